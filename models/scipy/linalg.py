"""`scipy.linalg`: matrices that must be square, shapes of what comes of them."""

from models.crane import certain, known, unknown
from models.data import facts
from models.numpy.linalg import LinAlgError  # noqa: F401
from models.scipy._tools import array, is_numeric, is_texts, newer, shape_of

__pure__ = True
__removed__ = {"kron": ("1.17", "module 'scipy.linalg' has no attribute 'kron'")}


def matrix(a, message, finite=True):
    """The shape of a matrix (rows, columns), or unknown; `finite`: missing values are refused."""
    f = facts(a)
    if is_texts(a) and newer("1.11"):
        raise ValueError("could not convert string to float")
    if certain(finite) and is_numeric(a) and (certain(f.nan == True) or certain(f.inf == True)):  # noqa: E712
        raise ValueError("array must not contain infs or NaNs")
    if known(f.shape) and len(f.shape) == 1 and newer("1.11"):
        raise ValueError(message)
    return f.shape if known(f.shape) and len(f.shape) == 2 and is_numeric(a) else unknown()


def square(a, message, finite=True):
    shape = matrix(a, message, finite)
    if known(shape) and certain(shape[0] != shape[1]):
        raise ValueError(message)
    return shape


def floats(shape, a):
    """An array of what numbers of this kind become."""
    dtype = facts(a).dtype
    return array(shape, "float64" if known(dtype) and dtype in ("float64", "int64", "int32") else unknown(str))


def inv(a, overwrite_a=False, check_finite=True, *, assume_a=None, lower=False):
    shape = square(a, "Expected a square matrix", check_finite)
    return floats(shape, a) if known(shape) else unknown()


def det(a, overwrite_a=False, check_finite=True):
    square(a, "Expected a square matrix", check_finite)
    return unknown()


def solve(a, b, lower=False, overwrite_a=False, overwrite_b=False, check_finite=True, assume_a=None, transposed=False):
    shape = square(a, "Input a needs to be a square matrix.", check_finite)
    right = shape_of(b)
    if known(shape) and known(right) and len(right) > 0 and certain(shape[0] != right[0]):
        if not certain(shape[0] == 1):
            raise ValueError("Input b has to have same number of rows as input a")
    if known(shape) and known(right) and len(right) == 1 and is_numeric(b):
        return array(right, unknown(str))
    return unknown()


def eig(a, b=None, left=False, right=True, overwrite_a=False, overwrite_b=False, check_finite=True, homogeneous_eigvals=False):
    shape = square(a, "expected square matrix", check_finite)
    if not known(left) or not known(right):
        return unknown()
    values = array((shape[0],), unknown(str)) if known(shape) and certain(homogeneous_eigvals == False) else unknown()  # noqa: E712
    vectors = array(shape, unknown(str)) if known(shape) else unknown()
    if left and right:
        return (values, vectors, vectors)
    return (values, vectors) if left or right else values


def eigh(a, b=None, lower=True, eigvals_only=False, overwrite_a=False, overwrite_b=False, turbo=None, eigvals=None, type=1,
         check_finite=True, subset_by_index=None, subset_by_value=None, driver=None):
    shape = square(a, 'expected square "a" matrix', check_finite)
    if not known(eigvals_only):
        return unknown()
    whole = known(shape) and subset_by_index is None and subset_by_value is None and eigvals is None
    values = array((shape[0],), unknown(str)) if whole else unknown()
    return values if eigvals_only else (values, array(shape, unknown(str)) if whole else unknown())


def eigvals(a, b=None, overwrite_a=False, overwrite_b=False, check_finite=True, homogeneous_eigvals=False):
    shape = square(a, "expected square matrix", check_finite)
    return array((shape[0],), unknown(str)) if known(shape) and certain(homogeneous_eigvals == False) else unknown()  # noqa: E712


def smaller(a, b):
    return min(a, b) if known(a) and known(b) else unknown(int)


def svd(a, full_matrices=True, compute_uv=True, overwrite_a=False, check_finite=True, lapack_driver="gesdd"):
    shape = matrix(a, "expected matrix", check_finite)
    if not known(compute_uv):
        return unknown()
    if not known(shape) or not known(full_matrices):
        return (unknown(), unknown(), unknown()) if compute_uv else unknown()
    rows, columns = shape
    least = smaller(rows, columns)
    if not compute_uv:
        return floats((least,), a)
    if full_matrices:
        return (floats((rows, rows), a), floats((least,), a), floats((columns, columns), a))
    return (floats((rows, least), a), floats((least,), a), floats((least, columns), a))


def svdvals(a, overwrite_a=False, check_finite=True):
    return svd(a, True, False, overwrite_a, check_finite)


def qr(a, overwrite_a=False, lwork=None, mode="full", pivoting=False, check_finite=True):
    if known(mode) and mode not in ("full", "qr", "r", "raw", "economic"):
        raise ValueError("Mode argument should be one of ['full', 'qr', 'r', 'raw', 'economic']")
    shape = matrix(a, "expected a 2-D array", check_finite)
    if not certain(mode == "full") and not certain(mode == "economic") or not certain(pivoting == False):  # noqa: E712
        return unknown()
    if not known(shape):
        return (unknown(), unknown())
    rows, columns = shape
    least = smaller(rows, columns)
    return (floats((rows, rows), a), floats((rows, columns), a)) if mode == "full" else (floats((rows, least), a), floats((least, columns), a))


def lu(a, permute_l=False, overwrite_a=False, check_finite=True, p_indices=False):
    shape = matrix(a, "expected matrix", check_finite)
    if not known(permute_l) or not certain(p_indices == False):  # noqa: E712
        return unknown()
    if not known(shape):
        return (unknown(), unknown()) if permute_l else (unknown(), unknown(), unknown())
    rows, columns = shape
    least = smaller(rows, columns)
    parts = (floats((rows, least), a), floats((least, columns), a))
    return parts if permute_l else (floats((rows, rows), a),) + parts


def lu_factor(a, overwrite_a=False, check_finite=True):
    f = facts(a)
    if is_numeric(a) and certain(check_finite) and certain(f.nan == True):  # noqa: E712
        raise ValueError("array must not contain infs or NaNs")
    if known(f.shape) and len(f.shape) == 2 and is_numeric(a):
        return (floats(f.shape, a), array((smaller(f.shape[0], f.shape[1]),), unknown(str)))
    return (unknown(), unknown())


def lu_solve(lu_and_piv, b, trans=0, overwrite_b=False, check_finite=True):
    if known(lu_and_piv) and isinstance(lu_and_piv, tuple) and len(lu_and_piv) == 2:
        shape, right = shape_of(lu_and_piv[0]), shape_of(b)
        if known(shape) and known(right) and len(shape) == 2 and len(right) > 0 and certain(shape[0] != right[0]):
            raise ValueError(f"Shapes of lu {shape} and b {right} are incompatible")
    return unknown()


def cholesky(a, lower=False, overwrite_a=False, check_finite=True):
    shape = square(a, "Input array is expected to be square.", check_finite)
    return floats(shape, a) if known(shape) else unknown()


def norm(a, ord=None, axis=None, keepdims=False, check_finite=True):
    f = facts(a)
    if certain(check_finite) and is_numeric(a) and certain(f.nan == True):  # noqa: E712
        raise ValueError("array must not contain infs or NaNs")
    return unknown()


def pinv(a, cond=None, rcond=None, *, atol=None, rtol=None, return_rank=False, check_finite=True):
    shape = matrix(a, "expected matrix", check_finite)
    return floats((shape[1], shape[0]), a) if known(shape) and known(return_rank) and not return_rank else unknown()


def lstsq(a, b, cond=None, overwrite_a=False, overwrite_b=False, check_finite=True, lapack_driver=None):
    shape, right = matrix(a, "Input array a should be 2D", check_finite), shape_of(b)
    if known(shape) and known(right) and len(right) > 0 and certain(shape[0] != right[0]):
        raise ValueError(f"Shape mismatch: a and b should have the same number of rows ({shape[0]} != {right[0]}).")
    solved = array((shape[1],), unknown(str)) if known(shape) and known(right) and len(right) == 1 else unknown()
    return (solved, unknown(), unknown(), unknown())


def expm(A):
    shape = shape_of(A)
    if known(shape) and len(shape) == 2 and certain(shape[0] != shape[1]):
        raise LinAlgError("Last 2 dimensions of the array must be square") if newer("1.9") else ValueError("expected a square matrix")
    return unknown()
