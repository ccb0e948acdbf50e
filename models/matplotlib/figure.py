"""`matplotlib.figure`: figures and their grids of axes."""

from models.crane import certain, known, type_name, unknown, version
from models.data import Facts
from models.matplotlib import _attributes, _keywords, _properties
from models.matplotlib.axes import Axes, Text

__pure__ = True


def check_count(n, name):
    if not known(n):
        return
    if not isinstance(n, int) or n <= 0:
        if isinstance(n, (int, float, str)) or n is None:
            raise ValueError(f"Number of {name} must be a positive integer, not {n!r}")


def is_plain(subplot_kw, projection=None):
    """Whether the axes are ordinary, neither polar nor three-dimensional."""
    if projection is not None:
        return False
    return subplot_kw is None or known(subplot_kw) and "projection" not in subplot_kw and "polar" not in subplot_kw


def grid_of(rows, columns, squeeze, plain):
    """What `subplots` gives: one Axes, or an array of them without the dimensions of one."""
    check_count(rows, "rows")
    check_count(columns, "columns")
    if not known(squeeze):
        return unknown()
    one_row, one_column = rows == 1, columns == 1
    if squeeze and (not known(one_row) or not known(one_column)):
        return unknown()
    if squeeze and one_row and one_column:
        return Axes() if plain else unknown()
    if not squeeze:
        shape = (rows, columns)
    elif one_row or one_column:
        shape = (columns,) if one_row else (rows,)
    else:
        shape = (rows, columns)
    return array_of_axes(shape, plain)


def array_of_axes(shape, plain):
    from models.numpy.nd import make
    facts = Facts(shape, "object", False)
    count = 1
    for n in shape:
        count = count * n
    if known(count) and count <= 256 and plain:
        return make(facts, [Axes() for i in range(count)])
    return make(facts)


def check_position(args):
    """The arguments of `add_subplot`."""
    if not known(args) or not all([known(a) for a in args]) or len(args) == 0:
        return
    if len(args) == 1:
        number = args[0]
        if isinstance(number, (int, str, float)) and not (isinstance(number, int) and 100 <= number <= 999):
            raise ValueError(f"Single argument to subplot must be a three-digit integer, not {number!r}")
        if isinstance(number, int):
            check_number(number // 100, number // 10 % 10, number % 10)
    elif len(args) == 3:
        check_count(args[0], "rows")
        check_count(args[1], "columns")
        check_number(args[0], args[1], args[2])
    else:
        raise TypeError(f"add_subplot() takes 1 or 3 positional arguments but {len(args)} were given")


def check_number(rows, columns, number):
    if isinstance(number, (tuple, list)) or not isinstance(number, (int, float)):
        return
    if number < 1 or number > rows * columns or isinstance(number, float):
        raise ValueError(f"num must be an integer with 1 <= num <= {rows * columns}, not {number!r}")


class Figure:
    __callable__ = False
    __real__ = "matplotlib.figure.Figure"

    def __getattr__(self, name):
        if name.startswith("_"):
            return unknown()
        if " " + name + " " in _attributes.FIGURE:
            return self._other
        raise AttributeError(f"{type_name(self)!r} object has no attribute {name!r}")

    axes = unknown()
    canvas = unknown()
    patch = unknown()
    dpi = unknown()
    number = unknown()
    legends = unknown()
    texts = unknown()
    images = unknown()
    subplotpars = unknown()

    def _other(self, *args, **kwargs):
        """A method that is not modelled; it changes none of its arguments."""
        return unknown()

    def add_subplot(self, *args, **kwargs):
        check_position(args)
        plain = known(kwargs) and "projection" not in kwargs and "polar" not in kwargs
        return Axes() if plain else unknown()

    def subplots(self, nrows=1, ncols=1, *, sharex=False, sharey=False, squeeze=True, width_ratios=None, height_ratios=None,
                 subplot_kw=None, gridspec_kw=None):
        return grid_of(nrows, ncols, squeeze, is_plain(subplot_kw))

    def add_axes(self, *args, **kwargs):
        return unknown()

    def gca(self):
        return unknown()

    def __getitem__(self, key):
        raise TypeError("'Figure' object is not subscriptable")

    def suptitle(self, t, **kwargs):
        _keywords.check(kwargs, _properties.TEXT, "Text", ("x", "y"))
        return Text()

    def savefig(self, fname, *, transparent=None, **kwargs):
        check_file(fname, kwargs)
        return None

    def tight_layout(self, *, pad=1.08, h_pad=None, w_pad=None, rect=None):
        return None

    def set_size_inches(self, w, h=None, forward=True):
        return None


def figure_size(figsize):
    if known(figsize) and isinstance(figsize, (int, float)):
        raise TypeError(f"Value after * must be an iterable, not {type_name(figsize)}")
    if known(figsize) and isinstance(figsize, (list, tuple)) and any([known(n) and isinstance(n, str) for n in figsize]) and len(figsize) == 2:
        raise TypeError("ufunc 'isfinite' not supported for the input types, and the inputs could not be safely coerced to any "
                        "supported types according to the casting rule ''safe''")
    if known(figsize) and isinstance(figsize, (list, tuple)) and certain(len(figsize) < 2):
        return True
    return False


FORMATS = ("avif", "eps", "gif", "jpeg", "jpg", "pdf", "pgf", "png", "ps", "raw", "rgba", "svg", "svgz", "tif", "tiff", "webp")
SAVING = ("dpi", "format", "metadata", "bbox_inches", "pad_inches", "facecolor", "edgecolor", "backend", "transparent", "orientation",
          "papertype", "pil_kwargs", "bbox_extra_artists", "quality", "optimize", "progressive", "frameon", "bbox_inches_restore",
          "dryrun")


def check_file(fname, keywords):
    """A format by the file's ending that no backend writes, and keywords that none takes."""
    if not known(keywords):
        return
    if known(fname) and isinstance(fname, str) and "format" not in keywords and "backend" not in keywords:
        name = fname.split("/")[-1]
        ending = name.split(".")[-1].lower()
        if "." in name[1:] and ending.isalnum() and ending not in FORMATS and not ending.isdigit():
            raise ValueError(f"Format {ending!r} is not supported (supported formats: {', '.join(FORMATS)})")
    for name in keywords:
        if name not in SAVING and certain(version("matplotlib") >= "3.7"):
            raise TypeError(f"FigureCanvasAgg.print_png() got an unexpected keyword argument {name!r}")
