"""Products of matrices and vectors."""

from models.crane import certain, known, unknown
from models.torch import dtypes, shapes
from models.torch.base import is_tensor, refuse, result


def pair_of(a, b, function):
    """Whether both are tensors; raises if one surely is not."""
    if not is_tensor(a):
        refuse(a, function, "input", 1)
        return False
    if not is_tensor(b):
        refuse(b, function, "other", 2)
        return False
    return True


def same_dtype(a, b, function="m1 and m2"):
    if dtypes.differ(a.dtype, b.dtype):
        raise RuntimeError(f"expected {function} to have the same dtype, but got: {dtypes.C_NAMES[a.dtype.name]} != "
                           + dtypes.C_NAMES[b.dtype.name])


def product(dims, a, b):
    return result(dims, a.dtype if known(a.dtype) else b.dtype, [a, b], [a, b], True)


def unlike(x, y):
    """Whether two dimensions certainly differ."""
    return known(x) and known(y) and x != y


def shown(d):
    return str(d) if known(d) else "?"


def matmul(input, other, *, out=None):
    if not pair_of(input, other, "matmul"):
        return unknown()
    a, b = input.dims, other.dims
    if a is None or b is None:
        if not (a is None and b is None) and len(b if a is None else a) == 0:
            _both_positive(input, other)
        return product(None, input, other)
    if len(a) == 0 or len(b) == 0:
        _both_positive(input, other)
    if len(a) == 1 and len(b) == 1:
        return dot(input, other)
    if len(b) == 1:
        same_vector(input, other)
        return product(tuple(a[:-1]), input, other)
    row = (1,) + a if len(a) == 1 else a
    if unlike(row[-1], b[-2]):
        raise RuntimeError(_unmatched(row, b, len(a)))
    same_dtype(input, other)
    batch = shapes.broadcast(tuple(row[:-2]), tuple(b[:-2]))
    dims = batch + (b[-1],) if len(a) == 1 else batch + (row[-2], b[-1])
    return product(dims, input, other)


def _both_positive(a, b):
    x = "?" if a.dims is None else len(a.dims)
    y = "?" if b.dims is None else len(b.dims)
    raise RuntimeError(f"both arguments to matmul need to be at least 1D, but they are {x}D and {y}D")


def _unmatched(a, b, rank):
    if len(b) == 2 or rank == 1:
        rows = shapes.numel(tuple(a[:-1]))
        return f"mat1 and mat2 shapes cannot be multiplied ({shown(rows)}x{shown(a[-1])} and {shown(b[-2])}x{shown(b[-1])})"
    if len(a) == 2:
        return f"Expected size for first two dimensions of batch2 tensor to be: [?, {shown(a[-1])}] but got: [?, {shown(b[-2])}]."
    count = shown(shapes.numel(tuple(a[:-2])))
    return f"Expected size for first two dimensions of batch2 tensor to be: [{count}, {shown(a[-1])}] but got: [{count}, {shown(b[-2])}]."


def same_vector(a, b):
    if unlike(a.dims[-1], b.dims[0]):
        rows = shapes.numel(tuple(a.dims[:-1]))
        raise RuntimeError(f"size mismatch, got input ({shown(rows)}), mat ({shown(rows)}x{shown(a.dims[-1])}), vec ({b.dims[0]})")
    same_dtype(a, b)


def dot(input, tensor, *, out=None):
    if not pair_of(input, tensor, "dot"):
        return unknown()
    a, b = input.dims, tensor.dims
    if a is not None and b is not None:
        if len(a) != 1 or len(b) != 1:
            raise RuntimeError(f"1D tensors expected, but got {len(a)}D and {len(b)}D tensors")
        if unlike(a[0], b[0]):
            raise RuntimeError(f"inconsistent tensor size, expected tensor [{a[0]}] and src [{b[0]}] to have the same number of elements, "
                               f"but got {a[0]} and {b[0]} elements respectively")
    if dtypes.differ(input.dtype, tensor.dtype):
        raise RuntimeError("dot : expected both vectors to have same dtype, but found "
                           f"{dtypes.scalar_name(input.dtype)} and {dtypes.scalar_name(tensor.dtype)}")
    return product((), input, tensor)


def mm(input, mat2, *, out=None):
    if not pair_of(input, mat2, "mm"):
        return unknown()
    a, b = input.dims, mat2.dims
    if a is not None and len(a) != 2:
        raise RuntimeError(f"mm: self must be a matrix, got {len(a)}-D tensor")
    if b is not None and len(b) != 2:
        raise RuntimeError(f"mm: mat2 must be a matrix, got {len(b)}-D tensor")
    return matmul(input, mat2)


def mv(input, vec, *, out=None):
    if not pair_of(input, vec, "mv"):
        return unknown()
    a, b = input.dims, vec.dims
    if a is not None and b is not None and (len(a) != 2 or len(b) != 1):
        raise RuntimeError(f"vector + matrix @ vector expected, got 1, {len(a)}, {len(b)}")
    return matmul(input, vec)


def bmm(input, mat2, *, out=None):
    if not pair_of(input, mat2, "bmm"):
        return unknown()
    a, b = input.dims, mat2.dims
    if a is not None and len(a) != 3:
        raise RuntimeError("batch1 must be a 3D tensor")
    if b is not None and len(b) != 3:
        raise RuntimeError("batch2 must be a 3D tensor")
    if a is None or b is None:
        return product(None, input, mat2)
    if unlike(a[0], b[0]) or unlike(a[2], b[1]):
        raise RuntimeError(f"Expected size for first two dimensions of batch2 tensor to be: [{shown(a[0])}, {shown(a[2])}] but got: "
                           f"[{shown(b[0])}, {shown(b[1])}].")
    same_dtype(input, mat2)
    return product((a[0] if known(a[0]) else b[0], a[1], b[2]), input, mat2)


def outer(input, vec2, *, out=None):
    if not pair_of(input, vec2, "outer"):
        return unknown()
    for x in (input, vec2):
        if x.dims is not None and len(x.dims) != 1:
            raise RuntimeError(f"outer: Expected 1-D argument {'self' if x is input else 'vec2'}, but got {len(x.dims)}-D")
    if input.dims is None or vec2.dims is None:
        return product(None, input, vec2)
    return result((input.dims[0], vec2.dims[0]), dtypes.promote(input.dtype, vec2.dtype), [input, vec2], [input, vec2], True)


def cdist(x1, x2, p=2.0, compute_mode=None):
    if not pair_of(x1, x2, "cdist"):
        return unknown()
    a, b = x1.dims, x2.dims
    if a is None or b is None or len(a) < 2 or len(b) < 2:
        return product(None, x1, x2)
    if unlike(a[-1], b[-1]):
        raise RuntimeError(f"X1 and X2 must have the same number of columns. X1: {a[-1]} X2: {b[-1]}")
    return product(shapes.broadcast(tuple(a[:-2]), tuple(b[:-2])) + (a[-2], b[-2]), x1, x2)


def einsum(equation, *operands):
    """Shapes by letters; an ellipsis or a repeated letter is left unknown."""
    if len(operands) == 1 and known(operands[0]) and isinstance(operands[0], (list, tuple)):
        operands = tuple(operands[0])
    if not known(equation) or not isinstance(equation, str) or not known(operands) or not all(is_tensor(x) for x in operands):
        return unknown()
    text = equation.replace(" ", "")
    if "." in text or any(x.dims is None for x in operands):
        return result(None, operands[0].dtype, list(operands), list(operands), True)
    sides = text.split("->")
    terms = sides[0].split(",")
    if len(terms) != len(operands):
        more = "fewer" if len(terms) > len(operands) else "more"
        raise RuntimeError(f"einsum(): {more} operands were provided than specified in the equation")
    sizes = {}
    for i in range(len(terms)):
        _letters(terms[i], operands[i].dims, i, sizes)
    letters = sides[1] if len(sides) > 1 else "".join([c for c in sorted(sizes) if sides[0].count(c) == 1])
    for c in letters:
        if c not in sizes:
            raise RuntimeError(f"einsum(): output subscript {c} does not appear in the equation for any input operand")
    return result(tuple([sizes[c] for c in letters]), operands[0].dtype, list(operands), list(operands), True)


def _letters(term, dims, place, sizes):
    if len(term) != len(dims):
        raise RuntimeError(f"einsum(): the number of subscripts in the equation ({len(term)}) does not match the number of dimensions "
                           f"({len(dims)}) for operand {place} and no ellipsis was given")
    for i in range(len(term)):
        c = term[i]
        if c not in sizes or not known(sizes[c]) or certain(sizes[c] == 1):
            sizes[c] = dims[i]
        elif unlike(sizes[c], dims[i]) and dims[i] != 1:
            raise RuntimeError(f"einsum(): subscript {c} has size {dims[i]} for operand {place} which does not broadcast with previously "
                               f"seen size {sizes[c]}")


def tensordot(a, b, dims=2, out=None):
    return product(None, a, b) if pair_of(a, b, "tensordot") else unknown()


def trace(input):
    if not is_tensor(input):
        return refuse(input, "trace")
    if input.dims is not None and len(input.dims) != 2:
        raise RuntimeError("trace: expected a matrix, but got tensor with dim " + str(len(input.dims)))
    return result((), input.dtype, [input])


def addmm(input, mat1, mat2, *, beta=1, alpha=1, out=None):
    r = mm(mat1, mat2)
    return input + r if is_tensor(input) and is_tensor(r) else unknown()


def baddbmm(input, batch1, batch2, *, beta=1, alpha=1, out=None):
    r = bmm(batch1, batch2)
    return input + r if is_tensor(input) and is_tensor(r) else unknown()


def inverse(input, *, out=None):
    if not is_tensor(input):
        return refuse(input, "inverse")
    d = input.dims
    if d is not None and len(d) < 2:
        raise RuntimeError("linalg.inv: The input tensor A must have at least 2 dimensions.")
    if d is not None and unlike(d[-1], d[-2]):
        raise RuntimeError(f"linalg.inv: A must be batches of square matrices, but they are {d[-2]} by {d[-1]} matrices")
    return result(d, input.dtype, [input], [], True)
