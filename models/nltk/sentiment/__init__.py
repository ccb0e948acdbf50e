"""nltk.sentiment: moods of text."""

__pure__ = True
