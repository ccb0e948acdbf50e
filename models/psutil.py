"""psutil: which machine this is, is never known."""

__pure__ = True
