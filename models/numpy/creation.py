"""New arrays: array, zeros, arange, linspace, meshgrid, concatenate, stack, …"""

from models.crane import certain, known, may_fail, require, unknown, version
from models.data import Facts
import models.numpy.kinds as kinds
from models.numpy.base import Base
from models.numpy.facts import typed, values_of
from models.numpy.conversion import (asarray, astype_result, copy as copy_of, from_sequence, is_plain, kinds_of,
                                     require_ranges)
from models.numpy.dims import as_shape, index_of, rank_of, size_of
from models.numpy.elementwise import foreign
from models.numpy.nd import MOST_VALUES, array_of, make, ndarray


def array(object, dtype=None, *, copy=True, order="K", subok=False, ndmin=0, like=None):
    wanted = None if dtype is None else kinds_of(dtype)
    if wanted is not None and (not known(wanted) or wanted == "void"):
        # A structured dtype takes tuples as elements, not as a dimension.
        return unknown()
    if not known(object) and not certain(isinstance(object, (list, tuple, bool, int, float, str))):
        return some_copy(wanted, copy, subok, ndmin, like)
    if isinstance(object, (list, tuple)) and not isinstance(object, Base):
        new = from_sequence(object, wanted)
    else:
        new = asarray(object)
    if not known(new):
        return some_copy(wanted, copy, subok, ndmin, like)
    new = copy_of(new) if new is object else new
    if certain(wanted == "object") and isinstance(object, (list, tuple)) and not isinstance(object, Base):
        # Each element stays what it is, where the array of numbers would have made them one type.
        return least_rank(make(typed(new._about.shape, "object"), elements(object, rank_of(new._about.shape))), ndmin)
    if wanted is not None:
        if not isinstance(object, Base):
            require_ranges(wanted, values_of(new))
        new = with_dtype(new, wanted)
    return least_rank(new, ndmin)


def elements(nested, depth):
    """The elements of nested lists, in order; None where they are not all Python's own scalars."""
    if not known(depth) or not known(nested) or len(nested) > MOST_VALUES:
        return None
    flat = list(nested)
    for level in range(depth - 1):
        if not all([isinstance(row, (list, tuple)) and known(row) for row in flat]) or len(flat) > MOST_VALUES:
            return None
        flat = [item for row in flat for item in row]
    return flat if is_plain(flat) and len(flat) <= MOST_VALUES else None


def some_copy(wanted, copy, subok, ndmin, like):
    """What `array` makes of what is not known: an array of its own, in any shape."""
    may_fail()
    if certain(copy == True) and certain(subok == False) and like is None and certain(ndmin == 0):  # noqa: E712
        return make(Facts(None, wanted))
    return unknown()


def with_dtype(new, wanted):
    """The array in the dtype asked for; a text asked for as a number is read."""
    if certain(wanted == new._about.dtype):
        return new
    return astype_result(new, wanted)


def least_rank(new, ndmin):
    shape = new._about.shape
    if ndmin == 0 or not known(shape) or not known(ndmin):
        return new
    missing = ndmin - len(shape)
    return make(new._about.with_shape((1,) * missing + shape), values_of(new)) if missing > 0 else new


def asarray_like(a, dtype=None, order=None, *, device=None, copy=None, like=None):
    if isinstance(a, ndarray) and dtype is None:
        return a
    return array(a, dtype)


def filled(shape, dtype, value):
    """zeros, ones, empty, full: value None for anything."""
    dims = as_shape(shape)
    name = kinds_of(dtype)
    facts = typed(dims, name)
    if value is None:
        return make(facts)
    numeric = certain(kinds.is_kind(name, "iuf")) and isinstance(value, (bool, int, float))
    if numeric:
        facts.low, facts.high = value, value
        facts.nan = value != value if known(value) else unknown(bool)
        facts.attained = certain(size_of(dims) > 0) and not certain(facts.nan)
        if certain(facts.nan):
            facts.low, facts.high = unknown(), unknown()
    size = size_of(dims)
    if numeric and known(size) and size <= 200 and known(name) and name in ("float64", "int64", "bool"):
        return make(facts, [float(value) if name == "float64" and known(value) else value] * size)
    return make(facts)


def zeros(shape, dtype=float, order="C", *, device=None, like=None):
    return filled(shape, dtype, 0)


def ones(shape, dtype=None, order="C", *, device=None, like=None):
    return filled(shape, dtype, 1)


def empty(shape, dtype=float, order="C", *, device=None, like=None):
    return filled(shape, dtype, None)


def full(shape, fill_value, dtype=None, order="C", *, device=None, like=None):
    dims = as_shape(shape)
    if isinstance(fill_value, (bool, int, float)) and not isinstance(fill_value, Base):
        if dtype is not None and isinstance(fill_value, int) and certain(kinds.is_kind(kinds_of(dtype), "iu")):
            kinds.require_in_range(kinds_of(dtype), fill_value)
        return filled(dims, kinds.of_scalar(fill_value) if dtype is None else dtype, fill_value)
    value = asarray(fill_value) if known(fill_value) else unknown()
    if not known(value):
        return make(Facts(dims, unknown(str) if dtype is None else kinds_of(dtype)))
    return array_of(dims, value._about.dtype if dtype is None else kinds_of(dtype))


def like(a, dtype, shape, value):
    """zeros_like and its kin."""
    if not known(a):
        return unknown()
    if foreign(a):
        return unknown()
    x = asarray(a)
    if not known(x):
        return unknown()
    name = x._about.dtype if dtype is None else kinds_of(dtype)
    dims = x._about.shape if shape is None else as_shape(shape)
    return filled(dims, name, value) if known(name) else make(Facts(dims, name))


def zeros_like(a, dtype=None, order="K", subok=True, shape=None, *, device=None):
    return like(a, dtype, shape, 0)


def ones_like(a, dtype=None, order="K", subok=True, shape=None, *, device=None):
    return like(a, dtype, shape, 1)


def empty_like(prototype, dtype=None, order="K", subok=True, shape=None, *, device=None):
    return like(prototype, dtype, shape, None)


def full_like(a, fill_value, dtype=None, order="K", subok=True, shape=None, *, device=None):
    return like(a, dtype, shape, None)


def eye(N, M=None, k=0, dtype=float, order="C", *, device=None, like=None):
    return make(typed(as_shape((N, N if M is None else M)), kinds_of(dtype)))


def identity(n, dtype=None, *, like=None):
    return make(typed(as_shape((n, n)), kinds_of(dtype)))


def tri(N, M=None, k=0, dtype=float, *, like=None):
    return eye(N, M, k, dtype)


def number_of(x):
    """An argument that is a number, as Python's; unknown for what is not known."""
    if isinstance(x, (bool, int, float)) and not isinstance(x, Base):
        return x
    if known(x) and isinstance(x, Base):
        flat = values_of(x)
        return flat[0] if flat is not None and len(flat) == 1 and known(flat[0]) else unknown()
    return unknown()


def range_dtype(parts):
    whole = True
    for x in parts:
        if isinstance(x, Base):
            if not certain(kinds.is_kind(x._about.dtype, "iub")):
                return "float64" if certain(x._about.dtype == "float64") else unknown(str)
            if not certain(x._about.dtype == "int64"):
                return unknown(str)
        elif isinstance(x, float):
            whole = False
        elif not isinstance(x, (bool, int)):
            return unknown(str)
    return "int64" if whole else "float64"


def arange(start=None, stop=None, step=None, dtype=None, *, device=None, like=None):
    require(start is not None or stop is not None, TypeError, "arange() requires stop to be specified.")
    if stop is None:
        start, stop = 0, start
    if start is None:
        start = 0
    if step is None:
        step = 1
    for x in (start, stop, step):
        if isinstance(x, str) or isinstance(x, (list, tuple)):
            return unknown()
    name = range_dtype((start, stop, step)) if dtype is None else kinds_of(dtype)
    a, b, s = number_of(start), number_of(stop), number_of(step)
    if not known(a) or not known(b) or not known(s):
        return array_of((unknown(int),), name)
    require(s != 0, ZeroDivisionError, "division by zero")
    if isinstance(a, int) and isinstance(b, int) and isinstance(s, int):
        count = max(0, (b - a + s - (1 if s > 0 else -1)) // s)
        facts = typed((count,), name)
        if count > 0 and certain(kinds.is_kind(name, "if")):
            ends = sorted([a, a + (count - 1) * s])
            facts.low, facts.high, facts.attained = ends[0], ends[1], True
            facts.unique = count
            facts.nan, facts.inf = False, False
        return make(facts, list(range(a, b, s)) if count <= MOST_VALUES and certain(name == "int64") else None)
    return array_of((float_count(a, b, s),), name)


def float_count(a, b, s):
    """The length of arange with fractions: rounded up, unknown where rounding decides."""
    exact = (b - a) / s
    if exact != exact or exact > 1e12 or exact < -1e12:
        return unknown(int)
    if exact <= 0:
        return 0
    whole = int(exact)
    rest = exact - whole
    if rest < 1e-9 or rest > 1 - 1e-9:
        near = whole if rest < 0.5 else whole + 1
        return near if a + near * s == b and rest == 0 else unknown(int)
    return whole + 1


def spaced(num, start, stop, name):
    """linspace, logspace, geomspace."""
    if isinstance(num, float) and not isinstance(num, Base):
        raise TypeError("'float' object cannot be interpreted as an integer")
    count = index_of(num)
    if known(count):
        require(count >= 0, ValueError, f"Number of samples, {count}, must be non-negative.")
    ends = (asarray(start) if known(start) else start, asarray(stop) if known(stop) else stop)
    for end in ends:
        if not known(end):
            if isinstance(end, (int, float)):
                continue
            return unknown()
        if not certain(rank_of(end._about.shape) == 0):
            return unknown()
    return array_of((count,), name)


def linspace(start, stop, num=50, endpoint=True, retstep=False, dtype=None, axis=0, *, device=None):
    new = spaced(num, start, stop, "float64" if dtype is None else kinds_of(dtype))
    if certain(retstep):
        return (new, unknown())
    if not known(retstep) or not known(new):
        return unknown()
    a, b = number_of(start), number_of(stop)
    if known(a) and known(b) and certain(size_of(new._about.shape) > 1) and dtype is None:
        facts = new._about
        facts.nan, facts.inf = False, False
        facts.low, facts.high = min(a, b), max(a, b)
        if known(num) and num <= 200 and certain(endpoint):
            step = (b - a) / (num - 1)
            new._flat = [a + i * step for i in range(num - 1)] + [float(b)]
    return new


def logspace(start, stop, num=50, endpoint=True, base=10.0, dtype=None, axis=0):
    return spaced(num, start, stop, "float64" if dtype is None else kinds_of(dtype))


def geomspace(start, stop, num=50, endpoint=True, dtype=None, axis=0):
    a, b = number_of(start), number_of(stop)
    require(a != 0 and b != 0 if known(a) and known(b) else True, ValueError, "Geometric sequence cannot include zero")
    return spaced(num, start, stop, "float64" if dtype is None else kinds_of(dtype))


def meshgrid(*xi, copy=True, sparse=False, indexing="xy"):
    if known(indexing):
        require(indexing in ("xy", "ij"), ValueError, "Valid values for `indexing` are 'xy' and 'ij'.")
    arrays = [asarray(x) if known(x) else x for x in xi]
    sizes = [size_of(a._about.shape) if known(a) else unknown(int) for a in arrays]
    dims = list(sizes)
    if not known(indexing) or not known(sparse):
        return [unknown() for a in arrays]
    if indexing == "xy" and len(dims) > 1:
        dims[0], dims[1] = dims[1], dims[0]
    out = []
    for i in range(len(arrays)):
        place = 1 - i if indexing == "xy" and i < 2 and len(dims) > 1 else i
        shape = tuple([dims[k] if k == place or not sparse else 1 for k in range(len(dims))])
        name = arrays[i]._about.dtype if known(arrays[i]) else unknown(str)
        out.append(array_of(shape, name))
    return tuple(out) if certain(version("numpy") >= "2.0") else out


def indices(dimensions, dtype=int, sparse=False):
    dims = as_shape(dimensions)
    if not known(dims) or certain(sparse):
        return unknown()
    return array_of((len(dims),) + dims, kinds_of(dtype))


def fromfunction(function, shape, *, dtype=float, like=None, **kwargs):
    dims = as_shape(shape)
    if not known(dims):
        return unknown()
    return function(*[array_of(dims, kinds_of(dtype)) for d in dims], **kwargs)


def fromiter(iter, dtype, count=-1, *, like=None):
    return array_of((unknown(int),), kinds_of(dtype))


def frombuffer(buffer, dtype=float, count=-1, offset=0, *, like=None):
    return array_of((unknown(int),), kinds_of(dtype))


def fromstring(string, dtype=float, count=-1, *, sep="", like=None):
    return array_of((unknown(int),), kinds_of(dtype))


def vander(x, N=None, increasing=False):
    a = asarray(x) if known(x) else x
    if not known(a):
        return unknown()
    require(rank_of(a._about.shape) == 1, ValueError, "x must be a one-dimensional array or sequence.")
    n = size_of(a._about.shape)
    return array_of((n, n if N is None else N), unknown(str))
