"""Functions of NumPy that are only thin covers of others, and those of which nothing but the name is modelled."""

from models.crane import certain, known, require, unknown, version
import models.numpy.kinds as kinds
from models.numpy.base import Base
from models.numpy.facts import changed, typed
from models.numpy.conversion import asarray, astype_result, copy as copy_of, dtype_object, kinds_of
from models.numpy.dims import as_shape, broadcast_all, rank_of, require_fits, size_of
from models.numpy.elementwise import foreign
from models.numpy.rounding import around, clip as limit
from models.numpy.nd import array_of, element, make, ndarray
from models.numpy.reducing import accumulate, arg_reduce, reduce
from models.numpy.shaping import atleast, diag, flip_axis, transpose, triangle
from models.numpy.scalars import generic


def other(*args, **kwargs):
    """A function without a model: anything comes back, and its arguments stay as they are."""
    return unknown()


def nothing(*args, **kwargs):
    return None


# Reductions.


def sum(a, axis=None, dtype=None, out=None, keepdims=False, initial=None, where=True):
    return reduce("sum", a, axis, dtype, out, keepdims, initial)


def prod(a, axis=None, dtype=None, out=None, keepdims=False, initial=None, where=True):
    return reduce("prod", a, axis, dtype, out, keepdims, initial)


def mean(a, axis=None, dtype=None, out=None, keepdims=False, *, where=True):
    return reduce("mean", a, axis, dtype, out, keepdims)


def std(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False, *, where=True, mean=None, correction=None):
    return reduce("std", a, axis, dtype, out, keepdims)


def var(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False, *, where=True, mean=None, correction=None):
    return reduce("var", a, axis, dtype, out, keepdims)


def min(a, axis=None, out=None, keepdims=False, initial=None, where=True):
    return reduce("min", a, axis, None, out, keepdims, initial)


def max(a, axis=None, out=None, keepdims=False, initial=None, where=True):
    return reduce("max", a, axis, None, out, keepdims, initial)


def ptp(a, axis=None, out=None, keepdims=False):
    reduce("max", a, axis, None, None, keepdims)
    return unknown()


def any(a, axis=None, out=None, keepdims=False, *, where=True):
    return reduce("any", a, axis, None, out, keepdims)


def all(a, axis=None, out=None, keepdims=False, *, where=True):
    return reduce("all", a, axis, None, out, keepdims)


def argmax(a, axis=None, out=None, *, keepdims=False):
    return arg_reduce("argmax", a, axis, keepdims)


def argmin(a, axis=None, out=None, *, keepdims=False):
    return arg_reduce("argmin", a, axis, keepdims)


def nanargmax(a, axis=None, out=None, *, keepdims=False):
    return arg_reduce("nanargmax", a, axis, keepdims)


def nanargmin(a, axis=None, out=None, *, keepdims=False):
    return arg_reduce("nanargmin", a, axis, keepdims)


def nansum(a, axis=None, dtype=None, out=None, keepdims=False, initial=None, where=True):
    return reduce("nansum", a, axis, dtype, out, keepdims)


def nanprod(a, axis=None, dtype=None, out=None, keepdims=False, initial=None, where=True):
    return reduce("nanprod", a, axis, dtype, out, keepdims)


def nanmean(a, axis=None, dtype=None, out=None, keepdims=False, *, where=True):
    return reduce("nanmean", a, axis, dtype, out, keepdims)


def nanstd(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False, *, where=True, mean=None, correction=None):
    return reduce("nanstd", a, axis, dtype, out, keepdims)


def nanvar(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False, *, where=True, mean=None, correction=None):
    return reduce("nanvar", a, axis, dtype, out, keepdims)


def nanmin(a, axis=None, out=None, keepdims=False, initial=None, where=True):
    return reduce("nanmin", a, axis, None, out, keepdims, initial)


def nanmax(a, axis=None, out=None, keepdims=False, initial=None, where=True):
    return reduce("nanmax", a, axis, None, out, keepdims, initial)


def nanmedian(a, axis=None, out=None, overwrite_input=False, keepdims=False):
    return reduce("nanmedian", a, axis, None, out, keepdims)


def cumsum(a, axis=None, dtype=None, out=None):
    return accumulate("cumsum", a, axis, dtype)


def cumprod(a, axis=None, dtype=None, out=None):
    return accumulate("cumprod", a, axis, dtype)


# Element by element.


def round(a, decimals=0, out=None):
    return around(a, decimals)


def clip(a, a_min=None, a_max=None, out=None, *, min=None, max=None, **kwargs):
    low = min if a_min is None else a_min
    high = max if a_max is None else a_max
    return limit(a, low, high, out)


def real(val):
    return val.real if known(val) and isinstance(val, Base) else unknown()


def imag(val):
    return val.imag if known(val) and isinstance(val, Base) else unknown()


def nan_to_num(x, copy=True, nan=0.0, posinf=None, neginf=None):
    a = asarray(x) if known(x) else x
    if not known(a) or foreign(x):
        return unknown()
    about = a.__crane_array__()
    if not known(about.shape) or not certain(kinds.is_kind(about.dtype, "biuf")):
        return unknown()
    if len(about.shape) == 0:
        return element(about.dtype)
    new = typed(about.shape, about.dtype)
    if isinstance(nan, (int, float)) and certain(nan == nan):
        new.nan = False
    return make(new)


# Shapes.


def shape(a):
    x = asarray(a) if known(a) else a
    return x._about.shape if known(x) else unknown()


def ndim(a):
    x = asarray(a) if known(a) else a
    return rank_of(x._about.shape) if known(x) else unknown(int)


def size(a, axis=None):
    x = asarray(a) if known(a) else a
    if not known(x):
        return unknown(int)
    if axis is None:
        return size_of(x._about.shape)
    own = x._about.shape
    return own[axis] if known(own) and isinstance(axis, int) and known(axis) else unknown(int)


def copy(a, order="K", subok=False):
    x = asarray(a) if known(a) else a
    return copy_of(x) if known(x) else unknown()


def atleast_of(arrays, least):
    out = [atleast(x, least) if known(x) else unknown() for x in arrays]
    return out[0] if len(out) == 1 else tuple(out) if certain(version("numpy") >= "2.0") else out


def atleast_1d(*arys):
    return atleast_of(arys, 1)


def atleast_2d(*arys):
    return atleast_of(arys, 2)


def atleast_3d(*arys):
    return atleast_of(arys, 3)


def fliplr(m):
    return flip_axis(m, 1)


def flipud(m):
    return flip_axis(m, 0)


def triu(m, k=0):
    return triangle(m)


def tril(m, k=0):
    return triangle(m)


def diagflat(v, k=0):
    x = asarray(v) if known(v) else v
    return diag(x.ravel(), k) if known(x) else unknown()


def matrix_transpose(x):
    a = asarray(x) if known(x) else x
    if not known(a) or not known(a._about.shape):
        return unknown()
    n = len(a._about.shape)
    require(n >= 2, ValueError, f"Input array must be at least 2-dimensional, but it is {n}")
    return transpose(a, tuple(range(n - 2)) + (n - 1, n - 2))


def broadcast_shapes(*args):
    return broadcast_all([as_shape(a) for a in args])


def broadcast_arrays(*args, subok=False):
    arrays = [asarray(a) if known(a) else unknown() for a in args]
    if len([a for a in arrays if not known(a)]) > 0:
        return unknown()
    common = broadcast_all([a._about.shape for a in arrays])
    return [array_of(common, a._about.dtype) for a in arrays]


# Changes in place.


def copyto(dst, src, casting="same_kind", where=True):
    if isinstance(dst, ndarray):
        source = asarray(src) if known(src) else src
        if known(source):
            require_fits(source._about.shape, dst._about.shape)
        changed(dst)


def change_first(arr, *args, **kwargs):
    """put, place, putmask, fill_diagonal, put_along_axis."""
    if known(arr) and isinstance(arr, ndarray):
        changed(arr)


# dtypes.


def issubdtype(arg1, arg2):
    if not known(arg1) or not known(arg2):
        return unknown(bool)
    if isinstance(arg2, type) and isinstance(arg1, type):
        return unknown(bool) if arg1 is not arg2 else True
    name = kinds_of(arg1)
    families = {"number": "iufc", "integer": "iu", "signedinteger": "i", "unsignedinteger": "u", "inexact": "fc",
                "floating": "f", "complexfloating": "c"}
    wanted = arg2.__name__ if hasattr(arg2, "_dtype") else ""
    if known(wanted) and wanted in families:
        return kinds.is_kind(name, families[wanted])
    return unknown(bool)


def result_type(*arrays_and_dtypes):
    return unknown()


def promote_types(type1, type2):
    return dtype_object(kinds.promote(kinds_of(type1), kinds_of(type2)))


def isscalar(element):
    if isinstance(element, (bool, int, float, complex, str, bytes, generic)):
        return True
    return False if isinstance(element, (ndarray, list, tuple, dict)) else unknown(bool)


def astype(x, dtype, /, *, copy=True, device=None):
    a = asarray(x) if known(x) else x
    return astype_result(a, kinds_of(dtype)) if known(a) else unknown()


# Files.


def loadtxt(fname, dtype=float, comments="#", delimiter=None, converters=None, skiprows=0, usecols=None, unpack=False, ndmin=0,
            encoding=None, max_rows=None, *, quotechar=None, like=None):
    return unknown()


def genfromtxt(fname, dtype=float, comments="#", delimiter=None, skip_header=0, skip_footer=0, converters=None,
               missing_values=None, filling_values=None, usecols=None, names=None, excludelist=None,
               deletechars=unknown(), replace_space="_", autostrip=False, case_sensitive=True, defaultfmt="f%i", unpack=None,
               usemask=False, loose=True, invalid_raise=True, max_rows=None, encoding=None, *, ndmin=0, like=None):
    return unknown()


def savetxt(fname, X, fmt="%.18e", delimiter=" ", newline="\n", header="", footer="", comments="# ", encoding=None):
    x = asarray(X) if known(X) else X
    if not known(x):
        return None
    n = rank_of(x._about.shape)
    require(not known(n) or n in (1, 2), ValueError, f"Expected 1D or 2D array, got {n}D array instead")
    if isinstance(fmt, str) and certain(fmt == "%.18e") and certain(size_of(x._about.shape) > 0) and certain(rank_of(x._about.shape) >= 1):
        text = kinds.is_kind(x._about.dtype, "U")
        require(not certain(text), TypeError, "Mismatch between array dtype ('<U1') and format specifier ('%.18e')")
    return None


def save(file, arr, allow_pickle=True, fix_imports=True):
    return None


def load(file, mmap_mode=None, allow_pickle=False, fix_imports=True, encoding="ASCII", *, max_header_size=10000):
    return unknown()


class Join:
    """np.r_ and np.c_: what comes of an index is not worked out."""

    def __getitem__(self, key):
        return unknown()


class errstate:
    """np.errstate and np.printoptions: settings for a while."""

    def __init__(self, **kwargs):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *exc_info):
        return None

    def __call__(self, function):
        return function
