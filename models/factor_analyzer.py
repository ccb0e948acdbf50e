"""factor_analyzer: factors of tables."""

__pure__ = True
