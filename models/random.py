"""random: what is drawn is not known; the module's own generator only."""

from models.crane import havoc as _havoc
from models.crane import known as _known
from models.crane import many as _many
from models.crane import may_fail as _may_fail
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown


def seed(a=None, version=2):
    return None


def random():
    return _unknown(float)


def uniform(a, b):
    return _plain(a, b)


def gauss(mu=0.0, sigma=1.0):
    return _plain(mu, sigma)


def _plain(a, b):
    """A float, unless the arguments are arrays, which the formula takes too."""
    numbers = isinstance(a, (int, float)) is True and isinstance(b, (int, float)) is True
    if numbers:
        return _unknown(float)
    _may_fail()
    return _unknown()


def randint(a, b):
    if _known(a) and _known(b) and type(a) is int and type(b) is int and a > b:
        raise ValueError(f"empty range for randrange() ({a}, {b + 1}, {b + 1 - a})")
    if not (type(a) is int and type(b) is int and _known(a) and _known(b)):
        _may_fail()
    return _unknown(int)


def _plain_elements(seq):
    return _known(seq) and isinstance(seq, (list, tuple)) and all([isinstance(x, (str, int, float)) is True for x in seq])


def choice(seq):
    if _known(seq) and isinstance(seq, (list, tuple, str)) and len(seq) == 0:
        raise IndexError("Cannot choose from an empty sequence")
    if not _known(seq):
        _may_fail()
    if isinstance(seq, (str, range)) is True or _plain_elements(seq):
        return _unknown()
    # The element is shared with the sequence: what changes the one changes the other.
    _havoc(seq)
    return _unknown()


def sample(population, k, *, counts=None):
    if _known(k) and isinstance(k, float):
        raise TypeError("can't multiply sequence by non-int of type 'float'")
    if isinstance(population, (set, dict)) is True:
        _may_fail()
        _havoc(population)
        return _unknown(list)
    if _known(population) and isinstance(population, (list, tuple, str, range)) and _known(k) and counts is None:
        if not 0 <= k <= len(population):
            raise ValueError("Sample larger than population or is negative")
    else:
        _may_fail()
    if not _plain_elements(population):
        _havoc(population)
    return _unknown(list)


def getrandbits(k):
    _may_fail()
    return _unknown(int)


def triangular(low=0.0, high=1.0, mode=None):
    _may_fail()
    return _unknown(float)


def betavariate(alpha, beta):
    _may_fail()
    return _unknown(float)


def expovariate(lambd=1.0):
    _may_fail()
    return _unknown(float)


def gammavariate(alpha, beta):
    _may_fail()
    return _unknown(float)


def lognormvariate(mu, sigma):
    _may_fail()
    return _unknown(float)


def vonmisesvariate(mu, kappa):
    _may_fail()
    return _unknown(float)


def paretovariate(alpha):
    _may_fail()
    return _unknown(float)


def weibullvariate(alpha, beta):
    _may_fail()
    return _unknown(float)


def binomialvariate(n=1, p=0.5):
    _may_fail()
    return _unknown(int)


def randbytes(n):
    _may_fail()
    return _unknown(bytes)


def getstate():
    return _unknown()


def setstate(state):
    _may_fail()


def normalvariate(mu=0.0, sigma=1.0):
    return _plain(mu, sigma)


def randrange(start, stop=None, step=1):
    for bound in (start, stop, step):
        if isinstance(bound, str) is True:
            raise TypeError("'str' object cannot be interpreted as an integer")
    if _known(start) and _known(stop) and _known(step) and type(start) is int:
        low, high = (0, start) if stop is None else (start, stop)
        if type(high) is int and step == 1 and low >= high:
            raise ValueError(f"empty range for randrange() ({low}, {high}, {high - low})")
        if type(high) is not int or step != 1:
            _may_fail()
    else:
        _may_fail()
    return _unknown(int)


def choices(population, weights=None, *, cum_weights=None, k=1):
    if _known(population) and isinstance(population, (list, tuple, str)) and len(population) == 0 and _known(k) and k > 0:
        raise IndexError("Cannot choose from an empty population")
    _may_fail()
    if not _plain_elements(population) and isinstance(population, (str, range)) is not True:
        _havoc(population)
    return _many(_unknown(), k if _known(k) else None)


def shuffle(x):
    if isinstance(x, (str, tuple, range)) is True and (not _known(x) or len(x) > 1):
        raise TypeError(f"'{_type_name(x)}' object does not support item assignment")
    if isinstance(x, (int, float)) is True or x is None:
        raise TypeError(f"object of type '{_type_name(x)}' has no len()")
    if type(x) is not list:
        _may_fail()
        _havoc(x)
    elif not _known(x) or len(x) > 1:
        _mix(x)
    return None


def _mix(x):
    """The same elements in an order that is not known."""
    if _known(x) and _plain_elements(x):
        number = len(x)
        kind = type(x[0])
        like = _unknown(kind) if all([type(e) is kind for e in x]) else _unknown()
        for i in range(number):
            x[i] = like
    else:
        _havoc(x)


class Random:
    """A generator of one's own: what it draws is not known."""

    def __init__(self, x=None):
        pass

    def __getattr__(self, name):
        return _unknown()

    def seed(self, a=None, version=2):
        return None

    def random(self):
        return _unknown(float)

    def randint(self, a, b):
        return randint(a, b)

    def choice(self, seq):
        return choice(seq)

    def shuffle(self, x):
        return shuffle(x)

    def sample(self, population, k, *, counts=None):
        return sample(population, k)

    def uniform(self, a, b):
        return uniform(a, b)


SystemRandom = Random
