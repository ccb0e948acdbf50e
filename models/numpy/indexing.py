"""a[key], a[key] = value, take."""

from models.crane import certain, known, require, unknown, version
import models.numpy.fields as fields
import models.numpy.kinds as kinds
from models.numpy.base import Base
from models.numpy.facts import changed, values_of
from models.numpy.conversion import asarray
from models.numpy.dims import (all_known, rank_of, require_fits, same_shape, size_of, steps_of, text,
                               try_broadcast)
from models.numpy.nd import array_of, element, make, view_of

INVALID = ("only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer or boolean arrays are valid "
           "indices")


def getitem(array, key):
    if certain(array._about.dtype == "void"):
        return record_part(array, array._about.shape, key)
    about = array.__crane_array__()
    shape = about.shape
    if isinstance(key, (bool, int)) and not isinstance(key, (bool, Base)):
        if not known(shape):
            return unknown()
        return item_at(array, about, shape, key)
    if isinstance(key, str):
        require(not known(about.dtype), IndexError, INVALID)
        return unknown()
    if not known(shape):
        return unknown()
    places = placed(key, shape)
    if not known(places):
        return unknown()
    return picked(array, about, shape, places)


def record_part(array, shape, key):
    """A field or a row of a structured array."""
    if isinstance(key, str):
        return fields.field(array, key) if known(key) else unknown()
    if isinstance(key, list):
        fields.require_fields(array, key)
    elif isinstance(key, int) and not isinstance(key, (bool, Base)) and known(shape) and len(shape) > 0:
        require_in_bounds(key, shape[0], 0)
    # Rows and slices share the dtype, and through theirs the names can be set.
    if array._fields is not None:
        array._fields = None
    return unknown()


def item_at(array, about, shape, i):
    """One integer."""
    require(len(shape) > 0, IndexError, "too many indices for array: array is 0-dimensional, but 1 were indexed")
    require_in_bounds(i, shape[0], 0)
    flat = values_of(array)
    if flat is None or not known(i) or not all_known(shape):
        return rest_of(array, about, shape[1:])
    at = i + shape[0] if i < 0 else i
    if len(shape) == 1:
        return element(about.dtype, flat[at])
    step = size_of(shape[1:])
    return view_of(array, about.select(shape[1:]), flat[at * step:(at + 1) * step])


def rest_of(array, about, shape):
    """A part with a shape, or one element."""
    if len(shape) == 0:
        return element(about.dtype)
    return view_of(array, about.select(shape))


def require_in_bounds(i, size, axis):
    fits = not certain(i >= size) and not (known(size) and certain(i < -size))
    require(fits, IndexError, f"index {i} is out of bounds for axis {axis} with size {size}")


# Keys, as a list with a part for each: ("int", i), ("slice", s), ("new",), ("ints", array), ("mask", array).


def placed(key, shape):
    """The parts of a key, with the ellipsis filled in; unknown if that is."""
    keys = list(key) if isinstance(key, tuple) else [key]
    parts = []
    for k in keys:
        part = part_of(k)
        if part is None:
            return unknown()
        parts.append(part)
    used = 0
    dots = 0
    for part in parts:
        if part[0] == "mask":
            rank = rank_of(part[1]._about.shape)
            if not known(rank):
                return unknown()
            used = used + rank
        elif part[0] == "dots":
            dots = dots + 1
        elif part[0] != "new":
            used = used + 1
    require(dots <= 1, IndexError, "an index can only have a single ellipsis ('...')")
    require(used <= len(shape), IndexError,
            f"too many indices for array: array is {len(shape)}-dimensional, but {used} were indexed")
    return filled(parts, len(shape) - used, dots)


def filled(parts, missing, dots):
    rest = [("slice", slice(None, None, None))] * missing
    if dots == 0:
        return parts + rest
    out = []
    for part in parts:
        if part[0] == "dots":
            out = out + rest
        else:
            out.append(part)
    return out


def part_of(k):
    """One part of a key, or None if nothing is known of it."""
    if k is None:
        return ("new",)
    if k is Ellipsis:
        return ("dots",)
    if isinstance(k, slice):
        require_slice(k)
        return ("slice", k)
    if isinstance(k, bool):
        return None
    if isinstance(k, int) and not isinstance(k, Base):
        return ("int", k)
    if not known(k):
        return None
    if isinstance(k, (float, str, complex, dict, set)) and not isinstance(k, Base):
        raise IndexError(INVALID)
    return array_part(k)


def array_part(k):
    indices = asarray(k)
    if not known(indices):
        return None
    shape, dtype = indices._about.shape, indices._about.dtype
    if isinstance(k, (list, tuple)) and known(k) and len(k) == 0:
        return ("ints", array_of((0,), "int64", []))
    kind = kinds.letter(dtype)
    if not known(kind):
        return None
    if kind == "b":
        return ("mask", indices) if known(shape) and len(shape) > 0 else None
    if kind in "iu":
        if known(shape) and len(shape) == 0:
            flat = values_of(indices)
            return ("int", flat[0] if flat is not None else unknown(int))
        return ("ints", indices)
    if kind == "O":
        return None
    message = INVALID
    if not isinstance(k, (list, tuple)) and known(shape) and len(shape) > 0:
        message = "arrays used as indices must be of integer (or boolean) type"
    raise IndexError(message)


def require_slice(k):
    for bound in (k.start, k.stop, k.step):
        if isinstance(bound, (float, str, list, tuple, dict)) and not isinstance(bound, Base):
            raise TypeError("slice indices must be integers or None or have an __index__ method")
        if isinstance(bound, Base):
            index_of_array(bound)
    require(not certain(k.step == 0), ValueError, "slice step cannot be zero")


def index_of_array(bound):
    whole = kinds.is_kind(bound._about.dtype, "iu")
    require(whole, TypeError, "slice indices must be integers or None or have an __index__ method")
    if bound.__class__.__name__ == "ndarray":
        require(rank_of(bound._about.shape) == 0, TypeError, "only integer scalar arrays can be converted to a scalar index")


def sliced(k, size):
    """The length of a slice of so many."""
    bounds = []
    for bound in (k.start, k.stop, k.step):
        value = plain_bound(bound)
        if not known(value):
            return unknown(int) if not certain(size == 0) else 0
        bounds.append(value)
    start, stop, step = bounds
    if start is None and stop is None and (step is None or step == 1 or step == -1):
        return size
    if not known(size):
        return unknown(int)
    return len(range(size)[start:stop:step])


def plain_bound(bound):
    if bound is None or isinstance(bound, (bool, int)) and not isinstance(bound, Base):
        return bound
    if not known(bound):
        return unknown(int)
    return bound.__index__() if isinstance(bound, Base) else unknown(int)


# What the parts pick.


def picked(array, about, shape, parts):
    """A view, or a copy of picked elements."""
    dims, fancy_at, fancy = picked_dims(shape, parts)
    advanced = fancy is not None
    if not advanced:
        if len(dims) == 0 and len([p for p in parts if p[0] != "int"]) == 0:
            return element(about.dtype, one_value(array, shape, parts))
        return view_of(array, about.select(tuple(dims)), sliced_values(array, shape, parts))
    if not known(fancy):
        return make(about.select(unknown()))
    full = tuple(dims[:fancy_at]) + fancy + tuple(dims[fancy_at:])
    if len(full) == 0:
        return element(about.dtype)
    return make(about.select(full), picked_values(array, shape, parts))


def picked_dims(shape, parts, check=True):
    """Dimensions of the basic parts; where the advanced ones' common shape comes in; that shape, or None."""
    dims = []
    axis = 0
    fancy = None
    fancy_at = 0
    apart = False
    last = -2
    checked = []
    for number in range(len(parts)):
        part = parts[number]
        if part[0] == "new":
            dims.append(1)
        elif part[0] == "slice":
            dims.append(sliced(part[1], shape[axis]))
            axis = axis + 1
        elif part[0] == "int":
            require_in_bounds(part[1], shape[axis], axis)
            axis = axis + 1
            if fancy is not None:
                if last != number - 1:
                    apart = True
                last = number
        else:
            own = advanced_shape(part, shape, axis)
            if part[0] == "ints":
                checked.append((part[1], shape[axis], axis))
            if fancy is None:
                fancy = own
                fancy_at = len(dims)
                apart = ints_before(parts, number)
            else:
                if last != number - 1:
                    apart = True
                fancy = common_index(fancy, own)
            last = number
            axis = axis + (rank_of(part[1]._about.shape) if part[0] == "mask" else 1)
    if check and len([d for d in dims if not certain(d != 0)]) == 0:
        for indices, size, place in checked:
            require_all_in_bounds(indices, size, place)
    return dims, 0 if apart else fancy_at, fancy


def ints_before(parts, number):
    """Whether an integer stands apart before the first array of a key: then the picked shape comes first."""
    seen_int = False
    for part in parts[:number]:
        if part[0] == "int":
            seen_int = True
    if not seen_int:
        return False
    between = False
    after_int = False
    for part in parts[:number]:
        if part[0] == "int":
            if after_int and between:
                return True
            after_int = True
            between = False
        elif after_int:
            between = True
    return between


def advanced_shape(part, shape, axis):
    own = part[1]._about.shape
    if part[0] == "mask":
        for i in range(len(own)):
            require(own[i] == shape[axis + i], IndexError,
                    f"boolean index did not match indexed array along axis {axis + i}; size of axis is {shape[axis + i]} "
                    f"but size of corresponding boolean axis is {own[i]}")
        flat = values_of(part[1])
        return (flat.count(True),) if flat is not None and all_known(flat) else (unknown(int),)
    return own


def require_all_in_bounds(indices, size, axis):
    flat = values_of(indices)
    if flat is not None:
        for i in flat:
            require_in_bounds(i, size, axis)
        return
    about = indices.__crane_array__()
    if about.attained == True and known(about.high) and known(about.low):  # noqa: E712
        require_in_bounds(about.high, size, axis)
        require_in_bounds(about.low, size, axis)


def common_index(a, b):
    if not known(a) or not known(b):
        return unknown()
    out = try_broadcast(a, b)
    if out is None:
        raise IndexError(f"shape mismatch: indexing arrays could not be broadcast together with shapes {text(a)} {text(b)} ")
    return out


def one_value(array, shape, parts):
    flat = values_of(array)
    if flat is None or not all_known(shape):
        return None
    at = 0
    steps = steps_of(shape)
    for axis in range(len(parts)):
        i = parts[axis][1]
        if not known(i):
            return None
        at = at + (i + shape[axis] if i < 0 else i) * steps[axis]
    return flat[at] if at < len(flat) else None


def sliced_values(array, shape, parts):
    """Values of a part without arrays in its key, where that is cheap."""
    flat = values_of(array)
    if flat is None or not all_known(shape) or len(flat) > 300:
        return None
    choices = []
    axis = 0
    for part in parts:
        if part[0] == "new":
            continue
        if part[0] == "int":
            i = part[1]
            if not known(i):
                return None
            choices.append([i + shape[axis] if i < 0 else i])
        else:
            bounds = [plain_bound(b) for b in (part[1].start, part[1].stop, part[1].step)]
            if not (known(bounds[0]) and known(bounds[1]) and known(bounds[2])):
                return None
            choices.append(list(range(shape[axis])[bounds[0]:bounds[1]:bounds[2]]))
        axis = axis + 1
    places = [0]
    steps = steps_of(shape)
    for axis in range(len(choices)):
        places = [p + i * steps[axis] for p in places for i in choices[axis]]
    return [flat[p] for p in places]


def picked_values(array, shape, parts):
    """Values that an array of indices or a mask picks of a one-dimensional array."""
    flat = values_of(array)
    if flat is None or len(shape) != 1 or len(parts) != 1:
        return None
    chosen = values_of(parts[0][1])
    if chosen is None or not all_known(chosen):
        return None
    if parts[0][0] == "mask":
        return [flat[i] for i in range(len(flat)) if chosen[i]]
    return [flat[i] for i in chosen]


# Assignment.


def setitem(array, key, value):
    about = array._about
    if isinstance(key, str) and known(key):
        fields.field(array, key)
    shape = about.shape
    simple = isinstance(key, int) and not isinstance(key, (bool, Base))
    sure = known(about.dtype) and about.dtype != "void"
    if known(shape) and (sure or not isinstance(key, (str, list, tuple, Base))):
        parts = placed(key, shape)
        if known(parts):
            advanced = len([p for p in parts if p[0] in ("ints", "mask")]) > 0
            dims, at, fancy = picked_dims(shape, parts, not advanced)
            target = tuple(dims) if fancy is None else unknown()
            if fancy is not None and known(fancy):
                target = tuple(dims[:at]) + fancy + tuple(dims[at:])
            require_assignable(about, target, value, fancy, parts)
            if advanced:
                picked_dims(shape, parts)
    flat = values_of(array)
    changed(array)
    if flat is not None and simple and known(key) and certain(rank_of(shape) == 1):
        kept = kept_value(about.dtype, value)
        flat = list(flat)
        flat[key] = kept
        array._flat = flat
        array._counted = False


def kept_value(dtype, value):
    if isinstance(value, float) and not isinstance(value, Base) and certain(dtype == "float64"):
        return value
    if isinstance(value, int) and not isinstance(value, (bool, Base)):
        if certain(dtype == "int64"):
            return value
        if certain(dtype == "float64"):
            return float(value) if known(value) else unknown(float)
    return unknown()


def require_assignable(about, target, value, fancy, parts):
    """The value fits the place in shape, and is of a type that the dtype takes."""
    dtype = about.dtype
    if known(value) and isinstance(value, str) and certain(kinds.is_kind(dtype, "iuf")) and certain(size_of(target) > 0):
        if certain(kinds.is_kind(dtype, "f")):
            float(value)
        else:
            int(value)
    if isinstance(value, int) and not isinstance(value, Base) and known(value) and certain(kinds.is_kind(dtype, "iu")):
        kinds.require_in_range(dtype, value)
    if value is None and certain(kinds.is_kind(dtype, "iu")) and certain(size_of(target) > 0):
        raise TypeError("int() argument must be a string, a bytes-like object or a real number, not 'NoneType'")
    if isinstance(value, dict) and certain(kinds.is_kind(dtype, "iuf")):
        kind = "float" if certain(kinds.is_kind(dtype, "f")) else "int"
        raise TypeError(f"{kind}() argument must be a string or a real number, not 'dict'")
    if certain(dtype == "object") or not known(target) or not known(value):
        return
    if known(dtype) and kinds.letter(dtype) == "V":
        return
    values = asarray(value)
    if not known(values) or not known(values._about.shape):
        return
    if fancy is None:
        require_texts(values, dtype, target)
    if fancy is None and len(target) == 0 and isinstance(value, (list, tuple, Base)):
        single(value, values, dtype)
        return
    if fancy is None:
        require_fits(values._about.shape, target)
        return
    masked = len(parts) == 1 and parts[0][0] == "mask"
    if masked and len(values._about.shape) > 1 and len(target) == 1:
        raise TypeError("NumPy boolean array indexing assignment requires a 0 or 1-dimensional input, input has "
                        f"{len(values._about.shape)} dimensions")
    require_fancy(values._about.shape, target, masked)


def require_texts(values, dtype, target):
    """Texts of an array that are to become numbers."""
    if not certain(kinds.is_kind(values._about.dtype, "U")) or not certain(kinds.is_kind(dtype, "f")):
        return
    flat = values_of(values)
    if flat is not None and certain(same_shape(values._about.shape, target)):
        for v in flat:
            float(v)


def single(value, values, dtype):
    """One element takes one value; a list is true for a bool, and what int() says of it differs by version."""
    shape = values._about.shape
    if len(shape) == 0 or not certain(kinds.is_kind(dtype, "biuf")):
        return
    if not isinstance(value, Base) and not certain(kinds.is_kind(dtype, "f")):
        old = certain(version("numpy") < "2.0") and certain(kinds.is_kind(dtype, "iu"))
        if certain(version("numpy") >= "2.5") and certain(kinds.is_kind(dtype, "iu")):
            raise TypeError("int() argument must be a string, a bytes-like object or a real number, not 'list'")
        if not old:
            return
    require(size_of(shape) == 1, ValueError, "setting an array element with a sequence.")


def require_fancy(value, target, masked):
    for d in target:
        if not known(d):
            return
    out = try_broadcast(value, target)
    message = (f"shape mismatch: value array of shape {text(value)} could not be broadcast to indexing result of shape "
               f"{text(target)}")
    if masked:
        message = (f"NumPy boolean array indexing assignment cannot assign {size_of(value)} input values to the "
                   f"{size_of(target)} output values where the mask is true")
    extra = len(value) - len(target)
    if extra > 0:
        for d in value[:extra]:
            require(not certain(d != 1), ValueError, message)
        if len([d for d in value[:extra] if not certain(d == 1)]) > 0:
            return
        value = value[extra:]
        out = try_broadcast(value, target)
    require(out is not None, ValueError, message)
    if out is not None and known(out):
        require(same_shape(out, target), ValueError, message)
