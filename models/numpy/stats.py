"""Statistics and signals: histogram, percentile, corrcoef, polyfit, interp, convolve, where, select, …"""

from models.crane import certain, known, require, unknown, version
import models.numpy.kinds as kinds
from models.numpy.base import Base
from models.numpy.facts import typed, values_of
from models.numpy.conversion import asarray
from models.numpy.dims import all_known, axis_of, broadcast, broadcast_all, rank_of, size_of, text, try_broadcast
from models.numpy.elementwise import foreign
from models.numpy.nd import array_of, element, make, result
from models.numpy.reducing import quantile_like, reduce


def where(condition, x=None, y=None):
    if x is None and y is None:
        c = asarray(condition) if known(condition) else condition
        return c.nonzero() if known(c) else unknown()
    require(x is not None and y is not None, ValueError, "either both or neither of x and y should be given")
    parts = [known_array(v) for v in (condition, x, y)]
    shapes = [p._about.shape for p in parts if known(p)]
    out = ()
    for shape in shapes:
        out = try_broadcast(out, shape)
        if out is None:
            raise ValueError("operands could not be broadcast together with shapes " + " ".join([text(s) for s in shapes]) + " ")
        if not known(out):
            return unknown()
    if len(shapes) < 3:
        return unknown()
    return chosen_of(parts[0], parts[1:], (x, y), out)


def chosen_of(condition, arrays, given, shape):
    name = choice_dtype(arrays, given)
    facts = typed(shape, name)
    about = [a.__crane_array__() for a in arrays]
    if known(name) and kinds.letter(name) == "f":
        if certain(about[0].nan == False) and certain(about[1].nan == False):  # noqa: E712
            facts.nan = False
    if certain(name == "str"):
        facts.nan = False
    flats = [values_of(a) for a in [condition] + arrays]
    flat = None
    if len(shape) == 1 and len([f for f in flats if f is None]) == 0 and all_known(shape):
        flat = picked(flats, shape[0], name)
    return make(facts, flat)


def picked(flats, size, name):
    spread = [f * size if len(f) == 1 else f for f in flats]
    if len([f for f in spread if len(f) != size]) > 0 or not all_known(spread[0]) or not known(name):
        return None
    if name not in ("int64", "float64", "str", "bool"):
        return None
    out = [spread[1][i] if spread[0][i] else spread[2][i] for i in range(size)]
    if name == "float64":
        return [float(v) if known(v) else v for v in out]
    return out if name != "str" or len([v for v in out if not isinstance(v, str)]) == 0 else None


def choice_dtype(arrays, given):
    names = [a._about.dtype for a in arrays]
    if names[0] == names[1] or certain(names[0] == names[1]):
        return names[0]
    if isinstance(given[0], Base) and isinstance(given[1], Base):
        return kinds.promote(names[0], names[1])
    if certain(version("numpy") >= "2.0") and known(names[0]) and known(names[1]):
        plain = [i for i in (0, 1) if isinstance(given[i], (bool, int, float)) and not isinstance(given[i], Base)]
        if len(plain) == 1 and kinds.letter(names[1 - plain[0]]) in "biuf":
            return kinds.with_weak(names[1 - plain[0]], given[plain[0]])
        return kinds.promote(names[0], names[1])
    return unknown(str) if not certain(names[0] == "str") and not certain(names[1] == "str") else kinds.promote(names[0], names[1])


def known_array(v):
    if not known(v) and not isinstance(v, (bool, int, float, str)):
        return unknown()
    return asarray(v)


def select(condlist, choicelist, default=0):
    if not isinstance(condlist, (list, tuple)) or not isinstance(choicelist, (list, tuple)) or not known(condlist) or not known(choicelist):
        return unknown()
    require(len(condlist) == len(choicelist), ValueError, "list of cases must be same length as list of conditions")
    require(len(condlist) > 0, ValueError, "select with an empty condition list is not possible")
    shapes = []
    for c in list(condlist) + list(choicelist):
        part = known_array(c)
        if known(part):
            shapes.append(part._about.shape)
    for c in condlist:
        part = known_array(c)
        if known(part):
            require(kinds.is_kind(part._about.dtype, "b"), TypeError,
                    "invalid entry 0 in condlist: should be boolean ndarray")
    broadcast_all(shapes)
    return unknown()


# Histograms.


def require_bins(bins):
    if isinstance(bins, (bool, int)) and not isinstance(bins, Base):
        require(bins >= 1, ValueError, "`bins` must be positive, when an integer")
    elif isinstance(bins, str) and known(bins):
        require(bins in ("auto", "fd", "doane", "scott", "stone", "rice", "sturges", "sqrt"), ValueError,
                f"'{bins}' is not a valid estimator for `bins`")
    elif isinstance(bins, float) and not isinstance(bins, Base):
        raise TypeError("`bins` must be an integer, a string, or an array")


def histogram_edges(about, bins, range):
    """What is refused of data, bins and range."""
    require_bins(bins)
    if range is not None:
        if isinstance(range, (list, tuple)) and known(range) and len(range) == 2:
            require(range[0] <= range[1] if known(range[0]) and known(range[1]) else True, ValueError,
                    "max must be larger than min in range parameter.")
        return
    counted = isinstance(bins, (int, str)) and not isinstance(bins, Base)
    if counted and certain(size_of(about.shape) > 0):
        require(not certain(about.nan == True), ValueError, "autodetected range of [nan, nan] is not finite")  # noqa: E712
        require(not certain(about.inf == True), ValueError, "autodetected range of [-inf, inf] is not finite")  # noqa: E712


def histogram(a, bins=10, range=None, density=None, weights=None, normed=None):
    if normed is not None:
        require(not certain(version("numpy") >= "1.24"), TypeError, "histogram() got an unexpected keyword argument 'normed'")
    x = asarray(a) if known(a) else a
    if not known(x):
        return unknown()
    about = x.__crane_array__()
    histogram_edges(about, bins, range)
    count = bin_count(bins)
    name = "int64" if weights is None and (density is None or certain(density == False)) else "float64" if weights is None else unknown(str)  # noqa: E712
    return (array_of((count,), name), array_of((count + 1 if known(count) else unknown(int),), unknown(str)))


def bin_count(bins):
    if isinstance(bins, (bool, int)) and not isinstance(bins, Base):
        return bins
    if isinstance(bins, str) or not known(bins):
        return unknown(int)
    edges = asarray(bins)
    if not known(edges):
        return unknown(int)
    shape = edges._about.shape
    require(not known(shape) or len(shape) <= 1, ValueError, "`bins` must be 1d, when an array")
    if not known(shape) or len(shape) == 0 or not known(shape[0]):
        return unknown(int)
    flat = values_of(edges)
    if flat is not None and all_known(flat):
        for i in range_of(len(flat) - 1):
            require(flat[i] <= flat[i + 1], ValueError, "`bins` must increase monotonically, when an array")
    return shape[0] - 1 if shape[0] > 0 else unknown(int)


def range_of(n):
    """range(n), in functions that have a parameter of that name nearby."""
    return range(n)


def histogram_bin_edges(a, bins=10, range=None, weights=None):
    x = asarray(a) if known(a) else a
    if not known(x):
        return unknown()
    histogram_edges(x.__crane_array__(), bins, range)
    count = bin_count(bins)
    return array_of((count + 1 if known(count) else unknown(int),), unknown(str))


def histogram2d(x, y, bins=10, range=None, density=None, weights=None):
    a, b = asarray(x) if known(x) else x, asarray(y) if known(y) else y
    if not known(a) or not known(b):
        return unknown()
    require(size_of(a._about.shape) == size_of(b._about.shape), ValueError, "x and y must have the same length.")
    if not isinstance(bins, int) or not known(bins):
        return unknown()
    return (array_of((bins, bins), "float64"), array_of((bins + 1,), "float64"), array_of((bins + 1,), "float64"))


# Order statistics.


def percentile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False, *, weights=None, interpolation=None):
    return quantile_like("percentile", a, q, axis, keepdims, 100)


def quantile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False, *, weights=None, interpolation=None):
    return quantile_like("quantile", a, q, axis, keepdims, 1)


def median(a, axis=None, out=None, overwrite_input=False, keepdims=False):
    x = asarray(a) if known(a) else a
    if certain(keepdims) and known(x) and known(x._about.shape) and len(x._about.shape) == 0:
        # Of a single number, unlike a sum, it gives an array.
        return make(typed((), unknown(str)))
    return reduce("median", a, axis, None, out, keepdims)


def cov(m, y=None, rowvar=True, bias=False, ddof=None, fweights=None, aweights=None, *, dtype=None):
    return correlation(m, y, rowvar, "cov")


def corrcoef(x, y=None, rowvar=True, *, dtype=None):
    return correlation(x, y, rowvar, "corrcoef")


def correlation(m, y, rowvar, name):
    a = asarray(m) if known(m) else m
    if not known(a):
        return unknown()
    shape = a._about.shape
    require(not known(shape) or len(shape) <= 2, ValueError, "m has more than 2 dimensions")
    if not known(shape) or not known(rowvar):
        return unknown()
    rows, columns = lying(shape, rowvar)
    if not certain(rows != 0):
        return unknown()
    if y is not None:
        b = asarray(y) if known(y) else y
        if not known(b) or not known(b._about.shape):
            return unknown()
        require(len(b._about.shape) <= 2, ValueError, "y has more than 2 dimensions")
        more, other = lying(b._about.shape, rowvar)
        require(columns == other, ValueError,
                "all the input array dimensions except for the concatenation axis must match exactly, but along dimension 1, "
                f"the array at index 0 has size {columns} and the array at index 1 has size {other}")
        rows = rows + more if known(rows) and known(more) else unknown(int)
    if not known(rows):
        return unknown()
    if rows == 1:
        return element("float64") if name == "corrcoef" else array_of((), unknown(str))
    return array_of((rows, rows), "float64" if certain(kinds.is_kind(a._about.dtype, "biu")) or certain(a._about.dtype == "float64") else unknown(str))


def lying(shape, rowvar):
    """Variables and observations."""
    if len(shape) < 2:
        return 1, shape[0] if len(shape) == 1 else 1
    return (shape[0], shape[1]) if rowvar or certain(shape[0] == 1) else (shape[1], shape[0])


# Polynomials and signals.


def polyfit(x, y, deg, rcond=None, full=False, w=None, cov=False):
    a, b = asarray(x) if known(x) else x, asarray(y) if known(y) else y
    if isinstance(deg, int) and not isinstance(deg, Base):
        require(deg >= 0, ValueError, "expected deg >= 0")
    if not known(a) or not known(b):
        return unknown()
    p, q = a._about.shape, b._about.shape
    require(not known(p) or len(p) == 1, TypeError, "expected 1D vector for x")
    require(not certain(size_of(p) == 0), TypeError, "expected non-empty vector for x")
    require(not known(q) or len(q) in (1, 2), TypeError, "expected 1D or 2D array for y")
    if known(p) and known(q):
        require(p[0] == q[0], TypeError, "expected x and y to have same length")
    if not isinstance(deg, int) or not known(deg) or full or cov or not known(q):
        return unknown()
    return array_of((deg + 1,) + q[1:], "float64")


def polyval(p, x):
    if not known(x) or foreign(x) or not known(p):
        return unknown()
    a = asarray(x)
    if not known(a) or not known(a._about.shape):
        return unknown()
    return result(a._about.shape, unknown(str))


def interp(x, xp, fp, left=None, right=None, period=None):
    a, xs, fs = [asarray(v) if known(v) else v for v in (x, xp, fp)]
    if not known(a) or not known(xs) or not known(fs):
        return unknown()
    p, q = xs._about.shape, fs._about.shape
    if known(p) and known(q):
        require(len(p) == 1 and len(q) == 1, ValueError, "object too deep for desired array")
        require(p[0] == q[0], ValueError, "fp and xp are not of the same length.")
        require(p[0] != 0, ValueError, "array of sample points is empty")
    return result(a._about.shape, "float64") if known(a._about.shape) and not certain(kinds.is_kind(fs._about.dtype, "c")) else unknown()


def convolve(a, v, mode="full"):
    x, y = asarray(a) if known(a) else a, asarray(v) if known(v) else v
    if not known(x) or not known(y):
        return unknown()
    n, m = size_of(x._about.shape), size_of(y._about.shape)
    require(n != 0, ValueError, "a cannot be empty")
    require(m != 0, ValueError, "v cannot be empty")
    for shape in (x._about.shape, y._about.shape):
        require(not known(shape) or len(shape) <= 1, ValueError, "object too deep for desired array")
    if isinstance(mode, str) and known(mode) and certain(version("numpy") >= "2.0"):
        require(mode in ("full", "same", "valid"), ValueError, f"mode must be one of 'valid', 'same', or 'full' (got '{mode}')")
    name = kinds.promote(x._about.dtype, y._about.dtype)
    if not known(n) or not known(m):
        return array_of((unknown(int),), name)
    lengths = {"full": n + m - 1, "same": max(n, m), "valid": max(n, m) - min(n, m) + 1}
    return array_of((lengths[mode] if known(mode) and mode in lengths else unknown(int),), name)


def trapezoid(y, x=None, dx=1.0, axis=-1):
    a = asarray(y) if known(y) else y
    if not known(a) or not certain(rank_of(a._about.shape) == 1):
        return unknown()
    if x is not None and known(x):
        b = asarray(x)
        if known(b) and known(b._about.shape) and len(b._about.shape) == 1:
            n, m = a._about.shape[0], b._about.shape[0]
            fits = try_broadcast((n - 1 if known(n) else n,), (m - 1 if known(m) else m,)) is not None
            require(fits, ValueError, f"operands could not be broadcast together with shapes ({m},) ({n},) ")
    return unknown()


def ix_(*args):
    out = []
    n = len(args)
    for i in range(n):
        a = asarray(args[i]) if known(args[i]) else unknown()
        require(not known(a) or rank_of(a._about.shape) == 1, ValueError, "Cross index must be 1 dimensional")
        size = size_of(a._about.shape) if known(a) else unknown(int)
        mask = not known(a) or not certain(kinds.is_kind(a._about.dtype, "iu"))
        dims = [1] * n
        dims[i] = unknown(int) if mask else size
        out.append(array_of(tuple(dims), "int64"))
    return tuple(out)


def isclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    x, y = known_array(a), known_array(b)
    if not known(x) or not known(y) or foreign(a) or foreign(b):
        return unknown()
    if not (certain(kinds.is_kind(x._about.dtype, "biufc")) and certain(kinds.is_kind(y._about.dtype, "biufc"))):
        return unknown()
    shape = broadcast(x._about.shape, y._about.shape)
    return result(shape, "bool")


def allclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    isclose(a, b)
    return unknown(bool)


def array_equal(a1, a2, equal_nan=False):
    return unknown(bool)


def apply_along_axis(func1d, axis, arr, *args, **kwargs):
    x = asarray(arr) if known(arr) else arr
    if not known(x):
        return unknown()
    about = x.__crane_array__()
    require(not known(about.shape) or len(about.shape) > 0, ValueError, "Cannot apply_along_axis when any iteration dimensions are 0")
    place = axis_of(axis, rank_of(about.shape))
    if not known(place) or not certain(size_of(about.shape) > 0):
        return unknown()
    one = make(about.select((about.shape[place],)))
    got = func1d(one, *args, **kwargs)
    part = known_array(got)
    if not known(part) or not known(part._about.shape):
        return unknown()
    return array_of(about.shape[:place] + part._about.shape + about.shape[place + 1:], part._about.dtype)
