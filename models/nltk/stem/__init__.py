"""nltk.stem: words in their simplest form."""

from models._std import may_fail as _may_fail
from models.crane import known as _known
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


#: Languages of the Snowball stemmers.
_LANGUAGES = ("arabic", "danish", "dutch", "english", "finnish", "french", "german", "hungarian", "italian", "norwegian", "porter", "portuguese",
             "romanian", "russian", "spanish", "swedish", "turkish", "catalan", "basque", "greek", "hindi", "indonesian", "irish", "lithuanian",
             "nepali", "serbian", "tamil", "yiddish", "armenian")


class PorterStemmer(_Stemmer):
    __real__ = "nltk.stem.porter.PorterStemmer"


class SnowballStemmer(_Stemmer):
    """Hands on to a stemmer of its language, whose attributes are its own."""

    def __init__(self, language, ignore_stopwords=False):
        if isinstance(language, (int, float)) is True or isinstance(language, str) is True and _known(language) and language not in _LANGUAGES:
            raise ValueError(f"The language '{language}' is not supported.")
        _may_fail()

    def stem(self, word):
        return _Stemmer.stem(self, word)

    def __getattr__(self, name):
        return _unknown()


class LancasterStemmer(_Stemmer):
    __real__ = "nltk.stem.lancaster.LancasterStemmer"


class WordNetLemmatizer:
    __real__ = "nltk.stem.wordnet.WordNetLemmatizer"

    def lemmatize(self, word, pos="n"):
        _may_fail()
        return _unknown(str)
