"""Rounding and limits: around and clip."""

from models.crane import certain, known, require, unknown, version
from models.numpy.facts import changed, typed
from models.numpy.conversion import asarray
from models.numpy.dims import broadcast, rank_of
from models.numpy.elementwise import foreign, is_number
from models.numpy.exceptions import UFuncTypeError
from models.numpy.nd import element, make, ndarray
import models.numpy.kinds as kinds


def around(x, decimals=0):
    if not known(x):
        return unknown()
    if foreign(x):
        return x.__crane_ufunc__("round", unknown(str)) if hasattr(x, "__crane_ufunc__") else unknown()
    a = asarray(x)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    if certain(kinds.is_kind(about.dtype, "U")) and not certain(rank_of(about.shape) > 0):
        return unknown()
    if certain(kinds.is_kind(about.dtype, "U")) and certain(version("numpy") >= "2.0"):
        raise UFuncTypeError("ufunc 'rint' did not contain a loop with signature matching types")
    dtype = about.dtype if certain(kinds.is_kind(about.dtype, "iufc")) else unknown(str)
    if not known(about.shape):
        return unknown()
    if len(about.shape) == 0:
        return element(dtype)
    new = typed(about.shape, dtype)
    new.nan = about.nan
    return make(new)


def clip(x, low=None, high=None, out=None):
    if not known(x) or foreign(x):
        return x.__crane_ufunc__("clip", unknown(str)) if known(x) and hasattr(x, "__crane_ufunc__") else unknown()
    if low is None and high is None:
        require(not certain(version("numpy") < "2.1"), ValueError, "One of max or min must be given")
    a = asarray(x)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    shape = about.shape
    for bound in (low, high):
        if known(bound) and bound is not None:
            limit = asarray(bound)
            shape = broadcast(shape, limit._about.shape) if known(limit) else unknown()
    dtype = clip_dtype(about, low, high)
    if out is not None:
        if known(out) and isinstance(out, ndarray):
            changed(out)
        return out
    if not known(shape):
        return unknown()
    if len(shape) == 0:
        return element(dtype)
    new = typed(shape, dtype)
    if is_number(low) and is_number(high) and certain(kinds.is_kind(about.dtype, "iuf")):
        new.low, new.high = low, high
        new.nan = about.nan
    return make(new)


def clip_dtype(about, low, high):
    dtype = about.dtype
    for bound in (low, high):
        if bound is None:
            continue
        if not known(bound) and not is_number(bound):
            return unknown(str)
        dtype = kinds.with_weak(dtype, bound) if is_number(bound) else unknown(str)
    return dtype
