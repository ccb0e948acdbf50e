"""gensim.parsing: its parts are modules of their own."""

__pure__ = True
