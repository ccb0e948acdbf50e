"""`scipy.spatial`."""

__pure__ = True
