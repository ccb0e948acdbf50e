"""numpy.linalg."""

from models.crane import certain, known, require, unknown, version
import models.numpy.kinds as kinds
from models.numpy.conversion import asarray
from models.numpy.dims import axes_of, broadcast, rank_of, size_of, with_dim, without
from models.numpy.exceptions import LinAlgError, UFuncTypeError
from models.numpy.nd import array_of, element, result
from models.numpy.products import matmul, tensordot, outer, cross  # noqa: F401
from models.numpy.shaping import diagonal  # noqa: F401

__pure__ = True


class Named:
    """A named tuple, as NumPy gives since 1.25."""

    __immutable__ = True

    def __init__(self, items):
        self._items = items

    def __iter__(self):
        return iter(self._items)

    def __len__(self):
        return len(self._items)

    def __getitem__(self, key):
        return self._items[key]


class EigResult(Named):
    eigenvalues = unknown()
    eigenvectors = unknown()


class EighResult(EigResult):
    pass


class QRResult(Named):
    Q = unknown()
    R = unknown()


class SVDResult(Named):
    U = unknown()
    S = unknown()
    Vh = unknown()


def matrix(a, name, square=True):
    """The argument as an array of at least two dimensions, or unknown."""
    x = asarray(a) if known(a) else a
    if not known(x):
        return unknown()
    shape = x._about.shape
    if known(shape):
        require(len(shape) >= 2, LinAlgError, f"{len(shape)}-dimensional array given. Array must be at least two-dimensional")
        if square:
            require(shape[-1] == shape[-2], LinAlgError, "Last 2 dimensions of the array must be square")
    require_floats(x, name)
    return x if known(shape) else unknown()


def require_floats(x, name):
    kind = kinds.letter(x._about.dtype)
    if known(kind) and kind in "UO":
        raise UFuncTypeError(f"Cannot cast ufunc '{name}' input from dtype('{x._about.dtype}') to dtype('float64') with casting rule 'same_kind'")


def float_dtype(*arrays):
    name = kinds.promote_all([x._about.dtype for x in arrays])
    kind = kinds.letter(name)
    if not known(kind):
        return unknown(str)
    return "float64" if kind in "biu" else name if name in ("float32", "float64", "complex64", "complex128") else unknown(str)


def real_dtype(x):
    name = float_dtype(x)
    return {"complex64": "float32", "complex128": "float64"}[name] if certain(kinds.is_kind(name, "c")) else name


def inv(a):
    x = matrix(a, "inv")
    return array_of(x._about.shape, float_dtype(x)) if known(x) else unknown()


def pinv(a, rcond=None, hermitian=False, *, rtol=None):
    x = asarray(a) if known(a) else a
    if known(x) and (certain(kinds.is_kind(x._about.dtype, "US")) or not certain(size_of(x._about.shape) > 0)):
        return unknown()
    x = matrix(a, "svd_n", False)
    if not known(x):
        return unknown()
    shape = x._about.shape
    return array_of(shape[:-2] + (shape[-1], shape[-2]), float_dtype(x))


def det(a):
    x = matrix(a, "det")
    return result(x._about.shape[:-2], float_dtype(x)) if known(x) else unknown()


def slogdet(a):
    matrix(a, "slogdet")
    return unknown()


def solve(a, b):
    x = matrix(a, "solve")
    y = asarray(b) if known(b) else b
    if not known(x) or not known(y) or not known(y._about.shape):
        return unknown()
    require_floats(y, "solve")
    p, q = x._about.shape, y._about.shape
    vector = len(q) == 1 if certain(version("numpy") >= "2.0") else len(q) == len(p) - 1
    if not vector and len(q) < 2:
        return unknown()
    rows = q[-1] if vector else q[-2]
    require(rows == p[-1], ValueError,
            f"solve: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (m,m),(m,n)->(m,n) "
            f"(size {rows} is different from {p[-1]})")
    if vector:
        return array_of(p[:-1], float_dtype(x, y))
    lead = broadcast(p[:-2], q[:-2])
    return array_of(tuple(lead) + (p[-1], q[-1]), float_dtype(x, y)) if known(lead) else unknown()


def lstsq(a, b, rcond=None):
    x, y = asarray(a) if known(a) else a, asarray(b) if known(b) else b
    if not known(x) or not known(y):
        return unknown()
    p, q = x._about.shape, y._about.shape
    if not known(p) or not known(q):
        return unknown()
    require(len(p) == 2, LinAlgError, f"{len(p)}-dimensional array given. Array must be two-dimensional")
    require(len(q) in (1, 2), LinAlgError, f"{len(q)}-dimensional array given. Array must be two-dimensional")
    require(p[0] == q[0], LinAlgError, "Incompatible dimensions")
    name = float_dtype(x, y)
    return (array_of((p[1],) + q[1:], name), unknown(), unknown(), unknown())


def norm(x, ord=None, axis=None, keepdims=False):
    a = asarray(x) if known(x) else x
    if not known(a):
        return unknown()
    shape = a._about.shape
    name = real_dtype(a)
    if not known(shape) or certain(kinds.is_kind(a._about.dtype, "US")):
        return unknown()
    if axis is None:
        if ord is not None and len(shape) not in (1, 2):
            require(len(shape) == 0, ValueError, "Improper number of dimensions to norm.")
            return unknown()
        if certain(keepdims):
            return result((1,) * len(shape), name)
        return element(name) if known(keepdims) else unknown()
    if known(axis) and isinstance(axis, str):
        # int(axis) is tried first: "1" is an axis.
        return unknown()
    axes = axes_of(axis, len(shape))
    if not known(axes) or not known(keepdims):
        return unknown()
    require(len(axes) <= 2, ValueError, "Improper number of dimensions to norm.")
    if keepdims:
        out = shape
        for i in axes:
            out = with_dim(out, i, 1)
        return result(out, name)
    return result(without(shape, axes), name)


def svd(a, full_matrices=True, compute_uv=True, hermitian=False):
    x = matrix(a, "svd", False)
    if not known(x) or not known(full_matrices) or not known(compute_uv):
        return unknown()
    shape = x._about.shape
    m, n = shape[-2], shape[-1]
    k = min(m, n) if known(m) and known(n) else unknown(int)
    lead = shape[:-2]
    name = float_dtype(x)
    values = array_of(lead + (k,), real_dtype(x))
    if not compute_uv:
        return values
    u = array_of(lead + (m, m if full_matrices else k), name)
    vh = array_of(lead + (n if full_matrices else k, n), name)
    return SVDResult((u, values, vh))


def eig(a):
    x = matrix(a, "eig")
    if not known(x):
        return unknown()
    shape = x._about.shape
    return EigResult((array_of(shape[:-1], unknown(str)), array_of(shape, unknown(str))))


def eigh(a, UPLO="L"):
    x = matrix(a, "eigh_lo")
    if not known(x):
        return unknown()
    return EighResult((array_of(x._about.shape[:-1], real_dtype(x)), array_of(x._about.shape, float_dtype(x))))


def eigvals(a):
    x = matrix(a, "eigvals")
    return array_of(x._about.shape[:-1], unknown(str)) if known(x) else unknown()


def eigvalsh(a, UPLO="L"):
    x = matrix(a, "eigvalsh_lo")
    return array_of(x._about.shape[:-1], real_dtype(x)) if known(x) else unknown()


def cholesky(a, *, upper=False):
    x = matrix(a, "cholesky_lo")
    return array_of(x._about.shape, float_dtype(x)) if known(x) else unknown()


def qr(a, mode="reduced"):
    x = matrix(a, "qr_r_raw", False)
    if not known(x) or mode != "reduced":
        return unknown()
    shape = x._about.shape
    m, n = shape[-2], shape[-1]
    k = min(m, n) if known(m) and known(n) else unknown(int)
    name = float_dtype(x)
    return QRResult((array_of(shape[:-2] + (m, k), name), array_of(shape[:-2] + (k, n), name)))


def matrix_rank(A, tol=None, hermitian=False, *, rtol=None):
    x = asarray(A) if known(A) else A
    if not known(x) or not certain(rank_of(x._about.shape) == 2):
        return unknown()
    return element("int64")


def matrix_power(a, n):
    x = matrix(a, "matrix_power")
    if isinstance(n, float):
        raise TypeError("exponent must be an integer")
    return array_of(x._about.shape, x._about.dtype) if known(x) and isinstance(n, int) and certain(n > 0) else unknown()


def cond(x, p=None):
    matrix(x, "svd", False)
    return unknown()


def multi_dot(arrays, *, out=None):
    if not isinstance(arrays, (list, tuple)) or not known(arrays):
        return unknown()
    require(len(arrays) >= 2, ValueError, "Expecting at least two arrays.")
    out = arrays[0]
    for other in arrays[1:]:
        out = matmul(out, other)
    return out
