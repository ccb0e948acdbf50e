"""nltk.tokenize: text in words and sentences, which are not known."""

from models._std import may_fail as _may_fail
from models.crane import known as _known
from models.crane import many as _many
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown

__pure__ = True


def _words(text):
    if isinstance(text, (int, float, list, dict)) is True or text is None or _type_name(text) in ("Series", "DataFrame") and _known(text):
        raise TypeError(f"expected string or bytes-like object, got '{_type_name(text)}'")
    # The data of the tokenizer may not have been downloaded.
    _may_fail()
    return _many(_unknown(str))


def word_tokenize(text, language="english", preserve_line=False):
    return _words(text)


def sent_tokenize(text, language="english"):
    return _words(text)


def wordpunct_tokenize(text):
    return _words(text)


class _Tokenizer:
    __callable__ = False

    def __init__(self, *args, **kwargs):
        _may_fail()

    def __iter__(self):
        raise TypeError(f"'{type(self).__name__}' object is not iterable")

    def tokenize(self, text, *args, **kwargs):
        return _words(text)


class RegexpTokenizer(_Tokenizer):
    __real__ = "nltk.tokenize.regexp.RegexpTokenizer"


class TweetTokenizer(_Tokenizer):
    __real__ = "nltk.tokenize.casual.TweetTokenizer"


class WhitespaceTokenizer(_Tokenizer):
    __real__ = "nltk.tokenize.regexp.WhitespaceTokenizer"


class TreebankWordTokenizer(_Tokenizer):
    __real__ = "nltk.tokenize.treebank.TreebankWordTokenizer"


class WordPunctTokenizer(_Tokenizer):
    __real__ = "nltk.tokenize.regexp.WordPunctTokenizer"
