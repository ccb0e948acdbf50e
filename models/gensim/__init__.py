"""gensim: models of words; what they learn is not known."""

__pure__ = True
