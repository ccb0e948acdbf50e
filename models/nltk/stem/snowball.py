"""nltk.stem.snowball: words in their simplest form."""

__pure__ = True


from models.nltk.stem import SnowballStemmer  # noqa: E402,F401
