"""gensim.utils: text in words."""

__pure__ = True
