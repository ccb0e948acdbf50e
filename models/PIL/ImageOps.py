"""PIL.ImageOps."""

from models.crane import certain, known, unknown
from models.PIL._colors import require_color
from models.PIL.Image import Image, require_image

__pure__ = True


def same(image, attribute="load"):
    """An image of the same size and mode; raises where it surely is none."""
    if not (known(image) and type_is_array(image)):
        require_image(image, attribute)
    return image.like() if known(image) and isinstance(image, Image) else Image()


def type_is_array(x):
    # An array may have the attribute that is asked for, with another meaning.
    return hasattr(x, "__crane_array__") and not isinstance(x, Image)


def mirror(image):
    return same(image, "transpose")


def flip(image):
    return same(image, "transpose")


def grayscale(image):
    return Image(same(image, "convert").size, "L")


def invert(image):
    return same(image)


def autocontrast(image, cutoff=0, ignore=None, mask=None, preserve_tone=False):
    return same(image)


def equalize(image, mask=None):
    return same(image)


def solarize(image, threshold=128):
    return same(image)


def posterize(image, bits):
    return same(image)


def exif_transpose(image, *, in_place=False):
    found = same(image, "load")
    # A picture that was taken upright changes its sides, or None is given where it is changed in place.
    return Image(None, found.mode) if certain(in_place == False) else unknown()  # noqa: E712


def colorize(image, black, white, mid=None, blackpoint=0, whitepoint=255, midpoint=127):
    return Image(same(image).size, "RGB")


def expand(image, border=0, fill=0):
    found = same(image, "size")
    if known(border) and isinstance(border, str):
        raise TypeError('can only concatenate str (not "int") to str')
    require_color(fill, found.mode, ("RGB", "RGBA", "L"))
    if known(border) and isinstance(border, int) and known(found.size):
        return Image((found.size[0] + 2 * border, found.size[1] + 2 * border), found.mode)
    return Image(None, found.mode)


def fit(image, size, method=3, bleed=0.0, centering=(0.5, 0.5)):
    return same(image, "size").resize(size)


def pad(image, size, method=3, color=None, centering=(0.5, 0.5)):
    return same(image, "size").resize(size)


def contain(image, size, method=3):
    return Image(None, same(image, "size").mode)


def cover(image, size, method=3):
    return Image(None, same(image, "size").mode)


def scale(image, factor, resample=3):
    return Image(None, same(image, "size").mode)


def crop(image, border=0):
    return Image(None, same(image, "size").mode)
