"""bs4: what a page holds is never known."""

__pure__ = True
