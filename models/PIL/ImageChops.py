"""PIL.ImageChops: arithmetic of two images, in the smaller of their sizes."""

from models.crane import certain, known
from models.PIL.Image import Image, differ, require_image

__pure__ = True


def two(image1, image2):
    require_image(image1, "load")
    require_image(image2, "load")
    if not (known(image1) and isinstance(image1, Image) and known(image2) and isinstance(image2, Image)):
        return Image()
    if certain(image1.mode != image2.mode):
        raise ValueError("images do not match")
    if differ(image1.size, image2.size) or not known(image1.size) or not known(image2.size):
        return Image(None, image1.mode)
    return image1.like() if certain(image1.size == image2.size) else Image(None, image1.mode)


def difference(image1, image2):
    return two(image1, image2)


def add(image1, image2, scale=1.0, offset=0):
    return two(image1, image2)


def subtract(image1, image2, scale=1.0, offset=0):
    return two(image1, image2)


def multiply(image1, image2):
    return two(image1, image2)


def screen(image1, image2):
    return two(image1, image2)


def lighter(image1, image2):
    return two(image1, image2)


def darker(image1, image2):
    return two(image1, image2)


def invert(image):
    require_image(image, "load")
    return image.like() if known(image) and isinstance(image, Image) else Image()
