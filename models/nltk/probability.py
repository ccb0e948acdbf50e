"""nltk.probability: counts of words."""

__pure__ = True
