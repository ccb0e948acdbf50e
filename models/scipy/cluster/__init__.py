"""`scipy.cluster`."""

__pure__ = True
