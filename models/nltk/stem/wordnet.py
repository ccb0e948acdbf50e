"""nltk.stem.wordnet: words in their simplest form."""

__pure__ = True


from models.nltk.stem import WordNetLemmatizer  # noqa: E402,F401
