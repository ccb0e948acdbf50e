"""What drawing random numbers gives: shapes, ranges and the arguments that are refused."""

from models.crane import certain, havoc, known, possible, require, unknown
import models.numpy.kinds as kinds
from models.numpy.base import Base
from models.numpy.facts import reordered, typed, values_of
from models.numpy.conversion import asarray
from models.numpy.dims import as_shape, axis_of, broadcast, index_of, rank_of, require_fits, size_of
from models.numpy.nd import array_of, element, make, ndarray


def plain_number(x):
    return isinstance(x, (bool, int, float)) and not isinstance(x, Base)


def drawn(name, size, parameters=(), native=True, low=None, high=None):
    """Samples of a dtype: `size`, or the common shape of the parameters."""
    shapes = []
    for p in parameters:
        if plain_number(p):
            continue
        array = asarray(p) if known(p) else unknown()
        if not known(array):
            return unknown() if size is None else sized(name, as_shape(size), low, high)
        if certain(kinds.is_kind(array._about.dtype, "US")):
            return unknown()
        shapes.append(array._about.shape)
    common = ()
    for shape in shapes:
        common = broadcast(common, shape)
    if size is None:
        if not known(common):
            return unknown()
        if len(common) > 0:
            return sized(name, common, low, high)
        if native and name == "float64":
            return unknown(float)
        return unknown(int) if native and name == "int64" else element(name)
    dims = as_shape(size)
    if known(dims) and known(common) and len(common) > 0:
        require(len(common) <= len(dims), ValueError, "shape mismatch: objects cannot be broadcast to a single shape")
        require_fits(common, dims)
    return sized(name, dims, low, high)


def sized(name, dims, low=None, high=None):
    facts = typed(dims, name)
    facts.nan, facts.inf = False, False
    if low is not None:
        facts.low = low
    if high is not None:
        facts.high = high
    return make(facts)


def require_positive(value, what):
    if plain_number(value):
        require(value >= 0, ValueError, f"{what} < 0")


def dims_of(sizes):
    """The separate dimensions that rand and randn take."""
    dims = tuple([index_of(d) for d in sizes])
    for d in dims:
        require(d >= 0, ValueError, "negative dimensions are not allowed")
    return dims


def integers(low, high, size, name, native, endpoint=False):
    if high is None and plain_number(low):
        require(low > 0 if not certain(endpoint) else low >= 0, ValueError, "high <= 0")
    elif plain_number(low) and plain_number(high):
        above = low < high if not certain(endpoint) else low <= high
        require(above if known(endpoint) else True, ValueError, "low >= high")
    least, most = (0, low) if high is None else (low, high)
    if plain_number(least) and plain_number(most):
        return drawn(name, size, (), native, least, most if possible(endpoint) else most - 1)
    return drawn(name, size, (low,) if high is None else (low, high), native)


def choice(a, size, replace, p, legacy, axis=0):
    """One or more of a's elements; `legacy`: RandomState's, which takes one dimension only."""
    if isinstance(a, (bool, int)) and not isinstance(a, Base):
        require(a > 0 or certain(size == 0), ValueError, "a must be greater than 0 unless no samples are taken" if legacy else
                "a must be a positive integer unless no samples are taken")
        one = chosen(typed((a,), "int64"), a, (), size, replace, p)
        return unknown(int) if size is None else one
    if isinstance(a, str) or isinstance(a, float) and not isinstance(a, Base) or isinstance(a, dict):
        raise ValueError("a must be 1-dimensional or an integer" if legacy else "a must be a sequence or an integer, not " + type(a).__name__)
    if not known(a) and not isinstance(a, list):
        return unknown()
    array = asarray(a)
    if not known(array):
        return unknown()
    about = array.__crane_array__()
    if not known(about.shape):
        return unknown()
    if legacy:
        require(len(about.shape) == 1, ValueError, "a must be 1-dimensional")
    if len(about.shape) == 0:
        return unknown()
    place = axis_of(axis, len(about.shape))
    if not known(place):
        return unknown()
    count = about.shape[place]
    require(count != 0 or certain(size == 0), ValueError,
            "'a' cannot be empty unless no samples are taken" if legacy else "a cannot be empty unless no samples are taken")
    rest = about.shape[:place] + about.shape[place + 1:]
    return chosen(about, count, rest, size, replace, p)


def chosen(about, count, rest, size, replace, p):
    require_probabilities(p, count)
    if size is None:
        return element(about.dtype) if len(rest) == 0 else make(about.select(rest))
    dims = as_shape(size)
    if certain(replace == False):  # noqa: E712
        require(not certain(size_of(dims) > count), ValueError,
                "Cannot take a larger sample than population when 'replace=False'")
    if not known(dims):
        return unknown()
    if len(dims) + len(rest) == 0:
        return unknown()
    return make(about.select(dims + rest))


def require_probabilities(p, count):
    if p is None or not known(p):
        return
    weights = asarray(p)
    if not known(weights):
        return
    require(rank_of(weights._about.shape) == 1, ValueError, "p must be 1-dimensional")
    require(size_of(weights._about.shape) == count, ValueError, "a and p must have same size")
    flat = values_of(weights)
    if flat is None:
        return
    for v in flat:
        if not known(v) or not isinstance(v, (int, float)):
            return
        require(v >= 0, ValueError, "probabilities are not non-negative")
    off = sum(flat) - 1
    require(off < 1e-7 and off > -1e-7, ValueError, "probabilities do not sum to 1")


def shuffle(x):
    if isinstance(x, (bool, int, float)) and not isinstance(x, Base):
        raise TypeError(f"object of type '{type(x).__name__}' has no len()")
    if isinstance(x, (str, tuple)):
        raise TypeError(f"'{type(x).__name__}' object does not support item assignment")
    if isinstance(x, ndarray):
        require(not certain(rank_of(x._about.shape) == 0), TypeError, "len() of unsized object")
        reordered(x)
    elif isinstance(x, list) and known(x) and len(x) < 200:
        any_one = x[unknown(int)] if len(x) > 1 else None
        for i in range(len(x)):
            if len(x) > 1:
                x[i] = any_one
    else:
        havoc(x)


def permutation(x):
    if isinstance(x, (bool, int)) and not isinstance(x, Base):
        facts = typed((x,), "int64")
        facts.low, facts.high = 0, x - 1 if known(x) else unknown(int)
        facts.attained = certain(x > 0)
        return make(facts)
    array = asarray(x) if known(x) else unknown()
    if not known(array):
        return unknown()
    if isinstance(x, (str, float)) and not isinstance(x, Base) or certain(rank_of(array._about.shape) == 0):
        return unknown()
    return make(array.__crane_array__().copy())


def multivariate(mean, cov, size):
    m, c = asarray(mean) if known(mean) else mean, asarray(cov) if known(cov) else cov
    if not known(m) or not known(c):
        return unknown()
    require(rank_of(m._about.shape) == 1, ValueError, "mean must be 1 dimensional")
    shape = c._about.shape
    if known(shape):
        require(len(shape) == 2, ValueError, "cov must be 2 dimensional and square")
        require(shape[0] == shape[1], ValueError, "cov must be 2 dimensional and square")
        require(shape[0] == size_of(m._about.shape), ValueError, "mean and cov must have same length")
    dims = () if size is None else as_shape(size)
    if not known(dims):
        return unknown()
    return array_of(dims + (size_of(m._about.shape),), "float64")


def per_category(weights, size, name):
    """multinomial and dirichlet: the last dimension is the number of weights."""
    w = asarray(weights) if known(weights) else weights
    dims = () if size is None else as_shape(size)
    if not known(w) or not known(dims) or not certain(rank_of(w._about.shape) == 1):
        return unknown()
    return array_of(dims + (size_of(w._about.shape),), name)
