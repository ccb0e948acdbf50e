"""hvplot.pandas: figures of tables."""

__pure__ = True
