"""contractions: words in full."""

__pure__ = True
