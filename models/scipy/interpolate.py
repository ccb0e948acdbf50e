"""`scipy.interpolate`: points and values of one length."""

from models.crane import certain, known, unknown
from models.data import Facts, facts
from models.scipy._tools import array, is_flat, is_numeric, is_texts, is_word, length_of, rank_of, shape_of

__pure__ = True


def zero_or(shape):
    """An array, of no dimensions too."""
    from models.numpy.nd import make
    return make(Facts(shape, "float64")) if known(shape) else unknown()


def check_lengths(x, y, message, kind=ValueError):
    if is_flat(x) and is_flat(y) and certain(length_of(x) != length_of(y)):
        raise kind(message)


class Curve:
    """What has been fitted to values along x; called, it gives as many values as it is asked for."""

    _flat = False

    def _at(self, x):
        if is_texts(x):
            raise ValueError("could not convert string to float")
        shape = shape_of(x)
        if not self._flat or not is_numeric(x) or not known(shape):
            return unknown()
        return zero_or(shape)


KINDS = ("linear", "nearest", "nearest-up", "zero", "slinear", "quadratic", "cubic", "previous", "next")


class interp1d(Curve):
    __real__ = ("scipy.interpolate._interpolate.interp1d", "scipy.interpolate.interpolate.interp1d")

    def __init__(self, x, y, kind="linear", axis=-1, copy=True, bounds_error=None, fill_value=float("nan"), assume_sorted=False):
        if known(x) and x is None:
            raise IndexError("too many indices for array: array is 0-dimensional, but 1 were indexed")
        if certain(rank_of(x) > 1):
            raise ValueError("the x array must have exactly one dimension.")
        if is_texts(y):
            raise ValueError("could not convert string to float")
        if is_flat(x) and known(y) and isinstance(y, (int, float)) and certain(length_of(x) != 1):
            raise ValueError("x and y arrays must be equal in length along interpolation axis.")
        check_lengths(x, y, "x and y arrays must be equal in length along interpolation axis.")
        if is_word(kind) and kind not in KINDS:
            raise NotImplementedError(f"{kind} is unsupported: Use fitpack routines for other types.")
        self._flat = is_flat(y)

    def __call__(self, x):
        return self._at(x)

    def __getitem__(self, key):
        raise TypeError("'interp1d' object is not subscriptable")


class Spline(Curve):
    def __call__(self, x, nu=0, extrapolate=None):
        return self._at(x)


class CubicSpline(Spline):
    __real__ = "scipy.interpolate._cubic.CubicSpline"

    def __init__(self, x, y, axis=0, bc_type="not-a-knot", extrapolate=None):
        check_values(x, y)
        self._flat = is_flat(y)


class PchipInterpolator(Spline):
    __real__ = "scipy.interpolate._cubic.PchipInterpolator"

    def __init__(self, x, y, axis=0, extrapolate=None):
        check_values(x, y)
        self._flat = is_flat(y)


def check_values(x, y):
    if is_texts(y):
        raise ValueError("could not convert string to float")
    check_lengths(x, y, "The length of `y` along `axis`=0 doesn't match the length of `x`")
    if certain(facts(y).nan == True):  # noqa: E712
        raise ValueError("`y` must contain only finite values.")


class UnivariateSpline(Curve):
    __real__ = ("scipy.interpolate._fitpack2.UnivariateSpline", "scipy.interpolate.fitpack2.UnivariateSpline")

    def __init__(self, x, y, w=None, bbox=[None] * 2, k=3, s=None, ext=0, check_finite=False):
        check_lengths(x, y, "x and y should have a same length")
        self._flat = is_flat(y)

    def __call__(self, x, nu=0, ext=None):
        return self._at(x) if is_flat(x) else unknown()


def griddata(points, values, xi, method="linear", fill_value=float("nan"), rescale=False, simplex_tolerance=1.0):
    if is_word(method) and method not in ("nearest", "linear", "cubic"):
        raise ValueError(f"Unknown interpolation method {method!r} for 2 dimensional data")
    return unknown()


def splrep(x, y, w=None, xb=None, xe=None, k=3, task=0, s=None, t=None, full_output=0, per=0, quiet=1):
    if w is None:
        check_lengths(x, y, "Lengths of the first three arguments (x,y,w) must be equal", TypeError)
    if known(full_output) and not full_output:
        return (array((unknown(int),)), array((unknown(int),)), unknown(int))
    return unknown()
