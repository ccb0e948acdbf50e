"""cufflinks: figures of tables."""

__pure__ = True
