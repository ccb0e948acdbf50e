"""nltk.stem.porter: words in their simplest form."""

__pure__ = True


from models.nltk.stem import PorterStemmer  # noqa: E402,F401
