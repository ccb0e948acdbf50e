"""nltk: text and its words; its data may not have been downloaded."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True


def download(info_or_id=None, *args, **kwargs):
    return _unknown(bool)


def pos_tag(tokens, *args, **kwargs):
    _may_fail()
    return _unknown(list)


def ne_chunk(tagged_tokens, binary=False):
    _may_fail()
    return _unknown()


def bigrams(sequence, **kwargs):
    _may_fail()
    return _unknown()


def ngrams(sequence, n, **kwargs):
    _may_fail()
    return _unknown()


def FreqDist(samples=None):
    _may_fail()
    return _unknown()


from models.nltk.stem import LancasterStemmer, PorterStemmer, SnowballStemmer, WordNetLemmatizer  # noqa: E402,F401
from models.nltk.tokenize import (  # noqa: E402,F401
    RegexpTokenizer, TweetTokenizer, sent_tokenize, word_tokenize, wordpunct_tokenize,
)
