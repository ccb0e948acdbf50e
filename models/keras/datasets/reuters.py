"""keras.datasets.reuters."""

from models.crane import unknown as _unknown
from models.keras.datasets._made import texts as _texts
from models._std import may_fail as _may_fail

__pure__ = True


def load_data(path="reuters.npz", num_words=None, skip_top=0, maxlen=None, test_split=0.2, seed=113, start_char=1, oov_char=2,
              index_from=3):
    if maxlen is not None or test_split != 0.2:
        _may_fail()
        return _unknown()
    return _texts(8982, 2246, 46)


def get_word_index(path="reuters_word_index.json"):
    _may_fail()
    return _unknown(dict)
