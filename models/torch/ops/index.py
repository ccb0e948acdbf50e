"""Indexing, and what puts tensors together or picks from them by index."""

from models.crane import certain, known, many, type_name, unknown
from models.torch import dtypes, shapes
from models.torch.base import Base, is_tensor, refuse, result, selected
from models.torch.ops.pointwise import inplace, is_new

class Places:
    """The dimensions of the result so far; and the shapes of index tensors, with where they stood."""

    def __init__(self):
        self.before = []
        self.advanced = None
        self.at = -1
        self.apart = False
        self.lost = False


def getitem(input, key):
    dims = indexed(input, key)
    r = result(dims, input.dtype, [input])
    r.value_facts = selected(input)
    r.contiguous_ = True if certain(input.contiguous_ == True) and _leading(key) else unknown()  # noqa: E712
    return r


def _leading(key):
    return known(key) and isinstance(key, (int, slice)) and not isinstance(key, bool)


def indexed(input, key):
    """The shape of input[key]; None where it is not known. Raises where indexing does."""
    if not known(key):
        return None
    if input.dims is None:
        return None
    keys = list(key) if isinstance(key, tuple) else [key]
    if not all(known(k) for k in keys):
        return _surplus(keys, input)
    used = sum([consumed(k) for k in keys])
    rank = len(input.dims)
    if not known(used):
        return None
    if rank == 0 and used > 0:
        raise IndexError("invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a "
                         "0-dim tensor to a number")
    if used > rank:
        raise IndexError(f"too many indices for tensor of dimension {rank}")
    return walk(input.dims, keys, rank - used)


def _surplus(keys, input):
    """Some of the keys are not known: only what the others do wrong is."""
    simple = [k for k in keys if known(k) and (isinstance(k, slice) or (isinstance(k, int) and not isinstance(k, bool)))]
    if len(simple) > len(input.dims):
        raise IndexError(f"too many indices for tensor of dimension {len(input.dims)}")
    place = 0
    for k in keys:
        if not known(k):
            return None
        if isinstance(k, int) and not isinstance(k, bool):
            pick(k, input.dims[place], place)
        elif not isinstance(k, slice):
            return None
        place = place + 1
    return None


def consumed(k):
    """How many dimensions a key uses up."""
    if k is None or k is Ellipsis or isinstance(k, bool):
        return 0
    if isinstance(k, Base):
        if dtypes.certainly(k.dtype, "bool") or dtypes.certainly(k.dtype, "uint8"):
            return unknown(int) if k.dims is None else len(k.dims)
        return 1 if dtypes.is_dtype(k.dtype) else unknown(int)
    if isinstance(k, (int, slice, list, tuple, range)):
        return 1
    if isinstance(k, str):
        raise TypeError("new(): invalid data type 'str'")
    if isinstance(k, float):
        raise IndexError("only integers, slices (`:`), ellipsis (`...`), None and long or byte Variables are valid indices (got float)")
    return unknown(int)


def walk(dims, keys, rest):
    found = Places()
    place = 0
    for k in keys:
        if k is Ellipsis:
            for _ in range(rest):
                found.before.append(dims[place])
                place = place + 1
            rest = 0
        elif k is None:
            found.before.append(1)
        elif isinstance(k, bool):
            return None
        elif isinstance(k, Base) or isinstance(k, (list, tuple, range)):
            place = place + advanced(found, k, dims, place)
        elif isinstance(k, slice):
            found.before.append(sliced(k, dims[place]))
            place = place + 1
        else:
            pick(k, dims[place], place)
            place = place + 1
    if found.lost:
        return None
    after = list(dims[place:])
    if found.advanced is None:
        return tuple(found.before + after)
    start = 0 if found.apart else found.at
    return tuple(found.before[:start] + list(found.advanced) + found.before[start:] + after)


def pick(k, length, place):
    if known(length) and (k >= length or k < -length):
        raise IndexError(f"index {k} is out of bounds for dimension {place} with size {length}")


def sliced(k, length):
    """The length of a slice."""
    if not known(k.step) or (k.step is not None and not isinstance(k.step, int)):
        return unknown(int)
    if k.step is not None and k.step <= 0:
        raise ValueError("step must be greater than zero")
    if k.start is None and k.stop is None and k.step in (None, 1):
        return length
    for bound in (k.start, k.stop):
        if not known(bound) or not (bound is None or isinstance(bound, int)):
            return unknown(int)
    if not known(length):
        return unknown(int)
    return len(range(length)[k])


def advanced(found, k, dims, place):
    """Takes one index tensor (or list); gives the number of dimensions that it uses."""
    if found.advanced is not None and found.at != len(found.before):
        found.apart = True
    if found.advanced is None:
        found.at = len(found.before)
        found.advanced = ()
    shape, used = index_shape(k, dims, place)
    if shape is None:
        found.lost = True
        return used
    try:
        found.advanced = shapes.broadcast(found.advanced, shape)
    except RuntimeError:
        raise IndexError("shape mismatch: indexing tensors could not be broadcast together with shapes "
                         f"[{shapes.text(found.advanced)}], [{shapes.text(shape)}]")
    return used


def index_shape(k, dims, place):
    """(shape, dimensions used) of an index tensor or list."""
    if not isinstance(k, Base):
        items = list(k)
        for i in items:
            if known(i) and isinstance(i, int) and not isinstance(i, bool):
                pick(i, dims[place], place)
            elif not known(i) or isinstance(i, bool) or not isinstance(i, int):
                return None, 1
        return (len(items),), 1
    if dtypes.certainly(k.dtype, "bool") or dtypes.certainly(k.dtype, "uint8"):
        for i in range(len(k.dims)):
            if known(k.dims[i]) and known(dims[place + i]) and k.dims[i] != dims[place + i]:
                raise IndexError(f"The shape of the mask [{shapes.text(k.dims)}] at index {i} does not match the shape of the indexed "
                                 f"tensor [{shapes.text(dims)}] at index {place + i}")
        return (unknown(int),), len(k.dims)
    if certain(dtypes.is_floating(k.dtype)):
        raise IndexError("tensors used as indices must be long, int, byte or bool tensors")
    bounds(k, dims[place], f"index {{}} is out of bounds for dimension {place} with size {dims[place]}", True)
    return k.dims, 1


def bounds(index, length, message, negative=False, ignored=None):
    """Raises if some value of an index tensor is certainly too large (or negative, and not the ignored one)."""
    f = index.value_facts
    if f is None or not known(length) or not certain(f.attained) or not known(f.high) or f.high is None:
        return
    if f.high >= length:
        raise IndexError(message.format(f.high))
    if known(f.low) and f.low < (-length if negative else 0) and f.low != ignored:
        raise IndexError(message.format(f.low))


def setitem(input, key, value):
    target = indexed(input, key)
    if is_tensor(value) and target is not None and value.dims is not None:
        have = tuple([d for d in value.dims])
        while len(have) > len(target) and certain(have[0] == 1):
            have = have[1:]
        _assignable(have, target, value)
    elif known(value) and isinstance(value, str):
        raise TypeError("can't assign a str to a torch.FloatTensor")
    r = None
    if is_tensor(value):
        r = result(input.dims, input.dtype, [input, value])
    elif known(value) and isinstance(value, (int, float)):
        r = result(input.dims, input.dtype, [input])
    inplace(input, r)


def _assignable(have, target, value):
    extra = len(target) - len(have)
    for i in range(len(have)):
        a = have[i]
        b = target[i + extra] if i + extra >= 0 else 1
        if known(a) and known(b) and a != b and a != 1:
            raise RuntimeError(f"shape mismatch: value tensor of shape [{shapes.text(value.dims)}] cannot be broadcast to indexing result "
                               f"of shape [{shapes.text(target)}]")


def tensors_of(tensors, function):
    """The list of a `tensors` argument, or None if it is not known; raises for what is no sequence of tensors."""
    if is_tensor(tensors):
        raise TypeError(f"{function}(): argument 'tensors' (position 1) must be tuple of Tensors, not Tensor")
    if not known(tensors) or not isinstance(tensors, (list, tuple)):
        return None
    for i in range(len(tensors)):
        x = tensors[i]
        if known(x) and not is_tensor(x) and not certain(hasattr(x, "__torch_function__")):
            raise TypeError(f"expected Tensor as element {i} in argument 0, but got {type_name(x)}")
    return list(tensors)


def common_dtype(items):
    d = items[0]
    dtype = d.dtype
    for x in items[1:]:
        dtype = dtypes.promote(dtype, x.dtype)
    return dtype


def cat(tensors, dim=0, *, axis=None, out=None):
    items = tensors_of(tensors, "cat")
    dim = dim if certain(axis is None) else axis
    if items is None:
        return unknown()
    if len(items) == 0:
        message = "torch.cat(): expected a non-empty list of Tensors"
        raise ValueError(message) if is_new() else RuntimeError(message)
    if not all(is_tensor(x) for x in items):
        return unknown()
    dtype = common_dtype(items)
    ranked = [x for x in items if x.dims is None or not (len(x.dims) == 1 and not certain(x.dims[0] != 0))]
    if len(ranked) == 0:
        return result((sum([x.dims[0] for x in items]),), dtype, items)
    if any(x.dims is None for x in ranked):
        return result(None, dtype, items)
    first = ranked[0].dims
    d = shapes.axis(dim, len(first))
    if len(first) == 0:
        raise RuntimeError("zero-dimensional tensor (at position 0) cannot be concatenated")
    dims = first
    for i in range(1, len(ranked)):
        dims = _joined(dims, ranked[i].dims, d, i)
        if dims is None:
            return result(None, dtype, items)
    return result(dims, dtype, items)


def _joined(dims, new, d, place):
    if len(new) != len(dims):
        raise RuntimeError(f"Tensors must have same number of dimensions: got {len(dims)} and {len(new)}")
    if not known(d):
        return None
    joined = []
    for i in range(len(dims)):
        if i == d:
            joined.append(dims[i] + new[i])
        elif known(dims[i]) and known(new[i]) and dims[i] != new[i]:
            raise RuntimeError(f"Sizes of tensors must match except in dimension {d}. Expected size {dims[i]} but got size {new[i]} for tensor "
                               f"number {place} in the list.")
        else:
            joined.append(dims[i] if known(dims[i]) else new[i])
    return tuple(joined)


def stack(tensors, dim=0, *, out=None):
    if is_tensor(tensors):
        raise TypeError("stack(): argument 'tensors' (position 1) must be tuple of Tensors, not Tensor")
    items = tensors_of(tensors, "stack")
    if items is None:
        return unknown()
    if len(items) == 0:
        raise RuntimeError("stack expects a non-empty TensorList")
    if not all(is_tensor(x) for x in items):
        return unknown()
    first = items[0].dims
    d = shapes.axis(dim, None if first is None else len(first), 1)
    for i in range(1, len(items)):
        if shapes.differ(first, items[i].dims):
            raise RuntimeError(f"stack expects each tensor to be equal size, but got [{shapes.text(first)}] at entry 0 and "
                               f"[{shapes.text(items[i].dims)}] at entry {i}")
    dtype = common_dtype(items)
    if first is None:
        return result(None, dtype, items)
    return result(shapes.inserted(first, d, len(items)) if known(d) else None, dtype, items)


def vstack(tensors, *, out=None):
    items = tensors_of(tensors, "vstack")
    return unknown() if items is None or not all(is_tensor(x) and x.dims is not None and len(x.dims) > 1 for x in items) else cat(items, 0)


def hstack(tensors, *, out=None):
    items = tensors_of(tensors, "hstack")
    return unknown() if items is None or not all(is_tensor(x) and x.dims is not None and len(x.dims) > 1 for x in items) else cat(items, 1)


def index_like(index, function):
    """Raises if an index argument is no int64 tensor."""
    if is_tensor(index) and dtypes.is_dtype(index.dtype) and index.dtype.name not in ("int64", "int32"):
        raise RuntimeError(f"{function}(): Expected dtype int64 for index")


def gather(input, dim, index, *, sparse_grad=False, out=None):
    if not is_tensor(input):
        return refuse(input, "gather")
    if not is_tensor(index):
        return refuse(index, "gather", "index", 3)
    index_like(index, "gather")
    if input.dims is None or index.dims is None:
        return result(index.dims, input.dtype, [input])
    d = shapes.axis(dim, len(input.dims))
    if len(input.dims) != len(index.dims) and len(input.dims) > 0 and len(index.dims) > 0:
        raise RuntimeError("Index tensor must have the same number of dimensions as input tensor")
    for i in range(len(index.dims)):
        if known(d) and i != d and certain(index.dims[i] > input.dims[i]):
            raise RuntimeError(f"Size does not match at dimension {i} expected index [{shapes.text(index.dims)}] to be no larger than self "
                               f"[{shapes.text(input.dims)}] apart from dimension {d}")
    return result(index.dims, input.dtype, [input])


def index_select(input, dim, index, *, out=None):
    if not is_tensor(input):
        return refuse(input, "index_select")
    if not is_tensor(index):
        return refuse(index, "index_select", "index", 3)
    if input.dims is None:
        return result(None, input.dtype, [input])
    d = shapes.axis(dim, len(input.dims))
    if not known(d) or index.dims is None or len(index.dims) != 1:
        return result(None, input.dtype, [input])
    if not is_new():
        bounds(index, input.dims[d], "index out of range in self")
    return result(tuple([index.dims[0] if i == d else input.dims[i] for i in range(len(input.dims))]), input.dtype, [input])


def masked_select(input, mask, *, out=None):
    return result((unknown(int),), input.dtype, [input]) if is_tensor(input) else refuse(input, "masked_select")


def masked_fill(input, mask, value):
    if not is_tensor(input):
        return refuse(input, "masked_fill")
    if not is_tensor(mask):
        return refuse(mask, "masked_fill", "mask", 1)
    if dtypes.is_dtype(mask.dtype) and mask.dtype.name not in ("bool", "uint8"):
        raise RuntimeError(f"masked_fill_ only supports boolean masks, but got mask with dtype {dtypes.C_NAMES[mask.dtype.name]}")
    return result(shapes.broadcast(input.dims, mask.dims), input.dtype, [input])


def masked_fill_(input, mask, value):
    return inplace(input, masked_fill(input, mask, value))


def scatter(input, dim, index, src=None, **kwargs):
    return result(input.dims, input.dtype, [input])


def scatter_(input, dim, index, src=None, **kwargs):
    if is_tensor(index) and dtypes.is_dtype(index.dtype) and index.dtype.name not in ("int64", "int32"):
        raise RuntimeError("scatter(): Expected dtype int64 for index")
    return inplace(input, None)


def iterate(input):
    """What `for x in tensor` yields."""
    if input.dims is not None and len(input.dims) == 0:
        raise TypeError("iteration over a 0-d tensor")
    dims = None if input.dims is None else tuple(input.dims[1:])
    r = result(dims, input.dtype, [input])
    r.value_facts = selected(input)
    length = unknown(int) if input.dims is None else input.dims[0]
    if known(length) and length <= 64:
        return iter([r for _ in range(length)])
    return iter(many(r, length))
