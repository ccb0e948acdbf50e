"""PIL.ImageEnhance."""

from models.crane import known, type_name
from models.PIL.Image import Image, require_image

__pure__ = True


class _Enhance:
    def __init__(self, image):
        require_image(image, "mode")
        self.image = image if known(image) and isinstance(image, Image) else Image()

    def enhance(self, factor):
        if known(factor) and (factor is None or isinstance(factor, (str, list, tuple))):
            raise TypeError(f"must be real number, not {type_name(factor)}")
        return self.image.like()


class Color(_Enhance):
    __real__ = "PIL.ImageEnhance.Color"


class Contrast(_Enhance):
    __real__ = "PIL.ImageEnhance.Contrast"


class Brightness(_Enhance):
    __real__ = "PIL.ImageEnhance.Brightness"


class Sharpness(_Enhance):
    __real__ = "PIL.ImageEnhance.Sharpness"
