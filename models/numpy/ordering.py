"""Sorting, searching, counting and sets."""

from models.crane import certain, known, require, unknown, version
import models.numpy.kinds as kinds
from models.numpy.base import Base
from models.numpy.facts import different, typed, values_of
from models.numpy.conversion import asarray
from models.numpy.dims import all_known, axis_of, rank_of, size_of
from models.numpy.nd import array_of, element, make


def comparable_values(array):
    """The values if all are known and compare with each other."""
    flat = values_of(array)
    if flat is None:
        return None
    for v in flat:
        if not known(v) or v is None or v != v:
            return None
    return flat


def require_sortable(about):
    """Objects of different types do not compare."""
    if not certain(about.dtype == "object") or not known(about.kinds) or not certain(size_of(about.shape) > 1):
        return
    groups = set(["number" if k in ("int", "float", "bool") else k for k in about.kinds])
    if len(groups) == 2 and "str" in groups and ("number" in groups or "NoneType" in groups):
        raise TypeError("'<' not supported between instances of 'str' and 'float'")


def sorted_axis(a, axis):
    if axis is not None and not known(axis):
        return
    if axis is not None:
        axis_of(axis, rank_of(a._about.shape))


def sort(a, axis=-1):
    x = asarray(a) if known(a) else a
    if not known(x):
        return unknown()
    sorted_axis(x, axis)
    about = x.__crane_array__()
    if certain(rank_of(about.shape) == 1):
        require_sortable(about)
    flat = comparable_values(x)
    if flat is not None and certain(rank_of(about.shape) == 1):
        return make(about.copy(), sorted(flat) if about.dtype != "object" else None)
    return make(about.with_shape((size_of(about.shape),)) if axis is None else about.copy())


def argsort(a, axis=-1):
    x = asarray(a) if known(a) else a
    if not known(x):
        return unknown()
    about = x.__crane_array__()
    if not certain(rank_of(about.shape) == 0):
        sorted_axis(x, axis)
    if certain(rank_of(about.shape) == 1):
        require_sortable(about)
    shape = (1,) if certain(rank_of(about.shape) == 0) else (size_of(about.shape),) if axis is None else about.shape
    new = typed(shape, "int64")
    flat = comparable_values(x)
    if flat is not None and certain(rank_of(shape) == 1) and len(set(flat)) == len(flat) and known(about.dtype) and about.dtype in ("int64", "float64"):
        order = sorted([(flat[i], i) for i in range(len(flat))])
        return make(new, [pair[1] for pair in order])
    if known(shape) and len(shape) > 0 and known(shape[-1]) and axis == -1:
        new.low, new.high, new.attained = 0, shape[-1] - 1, shape[-1] > 0
    return make(new)


def argpartition(a, kth, axis=-1):
    x = asarray(a) if known(a) else a
    if not known(x):
        return unknown()
    sorted_axis(x, axis)
    shape = x._about.shape
    if isinstance(kth, int) and known(shape) and len(shape) > 0 and axis is not None and known(axis):
        size = shape[axis_of(axis, len(shape))]
        if known(size) and known(kth):
            require(kth < size and kth >= -size, ValueError, f"kth(={kth}) out of bounds ({size})")
    return array_of((size_of(shape),) if axis is None else shape, "int64")


def partition(a, kth, axis=-1):
    x = asarray(a) if known(a) else a
    if not known(x):
        return unknown()
    argpartition(x, kth, axis)
    about = x.__crane_array__()
    return make(about.with_shape((size_of(about.shape),)) if axis is None else about.copy())


def nonzero(a):
    x = asarray(a) if known(a) else a
    if not known(x):
        return unknown()
    shape = x._about.shape
    if not known(shape):
        return unknown()
    if len(shape) == 0:
        require(not certain(version("numpy") >= "2.1"), ValueError,
                "Calling nonzero on 0d arrays is not allowed. Use np.atleast_1d(scalar).nonzero() instead.")
        return unknown()
    flat = values_of(x)
    if len(shape) == 1 and flat is not None and all_known(flat):
        found = [i for i in range(len(flat)) if flat[i]]
        return (array_of((len(found),), "int64", found),)
    count = unknown(int)
    out = []
    for d in shape:
        facts = typed((count,), "int64")
        if known(d):
            facts.low, facts.high = 0, d - 1
        out.append(make(facts))
    return tuple(out)


def flatnonzero(a):
    x = asarray(a) if known(a) else a
    if not known(x):
        return unknown()
    flat = values_of(x)
    if flat is not None and all_known(flat):
        found = [i for i in range(len(flat)) if flat[i]]
        return array_of((len(found),), "int64", found)
    return array_of((unknown(int),), "int64")


def argwhere(a):
    x = asarray(a) if known(a) else a
    if not known(x):
        return unknown()
    return array_of((unknown(int), rank_of(x._about.shape)), "int64")


def searchsorted(a, v, side="left", sorter=None):
    if isinstance(side, str):
        require(side in ("left", "right"), ValueError, f"search side must be 'left' or 'right' (got '{side}')")
    x, wanted = asarray(a) if known(a) else a, asarray(v) if known(v) else v
    if not known(x) or not known(wanted):
        return unknown()
    require(rank_of(x._about.shape) == 1, ValueError, "object too deep for desired array")
    shape = wanted._about.shape
    if not known(shape):
        return unknown()
    return element("int64") if len(shape) == 0 else array_of(shape, "int64")


def count_nonzero(a, axis=None, *, keepdims=False):
    x = asarray(a) if known(a) else a
    if not known(x):
        return counted_number(None) if axis is None else unknown()
    if axis is not None:
        return unknown()
    flat = values_of(x)
    return counted_number(len([v for v in flat if v]) if flat is not None and all_known(flat) else None)


def counted_number(n):
    """Python's int before NumPy 2.4, an intp since (seen with 1.24, 1.26 and 2.5); None: not known which."""
    new = version("numpy") >= "2.4"
    if not known(new):
        return unknown()
    return element("int64", n) if new else unknown(int) if n is None else n


# Sets.


def unique(ar, return_index=False, return_inverse=False, return_counts=False, axis=None, *, equal_nan=True, sorted=True):
    x = asarray(ar) if known(ar) else ar
    if not known(x):
        return unknown()
    about = x.__crane_array__()
    if axis is not None:
        axis_of(axis, rank_of(about.shape))
        return unknown()
    require_sortable(about)
    flat = distinct(comparable_values(x), about)
    count = len(flat) if flat is not None else unknown(int)
    facts = about.copy()
    facts.shape = (count,)
    out = [make(facts, flat)]
    if certain(return_index):
        out.append(array_of((count,), "int64"))
    if certain(return_inverse):
        shape = (size_of(about.shape),) if certain(version("numpy") < "2.0") or certain(rank_of(about.shape) == 1) else unknown()
        inverse = typed(shape, "int64")
        if known(count):
            inverse.low, inverse.high = 0, count - 1
        out.append(make(inverse))
    if certain(return_counts):
        out.append(array_of((count,), "int64"))
    if not (known(return_index) and known(return_inverse) and known(return_counts)):
        return unknown()
    return out[0] if len(out) == 1 else tuple(out)


def distinct(flat, about):
    """Distinct values in order, from the values or from the recorded labels."""
    if flat is not None:
        return sorted(different(flat)) if not certain(about.dtype == "object") else None
    if known(about.labels) and certain(about.nan == False) and known(about.dtype) and about.dtype != "object":  # noqa: E712
        for label in about.labels:
            if not known(label):
                return None
        return sorted(about.labels)
    return None


def set_operation(name, x, y):
    """union1d, intersect1d, setdiff1d, setxor1d."""
    a, b = asarray(x) if known(x) else x, asarray(y) if known(y) else y
    if not known(a) or not known(b):
        return unknown()
    dtype = a._about.dtype if name == "setdiff1d" else kinds.promote(a._about.dtype, b._about.dtype)
    p, q = comparable_values(a), comparable_values(b)
    same = certain(a._about.dtype == b._about.dtype)
    if p is None or q is None or not same or not known(dtype) or dtype not in ("int64", "float64", "str"):
        return array_of((unknown(int),), dtype)
    if name == "union1d":
        found = p + q
    elif name == "intersect1d":
        found = [v for v in p if v in q]
    elif name == "setdiff1d":
        found = [v for v in p if v not in q]
    else:
        found = [v for v in p if v not in q] + [v for v in q if v not in p]
    found = sorted(different(found))
    return array_of((len(found),), dtype, found)


def isin(x, test, assume_unique=False, invert=False, *, kind=None):
    a = asarray(x) if known(x) else x
    if not known(a):
        return unknown()
    return array_of(a._about.shape, "bool")


def bincount(x, weights=None, minlength=0):
    a = asarray(x) if known(x) else x
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    require(rank_of(about.shape) == 1, ValueError, "object too deep for desired array")
    if weights is None and certain(size_of(about.shape) > 0) and isinstance(x, Base):
        require(kinds.is_kind(about.dtype, "biu"), TypeError,
                f"Cannot cast array data from dtype('{about.dtype}') to dtype('int64') according to the rule 'safe'")
    if about.attained == True:  # noqa: E712
        require(about.low >= 0, ValueError, "'list' argument must have no negative elements")
    if weights is not None and known(weights):
        w = asarray(weights)
        if known(w) and known(w._about.shape) and known(about.shape) and len(w._about.shape) == 1:
            require(w._about.shape[0] == about.shape[0], ValueError, "The weights and list don't have the same length.")
    return array_of((unknown(int),), "int64" if weights is None else "float64")


def digitize(x, bins, right=False):
    a, b = asarray(x) if known(x) else x, asarray(bins) if known(bins) else bins
    if not known(a) or not known(b):
        return unknown()
    require(rank_of(b._about.shape) == 1, ValueError, "object too deep for desired array")
    shape = a._about.shape
    if not known(shape):
        return unknown()
    return element("int64") if len(shape) == 0 else array_of(shape, "int64")


def unravel_index(indices, shape, order="C"):
    if not isinstance(shape, tuple):
        return unknown()
    i = asarray(indices) if known(indices) else indices
    if not known(i) or not known(i._about.shape):
        return tuple([unknown() for d in shape])
    size = size_of(shape)
    flat = values_of(i)
    if flat is not None and known(size):
        for v in flat:
            if known(v):
                require(v < size and v >= 0, ValueError, f"index {v} is out of bounds for array with size {size}")
    own = i._about.shape
    return tuple([element("int64") if len(own) == 0 else array_of(own, "int64") for d in shape])


def lexsort(keys, axis=-1):
    return unknown()


# With the signatures of NumPy's functions, where those differ from the methods'.


def sort_of(a, axis=-1, kind=None, order=None, *, stable=None):
    return sort(a, axis)


def argsort_of(a, axis=-1, kind=None, order=None, *, stable=None):
    return argsort(a, axis)


def partition_of(a, kth, axis=-1, kind="introselect", order=None):
    return partition(a, kth, axis)


def argpartition_of(a, kth, axis=-1, kind="introselect", order=None):
    return argpartition(a, kth, axis)
