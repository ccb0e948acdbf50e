"""gensim.corpora: collections of words."""

__pure__ = True
