"""emoji: names of pictures in text."""

__pure__ = True
