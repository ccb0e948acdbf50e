"""What arrays and NumPy's scalars share: operators, attributes and methods."""

from models.crane import certain, known, require, unknown, version
from models.data import Facts, facts_claimed
import models.numpy.kinds as kinds
from models.numpy.dims import as_shape, product, rank_of, size_of
from models.numpy.facts import bare, changed, counted, only_value, reordered, type_text

#: Attributes that only some versions have: name, first version with it, first without it.
SOMETIMES = {
    "ptp": (None, "2.0"), "itemset": (None, "2.0"), "newbyteorder": (None, "2.0"), "tostring": (None, "2.3"),
    "mT": ("2.0", None), "device": ("2.0", None), "to_device": ("2.0", None),
}


class Base:
    """_about: Facts at the time of `_epoch`; _flat: list of all values in C order, or None."""

    __immutable__ = True

    #: dtypes of the fields by name, of a recorded structured array.
    _fields = None

    def __crane_array__(self):
        # What is made of the array shares its dtype, through which the names of its fields can be set.
        if self._fields is not None:
            self._fields = None
        if not certain(self._epoch == self._memory.count):
            return bare(self._about)
        if self._flat is not None and known(self._flat) and not self._counted:
            self._about = counted(self._about, self._flat)
            self._counted = True
        return self._about

    def __crane_settle__(self):
        self._about = self.__crane_array__()
        self._epoch = self._memory.count

    def __crane_claims__(self, recorded):
        claims = facts_claimed(self.__crane_array__(), recorded.__crane_array__())
        if certain(self._epoch == self._memory.count) and self._flat is not None and recorded._flat is not None:
            claims.append(("values", self._flat, recorded._flat))
        return claims

    def __getattr__(self, name):
        kind = type_text(self)
        if name in SOMETIMES:
            first, gone = SOMETIMES[name]
            now = version("numpy")
            exists = now >= first if first is not None else now < gone
            if not known(exists) or exists:
                return unknown()
            if gone is not None and kind == "numpy.ndarray" and name != "tostring":
                raise AttributeError(f"`{name}` was removed from the ndarray class in NumPy 2.0.")
        raise AttributeError(f"'{kind}' object has no attribute '{name}'")

    # Attributes.

    @property
    def shape(self):
        return self._about.shape

    @shape.setter
    def shape(self, new):
        self._about = shaping.reshape(self, new).__crane_array__()
        self._epoch = self._memory.count

    @property
    def dtype(self):
        if self._fields is not None:
            self._fields = None
        return conversion.dtype_object(self._about.dtype)

    @dtype.setter
    def dtype(self, new):
        self._about = Facts(unknown(), conversion.kinds_of(new))
        self._flat = None

    @property
    def ndim(self):
        return rank_of(self._about.shape)

    @property
    def size(self):
        return size_of(self._about.shape)

    @property
    def itemsize(self):
        return kinds.item_size(self._about.dtype)

    @property
    def nbytes(self):
        return product((self.itemsize, self.size))

    @property
    def T(self):
        return shaping.transpose(self)

    @property
    def real(self):
        return conversion.part(self)

    @real.setter
    def real(self, new):
        changed(self)

    @property
    def imag(self):
        return conversion.part(self)

    @imag.setter
    def imag(self, new):
        changed(self)

    @property
    def flat(self):
        return shaping.ravel(self)

    @flat.setter
    def flat(self, new):
        changed(self)

    base = unknown()
    ctypes = unknown()
    data = unknown()
    flags = unknown()
    strides = unknown()

    # Operators.

    def __add__(self, other):
        return elementwise.operator("add", self, other)

    def __radd__(self, other):
        return elementwise.operator("add", other, self)

    def __sub__(self, other):
        return elementwise.operator("subtract", self, other)

    def __rsub__(self, other):
        return elementwise.operator("subtract", other, self)

    def __mul__(self, other):
        return elementwise.operator("multiply", self, other)

    def __rmul__(self, other):
        return elementwise.operator("multiply", other, self)

    def __truediv__(self, other):
        return elementwise.operator("divide", self, other)

    def __rtruediv__(self, other):
        return elementwise.operator("divide", other, self)

    def __floordiv__(self, other):
        return elementwise.operator("floor_divide", self, other)

    def __rfloordiv__(self, other):
        return elementwise.operator("floor_divide", other, self)

    def __mod__(self, other):
        return elementwise.operator("remainder", self, other)

    def __rmod__(self, other):
        return elementwise.operator("remainder", other, self)

    def __pow__(self, other):
        return elementwise.operator("power", self, other)

    def __rpow__(self, other):
        return elementwise.operator("power", other, self)

    def __and__(self, other):
        return elementwise.operator("bitwise_and", self, other)

    def __rand__(self, other):
        return elementwise.operator("bitwise_and", other, self)

    def __or__(self, other):
        return elementwise.operator("bitwise_or", self, other)

    def __ror__(self, other):
        return elementwise.operator("bitwise_or", other, self)

    def __xor__(self, other):
        return elementwise.operator("bitwise_xor", self, other)

    def __rxor__(self, other):
        return elementwise.operator("bitwise_xor", other, self)

    def __lshift__(self, other):
        return elementwise.operator("left_shift", self, other)

    def __rlshift__(self, other):
        return elementwise.operator("left_shift", other, self)

    def __rshift__(self, other):
        return elementwise.operator("right_shift", self, other)

    def __rrshift__(self, other):
        return elementwise.operator("right_shift", other, self)

    def __divmod__(self, other):
        return elementwise.operator("floor_divide", self, other), elementwise.operator("remainder", self, other)

    def __rdivmod__(self, other):
        return elementwise.operator("floor_divide", other, self), elementwise.operator("remainder", other, self)

    def __matmul__(self, other):
        return products.matmul_operator(self, other)

    def __rmatmul__(self, other):
        return products.matmul_operator(other, self)

    def __neg__(self):
        return elementwise.unary("negative", self)

    def __pos__(self):
        return elementwise.unary("positive", self)

    def __abs__(self):
        return elementwise.unary("absolute", self)

    def __invert__(self):
        return elementwise.unary("invert", self)

    def __eq__(self, other):
        return elementwise.compare("equal", self, other)

    def __ne__(self, other):
        return elementwise.compare("not_equal", self, other)

    def __lt__(self, other):
        return elementwise.compare("less", self, other)

    def __le__(self, other):
        return elementwise.compare("less_equal", self, other)

    def __gt__(self, other):
        return elementwise.compare("greater", self, other)

    def __ge__(self, other):
        return elementwise.compare("greater_equal", self, other)

    # Conversions.

    def __bool__(self):
        size = size_of(self._about.shape)
        message = "The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()"
        require(not certain(size > 1), ValueError, message)
        if certain(size == 0):
            new = version("numpy") >= "2.2"
            message = "The truth value of an empty array is ambiguous. Use `array.size > 0` to check that an array is not empty."
            require(not certain(new), ValueError, message)
            return unknown(bool) if not known(new) else False
        value = only_value(self)
        return bool(value) if known(value) else unknown(bool)

    def __int__(self):
        return int_of(self)

    def __float__(self):
        return float_of(self)

    def __complex__(self):
        require_single(self)
        return unknown(complex)

    def __index__(self):
        shape, dtype = self._about.shape, self._about.dtype
        whole = kinds.is_kind(dtype, "iub" if self.__class__.__name__ == "ndarray" else "iu")
        message = "only integer scalar arrays can be converted to a scalar index"
        if self.__class__.__name__ != "ndarray":
            message = f"'{type_text(self)}' object cannot be interpreted as an integer"
        if certain(dtype == "bool") and self.__class__.__name__ != "ndarray":
            whole = certain(version("numpy") < "2.0")
        require(whole, TypeError, message)
        require(not known(shape) or len(shape) == 0, TypeError, message)
        value = only_value(self)
        return int(value) if known(value) else unknown(int)

    def __round__(self, ndigits=None):
        if self.__class__.__name__ == "ndarray":
            raise TypeError("type numpy.ndarray doesn't define __round__ method")
        if ndigits is None and certain(kinds.is_kind(self._about.dtype, "iuf")):
            return unknown(int)
        return rounding.around(self, 0 if ndigits is None else ndigits)

    def __str__(self):
        value = only_value(self) if certain(rank_of(self._about.shape) == 0) else unknown(str)
        return str(value) if known(value) else unknown(str)

    def __repr__(self):
        return unknown(str)

    def __format__(self, spec):
        value = only_value(self) if certain(rank_of(self._about.shape) == 0) else unknown(str)
        if known(value):
            return format(value, spec)
        require(spec == "" or not certain(rank_of(self._about.shape) > 0), TypeError,
                "unsupported format string passed to numpy.ndarray.__format__")
        return unknown(str)

    def __copy__(self):
        return conversion.copy(self)

    def __deepcopy__(self, memo=None):
        return conversion.copy(self)

    # Methods, in the order of the alphabet.

    def all(self, axis=None, out=None, keepdims=False, *, where=True):
        return reducing.reduce("all", self, axis, out=out, keepdims=keepdims)

    def any(self, axis=None, out=None, keepdims=False, *, where=True):
        return reducing.reduce("any", self, axis, out=out, keepdims=keepdims)

    def argmax(self, axis=None, out=None, *, keepdims=False):
        return reducing.arg_reduce("argmax", self, axis, keepdims)

    def argmin(self, axis=None, out=None, *, keepdims=False):
        return reducing.arg_reduce("argmin", self, axis, keepdims)

    def argpartition(self, kth, axis=-1, kind="introselect", order=None):
        return ordering.argpartition(self, kth, axis)

    def argsort(self, axis=-1, kind=None, order=None, *, stable=None):
        return ordering.argsort(self, axis)

    def astype(self, dtype, order="K", casting="unsafe", subok=True, copy=True):
        return conversion.astype(self, dtype, casting)

    def byteswap(self, inplace=False):
        return unknown()

    def choose(self, choices, out=None, mode="raise"):
        return unknown()

    def clip(self, min=None, max=None, out=None, **kwargs):
        return rounding.clip(self, min, max, out)

    def compress(self, condition, axis=None, out=None):
        return unknown()

    def conj(self):
        return elementwise.unary("conjugate", self)

    def conjugate(self):
        return elementwise.unary("conjugate", self)

    def copy(self, order="C"):
        return conversion.copy(self)

    def cumprod(self, axis=None, dtype=None, out=None):
        return reducing.accumulate("cumprod", self, axis, dtype)

    def cumsum(self, axis=None, dtype=None, out=None):
        return reducing.accumulate("cumsum", self, axis, dtype)

    def diagonal(self, offset=0, axis1=0, axis2=1):
        return shaping.diagonal(self, offset, axis1, axis2)

    def dot(self, b, out=None):
        return products.dot(self, b)

    def dump(self, file):
        return None

    def dumps(self):
        return unknown(bytes)

    def fill(self, value):
        return conversion.fill(self, value)

    def flatten(self, order="C"):
        return conversion.copy(shaping.ravel(self, order))

    def getfield(self, dtype, offset=0):
        return unknown()

    def item(self, *args):
        return conversion.item(self, args)

    def max(self, axis=None, out=None, keepdims=False, initial=None, where=True):
        return reducing.reduce("max", self, axis, out=out, keepdims=keepdims, initial=initial)

    def mean(self, axis=None, dtype=None, out=None, keepdims=False, *, where=True):
        return reducing.reduce("mean", self, axis, dtype, out, keepdims)

    def min(self, axis=None, out=None, keepdims=False, initial=None, where=True):
        return reducing.reduce("min", self, axis, out=out, keepdims=keepdims, initial=initial)

    def nonzero(self):
        return ordering.nonzero(self)

    def partition(self, kth, axis=-1, kind="introselect", order=None):
        ordering.argpartition(self, kth, axis)
        changed(self)

    def prod(self, axis=None, dtype=None, out=None, keepdims=False, initial=1, where=True):
        return reducing.reduce("prod", self, axis, dtype, out, keepdims)

    def put(self, indices, values, mode="raise"):
        changed(self)

    def ravel(self, order="C"):
        return shaping.ravel(self, order)

    def repeat(self, repeats, axis=None):
        return shaping.repeat(self, repeats, axis)

    def reshape(self, *shape, order="C", copy=None):
        require(len(shape) > 0, TypeError, "shaping.reshape() takes exactly 1 argument (0 given)")
        return shaping.reshape(self, shape[0] if len(shape) == 1 else shape, order)

    def resize(self, *new_shape, refcheck=True):
        self._about = Facts(as_shape(new_shape[0] if len(new_shape) == 1 else new_shape), self._about.dtype)
        self._flat = None

    def round(self, decimals=0, out=None):
        return rounding.around(self, decimals)

    def searchsorted(self, v, side="left", sorter=None):
        return ordering.searchsorted(self, v, side, sorter)

    def setfield(self, val, dtype, offset=0):
        changed(self)

    def setflags(self, write=None, align=None, uic=None):
        return None

    def sort(self, axis=-1, kind=None, order=None, *, stable=None):
        ordering.sort(self, axis)
        reordered(self)

    def squeeze(self, axis=None):
        return shaping.squeeze(self, axis)

    def std(self, axis=None, dtype=None, out=None, ddof=0, keepdims=False, *, where=True, mean=None, correction=None):
        return reducing.reduce("std", self, axis, dtype, out, keepdims)

    def sum(self, axis=None, dtype=None, out=None, keepdims=False, initial=0, where=True):
        return reducing.reduce("sum", self, axis, dtype, out, keepdims)

    def swapaxes(self, axis1, axis2):
        return shaping.swapaxes(self, axis1, axis2)

    def take(self, indices, axis=None, out=None, mode="raise"):
        return taking.take(self, indices, axis, out, mode)

    def tobytes(self, order="C"):
        return unknown(bytes)

    def tofile(self, fid, sep="", format="%s"):
        return None

    def tolist(self):
        return conversion.tolist(self)

    def trace(self, offset=0, axis1=0, axis2=1, dtype=None, out=None):
        return products.trace(self, offset, axis1, axis2)

    def transpose(self, *axes):
        if len(axes) == 1 and (axes[0] is None or isinstance(axes[0], (list, tuple))):
            return shaping.transpose(self, axes[0])
        return shaping.transpose(self, axes if len(axes) > 0 else None)

    def var(self, axis=None, dtype=None, out=None, ddof=0, keepdims=False, *, where=True, mean=None, correction=None):
        return reducing.reduce("var", self, axis, dtype, out, keepdims)

    def view(self, *args, **kwargs):
        return conversion.view(self, args[0]) if len(args) == 1 and len(kwargs) == 0 else unknown()


def require_single(array):
    message = "only length-1 arrays can be converted to Python scalars"
    if certain(version("numpy") >= "2.0"):
        message = "only 0-dimensional arrays can be converted to Python scalars"
    size = size_of(array._about.shape)
    require(size == 1, TypeError, message)


def int_of(array):
    require_single(array)
    value = only_value(array)
    if not known(value) or not isinstance(value, (bool, int, float, str)):
        return unknown(int)
    return int(value)


def float_of(array):
    require_single(array)
    value = only_value(array)
    if not known(value) or not isinstance(value, (bool, int, float, str)):
        return unknown(float)
    return float(value)


# Below the class, since these use it; `nd` first, which the others use.
import models.numpy.nd as nd  # noqa: E402, F401
import models.numpy.conversion as conversion  # noqa: E402
import models.numpy.elementwise as elementwise  # noqa: E402
import models.numpy.ordering as ordering  # noqa: E402
import models.numpy.products as products  # noqa: E402
import models.numpy.reducing as reducing  # noqa: E402
import models.numpy.rounding as rounding  # noqa: E402
import models.numpy.shaping as shaping  # noqa: E402
import models.numpy.taking as taking  # noqa: E402
