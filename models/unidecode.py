"""unidecode: text without accents."""

__pure__ = True
