"""squarify: figures of shares."""

__pure__ = True
