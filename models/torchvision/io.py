"""torchvision.io."""

from models.crane import unknown
from models.torch import create, dtypes

__pure__ = True


def read_image(path, mode=None, apply_exif_orientation=False):
    return create.made((unknown(int), unknown(int), unknown(int)), dtypes.uint8)


def decode_image(input, mode=None, apply_exif_orientation=False):
    return read_image(input)
