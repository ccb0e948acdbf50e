"""Other shapes of the same values: reshape, transpose, squeeze, repeat, roll, pad, …"""

from models.crane import certain, known, require, unknown, version
from models.numpy.facts import typed, values_of
from models.numpy.conversion import asarray
from models.numpy.dims import (all_known, as_shape, axes_of, axis_of, index_of, product, rank_of, size_of, text,
                               with_dim, without)
from models.numpy.nd import make, view_of


def lost(about):
    """The values are kept, in an unknown shape."""
    return make(about.with_shape(unknown()))


def reshape(a, shape=None, order="C", newshape=None, copy=None):
    if newshape is not None:
        require(not certain(version("numpy") >= "2.4"), TypeError, "reshape() got an unexpected keyword argument 'newshape'")
        shape = newshape
    a = asarray(a)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    dims = reshape_dims(shape)
    if not known(dims):
        return lost(about)
    size = size_of(about.shape)
    dims = fill_minus_one(dims, size, text(dims))
    flat = values_of(a) if order == "C" or len(dims) <= 1 and certain(rank_of(about.shape) == 1) else None
    return view_of(a, about.with_shape(dims), flat)


def reshape_dims(shape):
    if isinstance(shape, (bool, int)):
        return (shape,)
    if not known(shape):
        return unknown()
    if isinstance(shape, (list, tuple)):
        return tuple([index_of(d) for d in shape])
    if isinstance(shape, float) or shape is None or isinstance(shape, str):
        return (index_of(shape),)
    return as_shape(shape)


def fill_minus_one(dims, size, shown):
    """The dimensions with -1 worked out; the sizes must agree."""
    message = f"cannot reshape array of size {size} into shape {shown}"
    rest = 1
    at = None
    for i in range(len(dims)):
        if certain(dims[i] == -1):
            require(at is None, ValueError, "can only specify one unknown dimension")
            at = i
        elif not known(dims[i]) or not known(rest):
            rest = 0 if certain(dims[i] == 0) else unknown(int)
        else:
            require(dims[i] >= 0, ValueError, "negative dimensions not allowed")
            rest = rest * dims[i]
    if at is None:
        maybe_minus = len([d for d in dims if not known(d)]) > 0
        require(maybe_minus or size == rest, ValueError, message)
        return tuple(dims)
    if not known(size) or not known(rest):
        return with_dim(tuple(dims), at, unknown(int))
    require(rest > 0 and size % rest == 0, ValueError, message)
    return with_dim(tuple(dims), at, size // rest)


def ravel(a, order="C"):
    a = asarray(a)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    return view_of(a, about.with_shape((size_of(about.shape),)), values_of(a) if order == "C" else None)


def transpose(a, axes=None):
    a = asarray(a)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    if not known(about.shape):
        return make(about.copy())
    if not known(axes):
        return lost(about)
    n = len(about.shape)
    if axes is None:
        flat = transposed_values(values_of(a), about.shape)
        return view_of(a, about.with_shape(about.shape[::-1]), flat)
    order = list(axes) if not isinstance(axes, (bool, int)) else [axes]
    require(len(order) == n, ValueError, "axes don't match array")
    places = axes_with_message(order, n)
    if not known(places):
        return view_of(a, about.with_shape((unknown(int),) * n))
    return view_of(a, about.with_shape(tuple([about.shape[i] for i in places])))


def axes_with_message(order, n):
    places = [axis_of(i, n) for i in order]
    if not all_known(places):
        return unknown()
    require(len(set(places)) == n, ValueError, "repeated axis in transpose")
    return places


def transposed_values(flat, shape):
    if flat is None or len(shape) <= 1:
        return flat
    if len(shape) != 2 or not all_known(shape) or len(flat) > 200:
        return None
    return [flat[i * shape[1] + j] for j in range(shape[1]) for i in range(shape[0])]


def swapaxes(a, axis1, axis2):
    a = asarray(a)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    n = rank_of(about.shape)
    i, j = axis_of(axis1, n), axis_of(axis2, n)
    if not known(n):
        return make(about.copy())
    if not known(i) or not known(j):
        return view_of(a, about.with_shape((unknown(int),) * n))
    dims = list(about.shape)
    dims[i], dims[j] = dims[j], dims[i]
    return view_of(a, about.with_shape(tuple(dims)))


def moveaxis(a, source, destination):
    a = asarray(a)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    n = rank_of(about.shape)
    if not known(n):
        return make(about.copy())
    start, end = axes_of(source, n), axes_of(destination, n)
    if not known(start) or not known(end):
        return view_of(a, about.with_shape((unknown(int),) * n))
    require(len(start) == len(end), ValueError,
            "`source` and `destination` arguments must have the same number of elements")
    order = [i for i in range(n) if i not in start]
    pairs = sorted([(end[k], start[k]) for k in range(len(end))])
    for place, axis in pairs:
        order.insert(place, axis)
    return view_of(a, about.with_shape(tuple([about.shape[i] for i in order])))


def rollaxis(a, axis, start=0):
    a = asarray(a)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    n = rank_of(about.shape)
    axis = axis_of(axis, n)
    if not known(axis) or not known(start):
        return lost(about)
    dims = list(about.shape)
    moved = dims.pop(axis)
    start = start + n if start < 0 else start
    dims.insert(start - 1 if axis < start else start, moved)
    return view_of(a, about.with_shape(tuple(dims)))


def squeeze(a, axis=None):
    a = asarray(a)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    if not known(about.shape):
        return make(about.copy())
    if axis is None:
        if len([d for d in about.shape if not known(d)]) > 0:
            return lost(about)
        return view_of(a, about.with_shape(tuple([d for d in about.shape if d != 1])), values_of(a))
    if len(about.shape) == 0 and isinstance(axis, int) and (certain(axis == 0) or certain(axis == -1)):
        return a
    axes = axes_of(axis, len(about.shape))
    if not known(axes):
        return lost(about)
    for i in axes:
        require(about.shape[i] == 1, ValueError, "cannot select an axis to squeeze out which has size not equal to one")
    return view_of(a, about.with_shape(without(about.shape, axes)), values_of(a))


def expand_dims(a, axis):
    a = asarray(a)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    if not known(about.shape):
        return make(about.copy())
    axes = list(axis) if isinstance(axis, (list, tuple)) else [axis]
    n = len(about.shape) + len(axes)
    places = axes_of(axes, n)
    if not known(places):
        return view_of(a, about.with_shape((unknown(int),) * n))
    dims = list(about.shape)
    for place in sorted(places):
        dims.insert(place, 1)
    return view_of(a, about.with_shape(tuple(dims)), values_of(a))


def atleast(a, least):
    a = asarray(a)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    shape = about.shape
    if not known(shape):
        return lost(about)
    if len(shape) >= least:
        return a
    if least == 3 and len(shape) > 0:
        shape = (1,) + shape + (1,) if len(shape) == 1 else shape + (1,)
    else:
        shape = (1,) * (least - len(shape)) + shape
    return view_of(a, about.with_shape(shape), values_of(a))


def broadcast_to(array, shape, subok=False):
    a = asarray(array)
    dims = as_shape(shape)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    if not known(dims) or not known(about.shape):
        return lost(about)
    message = f"operands could not be broadcast together with remapped shapes [original->remapped]: {text(about.shape)} and requested shape {text(dims)}"
    require(len(about.shape) <= len(dims), ValueError, "input operand has more dimensions than allowed by the axis remapping")
    skip = len(dims) - len(about.shape)
    for i in range(len(about.shape)):
        require(not certain(about.shape[i] != 1) or about.shape[i] == dims[skip + i], ValueError, message)
    return view_of(a, about.with_shape(dims))


def diagonal(a, offset=0, axis1=0, axis2=1):
    a = asarray(a)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    n = rank_of(about.shape)
    if not known(n):
        return make(about.select())
    require(n >= 2, ValueError, "diag requires an array of at least two dimensions")
    i, j = axis_of(axis1, n), axis_of(axis2, n)
    if not known(i) or not known(j):
        return make(about.select((unknown(int),) * (n - 1)))
    require(i != j, ValueError, "axis1 and axis2 cannot be the same")
    return view_of(a, about.select(without(about.shape, [i, j]) + (diagonal_length(about.shape[i], about.shape[j], offset),)))


def diagonal_length(rows, columns, offset):
    if not known(rows) or not known(columns) or not known(offset):
        return unknown(int)
    length = min(rows, columns - offset) if offset >= 0 else min(rows + offset, columns)
    return max(length, 0)


def repeat(a, repeats, axis=None):
    a = asarray(a)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    counts = repeats if isinstance(repeats, (bool, int)) else asarray(repeats)
    if axis is None:
        return make(about.select((repeated(size_of(about.shape), counts),)))
    if certain(rank_of(about.shape) == 0):
        return make(about.select((repeated(1, counts),)))
    i = axis_of(axis, rank_of(about.shape))
    if not known(i):
        return make(about.select(unknown()))
    return make(about.select(with_dim(about.shape, i, repeated(about.shape[i], counts))))


def repeated(length, counts):
    if isinstance(counts, (bool, int)):
        require(counts >= 0, ValueError, "repeats may not contain negative values.")
        return product((length, counts))
    if not known(counts) or not known(counts._about.shape):
        return unknown(int)
    if len(counts._about.shape) == 0 or certain(counts._about.shape[0] == 1):
        return unknown(int)
    message = f"operands could not be broadcast together with shape ({length},) {text(counts._about.shape)}"
    require(counts._about.shape[0] == length, ValueError, message)
    flat = values_of(counts)
    return sum(flat) if flat is not None and all_known(flat) else unknown(int)


def tile(a, reps):
    a = asarray(a)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    counts = as_shape(reps)
    if not known(counts) or not known(about.shape):
        return make(about.select(unknown()))
    n = max(len(counts), len(about.shape))
    x = (1,) * (n - len(counts)) + counts
    y = (1,) * (n - len(about.shape)) + about.shape
    return make(about.select(tuple([product((x[i], y[i])) for i in range(n)])))


def flip(m, axis=None):
    a = asarray(m)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    if axis is not None:
        axes_of(axis, rank_of(about.shape))
    if not certain(rank_of(about.shape) > 0):
        return unknown()
    flat = values_of(a)
    one = certain(rank_of(about.shape) == 1)
    return view_of(a, about.copy(), flat[::-1] if flat is not None and one else None)


def flip_axis(m, axis):
    a = asarray(m)
    if known(a):
        require(rank_of(a._about.shape) > axis, ValueError, f"Input must be >= {axis + 1}-d.")
    return flip(m, axis) if known(a) and known(a._about.shape) else flip(m)


def rot90(m, k=1, axes=(0, 1)):
    a = asarray(m)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    n = rank_of(about.shape)
    require(n >= 2, ValueError, f"Axes={axes} out of range for array of ndim={n}.")
    if not known(n) or not known(k) or n != 2:
        return lost(about)
    return view_of(a, about.with_shape(about.shape[::-1] if k % 2 == 1 else about.shape))


def roll(a, shift, axis=None):
    a = asarray(a)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    if axis is not None:
        places = axis if isinstance(axis, (list, tuple)) else [axis]
        for place in places:
            axis_of(place, rank_of(about.shape))
    return make(about.copy())


def resize(a, new_shape):
    a = asarray(a)
    dims = as_shape(new_shape)
    if not known(a):
        return unknown()
    if not certain(size_of(a._about.shape) > 0):
        # Of nothing it makes zeros.
        return make(typed(dims, a._about.dtype))
    return make(a.__crane_array__().select(dims))


def pad(array, pad_width, mode="constant", **kwargs):
    a = asarray(array)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    n = rank_of(about.shape)
    if not known(n) or not known(pad_width):
        return make(typed(unknown(), about.dtype))
    pairs = pad_pairs(pad_width, n)
    if not known(pairs):
        return make(typed((unknown(int),) * n, about.dtype))
    dims = []
    for i in range(n):
        before, after = pairs[i]
        require(not certain(before < 0) and not certain(after < 0), ValueError, "index can't contain negative values")
        d = about.shape[i]
        dims.append(d + before + after if known(d) and known(before) and known(after) else unknown(int))
    return make(typed(tuple(dims), about.dtype))


def pad_pairs(width, n):
    """(before, after) of each axis, or unknown."""
    if isinstance(width, (bool, int)):
        return [(width, width)] * n
    if isinstance(width, dict):
        return unknown()
    w = asarray(width)
    if not known(w) or not known(w._about.shape):
        return unknown()
    shape, flat = w._about.shape, values_of(w)
    if flat is None or not all_known(flat):
        return unknown()
    if shape == (1,) or shape == (1, 1) or shape == ():
        return [(flat[0], flat[0])] * n
    if shape == (2,) or shape == (1, 2):
        return [(flat[0], flat[1])] * n
    if shape == (2, 1) and n == 2:
        return [(flat[0], flat[0]), (flat[1], flat[1])]
    if len(shape) == 2 and all_known(shape):
        fits = shape[0] == n and shape[1] in (1, 2) or shape[0] == 1
        require(fits, ValueError, f"operands could not be broadcast together with remapped shapes "
                                  f"[original->remapped]: {text(shape)} and requested shape ({n},2)")
        if shape[1] == 2 and shape[0] == n:
            return [(flat[2 * i], flat[2 * i + 1]) for i in range(n)]
    return unknown()


def triangle(m):
    """np.triu and np.tril."""
    a = asarray(m)
    if not known(a):
        return unknown()
    shape = a._about.shape
    if not known(shape):
        return make(typed(unknown(), a._about.dtype))
    if len(shape) == 0:
        return unknown()
    return make(typed((shape[0], shape[0]) if len(shape) == 1 else shape, a._about.dtype))


def diag(v, k=0):
    a = asarray(v)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    shape = about.shape
    if not known(shape):
        return make(typed(unknown(), about.dtype))
    require(len(shape) in (1, 2), ValueError, "Input must be 1- or 2-d.")
    if len(shape) == 2:
        return diagonal(a, k)
    side = shape[0] + abs(k) if known(shape[0]) and known(k) else unknown(int)
    return make(typed((side, side), about.dtype))
