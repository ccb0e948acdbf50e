"""`matplotlib.axes`: one coordinate system, and what its methods refuse."""

from models.crane import certain, known, type_name, unknown, version
from models.matplotlib import _attributes, _checks, _keywords, _properties
from models.matplotlib._artists import AxesImage, BarContainer, Line2D, PathCollection

__pure__ = True


class Artist:
    """What a call draws; its attributes are not modelled."""
    __callable__ = False

    __real__ = "matplotlib.artist.Artist"


class Text:
    __callable__ = False
    __real__ = "matplotlib.text.Text"

    def __getattr__(self, name):
        if name.startswith("_") or " " + name + " " in _attributes.TEXT:
            return unknown()
        raise AttributeError(f"'Text' object has no attribute {name!r}")


def lines(args):
    count = _checks.lines_of(args)
    return [Line2D() for i in range(count)] if known(count) and count < 50 else unknown(list)


class Axes:
    __callable__ = False
    __real__ = ("matplotlib.axes._axes.Axes", "matplotlib.axes._subplots.AxesSubplot")

    def __getattr__(self, name):
        if name in ("figure", "fig"):
            return unknown() if name == "figure" else self._missing(name)
        if name.startswith("_"):
            return unknown()
        if " " + name + " " in _attributes.AXES:
            return self._other
        return self._missing(name)

    def _missing(self, name):
        raise AttributeError(f"{type_name(self)!r} object has no attribute {name!r}")

    title = Text()
    xaxis = unknown()
    yaxis = unknown()
    transAxes = unknown()
    transData = unknown()
    patches = unknown()
    lines = unknown()
    spines = unknown()
    legend_ = unknown()
    patch = unknown()
    texts = unknown()
    collections = unknown()
    containers = unknown()
    images = unknown()
    viewLim = unknown()
    dataLim = unknown()
    bbox = unknown()

    def __getitem__(self, key):
        # A figure with one pair of axes gives them as they are, not in an array.
        raise TypeError(f"{type_name(self)!r} object is not subscriptable")

    def _other(self, *args, **kwargs):
        """A method that is not modelled; it changes none of its arguments."""
        return unknown()

    def plot(self, *args, scalex=True, scaley=True, data=None, **kwargs):
        return self._lines(args, kwargs) if data is None else unknown(list)

    def _lines(self, args, kwargs):
        made = lines(args)
        if known(made) and len(made) > 0:
            _keywords.check(kwargs, _properties.LINE, "Line2D", ("scalex", "scaley"))
        return made

    def __getitem__(self, key):
        raise TypeError(f"{type_name(self)!r} object is not subscriptable")

    def loglog(self, *args, **kwargs):
        return lines(args)

    def semilogx(self, *args, **kwargs):
        return lines(args)

    def semilogy(self, *args, **kwargs):
        return lines(args)

    def step(self, x, y, *args, where="pre", data=None, **kwargs):
        if data is None:
            _checks.check_pair(x, y)
        return unknown(list)

    def stem(self, *args, linefmt=None, markerfmt=None, basefmt=None, bottom=0, label=None, use_line_collection=True,
             orientation="vertical", data=None):
        if data is None and len(args) == 2 and not _checks.is_format(args[1]):
            _checks.check_pair(args[0], args[1])
        return unknown()

    def scatter(self, x, y, s=None, c=None, marker=None, cmap=None, norm=None, vmin=None, vmax=None, alpha=None,
                linewidths=None, *, edgecolors=None, plotnonfinite=False, data=None, **kwargs):
        if data is None:
            _checks.check_scatter(x, y, s, c)
            _keywords.check(kwargs, _properties.PATHS, "PathCollection", ("facecolors", "facecolor", "color", "colorizer"))
            _keywords.check_values({"alpha": alpha, "marker": marker})
            if c is not None and not _checks.is_format(c):
                _keywords.check_map(cmap)
        return PathCollection()

    def bar(self, x, height, width=0.8, bottom=None, *, align="center", data=None, **kwargs):
        if data is None:
            _checks.check_broadcast(("x", "height", "width"), (x, height, width))
            check_bars(x, height, align, kwargs)
        return BarContainer(_checks.length_of(x), kwargs)

    def barh(self, y, width, height=0.8, left=None, *, align="center", data=None, **kwargs):
        if data is None:
            _checks.check_broadcast(("y", "width", "height"), (y, width, height))
            check_bars(y, width, align, kwargs)
        return BarContainer(_checks.length_of(y), kwargs)

    def hist(self, x, bins=None, range=None, density=None, weights=None, cumulative=False, bottom=None, histtype="bar",
             align="mid", orientation="vertical", rwidth=None, log=False, color=None, label=None, stacked=False, *,
             data=None, **kwargs):
        if "normed" in kwargs and certain(version("matplotlib") >= "3.1"):
            raise AttributeError("Rectangle.set() got an unexpected keyword argument 'normed'")
        if data is None:
            _checks.check_histogram(x, bins)
            if known(histtype) and isinstance(histtype, str) and histtype not in ("bar", "barstacked", "step", "stepfilled"):
                raise ValueError(f"{histtype!r} is not a valid value for histtype; supported values are 'bar', 'barstacked', 'step', "
                                 "'stepfilled'")
            if known(range) and isinstance(range, (int, float)):
                raise TypeError(f"cannot unpack non-iterable {type_name(range)} object")
            if known(kwargs) and certain(_checks.length_of(x) > 0):
                _keywords.check(kwargs, _properties.RECTANGLE + _properties.POLYGON, "Rectangle", BAR_KEYWORDS)
        return (unknown(), unknown(), unknown())

    def hist2d(self, x, y, bins=10, range=None, density=False, weights=None, cmin=None, cmax=None, *, data=None, **kwargs):
        if data is None and certain(_checks.length_of(x) != _checks.length_of(y)):
            raise ValueError("x and y must have the same length.")
        return (unknown(), unknown(), unknown(), unknown())

    def boxplot(self, x, notch=None, sym=None, vert=None, whis=None, positions=None, widths=None, patch_artist=None,
                bootstrap=None, usermedians=None, conf_intervals=None, meanline=None, showmeans=None, showcaps=None,
                showbox=None, showfliers=None, boxprops=None, labels=None, flierprops=None, medianprops=None, meanprops=None,
                capprops=None, whiskerprops=None, manage_ticks=True, autorange=False, zorder=None, capwidths=None,
                label=None, orientation="vertical", tick_labels=None, *, data=None):
        if labels is not None and certain(version("matplotlib") >= "3.11"):
            raise TypeError("boxplot() got an unexpected keyword argument 'labels'")
        return unknown(dict)

    def violinplot(self, dataset, positions=None, vert=None, widths=0.5, showmeans=False, showextrema=True, showmedians=False,
                   quantiles=None, points=100, bw_method=None, side="both", orientation="vertical", linecolor=None,
                   facecolor=None, *, data=None):
        return unknown(dict)

    def pie(self, x, explode=None, labels=None, colors=None, autopct=None, pctdistance=0.6, shadow=False, labeldistance=1.1,
            startangle=0, radius=1, counterclock=True, wedgeprops=None, textprops=None, center=(0, 0), frame=False,
            rotatelabels=False, *, normalize=True, hatch=None, wedge_labels=None, wedge_label_distance=0.6, data=None):
        if data is None:
            _checks.check_pie(x, labels, explode)
        return unknown()

    def imshow(self, X, cmap=None, norm=None, *, aspect=None, interpolation=None, alpha=None, vmin=None, vmax=None,
               colorizer=None, origin=None, extent=None, interpolation_stage=None, filternorm=True, filterrad=4.0,
               resample=None, url=None, data=None, **kwargs):
        if data is None:
            _checks.check_image(X)
            if known(cmap) and isinstance(cmap, (int, float)):
                raise ValueError(f"{cmap!r} is not a valid value for cmap")
            _keywords.check_map(cmap)
            _keywords.check(kwargs, _properties.IMAGE, "AxesImage")
            _keywords.check_values({"alpha": alpha})
            if known(origin) and isinstance(origin, str) and origin not in ("upper", "lower"):
                raise ValueError(f"{origin!r} is not a valid value for origin; supported values are 'upper', 'lower'")
        return AxesImage()

    def matshow(self, Z, **kwargs):
        shape = _checks.shape_of(Z)
        if known(shape) and len(shape) == 1:
            raise ValueError("not enough values to unpack (expected 2, got 1)")
        return unknown()

    def contour(self, *args, data=None, **kwargs):
        if data is None and len(args) in (1, 3):
            _checks.check_matrix(args[-1], "z")
        return unknown()

    def contourf(self, *args, data=None, **kwargs):
        if data is None and len(args) in (1, 3):
            _checks.check_matrix(args[-1], "z")
        return unknown()

    def fill_between(self, x, y1, y2=0, where=None, interpolate=False, step=None, *, data=None, **kwargs):
        if data is None:
            for y in (y1, y2):
                a, b = _checks.length_of(x), _checks.length_of(y)
                if certain(a != b) and certain(a != 1) and certain(b != 1):
                    raise ValueError(f"operands could not be broadcast together with shapes ({a},) ({b},)")
            _keywords.check(kwargs, _properties.POLYS, "FillBetweenPolyCollection", ("where", "interpolate", "step", "color", "facecolor"))
        return unknown()

    def errorbar(self, x, y, yerr=None, xerr=None, fmt="", ecolor=None, elinewidth=None, capsize=None, barsabove=False,
                 lolims=False, uplims=False, xlolims=False, xuplims=False, errorevery=1, capthick=None, elinestyle=None, *,
                 data=None, **kwargs):
        if data is None and certain(_checks.length_of(x) != _checks.length_of(y)):
            raise ValueError("'x' and 'y' must have the same size")
        if data is None:
            for name, error in (("yerr", yerr), ("xerr", xerr)):
                check_error(name, error, y)
            _keywords.check(kwargs, _properties.LINE, "Line2D")
        return (unknown(), unknown(), unknown())

    def axhline(self, y=0, xmin=0, xmax=1, **kwargs):
        _keywords.check(kwargs, _properties.LINE, "Line2D")
        return Line2D()

    def axvline(self, x=0, ymin=0, ymax=1, **kwargs):
        _keywords.check(kwargs, _properties.LINE, "Line2D")
        return Line2D()

    def axhspan(self, ymin, ymax, xmin=0, xmax=1, **kwargs):
        return unknown()

    def axvspan(self, xmin, xmax, ymin=0, ymax=1, **kwargs):
        return unknown()

    def text(self, x, y, s, fontdict=None, **kwargs):
        _keywords.check(kwargs, _properties.TEXT, "Text")
        return Text()

    def annotate(self, text, xy, xytext=None, xycoords="data", textcoords=None, arrowprops=None, annotation_clip=None,
                 **kwargs):
        for pair in (xy, xytext):
            if known(pair) and isinstance(pair, (int, float)):
                raise TypeError(f"cannot unpack non-iterable {type_name(pair)} object")
        _keywords.check(kwargs, _properties.ANNOTATION + _properties.TEXT, "Annotation")
        return unknown()

    def legend(self, *args, **kwargs):
        _keywords.check_legend(kwargs)
        if known(kwargs) and "loc" in kwargs:
            _checks.check_location(kwargs["loc"])
        return unknown()

    def set_title(self, label, fontdict=None, loc=None, pad=None, *, y=None, **kwargs):
        if known(loc) and loc is not None and loc not in ("left", "center", "right"):
            raise ValueError(f"{loc!r} is not a valid value for loc; supported values are 'left', 'center', 'right'")
        _keywords.check(kwargs, _properties.TEXT, "Text")
        return Text()

    def set_xlabel(self, xlabel, fontdict=None, labelpad=None, *, loc=None, **kwargs):
        _keywords.check(kwargs, _properties.TEXT, "Text")
        return Text()

    def set_ylabel(self, ylabel, fontdict=None, labelpad=None, *, loc=None, **kwargs):
        _keywords.check(kwargs, _properties.TEXT, "Text")
        return Text()

    def set_xticks(self, ticks, labels=None, *, minor=False, **kwargs):
        _checks.check_ticks(ticks, labels)
        return unknown()

    def set_yticks(self, ticks, labels=None, *, minor=False, **kwargs):
        _checks.check_ticks(ticks, labels)
        return unknown()

    def grid(self, visible=None, which="major", axis="both", **kwargs):
        _keywords.check_grid(kwargs)
        return None

    def tick_params(self, axis="both", **kwargs):
        if known(axis) and isinstance(axis, str) and axis not in ("x", "y", "both"):
            raise ValueError(f"{axis!r} is not a valid value for axis; supported values are 'x', 'y', 'both'")
        _keywords.check_ticks(kwargs)
        return None

    def bar_label(self, container, labels=None, *, fmt="%g", label_type="edge", padding=0, **kwargs):
        if known(container) and not isinstance(container, BarContainer) and (isinstance(container, (list, tuple, str, int, float))
                                     or hasattr(container, "__crane_array__") and hasattr(container, "ravel")):
            raise AttributeError(f"{type_name(container)!r} object has no attribute 'patches'")
        if known(fmt) and isinstance(fmt, (int, float)) and known(container) and isinstance(container, BarContainer) \
                and certain(len(container) > 0) and labels is None and certain(version("matplotlib") >= "3.7"):
            raise TypeError("fmt must be a str or callable")
        if known(container) and isinstance(container, BarContainer) and certain(len(container) > 0):
            _keywords.check(kwargs, _properties.ANNOTATION + _properties.TEXT, "Annotation")
        return unknown(list)

    def twinx(self, *args, **kwargs):
        return Axes()

    def twiny(self, *args, **kwargs):
        return Axes()


#: What bars take beside the properties of rectangles.
BAR_KEYWORDS = ("color", "edgecolor", "facecolor", "linewidth", "tick_label", "xerr", "yerr", "ecolor", "capsize", "error_kw", "log",
                "orientation", "label", "hatch", "left", "bottom")


def check_bars(x, height, align, kwargs):
    if known(align) and isinstance(align, str) and align not in ("center", "edge"):
        raise ValueError(f"{align!r} is not a valid value for align; supported values are 'center', 'edge'")
    if known(height) and height is None:
        raise TypeError("unsupported operand type(s) for +: 'int' and 'NoneType'")
    # Without bars nothing is set.
    if certain(_checks.length_of(x) > 0) and certain(_checks.length_of(height) > 0):
        _keywords.check(kwargs, _properties.RECTANGLE, "Rectangle", BAR_KEYWORDS)


def check_error(name, error, y):
    """Error bars: as many as points, or a pair of such."""
    if error is None:
        return
    if known(error) and isinstance(error, (int, float)) and error < 0:
        raise ValueError(f"{name!r} must not contain negative values")
    a, b = _checks.shape_of(error), _checks.shape_of(y)
    if known(a) and known(b) and len(a) == 1 and len(b) == 1 and certain(a[0] != b[0]) and certain(a[0] != 1):
        raise ValueError(f"{name!r} (shape: {a}) must be a scalar or a 1D or (2, n) array-like whose shape matches 'y' (shape: {b})")
