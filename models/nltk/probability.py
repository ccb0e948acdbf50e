"""nltk.probability: counts of words, which are not known."""

from models._std import may_fail as _may_fail
from models.crane import known as _known
from models.crane import many as _many
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown

__pure__ = True


def _require_iterable(samples):
    if _known(samples) and isinstance(samples, (int, float)):
        raise TypeError(f"'{_type_name(samples)}' object is not iterable")


def _require_hashable(sample):
    if isinstance(sample, (list, dict, set)) is True:
        raise TypeError(f"unhashable type: '{_type_name(sample)}'")
    if isinstance(sample, slice) is True:
        # It can be hashed from Python 3.12 on.
        _may_fail()


class FreqDist:
    __real__ = "nltk.probability.FreqDist"
    __callable__ = False

    def __init__(self, samples=None):
        _require_iterable(samples)
        _may_fail()

    def __bool__(self):
        return _unknown(bool)

    def __getitem__(self, sample):
        _require_hashable(sample)
        return _unknown(int)

    def __setitem__(self, sample, value):
        _require_hashable(sample)

    def __contains__(self, sample):
        return _unknown(bool)

    def __iter__(self):
        return iter(_many(_unknown()))

    def __len__(self):
        return _unknown(int)

    def __add__(self, other):
        return FreqDist()

    __sub__ = __or__ = __and__ = __add__

    def most_common(self, n=None):
        if _known(n) and isinstance(n, (str, list)):
            raise TypeError(f"'>=' not supported between instances of '{_type_name(n)}' and 'int'")
        return list(_many((_unknown(), _unknown(int))))

    def max(self):
        _may_fail()
        return _unknown()

    def N(self):
        return _unknown(int)

    def B(self):
        return _unknown(int)

    def freq(self, sample):
        _require_hashable(sample)
        return _unknown(float)

    def hapaxes(self):
        return list(_many(_unknown()))

    def items(self):
        return _many((_unknown(), _unknown(int)))

    def keys(self):
        return _many(_unknown())

    def values(self):
        return _many(_unknown(int))

    def get(self, sample, default=None):
        return _unknown()

    def update(self, *args, **kwargs):
        _may_fail()

    def plot(self, *args, **kwargs):
        _may_fail()
        return _unknown()

    def tabulate(self, *args, **kwargs):
        _may_fail()


class ConditionalFreqDist:
    __real__ = "nltk.probability.ConditionalFreqDist"
    __callable__ = False

    def __init__(self, cond_samples=None):
        _require_iterable(cond_samples)
        _may_fail()

    def __bool__(self):
        return _unknown(bool)

    def __getitem__(self, condition):
        _require_hashable(condition)
        return FreqDist()

    def __setitem__(self, condition, value):
        _require_hashable(condition)

    def __contains__(self, condition):
        return _unknown(bool)

    def __iter__(self):
        return iter(_many(_unknown()))

    def __len__(self):
        return _unknown(int)

    def conditions(self):
        return list(_many(_unknown()))

    def N(self):
        return _unknown(int)

    def items(self):
        return _many((_unknown(), FreqDist()))

    def plot(self, *args, **kwargs):
        _may_fail()
        return _unknown()

    def tabulate(self, *args, **kwargs):
        _may_fail()


class ProbDist:
    """What a classifier says of each label."""

    __real__ = "nltk.probability.DictionaryProbDist"
    __callable__ = False

    def prob(self, sample):
        return _unknown(float)

    def logprob(self, sample):
        return _unknown(float)

    def max(self):
        return _unknown()

    def samples(self):
        return _unknown()

    def generate(self):
        return _unknown()
