"""tf.image: the shapes that pictures must have, and get."""

from models.crane import certain, known, require, unknown
from models.keras.errors import FailedPreconditionError, InvalidArgumentError
from models.keras.shapes import differ, is_open, shown
from models.tensorflow.dtypes import name_of
from models.tensorflow.io import decode_bmp, decode_image, decode_jpeg, decode_png, encode_jpeg, encode_png
from models.tensorflow.ops import given, result
from models.tensorflow.tensor import Tensor, fail, tensor_of

__pure__ = True

#: Names of TensorFlow 1.
__removed__ = {name: ("2.0", "module 'tensorflow._api.v2.image' has no attribute '" + name + "'") for name in (
    "resize_images", "resize_image_with_pad", "resize_image_with_crop_or_pad", "resize_bilinear", "resize_bicubic", "resize_area",
    "resize_nearest_neighbor", "extract_image_patches", "sample_distorted_bounding_box_v2")}

_METHODS = ("bilinear", "nearest", "bicubic", "area", "lanczos3", "lanczos5", "gaussian", "mitchellcubic")


class ResizeMethod:
    AREA = "area"
    BICUBIC = "bicubic"
    BILINEAR = "bilinear"
    GAUSSIAN = "gaussian"
    LANCZOS3 = "lanczos3"
    LANCZOS5 = "lanczos5"
    MITCHELLCUBIC = "mitchellcubic"
    NEAREST_NEIGHBOR = "nearest"


def resize(images, size, method="bilinear", preserve_aspect_ratio=False, antialias=False, name=None):
    t = given(images)
    if t is None:
        return unknown()
    if t._unranked:
        raise ValueError("'images' contains no shape.")
    shape = t._about.shape
    if known(shape):
        require(len(shape) in (3, 4), ValueError, "'images' must have either 3 or 4 dimensions.")
    if known(size):
        if isinstance(size, int) or isinstance(size, (list, tuple)) and certain(len(size) != 2):
            raise ValueError("'size' must be a 1-D Tensor of 2 elements: new_height, new_width")
        if isinstance(size, (list, tuple)) and any([known(i) and isinstance(i, float) for i in size]):
            raise ValueError("'size' must be a 1-D int32 Tensor")
    if known(method) and isinstance(method, str):
        require(method in _METHODS, ValueError, "Resize method is not implemented: " + method)
    if not known(shape):
        return result(t, unknown(), unknown(str))
    plain = known(size) and isinstance(size, (list, tuple)) and certain(preserve_aspect_ratio == False)  # noqa: E712
    two = tuple(size) if plain else (unknown(int), unknown(int))
    kept = not differ(shape[-3], two[0]) and not differ(shape[-2], two[1])
    dtype = t._about.dtype
    # What has the size already is given back as it is.
    if certain(method == "nearest") or kept and not certain(dtype == "float32"):
        dtype = dtype if certain(method == "nearest") else unknown(str)
    elif known(method):
        dtype = "float32"
    else:
        dtype = unknown(str)
    return result(t, tuple(shape[:-3]) + two + (shape[-1],), dtype)


def _picture(image, most=None):
    """The tensor of a picture or of several; refuses fewer than three dimensions, and more than `most`."""
    t = given(image)
    if t is None:
        return None
    shape = t._about.shape
    if known(shape):
        if most is not None:
            require(3 <= len(shape) <= most, ValueError, "'image' (shape " + shown(shape) + ") must have either 3 or 4 dimensions.")
        require(len(shape) >= 3, ValueError, "'image' (shape " + shown(shape) + ") must be at least three-dimensional.")
    return t


def _same(image):
    t = _picture(image)
    return unknown() if t is None else result(t, t._about.shape)


def flip_left_right(image):
    return _same(image)


def flip_up_down(image):
    return _same(image)


def random_flip_left_right(image, seed=None):
    return _same(image)


def random_flip_up_down(image, seed=None):
    return _same(image)


def per_image_standardization(image):
    t = _picture(image)
    return unknown() if t is None else result(t, t._about.shape, unknown(str))


def rot90(image, k=1, name=None):
    t = _picture(image, 4)
    if t is None or not known(t._about.shape):
        return unknown()
    shape = t._about.shape
    if not known(k) or not isinstance(k, int):
        return result(t, tuple(shape[:-3]) + (unknown(int), unknown(int), shape[-1]))
    turned = (shape[-3], shape[-2]) if k % 2 == 0 else (shape[-2], shape[-3])
    return result(t, tuple(shape[:-3]) + turned + (shape[-1],))


def transpose(image, name=None):
    return rot90(image, 1)


def _plain(image):
    t = given(image)
    return unknown() if t is None else result(t, t._about.shape)


def adjust_brightness(image, delta):
    return _plain(image)


def random_brightness(image, max_delta, seed=None):
    if known(max_delta) and isinstance(max_delta, (int, float)):
        require(max_delta >= 0, ValueError, "max_delta must be non-negative.")
    return _plain(image)


def adjust_contrast(images, contrast_factor):
    t = given(images)
    if t is None:
        return unknown()
    shape = t._about.shape
    if known(shape) and len(shape) < 3:
        fail(t._graph, InvalidArgumentError, ValueError, "input must be at least 3-D, got shape" + shown(shape) + " [Op:AdjustContrastv2]")
    return result(t, shape)


def _between(lower, upper):
    if known(lower) and known(upper) and isinstance(lower, (int, float)) and isinstance(upper, (int, float)):
        require(upper > lower, ValueError, "upper must be > lower.")
        require(lower >= 0, ValueError, "lower must be non-negative.")


def random_contrast(image, lower, upper, seed=None):
    _between(lower, upper)
    return adjust_contrast(image, 1.0)


def _colours(image, op):
    """Refuses what has not three channels; where it is traced, only as it runs."""
    t = given(image)
    if t is None:
        return unknown()
    shape = t._about.shape
    if known(shape) and len(shape) >= 3 and differ(shape[-1], 3) and not certain(t._graph) and known(t._graph):
        raise InvalidArgumentError("input must have 3 channels but instead has " + str(shape[-1]) + " channels. [Op:" + op + "]")
    return result(t, shape)


def adjust_saturation(image, saturation_factor, name=None):
    return _colours(image, "AdjustSaturation")


def random_saturation(image, lower, upper, seed=None):
    _between(lower, upper)
    return _colours(image, "AdjustSaturation")


def adjust_hue(image, delta, name=None):
    return _colours(image, "AdjustHue")


def random_hue(image, max_delta, seed=None):
    if known(max_delta) and isinstance(max_delta, (int, float)):
        require(max_delta <= 0.5, ValueError, "max_delta must be <= 0.5.")
        require(max_delta >= 0, ValueError, "max_delta must be non-negative.")
    return _colours(image, "AdjustHue")


def _to_channels(images, op):
    t = given(images)
    if t is None:
        return unknown()
    shape = t._about.shape
    if known(shape) and len(shape) > 0 and differ(shape[-1], 3) and not certain(t._graph) and known(t._graph):
        raise FailedPreconditionError("input must have 3 channels but input only has " + str(shape[-1]) + " channels. [Op:" + op + "]")
    return result(t, shape)


def rgb_to_hsv(images, name=None):
    return _to_channels(images, "RGBToHSV")


def hsv_to_rgb(images, name=None):
    return _to_channels(images, "HSVToRGB")


def rgb_to_grayscale(images, name=None):
    t = given(images)
    if t is None:
        return unknown()
    shape = t._about.shape
    if not known(shape) or len(shape) == 0:
        return result(t, unknown())
    if differ(shape[-1], 3):
        fail(t._graph, InvalidArgumentError, ValueError, "Matrix size-incompatible: the last dimension of a picture in RGB is 3, not "
             + str(shape[-1]) + " [Op:MatMul]")
    return result(t, tuple(shape[:-1]) + (1,))


def grayscale_to_rgb(images, name=None):
    t = given(images)
    if t is None:
        return unknown()
    shape = t._about.shape
    if not known(shape):
        return result(t, unknown())
    require(len(shape) > 0 and not differ(shape[-1], 1), ValueError, "Last dimension of a grayscale image should be size 1.")
    return result(t, tuple(shape[:-1]) + (3,))


def central_crop(image, central_fraction):
    if known(central_fraction) and isinstance(central_fraction, (int, float)):
        require(0 < central_fraction <= 1, ValueError, "central_fraction must be within (0, 1]")
    t = _picture(image, 4)
    if t is None or not known(t._about.shape):
        return unknown()
    shape = t._about.shape
    return result(t, tuple(shape[:-3]) + (unknown(int), unknown(int), shape[-1]))


def _boxed(image, height, width):
    t = _picture(image, 4)
    if t is None or not known(t._about.shape):
        return unknown()
    shape = t._about.shape
    two = tuple([d if known(d) and isinstance(d, int) else unknown(int) for d in (height, width)])
    return result(t, tuple(shape[:-3]) + two + (shape[-1],), t._about.dtype)


def _numbers(*items):
    return all([known(i) and isinstance(i, int) for i in items])


def crop_to_bounding_box(image, offset_height, offset_width, target_height, target_width):
    t = _picture(image, 4)
    if t is not None and known(t._about.shape) and _numbers(offset_height, offset_width, target_height, target_width):
        high, wide = t._about.shape[-3], t._about.shape[-2]
        require(is_open(wide) or wide >= target_width + offset_width, ValueError, "width must be >= target + offset.")
        require(is_open(high) or high >= target_height + offset_height, ValueError, "height must be >= target + offset.")
    return _boxed(image, target_height, target_width)


def pad_to_bounding_box(image, offset_height, offset_width, target_height, target_width):
    t = _picture(image, 4)
    if t is not None and known(t._about.shape) and _numbers(offset_height, offset_width, target_height, target_width):
        high, wide = t._about.shape[-3], t._about.shape[-2]
        require(is_open(wide) or wide <= target_width - offset_width, ValueError, "width must be <= target - offset")
        require(is_open(high) or high <= target_height - offset_height, ValueError, "height must be <= target - offset")
    return _boxed(image, target_height, target_width)


def resize_with_pad(image, target_height, target_width, method="bilinear", antialias=False):
    new = _boxed(image, target_height, target_width)
    return result(new, new._about.shape, unknown(str)) if known(new) else new


def resize_with_crop_or_pad(image, target_height, target_width):
    return _boxed(image, target_height, target_width)


def random_crop(value, size, seed=None, name=None):
    t = given(value)
    if t is None or not known(size) or not isinstance(size, (list, tuple)):
        return unknown()
    shape = t._about.shape
    if known(shape) and certain(len(size) != len(shape)):
        fail(t._graph, InvalidArgumentError, ValueError, "Incompatible shapes: [" + str(len(shape)) + "] vs. [" + str(len(size))
             + "] [Op:GreaterEqual]")
    if known(shape) and not certain(t._graph) and known(t._graph):
        for i in range(len(shape)):
            if _numbers(size[i]) and not is_open(shape[i]) and shape[i] < size[i]:
                raise InvalidArgumentError("Need value.shape >= size, got " + shown(shape) + " " + shown(tuple(size)))
    return result(t, tuple([d if _numbers(d) and d >= 0 else unknown(int) for d in size]))


def convert_image_dtype(image, dtype, saturate=False, name=None):
    t = given(image)
    if t is None:
        return unknown()
    new = result(t, t._about.shape, name_of(dtype))
    new._unranked = t._unranked
    return new


def psnr(a, b, max_val, name=None):
    return unknown()


def ssim(img1, img2, max_val, *args, **kwargs):
    return unknown()


def _four(images, op):
    t = given(images)
    if t is not None and known(t._about.shape) and len(t._about.shape) != 4 and isinstance(images, Tensor):
        fail(t._graph, InvalidArgumentError, ValueError, "input must be 4-dimensional" + shown(t._about.shape) + " [Op:" + op + "]")


def extract_patches(images, sizes, strides, rates, padding, name=None):
    _four(images, "ExtractImagePatches")
    return unknown()


def crop_and_resize(image, boxes, box_indices, crop_size, method="bilinear", extrapolation_value=0.0, name=None):
    _four(image, "CropAndResize")
    return unknown()
