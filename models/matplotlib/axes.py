"""`matplotlib.axes`: one coordinate system, and what its methods refuse."""

from models.crane import certain, known, type_name, unknown, version
from models.matplotlib import _attributes, _checks

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
    return [Artist() for i in range(count)] if known(count) and count < 50 else unknown(list)


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
        return unknown(list) if data is not None else lines(args)

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
        return unknown()

    def bar(self, x, height, width=0.8, bottom=None, *, align="center", data=None, **kwargs):
        if data is None:
            _checks.check_broadcast(("x", "height", "width"), (x, height, width))
        return unknown()

    def barh(self, y, width, height=0.8, left=None, *, align="center", data=None, **kwargs):
        if data is None:
            _checks.check_broadcast(("y", "width", "height"), (y, width, height))
        return unknown()

    def hist(self, x, bins=None, range=None, density=None, weights=None, cumulative=False, bottom=None, histtype="bar",
             align="mid", orientation="vertical", rwidth=None, log=False, color=None, label=None, stacked=False, *,
             data=None, **kwargs):
        if "normed" in kwargs and certain(version("matplotlib") >= "3.1"):
            raise AttributeError("Rectangle.set() got an unexpected keyword argument 'normed'")
        if data is None:
            _checks.check_histogram(x, bins)
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
        return unknown()

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
        return unknown()

    def errorbar(self, x, y, yerr=None, xerr=None, fmt="", ecolor=None, elinewidth=None, capsize=None, barsabove=False,
                 lolims=False, uplims=False, xlolims=False, xuplims=False, errorevery=1, capthick=None, elinestyle=None, *,
                 data=None, **kwargs):
        if data is None and certain(_checks.length_of(x) != _checks.length_of(y)):
            raise ValueError("'x' and 'y' must have the same size")
        return unknown()

    def axhline(self, y=0, xmin=0, xmax=1, **kwargs):
        return unknown()

    def axvline(self, x=0, ymin=0, ymax=1, **kwargs):
        return unknown()

    def axhspan(self, ymin, ymax, xmin=0, xmax=1, **kwargs):
        return unknown()

    def axvspan(self, xmin, xmax, ymin=0, ymax=1, **kwargs):
        return unknown()

    def text(self, x, y, s, fontdict=None, **kwargs):
        return Text()

    def annotate(self, text, xy, xytext=None, xycoords="data", textcoords=None, arrowprops=None, annotation_clip=None,
                 **kwargs):
        return unknown()

    def legend(self, *args, **kwargs):
        if known(kwargs) and "loc" in kwargs:
            _checks.check_location(kwargs["loc"])
        return unknown()

    def set_title(self, label, fontdict=None, loc=None, pad=None, *, y=None, **kwargs):
        if known(loc) and loc is not None and loc not in ("left", "center", "right"):
            raise ValueError(f"{loc!r} is not a valid value for loc; supported values are 'left', 'center', 'right'")
        return Text()

    def set_xlabel(self, xlabel, fontdict=None, labelpad=None, *, loc=None, **kwargs):
        return Text()

    def set_ylabel(self, ylabel, fontdict=None, labelpad=None, *, loc=None, **kwargs):
        return Text()

    def set_xticks(self, ticks, labels=None, *, minor=False, **kwargs):
        _checks.check_ticks(ticks, labels)
        return unknown()

    def set_yticks(self, ticks, labels=None, *, minor=False, **kwargs):
        _checks.check_ticks(ticks, labels)
        return unknown()

    def twinx(self, *args, **kwargs):
        return Axes()

    def twiny(self, *args, **kwargs):
        return Axes()
