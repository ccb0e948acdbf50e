"""PIL.Image: images with a size and a mode, either of which may be unknown."""

from models.crane import certain, known, type_name, unknown
from models._std import may_fail
from models.data import Facts, facts
from models.PIL._colors import require_color

__pure__ = True
__removed__ = {
    "ANTIALIAS": ("10.0", "module 'PIL.Image' has no attribute 'ANTIALIAS'"),
    "LINEAR": ("10.0", "module 'PIL.Image' has no attribute 'LINEAR'"),
    "CUBIC": ("10.0", "module 'PIL.Image' has no attribute 'CUBIC'"),
}

#: Filters and ways to transpose; as plain numbers, which the enumerations equal.
NEAREST, LANCZOS, BILINEAR, BICUBIC, BOX, HAMMING = 0, 1, 2, 3, 4, 5
FLIP_LEFT_RIGHT, FLIP_TOP_BOTTOM, ROTATE_90, ROTATE_180, ROTATE_270, TRANSPOSE, TRANSVERSE = 0, 1, 2, 3, 4, 5, 6


class Resampling:
    NEAREST, LANCZOS, BILINEAR, BICUBIC, BOX, HAMMING = 0, 1, 2, 3, 4, 5


class Transpose:
    FLIP_LEFT_RIGHT, FLIP_TOP_BOTTOM, ROTATE_90, ROTATE_180, ROTATE_270, TRANSPOSE, TRANSVERSE = 0, 1, 2, 3, 4, 5, 6


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
    __complete__ = True
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

    def __bool__(self):
        return True

    def __getitem__(self, key):
        raise TypeError("'Image' object is not subscriptable")

    def __iter__(self):
        raise TypeError("'Image' object is not iterable")

    def __len__(self):
        raise TypeError("object of type 'Image' has no len()")

    def like(self):
        """An image of the same size and mode."""
        return Image(self.size, self.mode)

    def convert(self, mode=None, matrix=None, dither=None, palette=None, colors=256):
        if not known(mode):
            return Image(self.size, None)
        if not mode:
            return Image(self.size, self.mode if known(self.mode) and self.mode != "P" else None)
        if not isinstance(mode, str):
            raise TypeError(f"argument 1 must be str, not {type_name(mode)}")
        if mode not in MODES and not certain(mode == self.mode):
            raise ValueError("image has wrong mode")
        return Image(self.size, mode)

    def resize(self, size, resample=None, box=None, reducing_gap=None):
        require_filter(resample, (0, 1, 2, 3, 4, 5))
        found = pair(size)
        if found is not None:
            for side in found:
                if known(side) and isinstance(side, (str, float)):
                    raise TypeError(f"'{type_name(side)}' object cannot be interpreted as an integer")
                if certain(side <= 0):
                    raise ValueError("height and width must be > 0")
        return Image(found, self.mode)

    def copy(self):
        return self.like()

    def crop(self, box=None):
        if not known(box) or box is None:
            return Image(self.size if certain(box is None) else None, self.mode)
        if isinstance(box, (int, float)):
            raise TypeError(f"'{type_name(box)}' object is not subscriptable")
        if not isinstance(box, (list, tuple)) or len(box) > 4:
            return Image(None, self.mode)
        for a, b, side in ((0, 2, "right"), (1, 3, "lower")):
            if certain(box[b] < box[a]):
                raise ValueError(f"Coordinate '{side}' is less than '{'left' if side == 'right' else 'upper'}'")
        whole = all(known(x) and isinstance(x, int) for x in box)
        return Image((box[2] - box[0], box[3] - box[1]) if whole else None, self.mode)

    def rotate(self, angle, resample=0, expand=0, center=None, translate=None, fillcolor=None):
        if known(angle) and isinstance(angle, str):
            raise TypeError("not all arguments converted during string formatting")
        if known(angle) and (angle is None or isinstance(angle, (list, tuple, dict))):
            raise TypeError(f"unsupported operand type(s) for %: '{type_name(angle)}' and 'float'")
        if certain(angle % 90 != 0) or certain(center is not None):
            require_filter(resample, (0, 2, 3))
        if certain(expand == False) or certain(angle % 180 == 0):  # noqa: E712
            return self.like()
        return Image(None, self.mode)

    def transpose(self, method):
        if known(method) and isinstance(method, (str, float)):
            raise TypeError(f"'{type_name(method)}' object cannot be interpreted as an integer")
        if certain(method > 6) or certain(method < 0):
            raise ValueError("No such transpose operation")
        if not known(method) or not known(self.size):
            return Image(None, self.mode)
        return Image((self.size[1], self.size[0]) if method in (2, 4, 5, 6) else self.size, self.mode)

    def filter(self, filter):
        if known(filter) and (filter is None or isinstance(filter, (int, float, str, list, tuple, dict, Image))):
            raise TypeError("filter argument should be ImageFilter.Filter instance or class")
        from models.PIL.ImageFilter import require_filter as require_kind
        require_kind(filter)
        return self.like()

    def point(self, lut, mode=None):
        if callable(lut):
            lut(unknown(int))
        elif known(lut) and (lut is None or isinstance(lut, (int, float))):
            raise TypeError(f"'{type_name(lut)}' object is not iterable")
        return Image(self.size, self.mode if certain(mode is None) else mode)

    def thumbnail(self, size, resample=None, reducing_gap=2.0):
        if known(size):
            if isinstance(size, (int, float)) or size is None:
                raise TypeError(f"'{type_name(size)}' object is not iterable")
            if isinstance(size, (list, tuple)):
                if len(size) != 2:
                    raise ValueError("too many values to unpack (expected 2)" if len(size) > 2 else "not enough values to unpack (expected 2, got 1)")
                for side in size:
                    if known(side) and isinstance(side, str):
                        raise TypeError("must be real number, not str")
        self.size = (unknown(int), unknown(int))

    def paste(self, im, box=None, mask=None):
        if known(im) and isinstance(im, Image):
            self.require_box(im, box)
        elif known(im) and known(box) and isinstance(box, (list, tuple)) and len(box) == 2 and (im is None or isinstance(im, (int, float, str))):
            raise ValueError("cannot determine region size; use 4-item box")
        elif known(im) and not isinstance(im, str) and known(box) and isinstance(box, (list, tuple)) and len(box) == 4:
            require_color(im, self.mode)
        if known(mask) and isinstance(mask, Image) and known(mask.mode) and mask.mode not in ("1", "L", "LA", "RGBA", "RGBa", "I"):
            raise ValueError("bad transparency mask")
        return None

    def require_box(self, im, box):
        """Raises where an image cannot be pasted into the box."""
        if not known(box) or box is None:
            return
        if isinstance(box, (int, float)) and not isinstance(box, bool):
            raise TypeError(f"object of type '{type_name(box)}' has no len()")
        if not isinstance(box, (list, tuple)):
            return
        if len(box) not in (2, 4):
            raise TypeError(f"argument 2 must be sequence of length 4, not {len(box)}")
        if len(box) == 2:
            for place in box:
                if known(place) and isinstance(place, str):
                    raise TypeError('can only concatenate str (not "int") to str')
        elif known(im.size) and (certain(box[2] - box[0] != im.size[0]) or certain(box[3] - box[1] != im.size[1])):
            raise ValueError("images do not match")

    def save(self, fp, format=None, **params):
        require_format(fp, format, self.mode)
        may_fail()
        return None

    def show(self, title=None):
        return None

    def load(self):
        return unknown()

    def close(self):
        return None

    def split(self):
        count = self.bands()
        if certain(count == 1):
            return (self.like(),)
        return tuple([Image(self.size, "L") for _ in range(count)]) if known(count) else unknown(tuple)

    def getchannel(self, channel):
        return Image(self.size, "L")

    def getpixel(self, xy):
        self.require_pixel(xy)
        return pixel(self)

    def putpixel(self, xy, value):
        self.require_pixel(xy)
        return None

    def require_pixel(self, xy):
        """Raises where there surely is no such pixel."""
        if known(xy) and (xy is None or isinstance(xy, (int, float))):
            raise TypeError(f"'{type_name(xy)}' object is not iterable")
        if not known(xy) or not isinstance(xy, (list, tuple)) or len(xy) != 2 or not known(self.size):
            return
        for place, side in zip(xy, self.size):
            if known(place) and isinstance(place, str):
                raise TypeError("an integer is required")
            if certain(place >= side) or certain(place < -side):
                raise IndexError("image index out of range")

    def histogram(self, mask=None, extrema=None):
        count = self.bands()
        return [unknown(int) for _ in range(256 * count)] if known(count) and count == 1 else unknown(list)

    def getextrema(self):
        count = self.bands()
        if not known(count):
            return unknown(tuple)
        one = (unknown(), unknown())
        return one if count == 1 else tuple([one for _ in range(count)])

    def getbands(self):
        count = self.bands()
        return tuple([unknown(str) for _ in range(count)]) if known(count) else unknown(tuple)

    def getbbox(self, *, alpha_only=True):
        return unknown()

    def getcolors(self, maxcolors=256):
        return unknown()

    def getdata(self, band=None):
        return unknown()

    def quantize(self, colors=256, method=None, kmeans=0, palette=None, dither=None):
        return Image(self.size, "P")

    def effect_spread(self, distance):
        return self.like()

    def putalpha(self, alpha):
        self.mode = unknown(str)

    def tobytes(self, encoder_name="raw", *args):
        return unknown(bytes)


def pixel(image):
    """The value of a pixel: a number, or one for each band."""
    count = image.bands()
    if not known(count):
        return unknown()
    return unknown() if count == 1 else tuple([unknown(int) for _ in range(count)])


def require_filter(resample, allowed):
    if known(resample) and (isinstance(resample, str) or isinstance(resample, int) and resample not in allowed):
        raise ValueError(f"Image.Resampling {resample} cannot be used.")


#: Extensions and formats that can be written, with the modes that they surely refuse.
REFUSED = {"JPEG": ("RGBA", "P", "LA", "I", "F"), "PNG": ("F", "CMYK", "HSV", "LAB", "YCbCr")}
EXTENSIONS = {"jpg": "JPEG", "jpeg": "JPEG", "png": "PNG"}


def require_format(fp, format, mode):
    """Raises where an image surely is not written: no format, one that is not known, or one without its mode."""
    named = known(format) and isinstance(format, str)
    if known(format) and not format:
        name = fp if known(fp) and isinstance(fp, str) else unknown(str)
        if known(fp) and (fp is None or isinstance(fp, int)) or type_name(fp) == "BytesIO":
            raise ValueError("unknown file extension: ")
        if not known(name):
            return
        file = name.split("/")[-1]
        parts = file.split(".")
        if len(parts) < 2 or len(parts) == 2 and parts[0] == "":
            raise ValueError("unknown file extension: ")
        end = parts[-1].lower()
        format = EXTENSIONS[end] if end in EXTENSIONS else unknown(str)
    elif named and format.upper() not in FORMATS:
        raise KeyError(format.upper())
    if known(format) and isinstance(format, str) and known(mode) and format.upper() in REFUSED and mode in REFUSED[format.upper()]:
        raise OSError(f"cannot write mode {mode} as {format.upper()}")


#: What some version writes, or a plugin may.
FORMATS = set("""
    AVIF BLP BMP BUFR CUR DCX DDS DIB EPS FITS FLI FPX FTEX GBR GIF GRIB HDF5 HEIF HEIC ICNS ICO IM IMT IPTC JPEG JPG JPEG2000 JXL MCIDAS
    MIC MPEG MPO MSP PCD PCX PDF PIXAR PNG PPM PSD QOI SGI SPIDER SUN TGA TIFF WAL WEBP WMF XBM XPM XVTHUMB PALM
""".split())


def pair(size):
    """A (width, height) argument."""
    if not known(size):
        return None
    if size is None or isinstance(size, (int, float)):
        raise TypeError(f"'{type_name(size)}' object is not iterable")
    if isinstance(size, str) and len(size) != 2:
        raise TypeError(f"argument 1 must be sequence of length 2, not {len(size)}")
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
    if known(size) and not isinstance(size, (list, tuple)) and (size is None or isinstance(size, (int, float, str, Image))):
        raise ValueError("Size must be a list or tuple")
    if known(size) and isinstance(size, (list, tuple)):
        if len(size) != 2:
            raise ValueError("Size must be a sequence of length 2")
        for side in size:
            if known(side) and isinstance(side, (str, float)):
                raise TypeError(f"'{type_name(side)}' object cannot be interpreted as an integer")
            if certain(side < 0):
                raise ValueError("Width and height must be >= 0")
    if known(mode) and not isinstance(mode, str):
        raise TypeError(f"argument 1 must be str, not {type_name(mode)}")
    if known(mode) and mode not in MODES:
        raise ValueError("unrecognized image mode")
    require_color(color, mode)
    return Image((size[0], size[1]) if known(size) and isinstance(size, (list, tuple)) else None, mode)


def merge(mode, bands):
    if known(mode) and isinstance(mode, (list, dict)) or known(mode) and isinstance(mode, tuple) and any(known(m) and isinstance(m, Image) for m in mode):
        raise TypeError("unhashable type")
    if known(mode) and (not isinstance(mode, str) or mode not in BANDS and mode not in MODES):
        raise KeyError(mode)
    if known(bands) and (bands is None or isinstance(bands, (int, float))):
        raise TypeError(f"object of type '{type_name(bands)}' has no len()")
    if not known(bands) or not isinstance(bands, (list, tuple)):
        return Image(None, mode)
    if known(mode) and mode in BANDS and len(bands) != BANDS[mode]:
        raise ValueError("wrong number of bands")
    first = bands[0] if len(bands) > 0 and known(bands[0]) and isinstance(bands[0], Image) else None
    for band in bands:
        if known(band) and isinstance(band, Image):
            if known(band.mode) and known(mode) and mode in ("RGB", "RGBA", "CMYK", "YCbCr", "HSV") and band.mode != "L":
                raise ValueError("image has wrong mode")
            if first is not None and differ(first.size, band.size):
                raise ValueError("size mismatch")
    return Image(first.size if first is not None else None, mode)


def differ(a, b):
    """Whether two sizes are certainly not equal."""
    return known(a) and known(b) and (certain(a[0] != b[0]) or certain(a[1] != b[1]))


def blend(im1, im2, alpha):
    if known(alpha) and (alpha is None or isinstance(alpha, str)):
        raise TypeError(f"must be real number, not {type_name(alpha)}")
    if not (known(im1) and isinstance(im1, Image) and known(im2) and isinstance(im2, Image)):
        require_image(im1, "load")
        require_image(im2, "load")
        return Image()
    if differ(im1.size, im2.size) or certain(im1.mode != im2.mode):
        raise ValueError("images do not match")
    return im1.like()


def require_image(x, attribute):
    """Raises where x surely is no image, as the first thing that is asked of it."""
    if known(x) and (x is None or isinstance(x, (int, float, str, list, tuple, dict)) or type_name(x) == "ndarray"):
        kind = "numpy.ndarray" if type_name(x) == "ndarray" else type_name(x)
        raise AttributeError(f"'{kind}' object has no attribute '{attribute}'")


def composite(image1, image2, mask):
    if known(image2) and image2 is None:
        raise AttributeError("'NoneType' object has no attribute 'copy'")
    if known(image2) and isinstance(image2, Image):
        image2.like().paste(image1, None, mask)
        return image2.like()
    return Image()


def alpha_composite(im1, im2):
    if known(im1) and isinstance(im1, Image):
        if known(im1.mode) and im1.mode not in ("RGBA", "LA"):
            raise ValueError("image has wrong mode")
        return im1.like()
    return Image()


def fromarray(obj, mode=None):
    if known(mode) and mode is not None and isinstance(mode, (int, float)):
        # Its type differs by version.
        return Image()
    if known(obj) and isinstance(obj, (list, tuple, int, float, str)):
        raise AttributeError(f"'{type_name(obj)}' object has no attribute '__array_interface__'")
    if not known(obj) or not hasattr(obj, "__crane_array__") or not certain(mode is None):
        return Image()
    f = facts(obj)
    if not known(f.shape):
        return Image()
    if type_name(obj) in ("Tensor", "Parameter"):
        raise AttributeError("'Tensor' object has no attribute '__array_interface__'")
    if len(f.shape) > 3:
        raise ValueError(f"Too many dimensions: {len(f.shape)} > 3.")
    if len(f.shape) < 2:
        return Image()
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
