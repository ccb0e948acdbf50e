"""watermark: which versions are installed."""

__pure__ = True
