"""Reductions and accumulations: sum, mean, argmax, cumsum, percentile, …"""

from models.crane import certain, known, require, unknown, version
from models.data import dtype_of, facts as facts_of_any
import models.numpy.kinds as kinds
from models.numpy.base import Base
from models.numpy.facts import changed, typed, values_of
from models.numpy.conversion import asarray, kinds_of
from models.numpy.dims import axes_of, axis_of, rank_of, size_of, with_dim, without
from models.numpy.elementwise import foreign
from models.numpy.exceptions import UFuncTypeError
from models.numpy.nd import array_of, element, make, ndarray

FLOAT_RESULTS = ("mean", "std", "var", "median", "percentile", "average", "nanmean", "nanstd", "nanvar", "nanmedian")

#: Names of a reduction's method on a pandas object, where it differs.
METHODS = ("sum", "mean", "min", "max", "std", "var", "prod", "any", "all", "cumsum", "cumprod", "median")


def reduced_shape(shape, axis, keepdims):
    """The shape after a reduction."""
    if not known(shape) or not known(axis) and not isinstance(axis, (list, tuple)):
        return () if axis is None and not certain(keepdims) else unknown()
    if axis is None:
        return (1,) * len(shape) if certain(keepdims) else () if not keepdims else unknown()
    if len(shape) == 0 and isinstance(axis, int) and (certain(axis == 0) or certain(axis == -1)):
        return ()
    axes = axes_of(axis, len(shape))
    if not known(axes):
        return unknown()
    if certain(keepdims):
        out = shape
        for i in axes:
            out = with_dim(out, i, 1)
        return out
    return without(shape, axes)


def reduce(name, x, axis=None, dtype=None, out=None, keepdims=False, initial=None):
    if not known(x):
        return unknown()
    if foreign(x):
        return foreign_reduce(name, x, axis, keepdims)
    a = asarray(x)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    shape = reduced_shape(about.shape, axis, False if keepdims is None else keepdims)
    require_reducible(name, a, about)
    if name in ("min", "max", "amin", "amax", "nanmin", "nanmax") and initial is None:
        require_some(name, about.shape, axis, shape)
    new = reduced_dtype(name, about.dtype, dtype)
    if out is not None:
        if known(out) and isinstance(out, ndarray):
            changed(out)
        return out
    if not known(shape):
        return unknown()
    flat = values_of(a)
    if len(shape) == 0:
        value = total(name, flat, about.dtype) if flat is not None and dtype is None and initial is None else None
        return element(new, value)
    return make(reduced_facts(name, about, typed(shape, new)))


def foreign_reduce(name, x, axis, keepdims):
    if name in METHODS and not certain(keepdims) and facts_of_any(x).columns is None and hasattr(x, name):
        if name == "sum":
            return x.sum()
        if name == "mean":
            return x.mean()
        if name == "min":
            return x.min()
        if name == "max":
            return x.max()
    return unknown()


def reduced_facts(name, about, new):
    if name in ("min", "max", "nanmin", "nanmax") and certain(about.nan == False):  # noqa: E712
        new.nan = False
    return new


def require_some(name, shape, axis, out):
    """min and max need an element."""
    if not known(shape):
        return
    words = {"min": "minimum", "max": "maximum"}
    message = f"zero-size array to reduction operation {words[name[-3:]]} which has no identity"
    empty = certain(size_of(shape) == 0) and not (known(out) and certain(size_of(out) == 0))
    require(not empty, ValueError, message)


def require_reducible(name, a, about):
    kind = kinds.letter(about.dtype)
    if not known(kind):
        return
    if kind == "U":
        require_text(name)
    if kind == "O" and known(about.kinds) and certain(size_of(about.shape) > 0):
        if name in ("mean", "std", "var") and len([k for k in about.kinds if k != "str"]) == 0:
            raise TypeError("unsupported operand type(s) for /: 'str' and 'int'")
    if kind == "M" and name in ("sum", "prod"):
        raise UFuncTypeError(f"ufunc '{name}' cannot use operands with types datetime64")


def require_text(name):
    old = certain(version("numpy") < "2.0")
    if name in ("min", "max") and old or name == "prod" or name in ("sum", "mean") and old:
        raise UFuncTypeError(f"ufunc '{name}' did not contain a loop with signature matching types (dtype('<U'), dtype('<U')) -> None")


def reduced_dtype(name, old, asked):
    if asked is not None:
        return kinds_of(asked)
    kind = kinds.letter(old)
    if name in ("any", "all"):
        return "bool" if known(kind) and kind in "biufcUM" else unknown(str)
    if not known(kind):
        return unknown(str)
    if kind == "O":
        return "object"
    if name in FLOAT_RESULTS:
        return "float64" if kind in "biu" else old if kind in "f" else unknown(str) if kind != "c" or name in ("std", "var") else old
    if name in ("sum", "prod", "nansum", "nanprod", "cumsum", "cumprod", "nancumsum", "nancumprod"):
        if kind in "bi":
            return "int64"
        return "uint64" if kind == "u" else old if kind in "fc" else unknown(str)
    return old if kind in "biufc" else unknown(str)


def total(name, flat, dtype):
    """The value of a reduction over all, or None."""
    if len(flat) == 0:
        return None
    for v in flat:
        if not known(v) or not isinstance(v, (bool, int, float)) or v != v:
            return None
    if name == "sum":
        return sum(flat) if not certain(dtype == "float64") or len(flat) < 8 else None
    if name in ("min", "nanmin"):
        return min(flat)
    if name in ("max", "nanmax"):
        return max(flat)
    if name == "any":
        return len([v for v in flat if v]) > 0
    if name == "all":
        return len([v for v in flat if not v]) == 0
    if name == "mean" and len(flat) < 8:
        return sum(flat) / len(flat)
    return None


def arg_reduce(name, x, axis=None, keepdims=False):
    """argmax and argmin."""
    if not known(x):
        return unknown()
    a = asarray(x)
    if not known(a):
        return unknown()
    if isinstance(axis, (list, tuple, str, float)) and not isinstance(axis, Base):
        raise TypeError(f"'{type(axis).__name__}' object cannot be interpreted as an integer")
    about = a.__crane_array__()
    shape = reduced_shape(about.shape, axis, False if keepdims is None else keepdims)
    message = f"attempt to get {name} of an empty sequence"
    if known(shape):
        require(not certain(size_of(about.shape) == 0) or certain(size_of(shape) == 0), ValueError, message)
    if not known(shape):
        return unknown()
    if len(shape) > 0:
        return arg_array(about, shape, axis)
    flat = values_of(a)
    if flat is None:
        return element("int64")
    for v in flat:
        if not known(v) or v != v or not isinstance(v, (bool, int, float)):
            return element("int64")
    best = min(flat) if name.endswith("argmin") else max(flat)
    return element("int64", flat.index(best))


def arg_array(about, shape, axis):
    new = typed(shape, "int64")
    if isinstance(axis, int) and known(about.shape):
        size = about.shape[axis_of(axis, len(about.shape))]
        if known(size):
            new.low, new.high = 0, size - 1
    return make(new)


def accumulate(name, x, axis=None, dtype=None):
    """cumsum and cumprod."""
    if not known(x):
        return unknown()
    if foreign(x):
        return unknown()
    a = asarray(x)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    new = reduced_dtype(name, about.dtype, dtype)
    if axis is None:
        flat = values_of(a)
        return array_of((size_of(about.shape),), new, sums(flat) if name == "cumsum" and flat is not None else None)
    if certain(rank_of(about.shape) == 0):
        return array_of((1,), new)
    axis_of(axis, rank_of(about.shape))
    return array_of(about.shape, new)


def sums(flat):
    if len(flat) > 100:
        return None
    out = []
    so_far = 0
    for v in flat:
        if not known(v) or not isinstance(v, int):
            return None
        so_far = so_far + v
        out.append(so_far)
    return out


def quantile_like(name, x, q, axis, keepdims, most):
    """percentile and quantile: the quantiles' dimensions come first."""
    if not known(x):
        return unknown()
    a, qs = asarray(x), asarray(q)
    if not known(a) or not known(qs):
        return unknown()
    flat = values_of(qs)
    if flat is not None:
        for v in flat:
            words = "Percentiles must be in the range [0, 100]" if most == 100 else "Quantiles must be in the range [0, 1]"
            if known(v):
                require(v >= 0 and v <= most, ValueError, words)
    about = a.__crane_array__()
    shape = reduced_shape(about.shape, axis, keepdims)
    if not known(shape) or not known(qs._about.shape):
        return unknown()
    full = qs._about.shape + shape
    dtype = "float64" if certain(kinds.is_kind(about.dtype, "biu")) or certain(about.dtype == "float64") else unknown(str)
    if len(full) == 0:
        return element(dtype)
    return array_of(full, dtype)


def average(a, axis=None, weights=None, returned=False, *, keepdims=False):
    if weights is not None and known(weights) and known(a):
        x, w = asarray(a), asarray(weights)
        if known(x) and known(w):
            require_weights(x, w, axis)
    if returned or known(a) and certain(kinds.is_kind(dtype_of(a), "US")):
        return unknown()
    out = reduce("mean", a, axis, keepdims=keepdims)
    if weights is None or not known(out) or not isinstance(out, Base):
        return out
    return array_of(out._about.shape, unknown(str)) if isinstance(out, ndarray) else element("float64")


def require_weights(x, w, axis):
    own, other = x._about.shape, w._about.shape
    if not known(own) or not known(other):
        return
    if len(own) != len(other):
        require(axis is not None, TypeError, "Axis must be specified when shapes of a and weights differ.")
        if isinstance(axis, int) and len(other) == 1 and len(own) > 0:
            require(other[0] == own[axis_of(axis, len(own))], ValueError,
                    "Shape of weights must be consistent with shape of a along specified axis.")
        return
    for i in range(len(own)):
        if axis is None:
            require(own[i] == other[i], TypeError, "Axis must be specified when shapes of a and weights differ.")


def diff(a, n=1, axis=-1):
    x = asarray(a) if known(a) else a
    if not known(x):
        return unknown()
    about = x.__crane_array__()
    rank = rank_of(about.shape)
    require(rank != 0, ValueError, "diff requires input that is at least one dimensional")
    place = axis_of(axis, rank)
    if certain(kinds.is_kind(about.dtype, "U")):
        raise UFuncTypeError("ufunc 'subtract' did not contain a loop with signature matching types")
    dtype = about.dtype if certain(kinds.is_kind(about.dtype, "biufc")) else unknown(str)
    if not known(place):
        return make(typed(unknown(), dtype))
    size = about.shape[place]
    size = max(size - n, 0) if known(size) and known(n) else unknown(int)
    return array_of(with_dim(about.shape, place, size), dtype)


def gradient(f, *varargs, axis=None, edge_order=1):
    x = asarray(f) if known(f) else f
    if not known(x):
        return unknown()
    about = x.__crane_array__()
    if not known(about.shape) or axis is not None:
        return unknown()
    for d in about.shape:
        require(d >= 2, ValueError, "Shape of array too small to calculate a numerical gradient, at least (edge_order + 1) "
                                    "elements are required.")
    dtype = "float64" if certain(kinds.is_kind(about.dtype, "iu")) else about.dtype if certain(kinds.is_kind(about.dtype, "f")) else unknown(str)
    if len(about.shape) == 1:
        return array_of(about.shape, dtype)
    parts = [array_of(about.shape, dtype) for d in about.shape]
    return parts if certain(version("numpy") < "2.0") else tuple(parts)
