"""What OpenCV does with pictures, and which it refuses."""

from models.crane import certain as _certain
from models.crane import havoc as _havoc
from models.crane import known as _known
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown
from models.data import Facts as _Facts
from models.data import facts as _facts
from models._std import may_fail as _may_fail

#: Channels of the result for pictures of 1, 3 and 4 channels, 0 where they are refused (OpenCV 4.10 and 5.0, tried).
_CONVERSIONS = {
    (3, 0, 0): (8, 46, 47, 48, 49, 62, 63, 64, 65, 135, 136, 137, 138,),
    (4, 0, 0): (9, 139, 140, 141, 142,),
    (1, 0, 0): (86, 87, 88, 89,),
    (4, 4, 4): (0, 2, 5,),
    (0, 1, 1): (6, 7, 10, 11,),
    (0, 3, 3): (32, 33, 36, 37, 40, 41, 44, 45, 50, 51, 52, 53, 66, 67, 68, 69, 74, 75, 76, 77, 82, 83,),
    (3, 3, 3): (1, 3, 4,),
    (0, 3, 0): (34, 35, 38, 39, 54, 55, 56, 57, 58, 59, 60, 61, 70, 71, 72, 73, 78, 79, 80, 81,),
    (0, 0, 4): (125, 126,),
}

class error(Exception):
    """cv2.error."""


def _array(shape, dtype):
    from models.numpy.nd import make

    return make(_Facts(shape, dtype, False, False))


#: Functions that let None through: nothing comes of nothing.
_LENIENT = ("flip", "Canny", "bitwise_not", "threshold", "split", "erode", "dilate", "equalizeHist")


def _picture(src, function):
    """Facts of a picture; raises for what is none."""
    if src is None:
        if function in _LENIENT:
            _may_fail()
            return _Facts()
        raise error(f"(-215:Assertion failed) !_src.empty() in function '{function}'")
    if isinstance(src, (str, list, dict)) is True or _type_name(src) in ("PosixPath", "DataFrame", "Series", "Tensor", "Image") and _known(src):
        raise error(f"(-5:Bad argument) in function '{function}'\n> Overload resolution failed:\n>  - src is not a numpy array, neither a "
                    f"scalar\n>  - Expected Ptr<cv::UMat> for argument 'src'\n")
    f = _facts(src)
    if _known(f.dtype) and isinstance(f.dtype, str) and (f.dtype.startswith("str") or f.dtype.startswith("<U") or f.dtype == "object"):
        raise error(f"(-5:Bad argument) in function '{function}'\n> Overload resolution failed:\n>  - src data type = 19 is not supported\n")
    if not _known(f.shape):
        _may_fail()
    elif any([_certain(d == 0) for d in f.shape]):
        raise error(f"(-215:Assertion failed) !_src.empty() in function '{function}'")
    return f


def imread(filename, flags=1):
    if isinstance(filename, (int, float, list, dict)) is True:
        raise error("(-5:Bad argument) in function 'imread'\n> Overload resolution failed:\n>  - Expected 'filename' to be a str or path-like "
                    "object\n")
    # None where the file is missing or no picture; a colour picture has three channels, also from a file of one or four.
    if _known(flags) and flags in (0, 1):
        found = _array((_unknown(int), _unknown(int)) if flags == 0 else (_unknown(int), _unknown(int), 3), "uint8")
        return found if _unknown(bool) else None
    return _unknown()


def imwrite(filename, img, params=None):
    if img is None:
        raise error("(-215:Assertion failed) !_img.empty() in function 'imwrite'")
    _may_fail()
    return _unknown(bool)


def imdecode(buf, flags, dst=None):
    _may_fail()
    return _unknown()


def cvtColor(src, code, dst=None, dstCn=0, *more):
    f = _picture(src, "cvtColor")
    if not _known(f.shape) or not _known(code):
        _may_fail()
        return _unknown()
    if _known(f.dtype) and f.dtype in ("int64", "float64", "int32"):
        raise error("(-2:Unspecified error) in function 'cvtColor'\n> Unsupported depth of input image:\n>     'VDepth::contains(depth)'\n")
    if not _known(f.dtype) or f.dtype not in ("uint8", "uint16", "float32"):
        _may_fail()
        return _unknown()
    channels = 1 if len(f.shape) == 2 else f.shape[2] if len(f.shape) == 3 else None
    if channels is None or not _known(channels) or channels not in (1, 3, 4):
        _may_fail()
        return _unknown()
    for results in _CONVERSIONS:
        if code in _CONVERSIONS[results]:
            made = results[0] if channels == 1 else results[1] if channels == 3 else results[2]
            if made == 0:
                raise error("(-15:Bad number of channels) in function 'cvtColor'\n> Invalid number of channels in input image:\n>     "
                            f"'VScn::contains(scn)'\n> where\n>     'scn' is {channels}\n")
            if dst is not None or dstCn != 0 or len(more) > 0:
                _may_fail()
                return _unknown()
            return _array(f.shape[:2] if made == 1 else f.shape[:2] + (made,), f.dtype)
    _may_fail()
    return _unknown()


def resize(src, dsize, dst=None, fx=0, fy=0, interpolation=1):
    f = _picture(src, "resize")
    if _known(dsize) and dsize is not None:
        if isinstance(dsize, (int, float, str)):
            raise error("(-5:Bad argument) in function 'resize'\n> Overload resolution failed:\n>  - Can't parse 'dsize'. Input argument "
                        "doesn't provide sequence protocol\n")
        if isinstance(dsize, (tuple, list)):
            _size(dsize)
    if not _known(f.dtype) or f.dtype not in ("uint8", "uint16", "float32", "float64"):
        _may_fail()
        return _unknown()
    if not _known(f.shape) or len(f.shape) not in (2, 3) or not _known(dsize) or dsize is None or not isinstance(dsize, (tuple, list)):
        _may_fail()
        return _unknown()
    if len(f.shape) == 3 and not (_known(f.shape[2]) and 1 < f.shape[2] <= 4):
        # Pictures of one channel lose their last dimension.
        _may_fail()
        return _unknown()
    return _array((dsize[1], dsize[0]) + f.shape[2:], f.dtype)


def _size(dsize):
    if len(dsize) != 2:
        raise error(f"(-5:Bad argument) in function 'resize'\n> Overload resolution failed:\n>  - Can't parse 'dsize'. Expected sequence length "
                    f"2, got {len(dsize)}\n")
    for i, side in enumerate(dsize):
        if isinstance(side, float) is True and _type_name(side) == "float":
            raise error("(-5:Bad argument) in function 'resize'\n> Overload resolution failed:\n>  - Can't parse 'dsize'. Sequence item with "
                        f"index {i} has a wrong type\n")
        if _certain(side == 0):
            raise error("(-215:Assertion failed) inv_scale_x > 0 in function 'resize'")
        if not _known(side):
            _may_fail()


def _filtered(src, function):
    """A picture of the same shape."""
    f = _picture(src, function)
    _may_fail()
    if not _known(f.shape) or len(f.shape) == 3 and _certain(f.shape[2] == 1):
        return _unknown()
    return _array(f.shape, f.dtype)


def _odd(ksize, function):
    if _known(ksize) and isinstance(ksize, (tuple, list)) and len(ksize) == 2:
        if any([_certain(side % 2 == 0) and _certain(side > 0) for side in ksize]):
            raise error(f"(-215:Assertion failed) ksize.width > 0 && ksize.width % 2 == 1 && ksize.height > 0 && ksize.height % 2 == 1 in "
                        f"function '{function}'")


def GaussianBlur(src, ksize, sigmaX, *more, **kwargs):
    if _known(ksize) and isinstance(ksize, (int, float)):
        raise error("(-5:Bad argument) in function 'GaussianBlur'\n> Overload resolution failed:\n>  - Can't parse 'ksize'. Input argument "
                    "doesn't provide sequence protocol\n")
    _odd(ksize, "GaussianBlur")
    return _filtered(src, "GaussianBlur")


def medianBlur(src, ksize, *more, **kwargs):
    if _known(ksize) and isinstance(ksize, int) and ksize % 2 == 0:
        raise error("(-215:Assertion failed) (ksize % 2 == 1) && (_src0.dims() <= 2 ) in function 'medianBlur'")
    return _filtered(src, "medianBlur")


def blur(src, ksize, *more, **kwargs):
    return _filtered(src, "blur")


def bilateralFilter(src, d, sigmaColor, sigmaSpace, *more, **kwargs):
    return _filtered(src, "bilateralFilter")


def flip(src, flipCode, *more, **kwargs):
    return _filtered(src, "flip")


def bitwise_not(src, *more, **kwargs):
    return _filtered(src, "bitwise_not")


def erode(src, kernel, *more, **kwargs):
    return _filtered(src, "erode")


def dilate(src, kernel, *more, **kwargs):
    return _filtered(src, "dilate")


def _single(src, function):
    """Raises for pictures of several channels, or of another depth than bytes."""
    f = _picture(src, function)
    if _known(f.shape) and len(f.shape) == 3 and _certain(f.shape[2] > 1) or _known(f.dtype) and f.dtype not in ("uint8", "int8", "bool"):
        raise error(f"(-215:Assertion failed) _src.type() == CV_8UC1 in function '{function}'")
    _may_fail()
    return _array(f.shape, f.dtype) if _known(f.shape) and len(f.shape) == 2 else _unknown()


def equalizeHist(src, dst=None):
    return _single(src, "equalizeHist")


def adaptiveThreshold(src, maxValue, adaptiveMethod, thresholdType, blockSize, C, dst=None):
    if _known(blockSize) and type(blockSize) is int and (blockSize % 2 == 0 or blockSize <= 1):
        raise error("(-215:Assertion failed) blockSize % 2 == 1 && blockSize > 1 in function 'adaptiveThreshold'")
    return _single(src, "adaptiveThreshold")


def Canny(image, threshold1, threshold2, *more, **kwargs):
    f = _picture(image, "Canny")
    if _known(f.dtype) and f.dtype in ("float64", "float32", "int64", "int32"):
        raise error("(-215:Assertion failed) _src.depth() == CV_8U in function 'Canny'")
    _may_fail()
    return _array(f.shape[:2], "uint8") if _known(f.shape) and len(f.shape) in (2, 3) else _unknown()


def threshold(src, thresh, maxval, type, dst=None):
    _picture(src, "threshold")
    _may_fail()
    return (_unknown(float), _unknown())


def split(m, mv=None):
    _picture(m, "split")
    _may_fail()
    return _unknown()


def merge(mv, dst=None):
    _may_fail()
    return _unknown()


def _whole(name, args, kwargs, places):
    """Raises where a size, a thickness or a kind of line is no whole number. `places`: where these stand among what follows the picture."""
    given = [args[i] for i in places if i < len(args)] + [kwargs[key] for key in ("thickness", "lineType", "shift", "radius") if key in kwargs]
    for value in given:
        if isinstance(value, (float, str, list, tuple)) is True:
            raise error(f"(-5:Bad argument) in function '{name}'\n> Overload resolution failed:\n>  - Argument is required to be an integer\n")


def _drawn(img):
    """Something is drawn into the picture itself, which is given back."""
    if img is None:
        _may_fail()
        return _unknown()
    _may_fail()
    _havoc(img)
    return _unknown()


def rectangle(img, *args, **kwargs):
    _whole("rectangle", args, kwargs, (3, 4, 5))
    return _drawn(img)


def circle(img, *args, **kwargs):
    _whole("circle", args, kwargs, (1, 3, 4, 5))
    return _drawn(img)


def line(img, *args, **kwargs):
    _whole("line", args, kwargs, (3, 4, 5))
    return _drawn(img)


def ellipse(img, *args, **kwargs):
    return _drawn(img)


def putText(img, text, *args, **kwargs):
    if isinstance(text, (int, float, list)) is True:
        raise error("(-5:Bad argument) in function 'putText'\n> Overload resolution failed:\n>  - Can't convert object to 'str' for 'text'\n")
    _whole("putText", args, kwargs, (4,))
    if len(args) > 2 and isinstance(args[2], str) is True or isinstance(img, str) is True or hasattr(text, "__crane_array__") is True:
        raise error("(-5:Bad argument) in function 'putText'\n> Overload resolution failed:\n>  - an argument is of the wrong type\n")
    return _drawn(img)


def polylines(img, *args, **kwargs):
    return _drawn(img)


def fillPoly(img, *args, **kwargs):
    return _drawn(img)


def drawContours(image, *args, **kwargs):
    return _drawn(image)


def floodFill(image, mask, *args, **kwargs):
    _havoc(mask)
    return _drawn(image)


def grabCut(img, mask, *args, **kwargs):
    _havoc(mask)
    for given in args:
        _havoc(given)
    return _drawn(img)
