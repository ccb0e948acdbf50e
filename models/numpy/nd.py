"""numpy.ndarray, and how arrays and scalars are made."""

from models.crane import certain, instance, known, many, possible, require, unknown
from models.data import Facts, joined_shape, same_shape
import models.numpy.kinds as kinds
from models.numpy.base import Base
from models.numpy.facts import Memory, changed, typed, values_of
from models.numpy.dims import as_shape, size_of

#: Values are carried for arrays of at most so many elements.
MOST_VALUES = 1000


class ndarray(Base):
    __real__ = "numpy.ndarray"
    __complete__ = True
    __hash__ = None

    def __init__(self, shape, dtype=float, buffer=None, offset=0, strides=None, order=None):
        self._about = Facts(as_shape(shape), conversion.kinds_of(dtype))
        self._flat = None
        self._counted = False
        self._memory = Memory()
        self._epoch = 0
        self._merged = False

    def __len__(self):
        shape = self._about.shape
        if not known(shape):
            return unknown(int)
        require(len(shape) > 0, TypeError, "len() of unsized object")
        return shape[0]

    def __iter__(self):
        if self._fields is not None:
            self._fields = None
        shape = self._about.shape
        if not known(shape):
            return iter(many(unknown()))
        require(len(shape) > 0, TypeError, "iteration over a 0-d array")
        flat = values_of(self)
        if known(shape[0]) and (shape[0] <= 64 or flat is not None and len(shape) == 1):
            return iter([indexing.getitem(self, i) for i in range(shape[0])])
        return iter(many(indexing.getitem(self, unknown(int)), shape[0]))

    def __crane_shown__(self, summary):
        """Shape and dtype as an output shows them, where they are not known."""
        kind = summary.get("types", {}).get("type")
        about = shown_about(self._about, summary) if kind is None or kind == "numpy.ndarray" else None
        if about is None:
            return False
        self._about = about
        return True

    def __crane_merge__(self, other):
        a, b = self._about, other._about
        shape = joined_shape(a.shape, b.shape)
        dtype = a.dtype if certain(a.dtype == b.dtype) else unknown(str)
        # Values may be changed through either name: nothing is said of them.
        if certain(self._merged == True) and same_shape(shape, a.shape) and known(dtype) == known(a.dtype):  # noqa: E712
            return self
        new = make(Facts(shape, dtype))
        new._merged = True
        return new

    def __getitem__(self, key):
        return indexing.getitem(self, key)

    def __setitem__(self, key, value):
        indexing.setitem(self, key, value)

    def __delitem__(self, key):
        raise ValueError("cannot delete array elements")

    def __contains__(self, x):
        flat = values_of(self)
        if flat is not None and isinstance(x, (int, float)) and certain(kinds.is_kind(self._about.dtype, "biuf")):
            return x in flat
        return unknown(bool)

    def __iadd__(self, other):
        return elementwise.in_place("add", self, other)

    def __isub__(self, other):
        return elementwise.in_place("subtract", self, other)

    def __imul__(self, other):
        return elementwise.in_place("multiply", self, other)

    def __itruediv__(self, other):
        return elementwise.in_place("divide", self, other)

    def __ifloordiv__(self, other):
        return elementwise.in_place("floor_divide", self, other)

    def __imod__(self, other):
        return elementwise.in_place("remainder", self, other)

    def __ipow__(self, other):
        return elementwise.in_place("power", self, other)

    def __iand__(self, other):
        return elementwise.in_place("bitwise_and", self, other)

    def __ior__(self, other):
        return elementwise.in_place("bitwise_or", self, other)

    def __ixor__(self, other):
        return elementwise.in_place("bitwise_xor", self, other)

    def __ilshift__(self, other):
        return elementwise.in_place("left_shift", self, other)

    def __irshift__(self, other):
        return elementwise.in_place("right_shift", self, other)

    def __imatmul__(self, other):
        changed(self)
        return self


def shown_about(about, summary):
    """These Facts, and of shape and dtype what is shown where they are unknown; None where it contradicts them."""
    structure = summary.get("structure", {})
    shape = structure.get("shape")
    length = structure.get("length")
    part = structure.get("dimension")
    new = about.copy()
    if part is not None:
        if not known(about.shape):
            return None
        if part[0] >= len(about.shape) or not possible(about.shape[part[0]] == part[1]):
            return None
        new.shape = about.shape[:part[0]] + (part[1],) + about.shape[part[0] + 1:]
    if shape is not None:
        shown = tuple([unknown(int) if n is None else n for n in shape])
        if known(about.shape):
            if not possible(about.shape == shown):
                return None
            new.shape = tuple([mine if known(mine) else theirs for mine, theirs in zip(about.shape, shown)])
        else:
            new.shape = shown
    elif length is not None and known(about.shape) and len(about.shape) > 0:
        if not possible(about.shape[0] == length):
            return None
        new.shape = (length,) + about.shape[1:]
    dtype = summary.get("types", {}).get("dtype")
    if dtype is not None and not known(about.dtype):
        new.dtype = dtype
    return new


def make(about, flat=None):
    """A new array with these Facts and, where they are known, values."""
    new = instance(ndarray)
    new._about = about
    new._flat = flat
    new._counted = False
    new._memory = Memory()
    new._epoch = 0
    new._merged = False
    return new


def array_of(shape, dtype, flat=None):
    """A new array of which only shape and dtype, and maybe the values, are known."""
    return make(typed(shape, dtype), flat)


def view_of(array, about, flat=None):
    """An array that shares another's memory."""
    new = make(about, flat)
    new._memory = array._memory
    new._epoch = array._epoch
    return new


def element(dtype, value=None):
    """What an array's single element is in Python: a NumPy scalar, or the object itself; None: value unknown."""
    if not known(dtype):
        return unknown()
    if dtype == "object":
        return unknown() if value is None else value
    if dtype not in scalars.SCALARS:
        return unknown()
    return scalar(scalars.SCALARS[dtype], unknown() if value is None else value)


def scalar(cls, value):
    """An instance of a NumPy scalar class."""
    new = instance(cls)
    new._about = typed((), cls._dtype)
    new._flat = [value] if known(value) else None
    new._counted = False
    new._memory = Memory()
    new._epoch = 0
    return new


def result(shape, dtype, flat=None):
    """What a function gives: a scalar where the shape is (), else an array; unknown where the rank is."""
    if not known(shape):
        return unknown()
    if len(shape) == 0:
        return element(dtype, flat[0] if flat is not None else None)
    return array_of(shape, dtype, flat)


def few(shape):
    """Whether an array of this shape is small enough to carry its values."""
    size = size_of(shape)
    return known(size) and size <= MOST_VALUES


# Below the class, since these use it.
import models.numpy.conversion as conversion  # noqa: E402
import models.numpy.elementwise as elementwise  # noqa: E402
import models.numpy.indexing as indexing  # noqa: E402
import models.numpy.scalars as scalars  # noqa: E402
