"""seaborn, 0.11 to the newest: columns that are not in the data, positional arguments, categorical where numeric is needed."""

from models.crane import certain, known, type_name, unknown, version
from models.data import facts
from models.matplotlib.axes import Axes
import models.seaborn._keywords as _keywords
import models.seaborn._variables as _variables
from models.seaborn.axisgrid import FacetGrid, JointGrid, PairGrid

__pure__ = True
__version__ = unknown(str)
__removed__ = {"factorplot": ("0.12", "module 'seaborn' has no attribute 'factorplot'"),
               "tsplot": ("0.11", "module 'seaborn' has no attribute 'tsplot'")}


def drawn(kwargs):
    """The axes that were drawn on."""
    ax = kwargs.get("ax") if known(kwargs) else unknown()
    return ax if ax is not None else Axes()


def on_axes(name, args, kwargs, numeric=False):
    """What functions that draw on one Axes have in common."""
    data, kwargs = _variables.bind(name, args, kwargs)
    _keywords.check_data(data)
    _variables.check_names(data, kwargs)
    if known(kwargs):
        _variables.check_lengths_of(data, kwargs)
        check_common(name, data, kwargs)
    if numeric:
        _variables.check_wide(data, kwargs)
        _variables.check_numeric(data, kwargs)
    return drawn(kwargs)


def check_common(name, data, kwargs):
    _keywords.check_axes(kwargs)
    _keywords.check(name, data, kwargs)
    if "hue" in kwargs and kwargs["hue"] is not None:
        _keywords.check_palette(kwargs.get("palette"))


def boxplot(*args, **kwargs):
    return on_axes("boxplot", args, kwargs, True)


def violinplot(*args, **kwargs):
    return on_axes("violinplot", args, kwargs, True)


def boxenplot(*args, **kwargs):
    return on_axes("boxenplot", args, kwargs, True)


def barplot(*args, **kwargs):
    return on_axes("barplot", args, kwargs, True)


def pointplot(*args, **kwargs):
    return on_axes("pointplot", args, kwargs, True)


def stripplot(*args, **kwargs):
    return on_axes("stripplot", args, kwargs)


def swarmplot(*args, **kwargs):
    return on_axes("swarmplot", args, kwargs)


def countplot(*args, **kwargs):
    data, kwargs = _variables.bind("countplot", args, kwargs)
    _variables.check_names(data, kwargs)
    _variables.check_wide(data, kwargs)
    if known(kwargs) and given(kwargs, "x") and given(kwargs, "y"):
        if certain(version("seaborn") < "0.13"):
            raise ValueError("Cannot pass values for both `x` and `y`")
        if certain(version("seaborn") >= "0.13"):
            raise TypeError("Cannot pass values for both `x` and `y`.")
    if known(kwargs):
        check_common("countplot", data, kwargs)
    return drawn(kwargs)


def given(kwargs, name):
    return name in kwargs and known(kwargs[name]) and kwargs[name] is not None


def scatterplot(*args, **kwargs):
    return on_axes("scatterplot", args, kwargs)


def lineplot(*args, **kwargs):
    return on_axes("lineplot", args, kwargs)


def histplot(*args, **kwargs):
    return on_axes("histplot", args, kwargs)


def ecdfplot(*args, **kwargs):
    return on_axes("ecdfplot", args, kwargs)


def rugplot(*args, **kwargs):
    return on_axes("rugplot", args, kwargs)


def kdeplot(*args, **kwargs):
    data, kwargs = _variables.bind("kdeplot", args, kwargs)
    _variables.check_names(data, kwargs)
    if known(kwargs):
        for name in ("x", "y"):
            if certain(_variables.kind_of(_variables.vector(data, kwargs.get(name))) == "categorical"):
                raise TypeError(f"The {name} variable is categorical, but one of ['numeric', 'datetime'] is required")
        check_common("kdeplot", data, kwargs)
    return drawn(kwargs)


def distplot(a=None, bins=None, hist=True, kde=True, rug=False, fit=None, hist_kws=None, kde_kws=None, rug_kws=None,
             fit_kws=None, color=None, vertical=False, norm_hist=False, axlabel=None, label=None, ax=None, x=None):
    check_floats(a)
    return Axes() if ax is None else ax


def check_floats(x):
    """Texts cannot be made floats."""
    from models.sklearn._inputs import example_of, has_text
    f = facts(x)
    if certain(has_text(f)) and f.dtype != "category":
        raise ValueError("could not convert string to float: " + example_of(f))


def heatmap(*args, **kwargs):
    data, kwargs = _variables.bind("heatmap", args, kwargs, True)
    f = facts(data)
    if known(data) and (data is None or isinstance(data, (int, float)) or callable(data) is True and not hasattr(data, "__crane_array__")):
        raise ValueError("Must pass 2-d input. shape=()")
    if known(f.shape) and len(f.shape) > 2:
        raise ValueError(f"Must pass 2-d input. shape={f.shape}")
    if known(f.shape) and len(f.shape) == 1 and known(data) and not isinstance(data, (list, tuple)):
        raise IndexError(f"Inconsistent shape between the condition and the input (got ({f.shape[0]}, 1) and ({f.shape[0]},))")
    if known(f.shape) and len(f.shape) == 2:
        check_floats(data)
        check_annotation(f, kwargs)
        if known(kwargs):
            _keywords.check("heatmap", data, kwargs)
            cmap = kwargs.get("cmap")
            if known(cmap) and isinstance(cmap, (int, float)) and not isinstance(cmap, bool):
                raise ValueError(f"{cmap!r} is not a valid value for cmap")
    return drawn(kwargs)


def check_annotation(f, kwargs):
    if not known(kwargs):
        return
    for name, message in (("annot", "`data` and `annot` must have same shape."), ("mask", "Mask must have the same shape as data.")):
        value = kwargs.get(name)
        if known(value) and value is not None and not isinstance(value, (bool, str)):
            shape = facts(value).shape
            if known(shape) and len(shape) == 2 and certain(shape != f.shape):
                raise ValueError(message)


def clustermap(*args, **kwargs):
    data, kwargs = _variables.bind("clustermap", args, kwargs, True)
    if known(data) and len_of(data) == 2 and "pivot_kws" not in kwargs:
        check_floats(data)
    return unknown()


def len_of(data):
    shape = facts(data).shape
    return len(shape) if known(shape) else unknown(int)


def regplot(*args, **kwargs):
    return by_key("regplot", args, kwargs)


def residplot(*args, **kwargs):
    return by_key("residplot", args, kwargs)


def by_key(name, args, kwargs):
    data, kwargs = _variables.bind(name, args, kwargs)
    if known(kwargs) and known(data) and data is not None:
        _variables.check_keys(data, [kwargs.get("x"), kwargs.get("y")])
    return drawn(kwargs)


def lmplot(*args, **kwargs):
    data, kwargs = _variables.bind("lmplot", args, kwargs)
    _keywords.sizes(kwargs)
    if known(kwargs) and known(data) and data is not None:
        gone = [kwargs[n] for n in ("x", "y", "hue", "col", "row") if n in kwargs and _variables.missing(data, kwargs[n])]
        if gone:
            raise KeyError(f"{gone} not in index")
    return FacetGrid(unknown())


def on_figure(name, args, kwargs, kinds):
    """Functions that make their own figure."""
    data, kwargs = _variables.bind(name, args, kwargs)
    if known(kwargs):
        kind = kwargs.get("kind")
        if known(kind) and isinstance(kind, str) and kind not in kinds:
            raise ValueError(f"`kind` must be one of {list(kinds)}, but {kind!r} was passed.")
    _keywords.check_data(data)
    _variables.check_names(data, kwargs)
    _keywords.sizes(kwargs)
    if known(kwargs):
        _keywords.check(name, data, kwargs)
    return data


def catplot(*args, **kwargs):
    on_figure("catplot", args, kwargs, ("strip", "swarm", "box", "violin", "boxen", "point", "bar", "count"))
    return FacetGrid(unknown())


def relplot(*args, **kwargs):
    on_figure("relplot", args, kwargs, ("scatter", "line"))
    return FacetGrid(unknown())


def displot(*args, **kwargs):
    on_figure("displot", args, kwargs, ("hist", "kde", "ecdf"))
    return FacetGrid(unknown())


def jointplot(*args, **kwargs):
    on_figure("jointplot", args, kwargs, ("scatter", "hist", "hex", "kde", "reg", "resid"))
    return JointGrid(unknown())


def pairplot(*args, **kwargs):
    data, kwargs = _variables.bind("pairplot", args, kwargs, True)
    shape = facts(data).shape
    if known(data) and not hasattr(data, "iloc") and not isinstance(data, dict) or known(shape) and len(shape) == 1:
        raise TypeError(f"'data' must be pandas DataFrame object, not: <class {type_name(data)!r}>")
    if known(kwargs):
        names = [kwargs.get("hue")]
        for role in ("vars", "x_vars", "y_vars"):
            chosen = kwargs.get(role)
            if known(chosen) and isinstance(chosen, (list, tuple)):
                names = names + list(chosen)
        _variables.check_keys(data, names)
        _keywords.sizes(kwargs)
    return PairGrid(unknown())


STYLES = ("white", "dark", "whitegrid", "darkgrid", "ticks")


def set_style(style=None, rc=None):
    if known(style) and (isinstance(style, str) or isinstance(style, (int, float))) and style not in STYLES:
        raise ValueError("style must be one of white, dark, whitegrid, darkgrid, ticks")
    return None


def axes_style(style=None, rc=None):
    # A dict that is a context manager too.
    set_style(style)
    return unknown()


def set_theme(context="notebook", style="darkgrid", palette="deep", font="sans-serif", font_scale=1, color_codes=True, rc=None):
    set_context(context)
    set_style(style)
    _keywords.check_palette(palette)
    return None


def set(*args, **kwargs):
    return set_theme(*args, **kwargs)


def set_context(context=None, font_scale=1, rc=None):
    if known(context) and isinstance(context, str) and context not in ("paper", "notebook", "talk", "poster"):
        raise ValueError("context must be in paper, notebook, talk, poster")
    return None


def set_palette(palette, n_colors=None, desat=None, color_codes=False):
    _keywords.check_palette(palette)
    return None


def color_palette(palette=None, n_colors=None, desat=None, as_cmap=False):
    """A list of colours, as many as asked for."""
    if known(palette) and isinstance(palette, (int, float)):
        raise TypeError(f"object of type {type_name(palette)!r} has no len()")
    _keywords.check_palette(palette)
    return unknown()


def despine(fig=None, ax=None, top=True, right=True, left=False, bottom=False, offset=None, trim=False):
    return None


def from_summary(summary):
    name = summary.get("types", {}).get("type", "")
    if name == "seaborn.axisgrid.FacetGrid":
        return FacetGrid(unknown())
    return unknown()
