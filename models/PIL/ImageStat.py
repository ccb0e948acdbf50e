"""PIL.ImageStat: one number for each band."""

from models.crane import known, unknown
from models.PIL.Image import Image

__pure__ = True


class Stat:
    __real__ = "PIL.ImageStat.Stat"
    __callable__ = False

    def __init__(self, image_or_list, mask=None):
        if known(image_or_list) and (image_or_list is None or isinstance(image_or_list, (int, float, str))):
            raise TypeError("first argument must be image or list")
        count = image_or_list.bands() if known(image_or_list) and isinstance(image_or_list, Image) else unknown(int)
        each = lambda make: [make() for _ in range(count)] if known(count) else unknown(list)  # noqa: E731
        self.h = unknown(list)
        self.bands = unknown(list)
        self.extrema = each(lambda: (unknown(), unknown()))
        self.count = each(lambda: unknown(int))
        self.sum = each(lambda: unknown(float))
        self.sum2 = each(lambda: unknown(float))
        self.mean = each(lambda: unknown(float))
        self.median = each(lambda: unknown(int))
        self.rms = each(lambda: unknown(float))
        self.var = each(lambda: unknown(float))
        self.stddev = each(lambda: unknown(float))


Global = Stat
