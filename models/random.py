"""random: what is drawn is not known; the module's own generator only."""

from models.crane import havoc as _havoc
from models.crane import known as _known
from models.crane import require as _require
from models.crane import unknown as _unknown


def _may_fail():
    """Called where the real function may raise: the handlers of a `try` around it may run."""
    _require(_unknown(bool), Exception, "not known here")


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
    _may_fail()
    if not _plain_elements(population):
        _havoc(population)
    return _unknown(list)
