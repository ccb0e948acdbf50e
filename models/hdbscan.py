"""hdbscan: clusters, which are not known."""

__pure__ = True
