"""What the properties of artists may be called and may be: keywords of drawing calls."""

from models.crane import certain, known, type_name
from models.matplotlib import _properties


def is_text(x):
    return known(x) and isinstance(x, str)


def check(keywords, names, owner, more=()):
    """Refuses properties that the artist does not have, and values that they cannot have."""
    if not known(keywords):
        return
    for name in keywords:
        if " " + name + " " not in names and name not in more:
            raise AttributeError(f"{owner}.set() got an unexpected keyword argument {name!r}")
    check_values(keywords)
    if owner == "Line2D":
        for name in ("color", "c"):
            value = keywords.get(name)
            if known(value) and isinstance(value, (int, float)) and not isinstance(value, bool):
                raise ValueError(f"{value!r} is not a valid value for color")


COLOURED = ("color", "c", "facecolor", "fc", "edgecolor", "ec", "markerfacecolor", "mfc", "markeredgecolor", "mec", "backgroundcolor")
LINES = ("-", "--", "-.", ":", "None", " ", "", "solid", "dashed", "dashdot", "dotted", "none")
SIZES = ("xx-small", "x-small", "small", "medium", "large", "x-large", "xx-large", "larger", "smaller")
MARKERS = (".", ",", "o", "v", "^", "<", ">", "1", "2", "3", "4", "8", "s", "p", "P", "*", "h", "H", "+", "x", "X", "D", "d", "|",
           "_", "None", "none", " ", "")


def check_values(keywords):
    for name in keywords:
        value = keywords[name]
        if not known(value) or value is None:
            continue
        if name in COLOURED:
            check_colour(value)
        elif name in ("linestyle", "ls"):
            if isinstance(value, str) and value not in LINES:
                raise ValueError(f"{value!r} is not a valid value for ls; supported values are '-', '--', '-.', ':'")
        elif name == "alpha":
            check_alpha(value)
        elif name in ("linewidth", "lw", "markersize", "ms"):
            check_float(value)
        elif name in ("fontsize", "size"):
            check_size(value)
        elif name == "marker":
            if isinstance(value, str) and value not in MARKERS and value[:1] != "$":
                raise ValueError(f"Unrecognized marker style {value!r}")
        elif name in ("ha", "horizontalalignment"):
            if isinstance(value, (int, float)) or isinstance(value, str) and value not in ("center", "right", "left"):
                raise ValueError(f"{value!r} is not a valid value for align; supported values are 'center', 'right', 'left'")
        elif name in ("va", "verticalalignment"):
            if isinstance(value, (int, float)) or isinstance(value, str) and value not in ("top", "bottom", "center", "baseline", "center_baseline"):
                raise ValueError(f"{value!r} is not a valid value for align; supported values are 'top', 'bottom', 'center', "
                                 "'baseline', 'center_baseline'")


def check_colour(value):
    """A text that names no colour. Shades of grey are numbers, `C0` stands for the cycle, `xkcd:` for a long list."""
    if not isinstance(value, str) or value[:1] == "#" or ":" in value or value.lower() in ("none", "auto", "face", "inherit", "full"):
        return
    if " " + value.lower() + " " in _properties.COLOURS or value[:1] == "C" and value[1:].isdigit() or is_float(value):
        return
    if value.isalpha() and len(value) > 1 or value == "":
        # A text of letters of colours is a sequence of them to some calls.
        if len([letter for letter in value if letter not in "bgrcmykw"]) > 0:
            raise ValueError(f"{value!r} is not a valid value for color")


def is_float(text):
    for letter in text:
        if letter not in "0123456789.+-e ":
            return False
    return True


def check_alpha(value):
    if isinstance(value, str):
        raise TypeError("alpha must be numeric or None, not <class 'str'>")
    if isinstance(value, (int, float)) and not 0 <= value <= 1:
        raise ValueError(f"alpha ({value}) is outside 0-1 range")


def check_float(value):
    if isinstance(value, str) and not is_float(value) and value.strip().lower() not in ("inf", "nan", "infinity"):
        raise ValueError(f"could not convert string to float: {value!r}")


def check_size(value):
    if isinstance(value, str) and value not in SIZES and not is_float(value):
        raise ValueError("Size is invalid. Valid font size are xx-small, x-small, small, medium, large, x-large, xx-large, larger, "
                         "smaller, None")


def check_map(cmap):
    """A colour map's name with a slip of the pen; other libraries bring maps of their own."""
    if not is_text(cmap):
        return
    name = cmap[:-2] if cmap[-2:] == "_r" else cmap
    if " " + name + " " in _properties.COLORMAPS or "." in name or ":" in name or name == "":
        return
    for there in _properties.COLORMAPS.split():
        if slip(name, there):
            raise ValueError(f"{cmap!r} is not a valid value for cmap")


def slip(text, there):
    """Whether a name is another but for its case, a letter more or less, or two that changed places."""
    if text.lower() == there.lower():
        return True
    if len(there) < 4:
        return False
    first = 0
    while first < len(text) and first < len(there) and text[first] == there[first]:
        first = first + 1
    a, b = text[first:], there[first:]
    if len(text) == len(there) + 1:
        return a[1:] == b and a[:1].isalpha()
    if len(text) + 1 == len(there):
        return a == b[1:]
    return len(a) == len(b) and len(a) > 1 and a[0] == b[1] and a[1] == b[0] and a[2:] == b[2:]


LEGEND_ONLY = ("handles", "labels", "loc")


def check_legend(keywords):
    if not known(keywords):
        return
    for name in keywords:
        if " " + name + " " not in _properties.LEGEND and name not in LEGEND_ONLY:
            raise TypeError(f"Legend.__init__() got an unexpected keyword argument {name!r}")
    size = keywords.get("fontsize")
    if known(size) and size is not None:
        check_size(size)


TICKS = ("size", "width", "color", "tickdir", "pad", "labelsize", "labelcolor", "labelfontfamily", "zorder", "gridOn", "tick1On",
         "tick2On", "label1On", "label2On", "length", "direction", "left", "bottom", "right", "top", "labelleft", "labelbottom",
         "labelright", "labeltop", "labelrotation", "labelrotation_mode", "labelhorizontalalignment", "labelverticalalignment",
         "which", "axis", "reset", "colors", "rotation", "rotation_mode", "ha", "va", "visible", "b")


def check_ticks(keywords):
    """Keywords of `tick_params`; those of the grid's lines begin with `grid_`."""
    if not known(keywords):
        return
    for name in keywords:
        if name not in TICKS and not name.startswith(("grid_", "label", "tick")):
            raise ValueError(f"keyword {name} is not recognized; valid keywords are {list(TICKS)}")


def check_grid(keywords):
    if not known(keywords):
        return
    for name in keywords:
        if " " + name + " " not in _properties.LINE and name not in ("visible", "which", "axis", "b"):
            raise ValueError(f"keyword grid_{name} is not recognized")
