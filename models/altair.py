"""altair: figures of tables."""

__pure__ = True
