"""nltk.corpus: collections of text, which may not have been downloaded."""

from models._std import may_fail as _may_fail
from models.crane import many as _many
from models.crane import unknown as _unknown

__pure__ = True


class _Corpus:
    def __getattr__(self, name):
        return _unknown()

    def words(self, *args, **kwargs):
        _may_fail()
        return _many(_unknown(str))


stopwords = _Corpus()
words = _Corpus()
wordnet = _Corpus()
movie_reviews = _Corpus()
brown = _Corpus()
gutenberg = _Corpus()
