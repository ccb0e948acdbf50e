"""plotnine: figures of tables."""

__pure__ = True
