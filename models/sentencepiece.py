"""sentencepiece: text to numbers, which are not known."""

__pure__ = True
