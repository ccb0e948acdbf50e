"""Makers of what estimators and functions return."""

from models.crane import certain, known, unknown
from models.data import Facts, facts


def array(f):
    """A NumPy array of these facts."""
    from models.numpy.nd import make
    return make(f)


def pick_rows(x, count):
    """`count` rows of x, one cannot say which: its kind, its columns, and what holds of all rows."""
    if not known(x):
        return unknown()
    if x is None:
        return None
    if isinstance(x, (list, tuple)):
        return picked_list(x, count)
    if hasattr(x, "sample") and hasattr(x, "iloc"):
        return x.sample(count)
    if not hasattr(x, "__crane_array__"):
        return unknown()
    f = facts(x)
    if not known(f.shape) or len(f.shape) == 0:
        return unknown()
    return array(f.select((count,) + f.shape[1:]))


def picked_list(x, count):
    """A list of `count` of these elements."""
    if not known(count) or count > 2000:
        return unknown(list)
    same = len(x) > 0 and all([certain(e == x[0]) for e in x])
    return [x[0] if same else unknown() for i in range(count)]


def labels_like(f, rows):
    """Facts of `rows` labels out of those of f, in one dimension."""
    return f.select((rows,))


def numbers(shape):
    """Facts of finite numbers."""
    return Facts(shape, unknown(str), False, False)
