"""Products of matrices and tensors: dot, matmul, einsum, tensordot, outer, …"""

from models.crane import certain, known, require, unknown
import models.numpy.kinds as kinds
from models.numpy.base import Base
from models.numpy.conversion import asarray
from models.numpy.dims import axis_of, broadcast, product, size_of, text, try_broadcast, without
from models.numpy.elementwise import binary, foreign, is_number
from models.numpy.exceptions import UFuncTypeError
from models.numpy.nd import array_of, element, result


def pair(x, y):
    """Both as arrays, or None where one is not known or of another library."""
    if not known(x) and not is_number(x) or not known(y) and not is_number(y):
        return None
    a, b = asarray(x), asarray(y)
    return (a, b) if known(a) and known(b) else None


def product_dtype(a, b):
    out = kinds.promote(a._about.dtype, b._about.dtype)
    return out if certain(kinds.is_kind(out, "biufcO")) else unknown(str)


def require_numbers(a, b):
    if certain(kinds.is_kind(a._about.dtype, "US")) or certain(kinds.is_kind(b._about.dtype, "US")):
        raise UFuncTypeError("ufunc 'matmul' did not contain a loop with signature matching types "
                             f"({a._about.dtype}, {b._about.dtype}) -> None")


def dot(a, b, out=None):
    arrays = pair(a, b)
    if arrays is None:
        return unknown()
    x, y = arrays
    p, q = x._about.shape, y._about.shape
    dtype = product_dtype(x, y)
    if known(p) and len(p) == 0 or known(q) and len(q) == 0:
        return scaled(x, y)
    if not known(p) or not known(q):
        return unknown()
    other = len(q) - 2 if len(q) > 1 else 0
    require(p[-1] == q[other], ValueError,
            f"shapes {text(p)} and {text(q)} not aligned: {p[-1]} (dim {len(p) - 1}) != {q[other]} (dim {other})")
    return result_of(p[:-1] + without(q, [other]), dtype, a, b)


def scaled(x, y):
    """A product with a number; by BLAS, where zero times missing may be zero."""
    out = binary("multiply", x, y)
    if not known(out) or not known(out._about.shape):
        return unknown()
    return result(out._about.shape, out._about.dtype)


def result_of(shape, dtype, a, b):
    """pandas objects take part as arrays in NumPy's own functions, but may give one of theirs."""
    if foreign(a) or foreign(b):
        return unknown()
    return result(shape, dtype)


def matmul_operator(x, y):
    other = y if isinstance(x, Base) else x
    if not known(other) and not is_number(other):
        return unknown()
    if foreign(other):
        return NotImplemented if hasattr(other, "__crane_ufunc__") else unknown()
    return matmul(x, y)


def matmul(x1, x2, out=None, **kwargs):
    if is_number(x1) or is_number(x2):
        number, other = (x1, x2) if is_number(x1) else (x2, x1)
        if isinstance(number, int) and isinstance(other, Base) and certain(kinds.is_kind(other._about.dtype, "iu")):
            kinds.require_in_range(other._about.dtype, number)
        which = 0 if is_number(x1) else 1
        raise ValueError(f"matmul: Input operand {which} does not have enough dimensions (has 0, gufunc core with signature "
                         f"(n?,k),(k,m?)->(n?,m?) requires 1)")
    arrays = pair(x1, x2)
    if arrays is None:
        return unknown()
    x, y = arrays
    p, q = x._about.shape, y._about.shape
    require_numbers(x, y)
    if not known(p) or not known(q):
        return unknown()
    for number in range(2):
        require(len((p, q)[number]) > 0, ValueError,
                f"matmul: Input operand {number} does not have enough dimensions (has 0, gufunc core with signature "
                f"(n?,k),(k,m?)->(n?,m?) requires 1)")
    inner = q[-2] if len(q) > 1 else q[0]
    require(p[-1] == inner, ValueError,
            f"matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) "
            f"(size {inner} is different from {p[-1]})")
    shape = broadcast(p[:-2], q[:-2])
    if not known(shape):
        return unknown()
    rows = (p[-2],) if len(p) > 1 else ()
    columns = (q[-1],) if len(q) > 1 else ()
    return result_of(tuple(shape) + rows + columns, product_dtype(x, y), x1, x2)


def inner(a, b):
    arrays = pair(a, b)
    if arrays is None:
        return unknown()
    x, y = arrays
    p, q = x._about.shape, y._about.shape
    if not known(p) or not known(q):
        return unknown()
    if len(p) == 0 or len(q) == 0:
        return scaled(x, y)
    require(p[-1] == q[-1], ValueError,
            f"shapes {text(p)} and {text(q)} not aligned: {p[-1]} (dim {len(p) - 1}) != {q[-1]} (dim {len(q) - 1})")
    return result_of(p[:-1] + q[:-1], product_dtype(x, y), a, b)


def outer(a, b, out=None):
    arrays = pair(a, b)
    if arrays is None:
        return unknown()
    x, y = arrays
    return array_of((size_of(x._about.shape), size_of(y._about.shape)), product_dtype(x, y))


def vdot(a, b):
    arrays = pair(a, b)
    if arrays is None:
        return unknown()
    x, y = arrays
    n, m = size_of(x._about.shape), size_of(y._about.shape)
    require(n == m, ValueError, "cannot reshape array of size " + str(m) + " into shape (" + str(n) + ",)")
    return element(product_dtype(x, y))


def tensordot(a, b, axes=2):
    arrays = pair(a, b)
    if arrays is None or not known(axes):
        return unknown()
    x, y = arrays
    p, q = x._about.shape, y._about.shape
    if not known(p) or not known(q):
        return unknown()
    if isinstance(axes, int):
        left = list(range(-axes, 0))
        right = list(range(axes))
    else:
        left = list(axes[0]) if isinstance(axes[0], (list, tuple)) else [axes[0]]
        right = list(axes[1]) if isinstance(axes[1], (list, tuple)) else [axes[1]]
    require(len(left) == len(right), ValueError, "shape-mismatch for sum")
    for k in range(len(left)):
        if left[k] >= len(p) or left[k] < -len(p) or right[k] >= len(q) or right[k] < -len(q):
            raise IndexError("tuple index out of range")
        require(p[left[k]] == q[right[k]], ValueError, "shape-mismatch for sum")
    left = [axis_of(i, len(p)) for i in left]
    right = [axis_of(i, len(q)) for i in right]
    return array_of(without(p, left) + without(q, right), product_dtype(x, y))


def kron(a, b):
    arrays = pair(a, b)
    if arrays is None:
        return unknown()
    x, y = arrays
    p, q = x._about.shape, y._about.shape
    if not known(p) or not known(q):
        return unknown()
    n = max(len(p), len(q))
    left = (1,) * (n - len(p)) + p
    right = (1,) * (n - len(q)) + q
    return result(tuple([product((left[i], right[i])) for i in range(n)]), product_dtype(x, y))


def cross(a, b, axisa=-1, axisb=-1, axisc=-1, axis=None):
    arrays = pair(a, b)
    if arrays is None or axis is not None or axisa != -1 or axisb != -1:
        return unknown()
    x, y = arrays
    p, q = x._about.shape, y._about.shape
    if not known(p) or not known(q) or len(p) == 0 or len(q) == 0:
        return unknown()
    for d in (p[-1], q[-1]):
        require(not certain(d != 2) or d == 3, ValueError, "incompatible dimensions for cross product\n(dimension must be 2 or 3)")
    if not certain(p[-1] == 3) or not certain(q[-1] == 3):
        return unknown()
    return result(tuple(broadcast(p[:-1], q[:-1])) + (3,), product_dtype(x, y))


def trace(a, offset=0, axis1=0, axis2=1):
    x = asarray(a) if known(a) else a
    if not known(x):
        return unknown()
    shape = x._about.shape
    if not known(shape):
        return unknown()
    require(len(shape) >= 2, ValueError, "diag requires an array of at least two dimensions")
    i, j = axis_of(axis1, len(shape)), axis_of(axis2, len(shape))
    if not known(i) or not known(j):
        return unknown()
    dtype = x._about.dtype if certain(kinds.is_kind(x._about.dtype, "fc")) else unknown(str)
    return result(without(shape, [i, j]), dtype)


def einsum(*operands, out=None, optimize=False, **kwargs):
    if len(operands) == 0 or not isinstance(operands[0], str) or not known(operands[0]):
        return unknown()
    spec = operands[0].replace(" ", "")
    arrays = [asarray(o) if known(o) else unknown() for o in operands[1:]]
    if "." in spec or len([a for a in arrays if not known(a)]) > 0:
        return unknown()
    left = spec.split("->")[0].split(",")
    require(len(left) <= len(arrays) or len(arrays) == 0, ValueError,
            "fewer operands were provided to einstein sum function than specified in the subscripts string")
    require(len(left) >= len(arrays), ValueError,
            "more operands provided to einstein sum function than specified in the subscripts string")
    if len(left) != len(arrays):
        return unknown()
    sizes = einsum_sizes(left, arrays)
    if not known(sizes):
        return unknown()
    letters = einsum_output(spec, left, sizes)
    dtype = kinds.promote_all([a._about.dtype for a in arrays])
    return result(tuple([sizes[c] for c in letters]), dtype)


def einsum_sizes(left, arrays):
    sizes = {}
    for i in range(len(left)):
        shape = arrays[i]._about.shape
        if not known(shape):
            return unknown()
        require(len(left[i]) <= len(shape), ValueError,
                "einstein sum subscripts string contains too many subscripts for operand " + str(i))
        require(len(left[i]) >= len(shape), ValueError,
                "operand has more dimensions than subscripts given in einstein sum, but no '...' ellipsis provided to "
                "broadcast the extra dimensions.")
        for k in range(len(shape)):
            letter = left[i][k]
            if letter in sizes:
                fits = try_broadcast((sizes[letter],), (shape[k],))
                require(fits is not None, ValueError, f"operands could not be broadcast together with remapped shapes: dimension {letter}")
                sizes[letter] = fits[0] if fits is not None and known(fits) else unknown(int)
            else:
                sizes[letter] = shape[k]
    return sizes


def einsum_output(spec, left, sizes):
    if "->" in spec:
        letters = spec.split("->")[1]
        for c in letters:
            require(c in sizes, ValueError,
                    f"einstein sum subscripts string included output subscript '{c}' which never appeared in an input")
        require(len(set(letters)) == len(letters), ValueError, "einstein sum subscripts string includes output subscript multiple times")
        return letters
    every = "".join(left)
    return "".join([c for c in sorted(sizes) if every.count(c) == 1])


def trace_of(a, offset=0, axis1=0, axis2=1, dtype=None, out=None):
    return trace(a, offset, axis1, axis2)
