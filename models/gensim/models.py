"""gensim.models: models of words."""

__pure__ = True
