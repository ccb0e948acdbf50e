"""yellowbrick.cluster: figures of clusters."""

__pure__ = True
