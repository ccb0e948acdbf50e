"""nltk.sentiment.vader: moods of text."""

__pure__ = True
