"""tokenizers: text to numbers; the pieces are not known."""

__pure__ = True
