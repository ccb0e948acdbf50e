"""np.take."""

from models.crane import certain, known, require, unknown
from models.numpy.base import Base
from models.numpy.conversion import asarray
from models.numpy.dims import axis_of, rank_of, size_of
from models.numpy.indexing import require_all_in_bounds
from models.numpy.nd import element, make
import models.numpy.kinds as kinds


def take(a, indices, axis=None, out=None, mode="raise"):
    a = asarray(a)
    chosen = asarray(indices)
    if not known(a) or not known(chosen):
        return unknown()
    about = a.__crane_array__()
    n = rank_of(about.shape)
    if not known(n):
        return unknown()
    require(kinds.is_kind(chosen._about.dtype, "iub") if isinstance(indices, Base) else True, TypeError,
            f"Cannot cast array data from dtype('{chosen._about.dtype}') to dtype('int64') according to the rule 'safe'")
    place = axis_of(axis, n) if axis is not None else 0
    if not known(place):
        return make(about.select(unknown()))
    size = about.shape[place] if axis is not None and n > 0 else size_of(about.shape)
    if mode == "raise" and certain(size_of(about.shape) > 0):
        require_all_in_bounds(chosen, size, place)
    own = chosen._about.shape
    if not known(own):
        return unknown()
    shape = about.shape[:place] + own + about.shape[place + 1:] if axis is not None else own
    if len(shape) == 0:
        return element(about.dtype)
    return make(about.select(shape))
