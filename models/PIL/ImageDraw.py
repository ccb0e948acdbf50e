"""PIL.ImageDraw: shapes and texts that are drawn into an image."""

from models.crane import certain, known, type_name, unknown
from models.PIL.Image import Image, require_image
from models.PIL._colors import require_color

__pure__ = True


class ImageDraw:
    __real__ = "PIL.ImageDraw.ImageDraw"
    __callable__ = False

    def __init__(self, im, mode=None):
        require_image(im, "_ensure_mutable")
        self.mode = im.mode if known(im) and isinstance(im, Image) and certain(mode is None) else unknown(str)
        self.im = unknown()
        self.font = unknown()
        self.fill = unknown()
        self.ink = unknown()
        self.palette = unknown()
        self.fontmode = unknown()

    def __getitem__(self, key):
        raise TypeError("'ImageDraw' object is not subscriptable")

    def paint(self, *colors):
        for color in colors:
            require_color(color, self.mode, ("RGB", "RGBA", "L"))

    def box(self, xy):
        count = coordinates(xy)
        if known(count) and count != 4 and count > 0:
            raise ValueError("wrong number of coordinates")
        if known(xy) and isinstance(xy, (list, tuple)) and len(xy) == 4 and (certain(xy[2] < xy[0]) or certain(xy[3] < xy[1])):
            side = "x1 must be greater than or equal to x0" if certain(xy[2] < xy[0]) else "y1 must be greater than or equal to y0"
            if newer():
                raise ValueError(side)

    def rectangle(self, xy, fill=None, outline=None, width=1):
        self.paint(fill, outline)
        self.box(xy)
        whole(width)

    def rounded_rectangle(self, xy, radius=0, fill=None, outline=None, width=1, *, corners=None):
        self.paint(fill, outline)

    def ellipse(self, xy, fill=None, outline=None, width=1):
        self.paint(fill, outline)
        self.box(xy)
        whole(width)

    def line(self, xy, fill=None, width=0, joint=None):
        self.paint(fill)
        count = coordinates(xy)
        if known(count) and count % 2 == 1:
            raise ValueError("wrong number of coordinates")
        whole(width)

    def polygon(self, xy, fill=None, outline=None, width=1):
        self.paint(fill, outline)
        coordinates(xy)

    def point(self, xy, fill=None):
        self.paint(fill)
        coordinates(xy)

    def arc(self, xy, start, end, fill=None, width=1):
        self.paint(fill)
        self.box(xy)

    def chord(self, xy, start, end, fill=None, outline=None, width=1):
        self.paint(fill, outline)
        self.box(xy)

    def pieslice(self, xy, start, end, fill=None, outline=None, width=1):
        self.paint(fill, outline)
        self.box(xy)

    def text(self, xy, text, fill=None, *args, **kwargs):
        if known(text) and (text is None or isinstance(text, (int, float, tuple))):
            raise AttributeError(f"'{type_name(text)}' object has no attribute 'split'")
        self.paint(fill)

    def multiline_text(self, xy, text, fill=None, *args, **kwargs):
        self.paint(fill)

    def textlength(self, text, font=None, *args, **kwargs):
        return unknown(float)

    def textbbox(self, xy, text, font=None, *args, **kwargs):
        return (unknown(), unknown(), unknown(), unknown())


def newer():
    """Whether boxes are checked: since Pillow 9.5."""
    from models.crane import version
    return certain(version("PIL") >= "9.5")


def whole(width):
    if known(width) and isinstance(width, (str, float)):
        raise TypeError(f"'{type_name(width)}' object cannot be interpreted as an integer")


def coordinates(xy):
    """The number of coordinates of a place or path, or unknown; raises where it surely is none."""
    if known(xy) and (xy is None or isinstance(xy, (int, float))):
        raise TypeError("argument must be sequence")
    if known(xy) and isinstance(xy, str):
        raise ValueError("incorrect coordinate type")
    if not known(xy) or not isinstance(xy, (list, tuple)):
        return unknown(int)
    count = 0
    for part in xy:
        if not known(part):
            # A number or a pair.
            return unknown(int)
        if isinstance(part, str):
            raise ValueError("incorrect coordinate type")
        if isinstance(part, (int, float)):
            count += 1
        elif isinstance(part, (list, tuple)) and len(part) == 2:
            count += 2
        else:
            return unknown(int)
    return count


def Draw(im, mode=None):
    return ImageDraw(im, mode)
