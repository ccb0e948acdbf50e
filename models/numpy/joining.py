"""Putting arrays together and taking them apart: concatenate, stack, split, append, delete, insert."""

from models.crane import certain, known, require, type_name, unknown
from models.data import Facts
import models.numpy.kinds as kinds
from models.numpy.base import Base
from models.numpy.facts import values_of
from models.numpy.conversion import asarray, equal_shapes, kinds_of, merged
from models.numpy.dims import axis_of, index_of, rank_of, size_of, with_dim
from models.numpy.nd import MOST_VALUES, array_of, make, view_of
from models.numpy.shaping import atleast


def parts_of(arrays):
    """The arrays of a sequence, each maybe unknown; unknown if the sequence is."""
    if isinstance(arrays, Base):
        shape = arrays._about.shape
        if not known(shape) or len(shape) == 0 or not known(shape[0]) or shape[0] > 1000:
            return unknown()
        return [arrays[i] for i in range(shape[0])]
    if not isinstance(arrays, (list, tuple)) or not known(arrays):
        return unknown()
    return [asarray(x) if known(x) or isinstance(x, (int, float, bool, str)) else unknown() for x in arrays]


def require_sequence(name, arrays):
    if isinstance(arrays, (bool, int, float)) and not isinstance(arrays, Base):
        raise TypeError("The first input argument needs to be a sequence") if name == "concatenate" else TypeError(
            "arrays to stack must be passed as a \"sequence\" type such as list or tuple.")


def concatenate(arrays, axis=0, out=None, *, dtype=None, casting="same_kind"):
    if isinstance(axis, Base) and axis.__class__.__name__ == "ndarray":
        require(size_of(axis._about.shape) == 1, TypeError, "only integer scalar arrays can be converted to a scalar index")
        return unknown()
    parts = parts_of(arrays)
    if not known(parts):
        return unknown()
    require(len(parts) > 0, ValueError, "need at least one array to concatenate")
    names = [p._about.dtype if known(p) else unknown(str) for p in parts]
    name = kinds.promote_all(names) if dtype is None else kinds_of(dtype)
    if axis is None:
        sizes = [size_of(p._about.shape) if known(p) else unknown(int) for p in parts]
        return joined(parts, (total(sizes),), name, True)
    shapes = [p._about.shape if known(p) else unknown() for p in parts]
    shape = concatenated(shapes, axis)
    return joined(parts, shape, name, certain(rank_of(shape) == 1))


def concatenated(shapes, axis):
    """The shape of arrays put one after another along an axis."""
    known_shapes = [s for s in shapes if known(s)]
    if not known(shapes[0]):
        return unknown_concatenation(known_shapes)
    first = shapes[0]
    require(len(first) > 0, ValueError, "zero-dimensional arrays cannot be concatenated")
    n = len(first)
    axis = axis_of(axis, n)
    if not known(axis):
        return unknown()
    out = list(first)
    for number in range(len(shapes)):
        s = shapes[number]
        if not known(s):
            continue
        require(len(s) == n, ValueError,
                f"all the input arrays must have same number of dimensions, but the array at index 0 has {n} dimension(s) and "
                f"the array at index {number} has {len(s)} dimension(s)")
        for i in range(n):
            if i == axis:
                continue
            require(s[i] == out[i], ValueError,
                    "all the input array dimensions except for the concatenation axis must match exactly, but along dimension "
                    f"{i}, the array at index 0 has size {out[i]} and the array at index {number} has size {s[i]}")
            if not known(out[i]):
                out[i] = s[i]
    out[axis] = total([s[axis] if known(s) else unknown(int) for s in shapes])
    return tuple(out)


def unknown_concatenation(shapes):
    """The first array's rank is not known, but all ranks must be equal."""
    for s in shapes:
        require(len(s) == len(shapes[0]) and len(s) > 0, ValueError,
                "all the input arrays must have same number of dimensions")
    return (unknown(int),) * len(shapes[0]) if len(shapes) > 0 else unknown()


def total(sizes):
    out = 0
    for s in sizes:
        out = out + s if known(s) and known(out) else unknown(int)
    return out


def joined(parts, shape, name, in_order):
    if len([p for p in parts if not known(p)]) > 0:
        return make(Facts(shape, name))
    facts = merged(parts, shape, name)
    size = size_of(shape)
    if not in_order or not known(size) or size > MOST_VALUES or not known(name) or name not in ("int64", "float64", "str", "bool"):
        return make(facts)
    flat = []
    for p in parts:
        values = values_of(p)
        if values is None:
            return make(facts)
        flat = flat + values
    if name == "float64":
        flat = [float(v) if known(v) else v for v in flat]
    elif name == "str":
        flat = [v if isinstance(v, str) else unknown(str) for v in flat]
    return make(facts, flat)


def stack(arrays, axis=0, out=None, *, dtype=None, casting="same_kind"):
    require_sequence("stack", arrays)
    parts = parts_of(arrays)
    if not known(parts):
        return unknown()
    require(len(parts) > 0, ValueError, "need at least one array to stack")
    known_parts = [p for p in parts if known(p)]
    if len(known_parts) == 0:
        return unknown()
    first = known_parts[0]._about.shape
    for p in known_parts[1:]:
        require(equal_shapes(first, p._about.shape), ValueError, "all input arrays must have the same shape")
    if not known(first):
        return unknown()
    sure = len([p for p in parts if not known(p) or not certain(equal_shapes(first, p._about.shape))]) == 0
    place = axis_of(axis, len(first) + 1) if sure else unknown(int)
    name = kinds.promote_all([p._about.dtype if known(p) else unknown(str) for p in parts]) if dtype is None else kinds_of(dtype)
    if not known(place):
        return make(Facts((unknown(int),) * (len(first) + 1), name))
    shape = first[:place] + (len(parts),) + first[place:]
    return joined(parts, shape, name, place == 0)


def stacked_as(arrays, least, axis, name):
    """vstack, hstack, dstack, column_stack."""
    require_sequence(name, arrays)
    parts = parts_of(arrays)
    if not known(parts):
        return unknown()
    require(len(parts) > 0, ValueError, "need at least one array to concatenate")
    parts = [raised(p, least, name) for p in parts]
    if axis is None:
        ranks = [rank_of(p._about.shape) for p in parts if known(p)]
        if len(ranks) == 0 or not known(ranks[0]):
            return unknown()
        axis = 0 if ranks[0] == 1 else 1
    return concatenate(parts, axis)


def raised(p, least, name):
    if not known(p):
        return p
    if name == "column_stack":
        shape = p._about.shape
        if not known(shape):
            return unknown()
        if len(shape) >= 2:
            return p
        return view_of(p, p.__crane_array__().with_shape((size_of(shape), 1)), values_of(p))
    return atleast(p, least)


def vstack(tup, *, dtype=None, casting="same_kind"):
    return stacked_as(tup, 2, 0, "vstack")


def hstack(tup, *, dtype=None, casting="same_kind"):
    return stacked_as(tup, 1, None, "hstack")


def dstack(tup):
    return stacked_as(tup, 3, 2, "dstack")


def column_stack(tup):
    return stacked_as(tup, 2, 1, "column_stack")


def append(arr, values, axis=None):
    if not known(arr) or not known(values) and not isinstance(values, (int, float, bool, str)):
        return unknown()
    if axis is None:
        a, b = asarray(arr), asarray(values)
        if not known(a) or not known(b):
            return unknown()
        return concatenate([a.ravel(), b.ravel()])
    return concatenate([arr, values], axis)


# Taking apart.


def split_parts(ary, sections, axis, exact):
    if known(ary) and type_name(ary) in ("DataFrame", "Series"):
        # A frame is split into frames, by pandas 3 into arrays.
        return unknown(list)
    x = asarray(ary) if known(ary) else ary
    if not known(x):
        return unknown()
    about = x.__crane_array__()
    n = rank_of(about.shape)
    if not known(n):
        return unknown()
    if n == 0 or known(axis) and (axis >= n or axis < -n):
        raise IndexError("tuple index out of range")
    place = axis_of(axis, n)
    if not known(place):
        return unknown()
    size = about.shape[place]
    if isinstance(sections, (bool, int)) and not isinstance(sections, Base):
        return equal_parts(x, about, place, size, sections, exact)
    if isinstance(sections, (list, tuple)) and known(sections):
        bounds = [index_of(i) for i in sections]
    else:
        s = asarray(sections) if known(sections) else sections
        flat = values_of(s) if known(s) else None
        if flat is None or certain(rank_of(s._about.shape) == 0):
            return unknown()
        bounds = list(flat)
    return cut_parts(x, about, place, size, bounds)


def equal_parts(x, about, place, size, sections, exact):
    if not known(sections):
        return unknown()
    if exact:
        require(sections != 0, ZeroDivisionError, "integer modulo by zero")
        require(not known(size) or size % sections == 0, ValueError, "array split does not result in an equal division")
    else:
        require(sections > 0, ValueError, "number sections must be larger than 0.")
    out = []
    for i in range(sections):
        length = unknown(int)
        if known(size):
            length = size // sections + (1 if i < size % sections else 0)
        out.append(view_of(x, about.select(with_dim(about.shape, place, length))))
    return out


def cut_parts(x, about, place, size, bounds):
    out = []
    before = 0
    for i in range(len(bounds) + 1):
        end = bounds[i] if i < len(bounds) else size
        length = unknown(int)
        if known(size) and known(before) and known(end):
            length = len(range(size)[before:end])
        out.append(view_of(x, about.select(with_dim(about.shape, place, length))))
        before = end
    return out


def split(ary, indices_or_sections, axis=0):
    return split_parts(ary, indices_or_sections, axis, True)


def array_split(ary, indices_or_sections, axis=0):
    return split_parts(ary, indices_or_sections, axis, False)


def split_on(ary, sections, least, axis, message):
    x = asarray(ary) if known(ary) else ary
    if not known(x):
        return unknown()
    n = rank_of(x._about.shape)
    require(n >= least, ValueError, message)
    if not known(n):
        return unknown()
    return split_parts(x, sections, 0 if n == 1 else axis, True)


def hsplit(ary, indices_or_sections):
    return split_on(ary, indices_or_sections, 1, 1, "hsplit only works on arrays of 1 or more dimensions")


def vsplit(ary, indices_or_sections):
    return split_on(ary, indices_or_sections, 2, 0, "vsplit only works on arrays of 2 or more dimensions")


def dsplit(ary, indices_or_sections):
    return split_on(ary, indices_or_sections, 3, 2, "dsplit only works on arrays of 3 or more dimensions")


def delete(arr, obj, axis=None):
    x = asarray(arr) if known(arr) else arr
    if not known(x):
        return unknown()
    about = x.__crane_array__()
    n = rank_of(about.shape)
    if not known(n):
        return unknown()
    place = axis_of(axis, n) if axis is not None else 0
    if not known(place):
        return make(about.select(unknown()))
    size = size_of(about.shape) if axis is None else about.shape[place]
    length = unknown(int)
    if isinstance(obj, int) and not isinstance(obj, (bool, Base)):
        require(not (known(size) and known(obj)) or -size <= obj and obj < size, IndexError,
                f"index {obj} is out of bounds for axis {place} with size {size}")
        length = size - 1 if known(size) else unknown(int)
    elif isinstance(obj, slice):
        length = unknown(int)
    else:
        length = after_delete(obj, size, place)
    return make(about.select((length,) if axis is None else with_dim(about.shape, place, length)))


def after_delete(obj, size, place):
    chosen = asarray(obj) if known(obj) else obj
    flat = values_of(chosen) if known(chosen) else None
    if flat is None or not known(size):
        return unknown(int)
    if not certain(kinds.is_kind(chosen._about.dtype, "iu")):
        return size if len(flat) == 0 else unknown(int)
    for i in flat:
        if not known(i):
            return unknown(int)
        require(i < size and i >= -size, IndexError, f"index {i} is out of bounds for axis {place} with size {size}")
    return size - len(set([i + size if i < 0 else i for i in flat]))


def insert(arr, obj, values, axis=None):
    x = asarray(arr) if known(arr) else arr
    if not known(x) or not known(rank_of(x._about.shape)):
        return unknown()
    about = x.__crane_array__()
    place = axis_of(axis, len(about.shape)) if axis is not None else 0
    if not known(place):
        return make(about.select(unknown()))
    size = size_of(about.shape) if axis is None else about.shape[place]
    if isinstance(obj, int) and not isinstance(obj, (bool, Base)) and known(obj) and known(size):
        require(-size <= obj and obj <= size, IndexError, f"index {obj} is out of bounds for axis {place} with size {size}")
    return array_of((unknown(int),) if axis is None else with_dim(about.shape, place, unknown(int)), about.dtype)
