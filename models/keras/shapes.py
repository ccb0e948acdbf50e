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


def fits(expected, found):
    """Whether shapes may agree, dimension by dimension, the first left out; False only for certain."""
    if not known(expected) or not known(found):
        return True
    if len(expected) != len(found):
        return False
    for i in range(1, len(expected)):
        if not is_open(expected[i]) and not is_open(found[i]) and expected[i] != found[i]:
            return False
    return True


def product(dims):
    total = 1
    for dim in dims:
        if is_open(dim):
            return None
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
    """Output size of a window moved over a dimension; None if open, a negative number if it does not fit."""
    if is_open(size) or not known(kernel) or not known(stride) or not known(padding) or not known(dilation):
        return None
    if padding == "same":
        return (size + stride - 1) // stride
    span = (kernel - 1) * dilation + 1
    if padding == "causal":
        return (size + stride - 1) // stride
    return (size - span) // stride + 1


def shown(shape):
    """The shape as messages print it."""
    if not known(shape):
        return unknown(str)
    return "(" + ", ".join([str(d) for d in shape]) + ("," if len(shape) == 1 else "") + ")"
