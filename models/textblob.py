"""textblob: text and its moods."""

__pure__ = True
