"""Shapes of Keras tensors: tuples whose dimensions are ints, None (any), or unknown."""

from models.crane import known, unknown


def dims_of(shape):
    """A shape as a tuple; unknown for what is none."""
    if known(shape) and isinstance(shape, int):
        return (shape,)
    if known(shape) and isinstance(shape, (tuple, list)):
        return tuple(shape)
    return unknown()


def batch_of(shape):
    """The shape without samples as the shape of a batch."""
    dims = dims_of(shape)
    return (None,) + dims if known(dims) else unknown()


def is_open(dim):
    """Whether a dimension may be anything."""
    return not known(dim) or dim is None


def differ(a, b):
    """Whether two dimensions surely differ."""
    return not is_open(a) and not is_open(b) and a != b


def fits(expected, found):
    """Whether shapes may agree, dimension by dimension, the first left out; False only for certain."""
    if not known(expected) or not known(found):
        return True
    if len(expected) != len(found):
        return False
    for i in range(1, len(expected)):
        if differ(expected[i], found[i]):
            return False
    return True


def opened(*dims):
    """The size that comes of open ones: None if one surely is None, else unknown."""
    for dim in dims:
        if known(dim) and dim is None:
            return None
    return unknown(int)


def product(dims):
    """The product; open if any is."""
    total = 1
    for dim in dims:
        if is_open(dim):
            return opened(*dims)
        total = total * dim
    return total


def pair(x, n):
    """A setting for n dimensions: one int stands for all."""
    if known(x) and isinstance(x, int):
        return (x,) * n
    if known(x) and isinstance(x, (tuple, list)) and len(x) == n:
        return tuple(x)
    return (unknown(int),) * n


def window(size, kernel, stride, padding, dilation=1):
    """Output size of a window moved over a dimension; at most 0 if it does not fit."""
    if known(size) and size is None:
        return None
    if is_open(size) or not known(kernel) or not known(stride) or not known(padding) or not known(dilation):
        return unknown(int)
    if padding in ("same", "causal"):
        return (size + stride - 1) // stride
    return (size - (kernel - 1) * dilation - 1) // stride + 1


def widened(size, kernel, stride, padding):
    """Output size of a transposed convolution over a dimension."""
    if known(size) and size is None:
        return None
    if is_open(size) or not known(kernel) or not known(stride) or not known(padding):
        return unknown(int)
    if padding == "same":
        return size * stride
    return size * stride + max(kernel - stride, 0)


def broadcast(a, b):
    """The common shape of two; None if they surely have none."""
    if not known(a) or not known(b):
        return unknown()
    n = max(len(a), len(b))
    x = (1,) * (n - len(a)) + tuple(a)
    y = (1,) * (n - len(b)) + tuple(b)
    out = []
    for i in range(n):
        p, q = x[i], y[i]
        if is_open(p) and is_open(q):
            out.append(unknown(int))
        elif is_open(p):
            out.append(opened(p) if q == 1 else q)
        elif is_open(q):
            out.append(opened(q) if p == 1 else p)
        elif p == q or q == 1:
            out.append(p)
        elif p == 1:
            out.append(q)
        else:
            return None
    return tuple(out)


def sliced(size, part):
    """Length of a slice of a dimension."""
    if part.start is None and part.stop is None and part.step is None:
        return size
    if is_open(size):
        return unknown(int)
    for x in (part.start, part.stop, part.step):
        if not known(x) or not (x is None or isinstance(x, int)):
            return unknown(int)
    step = 1 if part.step is None else part.step
    if step <= 0:
        if step == -1 and part.start is None and part.stop is None:
            return size
        return unknown(int)
    start = 0 if part.start is None else part.start
    stop = size if part.stop is None else part.stop
    start = max(start + size, 0) if start < 0 else min(start, size)
    stop = max(stop + size, 0) if stop < 0 else min(stop, size)
    return max(0, -((start - stop) // step)) if stop > start else 0


def shown(shape):
    """The shape as messages print it."""
    if not known(shape):
        return unknown(str)
    return "(" + ", ".join([str(d) if known(d) else "?" for d in shape]) + ("," if len(shape) == 1 else "") + ")"
