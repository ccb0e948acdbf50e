"""spellchecker: words as they should be."""

__pure__ = True
