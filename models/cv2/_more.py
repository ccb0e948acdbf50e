"""More of OpenCV: what measures, filters, combines and moves pictures."""

from models._std import may_fail as _may_fail
from models.crane import certain as _certain
from models.crane import known as _known
from models.crane import many as _many
from models.crane import unknown as _unknown
from models.cv2._pictures import _array, _picture, error


def _bad(function, what):
    raise error(f"(-5:Bad argument) in function '{function}'\n> Overload resolution failed:\n>  - {what}\n")


def _number(x, function, name):
    """Raises for what surely is no number."""
    if _known(x) and (isinstance(x, (str, list, dict)) or hasattr(x, "__crane_array__") and not _certain(x.ndim == 0)):
        _bad(function, f"Argument '{name}' is required to be a number")


def _same(src, function, dtype=None):
    """A picture of the same shape."""
    f = _picture(src, function)
    _may_fail()
    if not _known(f.shape):
        return _unknown()
    return _array(f.shape, f.dtype if dtype is None else dtype)


def _depth(code, dtype):
    if not _known(code):
        return _unknown(str)
    depths = {-1: dtype, 0: "uint8", 1: "int8", 2: "uint16", 3: "int16", 4: "int32", 5: "float32", 6: "float64"}
    return depths[code] if code in depths else _unknown(str)


def Sobel(src, ddepth, dx, dy, dst=None, ksize=3, scale=1, delta=0, borderType=4):
    for value, name in ((ddepth, "ddepth"), (dx, "dx"), (dy, "dy"), (ksize, "ksize")):
        _number(value, "Sobel", name)
    f = _picture(src, "Sobel")
    if _certain(dx < 0) or _certain(dy < 0) or _certain(dx + dy == 0):
        raise error("(-215:Assertion failed) dx >= 0 && dy >= 0 && dx+dy > 0 in function 'getSobelKernels'")
    return _same(src, "Sobel", _depth(ddepth, f.dtype))


def Laplacian(src, ddepth, dst=None, ksize=1, scale=1, delta=0, borderType=4):
    _number(ddepth, "Laplacian", "ddepth")
    f = _picture(src, "Laplacian")
    return _same(src, "Laplacian", _depth(ddepth, f.dtype))


def morphologyEx(src, op, kernel, dst=None, anchor=None, iterations=1, borderType=0, borderValue=None):
    _number(op, "morphologyEx", "op")
    return _same(src, "morphologyEx")


def applyColorMap(src, colormap, dst=None):
    f = _picture(src, "applyColorMap")
    if _known(f.dtype) and f.dtype not in ("uint8",):
        raise error("(-5:Bad argument) cv::ColorMap only supports source images of type CV_8UC1 or CV_8UC3")
    if _known(f.shape) and len(f.shape) == 3 and _certain(f.shape[2] != 1) and _certain(f.shape[2] != 3):
        raise error("(-5:Bad argument) cv::ColorMap only supports source images of type CV_8UC1 or CV_8UC3")
    _may_fail()
    return _array(f.shape[:2] + (3,), "uint8") if _known(f.shape) and len(f.shape) in (2, 3) else _unknown()


def inRange(src, lowerb, upperb, dst=None):
    for bound, name in ((lowerb, "lowerb"), (upperb, "upperb")):
        if isinstance(bound, (str, dict)) is True:
            _bad("inRange", f"{name} is not a numpy array, neither a scalar")
    f = _picture(src, "inRange")
    _may_fail()
    return _array(f.shape[:2], "uint8") if _known(f.shape) and len(f.shape) in (2, 3) else _unknown()


def _two(src1, src2, function, mask=None):
    """A picture made of two of the same shape."""
    if isinstance(src1, (str, dict)) is True or isinstance(src2, (str, dict)) is True:
        _bad(function, "src1 is not a numpy array, neither a scalar")
    if src1 is None or src2 is None or isinstance(src1, (int, float, tuple, list)) is True or isinstance(src2, (int, float, tuple, list)) is True:
        _may_fail()
        return _unknown()
    a, b = _picture(src1, function), _picture(src2, function)
    if _known(a.shape) and _known(b.shape) and len(a.shape) >= 2 and len(b.shape) >= 2:
        if _certain(a.shape[0] != b.shape[0]) and _certain(b.shape[0] != 4) or _certain(a.shape[1] != b.shape[1]) and _certain(b.shape[1] != 1):
            raise error("(-209:Sizes of input arguments do not match) The operation is neither 'array op array' (where arrays have the same size "
                        f"and the same number of channels), nor 'array op scalar', nor 'scalar op array' in function '{function}'")
        _may_fail()
        return _array(a.shape, a.dtype)
    _may_fail()
    return _unknown()


def bitwise_and(src1, src2, dst=None, mask=None):
    return _two(src1, src2, "bitwise_and", mask)


def bitwise_or(src1, src2, dst=None, mask=None):
    return _two(src1, src2, "bitwise_or", mask)


def bitwise_xor(src1, src2, dst=None, mask=None):
    return _two(src1, src2, "bitwise_xor", mask)


def absdiff(src1, src2, dst=None):
    return _two(src1, src2, "absdiff")


def add(src1, src2, dst=None, mask=None, dtype=-1):
    return _two(src1, src2, "add", mask)


def subtract(src1, src2, dst=None, mask=None, dtype=-1):
    return _two(src1, src2, "subtract", mask)


def addWeighted(src1, alpha, src2, beta, gamma, dst=None, dtype=-1):
    for value, name in ((alpha, "alpha"), (beta, "beta"), (gamma, "gamma")):
        _number(value, "addWeighted", name)
    return _two(src1, src2, "addWeighted")


def warpAffine(src, M, dsize, dst=None, flags=1, borderMode=0, borderValue=None):
    f = _picture(src, "warpAffine")
    _may_fail()
    if not _known(f.shape) or not _known(dsize) or not isinstance(dsize, (tuple, list)) or len(dsize) != 2:
        return _unknown()
    return _array((dsize[1], dsize[0]) + f.shape[2:], f.dtype)


def getRotationMatrix2D(center, angle, scale):
    for value, name in ((angle, "angle"), (scale, "scale")):
        if isinstance(value, (str, list, dict)) is True:
            raise TypeError(f"Argument '{name}' can not be treated as a double")
    _may_fail()
    return _array((2, 3), "float64")


def copyMakeBorder(src, top, bottom, left, right, borderType, dst=None, value=None):
    f = _picture(src, "copyMakeBorder")
    for side, name in ((top, "top"), (bottom, "bottom"), (left, "left"), (right, "right")):
        _number(side, "copyMakeBorder", name)
    _may_fail()
    if not _known(f.shape) or len(f.shape) < 2:
        return _unknown()
    return _array((f.shape[0] + top + bottom, f.shape[1] + left + right) + f.shape[2:], f.dtype)


def calcHist(images, channels, mask, histSize, ranges, hist=None, accumulate=False):
    if _known(histSize) and isinstance(histSize, (list, tuple)):
        for size in histSize:
            if _known(size) and isinstance(size, (str, float)):
                _bad("calcHist", "Can't parse 'histSize'. Sequence item with index 0 has a wrong type")
    _may_fail()
    if _known(channels) and isinstance(channels, (list, tuple)) and len(channels) == 1 and _known(histSize) and isinstance(histSize, (list, tuple)):
        # One or two dimensions, by version.
        return _array(None, "float32")
    return _unknown()


_MOMENTS = ("m00", "m10", "m01", "m20", "m11", "m02", "m30", "m21", "m12", "m03", "mu20", "mu11", "mu02", "mu30", "mu21", "mu12", "mu03",
            "nu20", "nu11", "nu02", "nu30", "nu21", "nu12", "nu03")


def moments(array, binaryImage=False):
    if isinstance(array, (str, dict)) is True:
        _bad("moments", "array is not a numpy array, neither a scalar")
    _may_fail()
    return {name: _unknown(float) for name in _MOMENTS}


def contourArea(contour, oriented=False):
    if isinstance(contour, (str, dict)) is True:
        _bad("contourArea", "contour is not a numpy array, neither a scalar")
    _may_fail()
    return _unknown(float)


def arcLength(curve, closed):
    if isinstance(curve, (str, dict)) is True:
        _bad("arcLength", "curve is not a numpy array, neither a scalar")
    _may_fail()
    return _unknown(float)


def boundingRect(array):
    if isinstance(array, (str, dict)) is True:
        _bad("boundingRect", "array is not a numpy array, neither a scalar")
    _may_fail()
    return (_unknown(int), _unknown(int), _unknown(int), _unknown(int))


def countNonZero(src):
    _picture(src, "countNonZero")
    _may_fail()
    return _unknown(int)
