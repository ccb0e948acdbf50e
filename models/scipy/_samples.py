"""What the tests of `scipy.stats` ask of their samples (`scipy.stats._axis_nan_policy`)."""

from models.crane import certain, known, unknown
from models.data import facts
from models.numpy.exceptions import AxisError
from models.scipy._tools import array, is_flat, newer, number, shape_of


def check_axis(a, axis):
    """An axis that the sample does not have."""
    shape = shape_of(a)
    if not newer("1.11") or not known(axis) or not isinstance(axis, int) or not known(shape):
        return
    rank = max(len(shape), 1)
    if not -rank <= axis < rank and len(shape) > 0:
        raise AxisError(f"`axis` is out of bounds for array of dimension {rank}")


def check_samples(samples, axis, paired=False):
    """Samples that do not fit together along the other axes."""
    if not newer("1.11") or not certain(axis == 0):
        if known(samples) and len(samples) > 0 and certain(axis == 1) and all([is_flat(x) for x in samples]) and newer("1.11"):
            raise AxisError("`axis` is out of bounds for array of dimension 1")
        return
    shapes = [shape_of(x) for x in samples]
    if not all([known(s) for s in shapes]):
        return
    rank = max([len(s) for s in shapes] + [1])
    wide = [(1,) * (rank - len(s)) + tuple(s) for s in shapes]
    for position in range(0 if paired else 1, rank):
        sizes = [s[position] for s in wide if not certain(s[position] == 1)]
        sure = [n for n in sizes if known(n)]
        if len(sure) > 1 and any([n != sure[0] for n in sure]):
            raise ValueError("Array shapes are incompatible for broadcasting.")


def all_flat(samples, axis, nan_policy):
    """Whether every sample has one dimension and is of numbers, so that the results are numbers."""
    if not newer("1.11") or not (axis is None or certain(axis == 0)) or not certain(nan_policy == "propagate"):
        return False
    return all([is_flat(x) and numeric(facts(x).dtype) for x in samples])


def numeric(dtype):
    return known(dtype) and dtype.startswith(("int", "float", "uint"))


def samples_of(samples, axis, nan_policy):
    return known(samples) and all_flat(samples, axis, nan_policy)


def without_axis(shape, axis):
    """The shape without one axis; unknown where that is not known."""
    if not known(shape) or not known(axis):
        return unknown()
    if axis is None:
        return ()
    rank = len(shape)
    if not isinstance(axis, int) or not -rank <= axis < rank:
        return unknown()
    axis = axis % rank
    return tuple(shape[:axis]) + tuple(shape[axis + 1:])


def reduced(a, axis):
    """What is left of a sample whose numbers along an axis become one."""
    if not newer("1.11") or not numeric(facts(a).dtype):
        return unknown()
    shape = without_axis(shape_of(a), axis)
    if not known(shape):
        return unknown()
    return number() if len(shape) == 0 else array(shape)
