"""What plotting calls refuse: lengths, shapes and kinds of their data."""

from models.crane import certain, known, possible, type_name, unknown
from models.data import facts
from models.numpy.dims import size_of as size_of_shape


def shape_of(x):
    return facts(x).shape


def length_of(x):
    """Length of what is a sequence, maybe unknown."""
    shape = shape_of(x)
    return shape[0] if known(shape) and len(shape) > 0 else unknown(int)


def text_of(shape):
    return "(" + ", ".join([str(n) if known(n) else "?" for n in shape]) + ("," if len(shape) == 1 else "") + ")"


def is_format(x):
    return known(x) and isinstance(x, str)


LETTERS = "-.:o,v^<>12348spP*hH+xXDd|_bgrcmykwCN0123456789"


def check_format(text):
    """`_process_plot_format`: colours, markers and line styles only; names of colours are whole."""
    if len(text) > 4 or text.isalpha() and len(text) > 2:
        return
    for character in text:
        if character not in LETTERS:
            raise ValueError(f"{text!r} is not a valid format string (unrecognized character {character!r})")


def check_pair(x, y):
    """x and y of one line or of several."""
    a, b = shape_of(x), shape_of(y)
    if not known(a) or not known(b):
        return
    if len(a) == 0:
        a = (1,)
    if len(b) == 0:
        b = (1,)
    if certain(a[0] != b[0]):
        raise ValueError(f"x and y must have same first dimension, but have shapes {text_of(a)} and {text_of(b)}")
    if len(a) > 2 or len(b) > 2:
        raise ValueError(f"x and y can be no greater than 2D, but have shapes {text_of(a)} and {text_of(b)}")
    if len(a) == 2 and len(b) == 2 and certain(a[1] != b[1]) and certain(a[1] != 1) and certain(b[1] != 1):
        raise ValueError(f"x has {a[1]} columns but y has {b[1]} columns")


def check_alone(y):
    shape = shape_of(y)
    if known(shape) and len(shape) > 2:
        raise ValueError(f"x and y can be no greater than 2D, but have shapes ({shape[0]},) and {text_of(shape)}")


def check_drawable(x):
    if x is None:
        raise ValueError("x, y, and format string must not be None")
    if known(x) and isinstance(x, dict):
        raise TypeError("unhashable type: 'dict'")
    if known(x) and not isinstance(x, (str, int, float, complex, list, tuple)) and no_number(x):
        raise TypeError(f"float() argument must be a string or a real number, not {type_name(x)!r}")
    if isinstance(x, (list, tuple)) is True:
        for part in x:
            # Where one is no number, they all are turned one by one, and the first that is none is refused.
            if known(part) and not isinstance(part, (str, int, float, complex, list, tuple, dict, set)) and no_number(part):
                raise TypeError(f"float() argument must be a string or a real number, not {type_name(part)!r}")
            break


#: What Matplotlib turns into numbers itself (matplotlib.units, and what pandas registers there).
CONVERTED = ("date", "datetime", "time", "timedelta", "Timestamp", "Timedelta", "Period", "NaTType", "Decimal", "Fraction", "NoneType", "bytes")


def no_number(x):
    """Whether x surely is neither a number nor a sequence of any kind."""
    name = type_name(x)
    if not known(name) or name in CONVERTED:
        return False
    for name in ("__float__", "__index__", "__array__", "__array_interface__", "__len__", "__iter__", "__crane_array__"):
        if possible(hasattr(x, name)):
            return False
    return True


def lines_of(args):
    """Checks the arguments of `plot`, a group at a time; the number of lines, maybe unknown."""
    rest = list(args)
    total = 0
    while len(rest) > 0:
        size = 2 if len(rest) > 1 else 1
        group = rest[:size]
        rest = rest[size:]
        if len(rest) > 0 and is_format(rest[0]) and not is_format(group[-1]):
            check_format(rest[0])
            rest = rest[1:]
        elif not all([known(x) for x in rest]) and len(rest) > 0 and not known(rest[0]):
            return unknown(int)
        check_group(group)
        total = total + lines_in([x for x in group if not is_format(x)])
    return total


def check_group(group):
    for x in group:
        check_drawable(x)
    if len(group) == 1:
        check_alone(group[0])
    elif is_format(group[1]) and not is_format(group[0]):
        check_format(group[1])
        check_alone(group[0])
    elif not is_format(group[0]) and not is_format(group[1]):
        check_pair(group[0], group[1])


def lines_in(group):
    """One for each column of what has most of them."""
    most = 1
    for shape in [shape_of(x) for x in group]:
        if not known(shape) or len(shape) == 2 and not known(shape[1]):
            return unknown(int)
        most = max(most, shape[1] if len(shape) == 2 else 1)
    return most


def size_of(x):
    """Number of elements, maybe unknown."""
    return size_of_shape(shape_of(x))


def check_scatter(x, y, s, c):
    if x is None or y is None:
        return
    a, b = size_of(x), size_of(y)
    if certain(a != b):
        raise ValueError("x and y must be the same size")
    if s is not None:
        count = size_of(s)
        if certain(count != 1) and certain(count != a):
            raise ValueError("s must be a scalar, or float array-like with the same size as x and y")
    if c is not None and not is_format(c):
        check_colours(c, a)


def check_colours(c, size):
    """Numbers, one a point, where c is an array of numbers in one dimension."""
    f = facts(c)
    numbers = known(f.dtype) and f.dtype.startswith(("int", "float", "uint"))
    if not numbers or not known(f.shape) or len(f.shape) != 1 or not certain(f.shape[0] != size):
        return
    if certain(f.shape[0] > 4):
        raise ValueError(f"'c' argument has {f.shape[0]} elements, which is inconsistent with 'x' and 'y' with size {size}.")


def check_broadcast(names, values):
    """`bar`: x, height and width go together. Texts are turned into units first, with errors of their own."""
    for value in values:
        if not certain(facts(value).dtype != "str") or certain(facts(value).dtype == "object"):
            return
    first = None
    for i in range(len(values)):
        shape = shape_of(values[i])
        if not known(shape) or len(shape) != 1 or not known(shape[0]) or shape[0] == 1:
            continue
        if first is None:
            first = i
        elif shape[0] != shape_of(values[first])[0]:
            raise ValueError("shape mismatch: objects cannot be broadcast to a single shape.  Mismatch is between arg "
                             f"{first} with shape {text_of(shape_of(values[first]))} and arg {i} with shape {text_of(shape)}.")


def check_image(X):
    """`_ImageBase.set_data`."""
    if X is None:
        raise TypeError("Image data of dtype object cannot be converted to float")
    f = facts(X)
    if known(X) and isinstance(X, str):
        raise TypeError("Image data of dtype <U cannot be converted to float")
    if known(f.dtype) and (f.dtype in ("complex64", "complex128", "str") or f.dtype.startswith("datetime")):
        raise TypeError(f"Image data of dtype {f.dtype} cannot be converted to float")
    if not known(f.shape):
        return
    shape = f.shape
    if len(shape) == 3 and certain(shape[2] == 1):
        return
    if len(shape) == 2 or len(shape) == 3 and not (certain(shape[2] != 3) and certain(shape[2] != 4)):
        return
    raise TypeError(f"Invalid shape {text_of(shape)} for image data")


def check_labels(x, labels, what, message):
    """Labels that must be as many as the data."""
    if labels is None:
        return
    a, b = length_of(x), length_of(labels)
    if certain(a != b):
        raise ValueError(message)


def check_ticks(ticks, labels):
    if labels is None or ticks is None:
        return
    a, b = length_of(ticks), length_of(labels)
    if certain(a != b):
        raise ValueError(f"The number of FixedLocator locations ({a}), usually from a call to set_ticks, does not match the "
                         f"number of labels ({b}).")


LOCATIONS = ("best", "upper right", "upper left", "lower left", "lower right", "right", "center left", "center right",
             "lower center", "upper center", "center")
OUTSIDE = ("outside",)


def check_location(loc):
    if known(loc) and isinstance(loc, str) and loc.lower() not in LOCATIONS and not loc.startswith(OUTSIDE):
        raise ValueError(f"{loc!r} is not a valid value for loc; supported values are 'best', 'upper right', 'upper left', "
                         "'lower left', 'lower right', 'right', 'center left', 'center right', 'lower center', "
                         "'upper center', 'center'")


def check_bins(bins):
    if not known(bins) or bins is None:
        return
    if isinstance(bins, float):
        raise TypeError("`bins` must be an integer, a string, or an array")
    if isinstance(bins, int) and not isinstance(bins, bool) and bins < 1:
        raise ValueError("`bins` must be positive, when an integer")
    if isinstance(bins, str) and bins not in ("auto", "fd", "doane", "scott", "stone", "rice", "sturges", "sqrt", "blocks",
                                              "knuth", "freedman"):
        raise ValueError(f"{bins!r} is not a valid estimator for `bins`")


def check_histogram(x, bins):
    if x is None:
        raise TypeError("object of type 'NoneType' has no len()")
    check_bins(bins)
    shape = shape_of(x)
    if known(shape) and len(shape) > 2:
        raise ValueError("x must have 2 or fewer dimensions")


def check_pie(x, labels, explode):
    f = facts(x)
    if certain(f.low < 0) and f.attained:
        raise ValueError("Wedge sizes 'x' must be non negative values")
    check_labels(x, labels, "labels", "'labels' must be of length 'x'")
    check_labels(x, explode, "explode", "'explode' must be of length 'x'")


def check_matrix(z, name):
    shape = shape_of(z)
    if known(shape) and len(shape) != 2 and not is_format(z):
        if len(shape) == 0 and not known(z):
            return
        raise TypeError(f"Input z must be 2D, not {len(shape)}D")
