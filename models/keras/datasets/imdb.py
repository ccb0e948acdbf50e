"""keras.datasets.imdb."""

from models.crane import unknown as _unknown
from models.keras.datasets._made import texts as _texts
from models._std import may_fail as _may_fail

__pure__ = True


def load_data(path="imdb.npz", num_words=None, skip_top=0, maxlen=None, seed=113, start_char=1, oov_char=2, index_from=3, **kwargs):
    if maxlen is not None:
        # Longer texts are left out.
        _may_fail()
        return _unknown()
    return _texts(25000, 25000, 2)


def get_word_index(path="imdb_word_index.json"):
    _may_fail()
    return _unknown(dict)
