"""PIL.ImageFilter."""

from models.crane import certain, known, type_name, unknown

__pure__ = True


class Filter:
    __real__ = "PIL.ImageFilter.Filter"


class MultibandFilter(Filter):
    __real__ = "PIL.ImageFilter.MultibandFilter"


class BuiltinFilter(MultibandFilter):
    __real__ = "PIL.ImageFilter.BuiltinFilter"


BLUR = type("BLUR", (BuiltinFilter,), {})
CONTOUR = type("CONTOUR", (BuiltinFilter,), {})
DETAIL = type("DETAIL", (BuiltinFilter,), {})
EDGE_ENHANCE = type("EDGE_ENHANCE", (BuiltinFilter,), {})
EDGE_ENHANCE_MORE = type("EDGE_ENHANCE_MORE", (BuiltinFilter,), {})
EMBOSS = type("EMBOSS", (BuiltinFilter,), {})
FIND_EDGES = type("FIND_EDGES", (BuiltinFilter,), {})
SHARPEN = type("SHARPEN", (BuiltinFilter,), {})
SMOOTH = type("SMOOTH", (BuiltinFilter,), {})
SMOOTH_MORE = type("SMOOTH_MORE", (BuiltinFilter,), {})


class GaussianBlur(MultibandFilter):
    __real__ = "PIL.ImageFilter.GaussianBlur"

    def __init__(self, radius=2):
        self.radius = radius


class BoxBlur(MultibandFilter):
    __real__ = "PIL.ImageFilter.BoxBlur"

    def __init__(self, radius):
        self.radius = radius
        if certain(radius < 0):
            raise ValueError("radius must be >= 0")


class UnsharpMask(MultibandFilter):
    __real__ = "PIL.ImageFilter.UnsharpMask"

    def __init__(self, radius=2, percent=150, threshold=3):
        self.radius = radius
        self.percent = percent
        self.threshold = threshold


class RankFilter(Filter):
    __real__ = "PIL.ImageFilter.RankFilter"

    def __init__(self, size, rank):
        self.size = size
        self.rank = rank


class MedianFilter(RankFilter):
    __real__ = "PIL.ImageFilter.MedianFilter"

    def __init__(self, size=3):
        super().__init__(size, unknown(int))


class MinFilter(RankFilter):
    __real__ = "PIL.ImageFilter.MinFilter"

    def __init__(self, size=3):
        super().__init__(size, 0)


class MaxFilter(RankFilter):
    __real__ = "PIL.ImageFilter.MaxFilter"

    def __init__(self, size=3):
        super().__init__(size, unknown(int))


class ModeFilter(Filter):
    __real__ = "PIL.ImageFilter.ModeFilter"

    def __init__(self, size=3):
        self.size = size


def require_filter(filter):
    """What applying a filter surely refuses."""
    if not known(filter):
        return
    if isinstance(filter, GaussianBlur) and known(filter.radius) and isinstance(filter.radius, str):
        raise TypeError(f"argument 1 must be sequence of length 2, not {len(filter.radius)}")
    if isinstance(filter, RankFilter) and known(filter.size) and isinstance(filter.size, int) and filter.size % 2 == 0:
        raise ValueError("bad filter size")
