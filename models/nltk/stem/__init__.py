"""nltk.stem: words in their simplest form."""

from models._std import may_fail as _may_fail
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown

__pure__ = True


class _Stemmer:
    def __init__(self, *args, **kwargs):
        _may_fail()

    def stem(self, token, *args, **kwargs):
        if isinstance(token, (int, float, list, dict)) is True or token is None:
            raise AttributeError(f"'{_type_name(token)}' object has no attribute 'lower'")
        _may_fail()
        return _unknown(str)


class PorterStemmer(_Stemmer):
    __real__ = "nltk.stem.porter.PorterStemmer"


class SnowballStemmer(_Stemmer):
    """Hands on to a stemmer of its language, whose attributes are its own."""

    def __getattr__(self, name):
        return _unknown()


class LancasterStemmer(_Stemmer):
    __real__ = "nltk.stem.lancaster.LancasterStemmer"


class WordNetLemmatizer:
    __real__ = "nltk.stem.wordnet.WordNetLemmatizer"

    def lemmatize(self, word, pos="n"):
        _may_fail()
        return _unknown(str)
