"""langdetect: languages of text."""

__pure__ = True
