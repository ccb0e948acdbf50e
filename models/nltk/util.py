"""nltk.util: groups of words."""

__pure__ = True
