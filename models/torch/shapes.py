"""Shapes: tuples of dimensions, each an int or unknown; None stands for a shape of unknown rank."""

from models.crane import certain, known, unknown


def is_known(shape):
    """Whether rank and every dimension are known."""
    return shape is not None and all(known(d) for d in shape)


def numel(shape):
    """The number of elements; unknown if a dimension is, except that a known 0 decides."""
    if shape is None:
        return unknown(int)
    total = 1
    for d in shape:
        if not known(d):
            total = unknown(int)
        elif known(total):
            total = total * d
    return total


def differ(a, b):
    """Whether two shapes are certainly not the same."""
    if a is None or b is None:
        return False
    if len(a) != len(b):
        return True
    return any(known(a[i]) and known(b[i]) and a[i] != b[i] for i in range(len(a)))


def same(a, b):
    """Whether two shapes are certainly the same."""
    if not is_known(a) or not is_known(b):
        return False
    return list(a) == list(b)


def text(shape):
    """The inside of "[2, 3]" in messages; what is unknown shows as "?"."""
    if shape is None:
        return "?"
    return ", ".join([str(d) if known(d) else "?" for d in shape])


def size_text(shape):
    return "torch.Size([" + text(shape) + "])"


def join(a, b):
    """What holds of a shape that is one or the other."""
    if a is None or b is None or len(a) != len(b):
        return None
    return tuple([a[i] if certain(a[i] == b[i]) else unknown(int) for i in range(len(a))])


def broadcast(a, b):
    """The broadcast shape of two; raises where torch does."""
    if a is None or b is None:
        return None
    rank = max(len(a), len(b))
    result = []
    for i in range(rank):
        x = a[i - rank + len(a)] if i >= rank - len(a) else 1
        y = b[i - rank + len(b)] if i >= rank - len(b) else 1
        if not known(x) and not known(y):
            result.append(unknown(int))
        elif not known(x):
            result.append(y if y != 1 else unknown(int))
        elif not known(y):
            result.append(x if x != 1 else unknown(int))
        elif x == y or y == 1:
            result.append(x)
        elif x == 1:
            result.append(y)
        else:
            raise RuntimeError(f"The size of tensor a ({x}) must match the size of tensor b ({y}) at non-singleton dimension {i}")
    return tuple(result)


def axis(dim, rank, extra=0):
    """A dimension's number counted from 0; unknown if it or the rank is. `extra` for unsqueeze and stack."""
    if not known(dim) or rank is None or not known(rank):
        return unknown(int)
    limit = rank + extra
    bound = limit if limit > 0 else 1
    if dim < -bound or dim >= bound:
        raise IndexError(f"Dimension out of range (expected to be in range of [{-bound}, {bound - 1}], but got {dim})")
    return dim + bound if dim < 0 else dim


def dims_of(args):
    """The dimensions that were passed as `f(2, 3)`, `f((2, 3))` or `f([2, 3])`; None if not known."""
    if len(args) == 1:
        first = args[0]
        if not known(first):
            return None
        if isinstance(first, (list, tuple)):
            return tuple(first)
    return tuple(args)


def reshape(shape, wanted):
    """The shape of `reshape` or `view`; raises where the number of elements does not fit."""
    if wanted is None:
        return None
    total = numel(shape)
    free = -1
    for i in range(len(wanted)):
        d = wanted[i]
        if not known(d):
            return _partly(wanted)
        if d == -1:
            if free >= 0:
                raise RuntimeError("only one dimension can be inferred")
            free = i
        elif d < -1:
            raise RuntimeError(f"invalid shape dimension {d} at index {i} of shape [{text(wanted)}]")
    rest = 1
    for d in wanted:
        if d != -1:
            rest = rest * d
    if free < 0:
        if known(total) and total != rest:
            raise RuntimeError(_invalid(wanted, total))
        return wanted
    if not known(total):
        return _replace(wanted, free, _remaining(shape, wanted))
    if rest == 0:
        if total != 0:
            raise RuntimeError(_invalid(wanted, total))
        raise RuntimeError("cannot reshape tensor of 0 elements into shape [" + text(wanted)
                           + "] because the unspecified dimension size -1 can be any value and is ambiguous")
    if total % rest != 0:
        raise RuntimeError(_invalid(wanted, total))
    return _replace(wanted, free, total // rest)


def _invalid(wanted, total):
    return f"shape '[{text(wanted)}]' is invalid for input of size {total}"


def _partly(wanted):
    return tuple([d if known(d) and d != -1 else unknown(int) for d in wanted])


def _replace(shape, place, size):
    return tuple([size if i == place else shape[i] for i in range(len(shape))])


def _remaining(shape, wanted):
    """What -1 stands for where only leading dimensions are unknown and stay: view(-1, known rest), view(n, -1)."""
    if shape is None:
        return unknown(int)
    unknowns = [d for d in shape if not known(d)]
    if len(unknowns) != 1 or 0 in [d for d in shape if known(d)]:
        return unknown(int)
    have = 1
    for d in shape:
        if known(d):
            have = have * d
    need = 1
    for d in wanted:
        if d != -1:
            need = need * d
    return unknowns[0] if have == need else unknown(int)


def without(shape, dims, keepdim):
    """The shape after a reduction over dims (already counted from 0)."""
    if shape is None:
        return None
    if keepdim:
        return tuple([1 if i in dims else shape[i] for i in range(len(shape))])
    return tuple([shape[i] for i in range(len(shape)) if i not in dims])


def inserted(shape, place, size):
    return tuple(shape[:place]) + (size,) + tuple(shape[place:])


def pair(x, n):
    """An int or a tuple as a tuple of n; None if it is not known what it is."""
    if not known(x):
        return tuple([unknown(int) for _ in range(n)])
    if isinstance(x, (list, tuple)):
        if len(x) == 1:
            return tuple([x[0] for _ in range(n)])
        return tuple(x) if len(x) == n else None
    return tuple([x for _ in range(n)])


def window(size, kernel, stride, padding, dilation, ceil=False):
    """One dimension after a sliding window (convolution, pooling)."""
    room = size + 2 * padding - dilation * (kernel - 1) - 1
    if not known(room) or not known(stride) or not known(ceil):
        return unknown(int)
    if not ceil:
        return room // stride + 1
    out = (room + stride - 1) // stride + 1
    # The last window must start inside the input or its left padding (aten/native/Pool.h).
    if (out - 1) * stride >= size + padding:
        out = out - 1
    return out
