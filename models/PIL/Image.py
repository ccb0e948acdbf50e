"""PIL.Image: images with a size and a mode, either of which may be unknown."""

from models.crane import certain, known, type_name, unknown
from models.data import Facts, facts

__pure__ = True
__removed__ = {
    "ANTIALIAS": ("10.0", "module 'PIL.Image' has no attribute 'ANTIALIAS'"),
    "LINEAR": ("10.0", "module 'PIL.Image' has no attribute 'LINEAR'"),
    "CUBIC": ("10.0", "module 'PIL.Image' has no attribute 'CUBIC'"),
}

BANDS = {"1": 1, "L": 1, "P": 1, "I": 1, "F": 1, "LA": 2, "RGB": 3, "YCbCr": 3, "LAB": 3, "HSV": 3, "RGBA": 4, "CMYK": 4, "RGBX": 4}
DTYPES = {"1": "bool", "I": "int32", "F": "float32"}
MODES = ("1", "L", "P", "I", "F", "LA", "PA", "La", "RGB", "YCbCr", "LAB", "HSV", "RGBA", "RGBa", "CMYK", "RGBX", "I;16", "BGR;15", "BGR;16", "BGR;24")

#: Attributes of images and of the files that they are read from, from dir() of Pillow 12.
ATTRIBUTES = set("""
    _Image__transformer _abc_impl _attach_default_encoderinfo _close_exclusive_fp_after_loading _close_fp _copy _copy_info
    _crop _dump _ensure_mutable _exif _get_safe_box _getexif _getmp _im _mode _new _open _read_dpi_from_exif _readonly
    _reload_exif _repr_image _repr_jpeg_ _repr_png_ _repr_pretty_ _seek_check _size alpha_composite app applist
    apply_transparency bits close convert copy crop custom_mimetype decoderconfig decodermaxblock draft effect_spread entropy
    filename filter format format_description fp frombytes get_child_images get_flattened_data get_format_mimetype getbands
    getbbox getchannel getcolors getdata getexif getextrema getim getpalette getpixel getprojection getxmp
    has_transparency_data height histogram huffman_ac huffman_dc icclist im info is_animated layer layers load load_djpeg
    load_end load_prepare load_read mode mpinfo n_frames palette paste point putalpha putdata putpalette putpixel quantization
    quantize readonly reduce remap_palette resize rotate save seek show size split tell text thumbnail tile tobitmap tobytes
    toqimage toqpixmap transform transpose verify width
""".split())


class Image:
    __callable__ = False
    __real__ = ("PIL.Image.Image", "PIL.JpegImagePlugin.JpegImageFile", "PIL.PngImagePlugin.PngImageFile")

    def __init__(self, size=None, mode=None):
        self.size = (unknown(int), unknown(int)) if size is None else size
        self.mode = unknown(str) if mode is None else mode
        self.info = unknown(dict)
        self.format = unknown()

    def __crane_merge__(self, other):
        same = [known(a) == known(a_) and (not known(a) or certain(a == a_)) for a, a_ in
                ((self.size[0], other.size[0]), (self.size[1], other.size[1]), (self.mode, other.mode))]
        if all(same):
            return self
        sides = [a if certain(a == b) else unknown(int) for a, b in zip(self.size, other.size)]
        return Image(tuple(sides), self.mode if certain(self.mode == other.mode) else unknown(str))

    def __getattr__(self, name):
        if name in ATTRIBUTES:
            return unknown()
        raise AttributeError(f"'Image' object has no attribute '{name}'")

    @property
    def width(self):
        return self.size[0] if known(self.size) else unknown(int)

    @property
    def height(self):
        return self.size[1] if known(self.size) else unknown(int)

    def bands(self):
        return BANDS[self.mode] if known(self.mode) and self.mode in BANDS else unknown(int)

    def __crane_array__(self):
        if not known(self.mode) or self.mode not in BANDS:
            return Facts()
        shape = (self.height, self.width)
        if self.bands() > 1:
            shape = shape + (self.bands(),)
        return Facts(shape, DTYPES[self.mode] if self.mode in DTYPES else "uint8", False, False)

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        return False

    def convert(self, mode=None, matrix=None, dither=None, palette=None, colors=256):
        if known(mode) and mode is not None and mode not in MODES:
            raise ValueError("image has wrong mode")
        return Image(self.size, mode if not certain(mode is None) else None)

    def resize(self, size, resample=None, box=None, reducing_gap=None):
        return Image(pair(size), self.mode)

    def copy(self):
        return Image(self.size, self.mode)

    def crop(self, box=None):
        if not known(box) or box is None or len(box) != 4:
            return Image(self.size if certain(box is None) else None, self.mode)
        for a, b, side in ((0, 2, "right"), (1, 3, "lower")):
            if certain(box[b] < box[a]):
                raise ValueError(f"Coordinate '{side}' is less than '{'left' if side == 'right' else 'upper'}'")
        whole = all(known(x) and isinstance(x, int) for x in box)
        return Image((box[2] - box[0], box[3] - box[1]) if whole else None, self.mode)

    def rotate(self, angle, resample=0, expand=0, center=None, translate=None, fillcolor=None):
        return Image(self.size if certain(expand == 0) else None, self.mode)

    def transpose(self, method):
        return Image(None, self.mode)

    def filter(self, filter):
        return Image(self.size, self.mode)

    def point(self, lut, mode=None):
        return Image(self.size, None)

    def thumbnail(self, size, resample=None, reducing_gap=2.0):
        self.size = (unknown(int), unknown(int))

    def paste(self, im, box=None, mask=None):
        return None

    def save(self, fp, format=None, **params):
        return None

    def show(self, title=None):
        return None

    def load(self):
        return unknown()

    def close(self):
        return None

    def split(self):
        count = self.bands()
        return tuple([Image(self.size, "L") for _ in range(count)]) if known(count) else unknown(tuple)

    def getpixel(self, xy):
        return unknown()

    def putpixel(self, xy, value):
        return None

    def getbands(self):
        return unknown(tuple)

    def tobytes(self, encoder_name="raw", *args):
        return unknown()


def pair(size):
    """A (width, height) argument."""
    if not known(size):
        return None
    if isinstance(size, (int, float)):
        raise TypeError(f"'{type_name(size)}' object is not iterable")
    if isinstance(size, (list, tuple)):
        if len(size) != 2:
            raise TypeError(f"argument 1 must be sequence of length 2, not {len(size)}")
        if all(known(d) and isinstance(d, int) and d <= 0 for d in size):
            raise ValueError("height and width must be > 0")
        return (size[0], size[1])
    return None


def open(fp, mode="r", formats=None):
    if known(fp) and (fp is None or isinstance(fp, (int, float, list, tuple, dict))):
        raise AttributeError(f"'{type_name(fp)}' object has no attribute 'read'")
    return Image()


def new(mode, size, color=0):
    if known(mode) and mode not in MODES:
        raise ValueError("unrecognized image mode")
    return Image(pair(size), mode)


def fromarray(obj, mode=None):
    if known(obj) and isinstance(obj, (list, tuple, int, float, str)):
        raise AttributeError(f"'{type_name(obj)}' object has no attribute '__array_interface__'")
    if not known(obj) or not hasattr(obj, "__crane_array__") or not certain(mode is None):
        return Image()
    f = facts(obj)
    if not known(f.shape):
        return Image()
    if type_name(obj) in ("Tensor", "Parameter"):
        raise AttributeError("'Tensor' object has no attribute '__array_interface__'")
    if len(f.shape) not in (2, 3):
        raise ValueError(f"Too many dimensions: {len(f.shape)} > 3.") if len(f.shape) > 3 else TypeError("Cannot handle this data type")
    kind = f.dtype
    if known(kind) and not fits(f.shape, kind):
        raise TypeError(f"Cannot handle this data type: (1, 1{', ' + str(f.shape[2]) if len(f.shape) == 3 else ''}), {kind}")
    return Image((f.shape[1], f.shape[0]), mode_of(f.shape, kind))


def fits(shape, kind):
    """Whether an array of that shape and dtype can be an image; True where it is not known."""
    if len(shape) == 2:
        return kind in ("bool", "uint8", "int8", "int16", "uint16", "int32", "uint32", "float32", "float64")
    if not known(shape[2]):
        return kind in ("uint8", "bool")
    return kind == "uint8" and shape[2] in (2, 3, 4)


def mode_of(shape, kind):
    if not known(kind) or kind not in ("uint8", "bool", "float32", "float64", "int32"):
        return unknown(str)
    if len(shape) == 2:
        return {"uint8": "L", "bool": "1", "float32": "F", "float64": "F", "int32": "I"}[kind]
    return {2: "LA", 3: "RGB", 4: "RGBA"}[shape[2]] if known(shape[2]) else unknown(str)
