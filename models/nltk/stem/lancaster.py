"""nltk.stem.lancaster: words in their simplest form."""

__pure__ = True


from models.nltk.stem import LancasterStemmer  # noqa: E402,F401
