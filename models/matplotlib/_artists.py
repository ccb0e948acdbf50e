"""What drawing gives: lines, bars, images, with the attributes that they have."""

from models.crane import known, unknown
from models.matplotlib import _artist_attributes


class Drawn:
    __callable__ = False
    _listed = ""
    _name = ""

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name.startswith("_"):
            return unknown()
        if " " + name + " " in self._listed:
            return self._any if name.startswith(("set_", "get_", "add_", "remove")) else unknown()
        raise AttributeError(f"{self._name!r} object has no attribute {name!r}")

    def _any(self, *args, **kwargs):
        """A method that is not modelled; it changes none of its arguments."""
        return unknown()


class Line2D(Drawn):
    __real__ = "matplotlib.lines.Line2D"
    _listed = _artist_attributes.LINE
    _name = "Line2D"


class Rectangle(Drawn):
    __real__ = "matplotlib.patches.Rectangle"
    _listed = _artist_attributes.RECTANGLE
    _name = "Rectangle"


class AxesImage(Drawn):
    __real__ = "matplotlib.image.AxesImage"
    _listed = _artist_attributes.IMAGE
    _name = "AxesImage"


class PathCollection(Drawn):
    __real__ = "matplotlib.collections.PathCollection"
    _listed = _artist_attributes.POINTS
    _name = "PathCollection"


class BarContainer(Drawn):
    """A tuple of rectangles."""

    __also__ = tuple
    _listed = _artist_attributes.BARS
    _name = "BarContainer"

    def __init__(self, count, keywords):
        self._count = count

    def __len__(self):
        return self._count

    def __iter__(self):
        from models.crane import many
        if known(self._count) and self._count <= 64:
            return iter([Rectangle() for i in range(self._count)])
        return iter(many(Rectangle(), self._count))

    def __getitem__(self, key):
        if not known(key) or not known(self._count):
            return unknown()
        if isinstance(key, str):
            raise TypeError("tuple indices must be integers or slices, not str")
        if isinstance(key, int):
            if not -self._count <= key < self._count:
                raise IndexError("tuple index out of range")
            return Rectangle()
        return unknown()
