"""Keywords that seaborn hands on to Matplotlib, and that nothing there takes."""

from models.crane import certain, known, type_name, version
from models.data import facts
from models.matplotlib import _keywords, _properties
from models.seaborn import _names

#: What a function draws with: the artist's name, the properties, and what the drawing call takes beside them.
COLLECTIONS = ("facecolors", "facecolor", "color", "colorizer", "plotnonfinite", "edgecolors", "linewidths", "marker", "s", "c", "cmap",
               "norm", "vmin", "vmax")
BARS = ("color", "edgecolor", "facecolor", "linewidth", "tick_label", "xerr", "yerr", "ecolor", "capsize", "error_kw", "log", "label",
        "align", "bottom", "left", "ec", "fc", "lw")
DRAWN = {
    "scatterplot": ("PathCollection", _properties.PATHS, COLLECTIONS, _names.SCATTERPLOT),
    "stripplot": ("PathCollection", _properties.PATHS, COLLECTIONS, _names.STRIPPLOT),
    "swarmplot": ("PathCollection", _properties.PATHS, COLLECTIONS, _names.SWARMPLOT),
    "lineplot": ("Line2D", _properties.LINE, ("size", "style"), _names.LINEPLOT),
    "barplot": ("Rectangle", _properties.RECTANGLE, BARS, _names.BARPLOT),
    "countplot": ("Rectangle", _properties.RECTANGLE, BARS, _names.COUNTPLOT + _names.BARPLOT),
    "histplot": ("Rectangle", _properties.RECTANGLE + _properties.POLYS + _properties.LINE, BARS + COLLECTIONS, _names.HISTPLOT),
    "kdeplot": ("Line2D", _properties.LINE + _properties.POLYS, COLLECTIONS + ("shade", "vertical", "kernel", "bw", "gridsize", "cut",
                                                                              "clip", "legend", "cumulative", "shade_lowest", "data2",
                                                                              "n_levels", "levels", "fill"), _names.KDEPLOT),
    "heatmap": ("QuadMesh", _properties.POLYS, COLLECTIONS + ("shading", "antialiased", "edgecolor", "rasterized"), _names.HEATMAP),
    "relplot": ("PathCollection", _properties.PATHS, COLLECTIONS, _names.RELPLOT + _names.SCATTERPLOT),
    "boxplot": (None, "", ("notch", "sym", "vert", "bootstrap", "usermedians", "conf_intervals", "meanline", "showmeans", "showcaps",
                           "showbox", "showfliers", "boxprops", "labels", "flierprops", "medianprops", "meanprops", "capprops",
                           "whiskerprops", "manage_ticks", "autorange", "zorder", "capwidths", "label", "positions", "widths",
                           "patch_artist", "whis", "orientation", "tick_labels", "shownotches"), _names.BOXPLOT),
}


def is_drawn(data, keywords):
    """Whether there surely is something to draw: rows, and one of the variables."""
    if known(data) and data is not None:
        shape = facts(data).shape
        return known(shape) and len(shape) > 0 and certain(shape[0] > 0)
    for name in ("x", "y"):
        value = keywords.get(name)
        if known(value) and value is not None and not isinstance(value, str):
            shape = facts(value).shape
            return known(shape) and len(shape) > 0 and certain(shape[0] > 0)
    return False


def check(function, data, keywords):
    if function not in DRAWN or not known(keywords) or not is_drawn(data, keywords):
        return
    if function in ("relplot",) and "kind" in keywords:
        return
    owner, properties, more, own = DRAWN[function]
    for name in keywords:
        if " " + name + " " in own or name in more or " " + name + " " in properties:
            continue
        if owner is None:
            raise TypeError(f"Axes.bxp() got an unexpected keyword argument {name!r}")
        raise AttributeError(f"{owner}.set() got an unexpected keyword argument {name!r}")


def check_axes(keywords):
    """`ax` must be one of Matplotlib's, not an array of them."""
    if not known(keywords):
        return
    ax = keywords.get("ax")
    if not known(ax) or ax is None:
        return
    if isinstance(ax, (int, float, str, list, tuple)) or hasattr(ax, "__crane_array__") and hasattr(ax, "ravel"):
        raise AttributeError(f"{type_name(ax)!r} object has no attribute 'yaxis'")


def check_data(data):
    """A frame, a dict or a sequence."""
    if not certain(version("seaborn") >= "0.13") or not known(data) or data is None:
        return
    if isinstance(data, (int, float)) and not isinstance(data, str):
        raise TypeError(f"Data source must be a DataFrame or Mapping, not <class {type_name(data)!r}>.")


PALETTES = ("deep", "muted", "bright", "pastel", "dark", "colorblind", "husl", "hls")


def check_palette(name):
    """A palette's name with a slip of the pen."""
    if not known(name) or not isinstance(name, str) or ":" in name or name == "":
        return
    plain = name[:-2] if name[-2:] in ("_r", "_d") else name
    if plain in PALETTES or " " + plain + " " in _properties.COLORMAPS or plain[:-1] in PALETTES and plain[-1:] == "6":
        return
    for there in list(PALETTES) + _properties.COLORMAPS.split():
        if _keywords.slip(plain, there) and plain.lower() not in ("jet",):
            raise ValueError(f"{name!r} is not a valid palette name")


def sizes(keywords):
    """Heights and aspects of figures are numbers above nothing."""
    if not known(keywords):
        return
    for name in ("height", "aspect"):
        value = keywords.get(name)
        if known(value) and isinstance(value, str):
            raise TypeError("ufunc 'isfinite' not supported for the input types, and the inputs could not be safely coerced to any "
                            "supported types according to the casting rule ''safe''")
        if known(value) and isinstance(value, (int, float)) and value < 0 and name == "height":
            raise ValueError(f"figure size must be positive finite not ({value}, {value})")
