"""nltk: text and its words; its data may not have been downloaded."""

from models._std import may_fail as _may_fail
from models.crane import known as _known
from models.crane import many as _many
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown
from models.nltk._parts import NaiveBayesClassifier, RegexpParser, Text, Tree  # noqa: F401
from models.nltk.probability import ConditionalFreqDist, FreqDist  # noqa: F401

__pure__ = True


class CFG:
    """A grammar; what it says is not known."""

    __real__ = "nltk.grammar.CFG"

    def __init__(self, *args, **kwargs):
        _may_fail()

    @classmethod
    def fromstring(cls, input, encoding=None):
        if input is None or isinstance(input, (int, float)) is True:
            raise TypeError(f"'{_type_name(input)}' object is not iterable")
        _may_fail()
        return _unknown()

    def __getattr__(self, name):
        return _unknown()


def download(info_or_id=None, *args, **kwargs):
    return _unknown(bool)


def pos_tag(tokens, *args, **kwargs):
    _may_fail()
    return _unknown(list)


def ne_chunk(tagged_tokens, binary=False):
    _may_fail()
    return _unknown()


def bigrams(sequence, **kwargs):
    return ngrams(sequence, 2)


def trigrams(sequence, **kwargs):
    return ngrams(sequence, 3)


def ngrams(sequence, n, **kwargs):
    """An iterator, which asks for its sequence only when it is asked itself."""
    if _known(n) and isinstance(n, int) and _known(sequence) and not (sequence is None or isinstance(sequence, (int, float))):
        return iter(_many(tuple([_unknown() for _ in range(n)])))
    _may_fail()
    return _unknown()


def edit_distance(s1, s2, substitution_cost=1, transpositions=False):
    for text in (s1, s2):
        if _known(text) and (text is None or isinstance(text, (int, float))):
            raise TypeError(f"object of type '{_type_name(text)}' has no len()")
    return _unknown(int)


def jaccard_distance(label1, label2):
    _may_fail()
    return _unknown(float)


from models.nltk.stem import LancasterStemmer, PorterStemmer, SnowballStemmer, WordNetLemmatizer  # noqa: E402,F401
from models.nltk.tokenize import (  # noqa: E402,F401
    RegexpTokenizer, TreebankWordTokenizer, TweetTokenizer, WhitespaceTokenizer, WordPunctTokenizer, sent_tokenize, word_tokenize,
    wordpunct_tokenize,
)
