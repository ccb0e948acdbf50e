"""Arithmetic of shapes whose dimensions, or rank, may be unknown."""

from models.crane import certain, known, possible, require, unknown
from models.numpy.exceptions import AxisError


def product(dims):
    """The product; 0 wins over unknown."""
    total = 1
    for d in dims:
        if certain(d == 0):
            return 0
        total = total * d if known(d) and known(total) else unknown(int)
    return total


def size_of(shape):
    return product(shape) if known(shape) else unknown(int)


def rank_of(shape):
    return len(shape) if known(shape) else unknown(int)


def all_known(shape):
    if not known(shape):
        return False
    for d in shape:
        if not known(d):
            return False
    return True


def text(shape):
    """As NumPy's messages print a shape: (3,4) and (3,)."""
    if not known(shape):
        return "(?)"
    parts = [str(d) if known(d) else "?" for d in shape]
    return "(" + ",".join(parts) + ("," if len(parts) == 1 else "") + ")"


def same_shape(a, b):
    """Whether two shapes are equal: a bool, or unknown."""
    if not known(a) or not known(b):
        return unknown(bool)
    if len(a) != len(b):
        return False
    sure = True
    for i in range(len(a)):
        if not possible(a[i] == b[i]):
            return False
        if not certain(a[i] == b[i]):
            sure = False
    return True if sure else unknown(bool)


def broadcast_dim(x, y):
    """The dimension that x and y give, or None if they do not fit."""
    if certain(x == 1):
        return y
    if certain(y == 1) or certain(x == y):
        return x
    if known(x):
        return None if known(y) else x
    return y if known(y) else unknown(int)


def try_broadcast(a, b):
    """The common shape, unknown, or None if there is none."""
    if not known(a) or not known(b):
        return unknown()
    n = max(len(a), len(b))
    x = (1,) * (n - len(a)) + tuple(a)
    y = (1,) * (n - len(b)) + tuple(b)
    out = [broadcast_dim(x[i], y[i]) for i in range(n)]
    return None if None in [d for d in out if known(d)] else tuple(out)


def broadcast(a, b):
    """The common shape of two operands."""
    out = try_broadcast(a, b)
    if out is None:
        message = f"operands could not be broadcast together with shapes {text(a)} {text(b)} "
        raise ValueError(message)
    return out


def broadcast_all(shapes):
    out = ()
    for shape in shapes:
        out = broadcast(out, shape)
    return out


def require_fits(value, into):
    """Assignment of a value of one shape into a place of another; leading ones of the value do not count."""
    if not known(value) or not known(into):
        return
    extra = len(value) - len(into)
    message = f"could not broadcast input array from shape {text(value)} into shape {text(into)}"
    if extra > 0:
        for d in value[:extra]:
            require(d == 1, ValueError, message)
        value = value[extra:]
    skip = len(into) - len(value)
    for i in range(len(value)):
        if certain(value[i] == 1):
            continue
        if known(value[i]) and known(into[skip + i]):
            require(value[i] == into[skip + i], ValueError, message)


def index_of(x):
    """An axis or size as a plain integer: bools, NumPy integers; TypeError for what is none."""
    if isinstance(x, (bool, int)):
        return x
    if not known(x):
        return unknown(int)
    if isinstance(x, (float, str, list, tuple, dict)) or x is None:
        name = type(x).__name__
        raise TypeError(f"'{name}' object cannot be interpreted as an integer")
    if hasattr(x, "_about"):
        return x.__index__()
    return unknown(int)


def axis_of(axis, ndim):
    """The axis, counted from 0."""
    axis = index_of(axis)
    if not known(axis) or not known(ndim):
        return unknown(int)
    if axis < -ndim or axis >= ndim:
        raise AxisError(f"axis {axis} is out of bounds for array of dimension {ndim}")
    return axis + ndim if axis < 0 else axis


def axes_of(axis, ndim):
    """Several axes as a list counted from 0, or unknown."""
    if isinstance(axis, (list, tuple)):
        axes = [axis_of(a, ndim) for a in axis]
    else:
        axes = [axis_of(axis, ndim)]
    if not all_known(axes):
        return unknown()
    require(len(set(axes)) == len(axes), ValueError, "duplicate value in 'axis'")
    return axes


def as_shape(shape):
    """A shape argument: an integer, or a sequence of them."""
    if not known(shape):
        return unknown()
    if isinstance(shape, (bool, int)):
        dims = (shape,)
    elif isinstance(shape, (list, tuple)):
        dims = tuple([index_of(d) for d in shape])
    elif hasattr(shape, "_about"):
        dims = shape_from_array(shape)
    elif isinstance(shape, range):
        dims = tuple(shape)
    else:
        dims = (index_of(shape),) if isinstance(shape, (float, str, dict)) else unknown()
    if known(dims):
        for d in dims:
            require(d >= 0, ValueError, "negative dimensions are not allowed")
    return dims


def shape_from_array(array):
    if not known(array._about.shape):
        return unknown()
    if len(array._about.shape) == 0:
        return (array.__index__(),)
    if array._flat is None:
        return (unknown(int),) * array._about.shape[0] if all_known(array._about.shape) else unknown()
    return tuple(array._flat)


def without(shape, axes):
    """The shape without these axes."""
    return tuple([shape[i] for i in range(len(shape)) if i not in axes])


def with_dim(shape, axis, dim):
    """The shape with one dimension replaced."""
    return tuple(shape[:axis]) + (dim,) + tuple(shape[axis + 1:])


def steps_of(shape):
    """Distance in the flat order between neighbours along each axis."""
    steps = []
    step = 1
    for i in range(len(shape)):
        steps.append(step)
        step = step * shape[len(shape) - 1 - i]
    return steps[::-1]
