"""`scipy.ndimage`: filters keep the shape of an image."""

from models.crane import certain, known, unknown
from models.data import facts
from models.scipy._tools import array, is_numeric, is_word, newer, rank_of, shape_of

__pure__ = True

MODES = ("reflect", "constant", "nearest", "mirror", "wrap", "grid-wrap", "grid-constant", "grid-mirror")


def filtered(input, output=None, mode="reflect", dtype=None):
    """What a filter gives: as many values of the same kind."""
    if is_word(mode) and mode not in MODES:
        raise RuntimeError("boundary mode not supported")
    if output is not None or not is_numeric(input):
        return unknown()
    return array(shape_of(input), facts(input).dtype if dtype is None else dtype)


def check_axis(input, axis):
    rank = rank_of(input)
    if newer("1.11") and known(axis) and isinstance(axis, int) and known(rank) and rank > 0 and not -rank <= axis < rank:
        from models.numpy.exceptions import AxisError
        raise AxisError(f"axis {axis} is out of bounds for array of dimension {rank}")


def gaussian_filter(input, sigma, order=0, output=None, mode="reflect", cval=0.0, truncate=4.0, *, radius=None, axes=None):
    rank = rank_of(input)
    if axes is None and isinstance(sigma, (list, tuple)) is True and known(sigma) and known(rank) and len(sigma) != rank and rank > 0:
        raise RuntimeError("sequence argument must have length equal to input rank")
    return filtered(input, output, mode)


def gaussian_filter1d(input, sigma, axis=-1, order=0, output=None, mode="reflect", cval=0.0, truncate=4.0, *, radius=None):
    check_axis(input, axis)
    return filtered(input, output, mode)


def uniform_filter(input, size=3, output=None, mode="reflect", cval=0.0, origin=0, *, axes=None):
    return filtered(input, output, mode)


def median_filter(input, size=None, footprint=None, output=None, mode="reflect", cval=0.0, origin=0, *, axes=None):
    if size is None and footprint is None:
        raise RuntimeError("no footprint or filter size provided")
    return filtered(input, output, mode)


def maximum_filter(input, size=None, footprint=None, output=None, mode="reflect", cval=0.0, origin=0, *, axes=None):
    return filtered(input, output, mode)


def minimum_filter(input, size=None, footprint=None, output=None, mode="reflect", cval=0.0, origin=0, *, axes=None):
    return filtered(input, output, mode)


def sobel(input, axis=-1, output=None, mode="reflect", cval=0.0):
    check_axis(input, axis)
    return filtered(input, output, mode)


def prewitt(input, axis=-1, output=None, mode="reflect", cval=0.0):
    check_axis(input, axis)
    return filtered(input, output, mode)


def laplace(input, output=None, mode="reflect", cval=0.0, *, axes=None):
    return filtered(input, output, mode)


def convolve(input, weights, output=None, mode="reflect", cval=0.0, origin=0, *, axes=None):
    a, b = rank_of(input), rank_of(weights)
    if axes is None and known(a) and known(b) and a != b and known(input) and known(weights) and a > 0 and b > 0:
        raise RuntimeError("filter weights array has incorrect shape.")
    return filtered(input, output, mode)


def correlate(input, weights, output=None, mode="reflect", cval=0.0, origin=0, *, axes=None):
    return convolve(input, weights, output, mode, cval, origin, axes=axes)


def rotate(input, angle, axes=(1, 0), reshape=True, output=None, order=3, mode="constant", cval=0.0, prefilter=True):
    if known(rank_of(input)) and rank_of(input) == 1:
        raise ValueError("input array should be at least 2D")
    if known(reshape) and not reshape:
        return filtered(input, output, mode)
    return array(tuple([unknown(int) for n in shape_of(input)]), unknown(str)) if known(shape_of(input)) and is_numeric(input) else unknown()


def zoom(input, zoom, output=None, order=3, mode="constant", cval=0.0, prefilter=True, *, grid_mode=False):
    rank = rank_of(input)
    if isinstance(zoom, (list, tuple)) is True and known(zoom) and known(rank) and rank > 0 and len(zoom) != rank:
        raise RuntimeError("sequence argument must have length equal to input rank")
    return unknown()


def shift(input, shift, output=None, order=3, mode="constant", cval=0.0, prefilter=True):
    return filtered(input, output, mode)


def label(input, structure=None, output=None):
    shape = shape_of(input)
    if structure is not None and known(rank_of(structure)) and known(shape) and len(shape) > 0 and known(structure):
        if rank_of(structure) != len(shape):
            raise RuntimeError("structure and input must have equal rank")
    return (array(shape, unknown(str)) if known(shape) and len(shape) > 0 and output is None else unknown(), unknown())


def center_of_mass(input, labels=None, index=None):
    rank = rank_of(input)
    check_labels(input, labels)
    if not known(rank) or rank == 0:
        return unknown()
    if index is None or known(index) and isinstance(index, int):
        return tuple([unknown() for i in range(rank)])
    return unknown()


def check_labels(input, labels):
    """Labels and values are paired."""
    if labels is None:
        return
    a, b = shape_of(input), shape_of(labels)
    if not known(a) or not known(b) or len(a) != len(b):
        return
    for m, n in zip(a, b):
        if certain(m != n) and certain(m != 1) and certain(n != 1):
            raise ValueError("shape mismatch: objects cannot be broadcast to a single shape.  Mismatch is between arg 0 with shape "
                             f"{a} and arg 1 with shape {b}.")


def morphology(input, output):
    return filtered(input, output, "reflect", "bool")


def binary_erosion(input, structure=None, iterations=1, mask=None, output=None, border_value=0, origin=0, brute_force=False, *,
                   axes=None):
    return morphology(input, output)


def binary_dilation(input, structure=None, iterations=1, mask=None, output=None, border_value=0, origin=0, brute_force=False, *,
                    axes=None):
    return morphology(input, output)


def binary_opening(input, structure=None, iterations=1, output=None, origin=0, mask=None, border_value=0, brute_force=False, *,
                   axes=None):
    return morphology(input, output)


def binary_closing(input, structure=None, iterations=1, output=None, origin=0, mask=None, border_value=0, brute_force=False, *,
                   axes=None):
    return morphology(input, output)


def binary_fill_holes(input, structure=None, output=None, origin=0, *, axes=None):
    return morphology(input, output)


def find_objects(input, max_label=0):
    return unknown(list)
