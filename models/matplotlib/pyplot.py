"""`matplotlib.pyplot`. Functions that draw have the signatures of the axes' methods."""

from models.crane import certain, known, unknown
from models.matplotlib import _checks, _keywords, _properties
from models.matplotlib.axes import Axes, Text
from models.matplotlib.figure import Figure, check_file, check_position, figure_size, grid_of, is_plain

__pure__ = True

#: The calls below only check; which axes they draw on does not matter.
AXES = Axes()


def plot(*args, scalex=True, scaley=True, data=None, **kwargs):
    return AXES.plot(*args, scalex=scalex, scaley=scaley, data=data, **kwargs)


def loglog(*args, **kwargs):
    return AXES.loglog(*args, **kwargs)


def semilogx(*args, **kwargs):
    return AXES.semilogx(*args, **kwargs)


def semilogy(*args, **kwargs):
    return AXES.semilogy(*args, **kwargs)


def step(x, y, *args, where="pre", data=None, **kwargs):
    return AXES.step(x, y, *args, where=where, data=data, **kwargs)


def stem(*args, linefmt=None, markerfmt=None, basefmt=None, bottom=0, label=None, use_line_collection=True,
         orientation="vertical", data=None):
    return AXES.stem(*args, linefmt=linefmt, markerfmt=markerfmt, basefmt=basefmt, bottom=bottom, label=label,
                     use_line_collection=use_line_collection, orientation=orientation, data=data)


def scatter(x, y, s=None, c=None, marker=None, cmap=None, norm=None, vmin=None, vmax=None, alpha=None,
            linewidths=None, *, edgecolors=None, plotnonfinite=False, data=None, **kwargs):
    return AXES.scatter(x, y, s, c, marker, cmap, norm, vmin, vmax, alpha, linewidths, edgecolors=edgecolors,
                        plotnonfinite=plotnonfinite, data=data, **kwargs)


def bar(x, height, width=0.8, bottom=None, *, align="center", data=None, **kwargs):
    return AXES.bar(x, height, width, bottom, align=align, data=data, **kwargs)


def barh(y, width, height=0.8, left=None, *, align="center", data=None, **kwargs):
    return AXES.barh(y, width, height, left, align=align, data=data, **kwargs)


def hist(x, bins=None, range=None, density=None, weights=None, cumulative=False, bottom=None, histtype="bar",
         align="mid", orientation="vertical", rwidth=None, log=False, color=None, label=None, stacked=False, *,
         data=None, **kwargs):
    return AXES.hist(x, bins, range, density, weights, cumulative, bottom, histtype, align, orientation, rwidth, log,
                     color, label, stacked, data=data, **kwargs)


def hist2d(x, y, bins=10, range=None, density=False, weights=None, cmin=None, cmax=None, *, data=None, **kwargs):
    return AXES.hist2d(x, y, bins, range, density, weights, cmin, cmax, data=data, **kwargs)


def boxplot(x, notch=None, sym=None, vert=None, whis=None, positions=None, widths=None, patch_artist=None,
            bootstrap=None, usermedians=None, conf_intervals=None, meanline=None, showmeans=None, showcaps=None,
            showbox=None, showfliers=None, boxprops=None, labels=None, flierprops=None, medianprops=None,
            meanprops=None, capprops=None, whiskerprops=None, manage_ticks=True, autorange=False, zorder=None,
            capwidths=None, label=None, orientation="vertical", tick_labels=None, *, data=None):
    return AXES.boxplot(x, notch, sym, vert, whis, positions, widths, patch_artist, bootstrap, usermedians,
                        conf_intervals, meanline, showmeans, showcaps, showbox, showfliers, boxprops, labels,
                        flierprops, medianprops, meanprops, capprops, whiskerprops, manage_ticks, autorange, zorder,
                        capwidths, label, orientation, tick_labels, data=data)


def violinplot(dataset, positions=None, vert=None, widths=0.5, showmeans=False, showextrema=True, showmedians=False,
               quantiles=None, points=100, bw_method=None, side="both", orientation="vertical", linecolor=None,
               facecolor=None, *, data=None):
    return AXES.violinplot(dataset, positions, vert, widths, showmeans, showextrema, showmedians, quantiles, points,
                           bw_method, side, orientation, linecolor, facecolor, data=data)


def pie(x, explode=None, labels=None, colors=None, autopct=None, pctdistance=0.6, shadow=False, labeldistance=1.1,
        startangle=0, radius=1, counterclock=True, wedgeprops=None, textprops=None, center=(0, 0), frame=False,
        rotatelabels=False, *, normalize=True, hatch=None, wedge_labels=None, wedge_label_distance=0.6, data=None):
    return AXES.pie(x, explode, labels, colors, autopct, pctdistance, shadow, labeldistance, startangle, radius,
                    counterclock, wedgeprops, textprops, center, frame, rotatelabels, normalize=normalize,
                    hatch=hatch, wedge_labels=wedge_labels, wedge_label_distance=wedge_label_distance, data=data)


def imshow(X, cmap=None, norm=None, *, aspect=None, interpolation=None, alpha=None, vmin=None, vmax=None,
           colorizer=None, origin=None, extent=None, interpolation_stage=None, filternorm=True, filterrad=4.0,
           resample=None, url=None, data=None, **kwargs):
    return AXES.imshow(X, cmap, norm, aspect=aspect, interpolation=interpolation, alpha=alpha, vmin=vmin, vmax=vmax,
                       colorizer=colorizer, origin=origin, extent=extent, interpolation_stage=interpolation_stage,
                       filternorm=filternorm, filterrad=filterrad, resample=resample, url=url, data=data, **kwargs)


def matshow(Z, **kwargs):
    return AXES.matshow(Z, **kwargs)


def contour(*args, data=None, **kwargs):
    return AXES.contour(*args, data=data, **kwargs)


def contourf(*args, data=None, **kwargs):
    return AXES.contourf(*args, data=data, **kwargs)


def fill_between(x, y1, y2=0, where=None, interpolate=False, step=None, *, data=None, **kwargs):
    return AXES.fill_between(x, y1, y2, where, interpolate, step, data=data, **kwargs)


def errorbar(x, y, yerr=None, xerr=None, fmt="", ecolor=None, elinewidth=None, capsize=None, barsabove=False,
             lolims=False, uplims=False, xlolims=False, xuplims=False, errorevery=1, capthick=None, elinestyle=None,
             *, data=None, **kwargs):
    return AXES.errorbar(x, y, yerr, xerr, fmt, ecolor, elinewidth, capsize, barsabove, lolims, uplims, xlolims,
                         xuplims, errorevery, capthick, elinestyle, data=data, **kwargs)


def axhline(y=0, xmin=0, xmax=1, **kwargs):
    return AXES.axhline(y, xmin, xmax, **kwargs)


def axvline(x=0, ymin=0, ymax=1, **kwargs):
    return AXES.axvline(x, ymin, ymax, **kwargs)


def axhspan(ymin, ymax, xmin=0, xmax=1, **kwargs):
    return AXES.axhspan(ymin, ymax, xmin, xmax, **kwargs)


def axvspan(xmin, xmax, ymin=0, ymax=1, **kwargs):
    return AXES.axvspan(xmin, xmax, ymin, ymax, **kwargs)


def text(x, y, s, fontdict=None, **kwargs):
    return AXES.text(x, y, s, fontdict, **kwargs)


def annotate(text, xy, xytext=None, xycoords="data", textcoords=None, arrowprops=None, annotation_clip=None,
             **kwargs):
    return AXES.annotate(text, xy, xytext, xycoords, textcoords, arrowprops, annotation_clip, **kwargs)


def legend(*args, **kwargs):
    return AXES.legend(*args, **kwargs)


def title(label, fontdict=None, loc=None, pad=None, *, y=None, **kwargs):
    return AXES.set_title(label, fontdict, loc, pad, y=y, **kwargs)


def xlabel(xlabel, fontdict=None, labelpad=None, *, loc=None, **kwargs):
    return AXES.set_xlabel(xlabel, fontdict, labelpad, loc=loc, **kwargs)


def ylabel(ylabel, fontdict=None, labelpad=None, *, loc=None, **kwargs):
    return AXES.set_ylabel(ylabel, fontdict, labelpad, loc=loc, **kwargs)


def figure(num=None, figsize=None, dpi=None, facecolor=None, edgecolor=None, frameon=True, FigureClass=None, clear=False,
           **kwargs):
    if figure_size(figsize):
        raise ValueError(f"Invalid figsize format, expected (x, y) or (x, y, unit) but got {figsize!r}")
    check_figure_keywords(kwargs)
    return Figure()


def subplots(nrows=1, ncols=1, *, sharex=False, sharey=False, squeeze=True, width_ratios=None, height_ratios=None,
             subplot_kw=None, gridspec_kw=None, **fig_kw):
    figure_size(fig_kw.get("figsize") if known(fig_kw) else None)
    check_figure_keywords(fig_kw)
    return (Figure(), grid_of(nrows, ncols, squeeze, is_plain(subplot_kw)))


def check_figure_keywords(keywords):
    """Misspelt names of the grid's parameters go to the figure, which has no such property."""
    if not known(keywords):
        return
    for name in keywords:
        if " " + name + " " not in _properties.FIGURE:
            raise AttributeError(f"Figure.set() got an unexpected keyword argument {name!r}")


def subplot(*args, **kwargs):
    if known(args) and len(args) == 2 and not isinstance(args[1], bool):
        raise TypeError("subplot() takes 1 or 3 positional arguments but 2 were given")
    check_position(args)
    plain = known(kwargs) and "projection" not in kwargs and "polar" not in kwargs
    return Axes() if plain and known(args) and len(args) > 0 else unknown()


def subplot2grid(shape, loc, rowspan=1, colspan=1, fig=None, **kwargs):
    return unknown()


def subplot_mosaic(mosaic, **kwargs):
    return (Figure(), unknown())


def axes(arg=None, **kwargs):
    return unknown()


def gca():
    return unknown()


def gcf():
    return Figure()


def suptitle(t, **kwargs):
    _keywords.check(kwargs, _properties.TEXT, "Text", ("x", "y"))
    return Text()


def xticks(ticks=None, labels=None, *, minor=False, **kwargs):
    # Properties are set on each label: there may be none yet.
    if ticks is not None and certain(_checks.length_of(ticks) > 0):
        _keywords.check(kwargs, _properties.TEXT, "Text")
        check_rotation(kwargs)
    _checks.check_ticks(ticks, labels)
    return (unknown(), unknown())


def yticks(ticks=None, labels=None, *, minor=False, **kwargs):
    # Properties are set on each label: there may be none yet.
    if ticks is not None and certain(_checks.length_of(ticks) > 0):
        _keywords.check(kwargs, _properties.TEXT, "Text")
        check_rotation(kwargs)
    _checks.check_ticks(ticks, labels)
    return (unknown(), unknown())


def xlim(*args, **kwargs):
    return (unknown(), unknown())


def ylim(*args, **kwargs):
    return (unknown(), unknown())


def show(*args, **kwargs):
    return None


def savefig(fname, *args, **kwargs):
    check_file(fname, kwargs)
    return None


def close(fig=None):
    return None


def clf():
    return None


def cla():
    return None


def draw():
    return None


def ion():
    return unknown()


def ioff():
    return unknown()


def pause(interval):
    return None


def grid(visible=None, which="major", axis="both", **kwargs):
    return AXES.grid(visible, which, axis, **kwargs)


def tight_layout(*, pad=1.08, h_pad=None, w_pad=None, rect=None):
    return None


def subplots_adjust(left=None, bottom=None, right=None, top=None, wspace=None, hspace=None):
    return None


def tick_params(axis="both", **kwargs):
    return AXES.tick_params(axis, **kwargs)


def xscale(value, **kwargs):
    return None


def yscale(value, **kwargs):
    return None


def box(on=None):
    return None


def axis(arg=None, /, *, emit=True, **kwargs):
    if known(arg) and isinstance(arg, str) and arg.lower() not in AXIS_WORDS:
        raise ValueError(f"Unrecognized string {arg!r} to axis; try 'on' or 'off'")
    return unknown()


AXIS_WORDS = ("on", "off", "equal", "tight", "scaled", "auto", "image", "square")


class Style:
    """`plt.style`."""

    available = unknown(list)

    def use(self, style):
        from models.matplotlib.style import use
        return use(style)

    def context(self, style, after_reset=False):
        return unknown()


style = Style()


def check_rotation(keywords):
    """Degrees, or one of two words."""
    if not known(keywords):
        return
    angle = keywords.get("rotation")
    if known(angle) and isinstance(angle, str) and angle not in ("vertical", "horizontal", "xtick", "ytick"):
        raise ValueError(f"rotation must be 'vertical', 'horizontal' or a number, not {angle}")
