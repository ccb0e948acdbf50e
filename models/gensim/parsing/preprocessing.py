"""gensim.parsing.preprocessing: text in words."""

__pure__ = True
