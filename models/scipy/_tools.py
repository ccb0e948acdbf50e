"""What the models of SciPy share: named tuples, arrays, shapes, callbacks."""

from models.crane import certain, known, unknown, version
from models.data import Facts, facts
from models.numpy.dims import rank_of as rank_of_shape
from models.numpy.dims import size_of as size_of_shape


def number():
    """A `numpy.float64` of unknown value."""
    from models.numpy.nd import element
    return element("float64")


def array(shape, dtype="float64", nan=None):
    """An array of this shape; unknown where not even the rank is known."""
    from models.numpy.nd import make
    if not known(shape):
        return unknown()
    if len(shape) == 0:
        from models.numpy.nd import element
        return element(dtype)
    return make(Facts(shape, dtype, nan))


def shape_of(x):
    """The shape that `np.asarray(x)` has; unknown where it is not known."""
    if known(x) and x is None:
        return ()
    return facts(x).shape


def rank_of(x):
    return rank_of_shape(shape_of(x))


def length_of(x):
    """The first dimension, maybe unknown."""
    shape = shape_of(x)
    return shape[0] if known(shape) and len(shape) > 0 else unknown(int)


def size_of(x):
    """Number of elements, maybe unknown."""
    return size_of_shape(shape_of(x))


def is_flat(x):
    """Whether x surely has one dimension."""
    return certain(rank_of(x) == 1)


def is_plain_number(x):
    """Whether x is a number of Python's own, or one of NumPy's."""
    if not known(x):
        return certain(rank_of(x) == 0) and is_numeric(x)
    return isinstance(x, (bool, int, float))


def is_numeric(x):
    """Whether x surely is an array, list, column or scalar of real numbers."""
    name = facts(x).dtype
    return known(name) and name.startswith(("int", "uint", "float", "bool"))


def is_texts(x):
    """Whether x surely is an array, list or scalar of texts, as NumPy has them, that are not all numbers."""
    if known(x) and isinstance(x, str):
        return x.strip()[:1].isalpha() and x.strip().lower() not in ("nan", "inf", "infinity")
    f = facts(x)
    if not known(f.dtype) or f.dtype != "str" or hasattr(x, "iloc"):
        return False
    if known(f.float_text):
        return f.float_text in ("some", "none")
    if isinstance(x, (list, tuple)) and known(x):
        return any([known(v) and isinstance(v, str) and is_texts(v) for v in x])
    return False


def is_word(x):
    return known(x) and isinstance(x, str)


def check_choice(value, choices, message):
    """A keyword that is one of a few words, with the library's ValueError; the message may hold one `%s`."""
    if is_word(value) and value not in choices:
        raise ValueError(message.replace("%s", value))


def newer(than):
    return certain(version("scipy") >= than)


def older(than):
    return certain(version("scipy") < than)


class Named:
    """A tuple with names, as SciPy's functions give them; what more it has stands in the class."""

    __immutable__ = True
    __complete__ = True
    __callable__ = False
    __also__ = tuple
    _fields = ()

    def __init__(self, *values):
        self._values = values
        for name, value in zip(self._fields, values):
            setattr(self, name, value)

    def __iter__(self):
        return iter(self._values)

    def __len__(self):
        return len(self._values)

    def __getitem__(self, key):
        return self._values[key]

    def __setitem__(self, key, value):
        raise TypeError(f"{type(self).__name__!r} object does not support item assignment")

    def __contains__(self, value):
        return value in self._values

    def __add__(self, other):
        return self._values + other

    def __radd__(self, other):
        return other + self._values

    def __mul__(self, other):
        return self._values * other

    def __eq__(self, other):
        return unknown(bool)

    def __ne__(self, other):
        return unknown(bool)

    def __lt__(self, other):
        return unknown(bool)

    __gt__ = __le__ = __ge__ = __lt__

    def __hash__(self):
        return unknown(int)

    def __repr__(self):
        return unknown(str)

    def __crane_array__(self):
        return facts(self._values)

    def count(self, value, /):
        return unknown(int)

    def index(self, value, start=0, stop=9223372036854775807, /):
        return unknown(int)

    def _asdict(self):
        return dict(zip(self._fields, self._values))

    def _replace(self, **kwargs):
        return unknown()


class Attributes(dict):
    """`OptimizeResult` and its kin: a dict whose keys are attributes too."""


def run(function, *args):
    """Calls a function of the notebook's, as the library does at least once; what it gives.

    Where that is no function, the library's own exception is left to the real call.
    """
    if not known(function) or not callable(function):
        return unknown()
    return function(*args)
