"""NumPy's scalar types (numpy.float64, …) and numpy.dtype."""

from models.crane import certain, known, unknown
import models.numpy.kinds as kinds
from models.numpy.base import Base
from models.numpy.facts import type_text
from models.numpy.nd import element


class generic(Base):
    """A value of one of NumPy's scalar types; as a class also a dtype."""

    __complete__ = True
    _dtype = unknown(str)

    def __new__(cls, *args, **kwargs):
        return cls.__crane_new__(cls, *args, **kwargs)

    def __crane_new__(cls, value=0, *args):
        return scalar_call(cls, value)

    def __getitem__(self, key):
        if key is None or key is Ellipsis or isinstance(key, tuple):
            return unknown()
        raise IndexError("invalid index to scalar variable.")

    def __setitem__(self, key, value):
        raise TypeError(f"'{type_text(self)}' object does not support item assignment")

    def __len__(self):
        raise TypeError(f"object of type '{type_text(self)}' has no len()")

    def __iter__(self):
        raise TypeError(f"'{type_text(self)}' object is not iterable")

    def __call__(self, *args, **kwargs):
        raise TypeError(f"'{type_text(self)}' object is not callable")

    def __hash__(self):
        flat = self._flat
        return hash(flat[0]) if flat is not None else unknown(int)


class number(generic):
    pass


class integer(number):
    def is_integer(self):
        return True

    numerator = unknown()
    denominator = 1
    bit_count = unknown()


class signedinteger(integer):
    pass


class unsignedinteger(integer):
    pass


class inexact(number):
    pass


class floating(inexact):
    def is_integer(self):
        return unknown(bool)

    def as_integer_ratio(self):
        return unknown()


class complexfloating(inexact):
    pass


class flexible(generic):
    pass


class character(flexible):
    pass


class bool_(generic):
    __real__ = ("numpy.bool_", "numpy.bool")
    _dtype = "bool"


class int8(signedinteger):
    __real__ = "numpy.int8"
    _dtype = "int8"


class int16(signedinteger):
    __real__ = "numpy.int16"
    _dtype = "int16"


class int32(signedinteger):
    __real__ = "numpy.int32"
    _dtype = "int32"


class int64(signedinteger):
    __real__ = "numpy.int64"
    _dtype = "int64"


class uint8(unsignedinteger):
    __real__ = "numpy.uint8"
    _dtype = "uint8"


class uint16(unsignedinteger):
    __real__ = "numpy.uint16"
    _dtype = "uint16"


class uint32(unsignedinteger):
    __real__ = "numpy.uint32"
    _dtype = "uint32"


class uint64(unsignedinteger):
    __real__ = "numpy.uint64"
    _dtype = "uint64"


class float16(floating):
    __real__ = "numpy.float16"
    _dtype = "float16"


class float32(floating):
    __real__ = "numpy.float32"
    _dtype = "float32"


class float64(floating):
    __real__ = "numpy.float64"
    __also__ = float
    _dtype = "float64"

    def fromhex(self, *args):
        return unknown()

    def hex(self):
        return unknown(str)


class longdouble(floating):
    __real__ = ("numpy.longdouble", "numpy.float128")
    _dtype = "float128"


class complex64(complexfloating):
    __real__ = "numpy.complex64"
    _dtype = "complex64"


class complex128(complexfloating):
    __real__ = "numpy.complex128"
    __also__ = complex
    _dtype = "complex128"


class str_(character):
    __complete__ = False
    __also__ = str
    _dtype = "str"


class bytes_(character):
    __also__ = bytes
    _dtype = "bytes"


class object_(generic):
    _dtype = "object"


class void(flexible):
    _dtype = "void"


class datetime64(generic):
    _dtype = "datetime64"


class timedelta64(signedinteger):
    _dtype = "timedelta64"


#: Classes whose instances stand for elements; elements of other dtypes are unknown.
SCALARS = {
    "bool": bool_, "int8": int8, "int16": int16, "int32": int32, "int64": int64, "uint8": uint8, "uint16": uint16,
    "uint32": uint32, "uint64": uint64, "float16": float16, "float32": float32, "float64": float64,
    "complex64": complex64, "complex128": complex128,
}


def scalar_call(cls, value):
    """`np.float32(value)`: a scalar, or an array from what is more than one value."""
    dtype = cls._dtype
    if not known(dtype) or dtype not in SCALARS:
        return unknown()
    if isinstance(value, (bool, int, float)):
        if isinstance(value, int) and known(value) and certain(kinds.is_kind(dtype, "iu")):
            kinds.require_in_range(dtype, value)
        return element(dtype, converted(dtype, value)) if known(value) else element(dtype)
    if isinstance(value, str):
        return element(dtype) if number_text(dtype, value) else unknown()
    if isinstance(value, (list, tuple)) or isinstance(value, Base):
        array = conversion.asarray(value)
        return conversion.astype_result(array, dtype) if known(array) else unknown()
    return unknown()


def number_text(dtype, value):
    """A text as a number: ValueError where it is none."""
    if not known(value) or certain(kinds.is_kind(dtype, "bc")):
        return False
    if certain(kinds.is_kind(dtype, "f")):
        float(value)
    else:
        int(value)
    return True


def converted(dtype, value):
    """The Python value of an element of a dtype, or None where it would be rounded or wrapped."""
    if not known(value):
        return None
    kind = kinds.letter(dtype)
    if kind == "b":
        return bool(value)
    if kind in "iu":
        if value != value or value in (float("inf"), float("-inf")):
            return None
        low, high = kinds.limits(dtype)
        whole = int(value)
        return whole if low <= whole and whole <= high else None
    return float(value) if dtype == "float64" else None


class dtype:
    """numpy.dtype; `_name` may be unknown."""

    __real__ = "numpy.dtype"
    __immutable__ = True

    def __init__(self, dtype, align=False, copy=False):
        self._name = conversion.kinds_of(dtype)

    @property
    def name(self):
        return unknown(str) if certain(kinds.is_kind(self._name, "US")) else self._name

    @property
    def kind(self):
        return kinds.letter(self._name)

    @property
    def itemsize(self):
        return kinds.item_size(self._name)

    @property
    def type(self):
        return SCALARS[self._name] if known(self._name) and self._name in SCALARS else unknown()

    def __eq__(self, other):
        if not known(self._name):
            return unknown(bool)
        if isinstance(other, str):
            if other in ("category", "string"):
                return False
            return same_names(self._name, kinds.parse(other))
        if not isinstance(other, dtype) and not is_type(other):
            return unknown(bool)
        return same_names(self._name, conversion.kinds_of(other))

    def __ne__(self, other):
        equal = self == other
        return not equal if known(equal) else unknown(bool)

    def __hash__(self):
        return hash(self._name) if known(self._name) else unknown(int)

    def __str__(self):
        return self.name

    def __repr__(self):
        return f"dtype('{self._name}')" if known(self._name) and self._name in SCALARS else unknown(str)

    def __getattr__(self, name):
        if name in DTYPE_OTHERS:
            return unknown()
        raise AttributeError(f"'numpy.dtype' object has no attribute '{name}'")


DTYPE_OTHERS = (
    "alignment", "base", "byteorder", "char", "descr", "fields", "flags", "hasobject", "isalignedstruct", "isbuiltin",
    "isnative", "metadata", "names", "ndim", "newbyteorder", "num", "shape", "str", "subdtype", "storage", "categories",
    "ordered", "na_value",
)


def same_names(a, b):
    """Texts of any length share a name: they may differ."""
    if not known(b):
        return unknown(bool)
    if a == b:
        return unknown(bool) if kinds.letter(a) in ("U", "S", "V", "M", "m") else True
    return False


def is_type(x):
    return x is float or x is int or x is bool or x is object or (hasattr(x, "_dtype") and not isinstance(x, Base))


import models.numpy.conversion as conversion  # noqa: E402
