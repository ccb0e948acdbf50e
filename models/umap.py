"""umap: what it makes of data is not known."""

__pure__ = True
