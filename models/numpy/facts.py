"""Facts of arrays, and what arrays do with them; no class of arrays is known here."""

from models.crane import certain, known, number_facts, unknown
from models.data import Facts
import models.numpy.kinds as kinds
from models.numpy.dims import rank_of


class Memory:
    """What an array and its views share; `count` rises with each change of their values."""

    def __init__(self):
        self.count = 0


def type_text(x):
    """The type's name as NumPy's messages print it."""
    return "numpy." + x.__class__.__name__


def bare(about):
    """Shape and dtype alone."""
    return typed(about.shape, about.dtype)


def typed(shape, dtype):
    """Facts of new values of which only shape and dtype are known; whole numbers are never missing."""
    if known(dtype) and kinds.letter(dtype) in ("b", "i", "u"):
        return Facts(shape, dtype, False, False, integral=True)
    return Facts(shape, dtype)


def counted(about, flat):
    """The facts with what the values themselves say."""
    new = about.copy()
    numbers = number_facts(flat)
    if numbers is not None:
        new.nan, new.inf, labels, integral = numbers
        new.labels, new.unique = labels, len(labels)
        if len(labels) > 0:
            new.low, new.high, new.attained = labels[0], labels[-1], True
        if integral is not None:
            new.integral = integral
        if certain(about.dtype == "object"):
            new.kinds = tuple(different([type(x).__name__ for x in flat]))
        return new
    kinds_seen = []
    for x in flat:
        if not known(x):
            return about
        name = type(x).__name__
        if name not in kinds_seen:
            kinds_seen.append(name)
    if kinds_seen == ["str"]:
        new.nan, new.inf = False, False
        new.labels = sorted(different(flat))
        new.unique = len(new.labels)
        count_texts(new, flat)
    if certain(about.dtype == "object"):
        new.kinds = tuple(kinds_seen)
    return new


def different(values):
    """The distinct values, in the order of their first occurrence: the order of a set is not known."""
    return list({v: True for v in values})


def count_texts(new, flat):
    parsed = len([x for x in flat if is_float_text(x)])
    new.float_text = "all" if parsed == len(flat) else "none" if parsed == 0 else "some"
    whole = len([x for x in flat if is_int_text(x)])
    new.int_text = "all" if whole == len(flat) else "none" if whole == 0 else "some"


def is_float_text(x):
    try:
        float(x)
        return True
    except ValueError:
        return False


def is_int_text(x):
    try:
        int(x)
        return True
    except ValueError:
        return False


def changed(array):
    """The values are new ones, of which nothing is known; views know by the count."""
    memory = array._memory
    memory.count = memory.count + 1
    array._about = bare(array._about)
    array._flat = None
    array._epoch = memory.count


def reordered(array):
    """The values are the same, in another order."""
    about = array.__crane_array__()
    changed(array)
    if certain(rank_of(about.shape) == 1):
        array._about = about


def values_of(array):
    """All values in C order, or None where they are not known."""
    if array._flat is None or not known(array._flat) or not certain(array._epoch == array._memory.count):
        return None
    return array._flat


def only_value(array):
    """The value of an array of one element."""
    flat = values_of(array)
    return flat[0] if flat is not None and len(flat) == 1 else unknown()
