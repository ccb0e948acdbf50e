"""nltk.util: groups of words."""

from models.nltk import bigrams, ngrams, trigrams  # noqa: F401

__pure__ = True
