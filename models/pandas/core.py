"""What all parts of the pandas model share: three-valued helpers, labels, and makers of frames and series."""

from models.crane import certain, instance, known, possible, unknown, version
from models.data import Facts

# Labels and elements beyond this number are not looked at one by one.
MOST = 400


def no(condition):
    """Definitely false."""
    return not possible(condition)


def length_of(x):
    """len(x), maybe unknown."""
    if not known(x):
        return unknown(int)
    if certain(hasattr(x, "__len__")):
        return len(x)
    return unknown(int)


def index_length(x):
    """How many labels an argument such as `index=` names; unknown for lists of lists, which make levels."""
    if known(x) and isinstance(x, (list, tuple)):
        if not known(len(x)) or not all(is_scalar(part) for part in x):
            return unknown(int)
    return length_of(x)


def is_pandas(x, kind):
    """Whether x is a known value of the model's class of that name, or of one derived from it."""
    return known(x) and certain(hasattr(x, "_pandas")) and x._pandas == kind


def is_array(x):
    """Whether x is a known array-like value of any library, but not a list or scalar."""
    return known(x) and not isinstance(x, (str, int, float, list, tuple, dict)) and certain(hasattr(x, "__crane_array__"))


def is_scalar(x):
    """Whether x is a known scalar label: text, number, bool or None."""
    return known(x) and (x is None or isinstance(x, (str, int, float)))


def is_text(x):
    return known(x) and isinstance(x, str)


def is_name(text):
    """Whether a text could be a Python name."""
    return text.replace("_", "a").isalnum() and not text[:1].isdigit()


def is_whole_number(x):
    """Whether x is a known int that is not a bool."""
    return known(x) and isinstance(x, int) and not isinstance(x, bool)


def list_of_labels(x):
    """The labels that a list-like or scalar argument names, in order; unknown where some are not known."""
    if not known(x):
        return unknown(list)
    if is_scalar(x) or isinstance(x, tuple):
        return [x]
    if isinstance(x, (list, set, frozenset)):
        return labels_in(x)
    if isinstance(x, dict):
        return labels_in(x.keys())
    if is_pandas(x, "Index"):
        return x._labels_in_order()
    if certain(hasattr(x, "_crane_labels")):
        return x._crane_labels()
    if is_array(x):
        from models.pandas.arrays import values_in
        values = values_in(x)
        return labels_in(values) if known(values) else unknown(list)
    return unknown(list)


def axis_labels(x):
    """The labels of an argument that names a whole axis: there a tuple is a list like another."""
    if known(x) and isinstance(x, tuple):
        return labels_in(x)
    return list_of_labels(x)


def labels_in(x):
    """The elements of a list, set or dict view, if it is known whole and all of them are scalars or tuples."""
    if not known(length_of(x)):
        return unknown(list)
    labels = list(x)
    if len(labels) > MOST:
        return unknown(list)
    if all(is_label(label) for label in labels):
        return labels
    return unknown(list)


def is_label(x):
    return is_scalar(x) or (known(x) and isinstance(x, tuple) and all(is_scalar(part) for part in x))


def is_list_like(x):
    """Whether x, known, is list-like for pandas; unknown if x is."""
    if not known(x):
        return unknown(bool)
    if x is None or isinstance(x, (str, int, float, complex, bytes)):
        return False
    if isinstance(x, (list, tuple, dict, set, range)):
        return True
    if is_pandas(x, "DataFrame") or is_pandas(x, "Series") or is_pandas(x, "Index"):
        return True
    return unknown(bool)


def listed(labels):
    """A list as pandas' messages print it, shortened."""
    if len(labels) > 30:
        return "[" + ", ".join(repr(label) for label in labels[:10]) + ", ...]"
    return "[" + ", ".join(repr(label) for label in labels) + "]"


def index_text(labels):
    """An Index as pandas' messages print it, nearly."""
    if all(is_text(label) for label in labels):
        return "Index(" + listed(labels) + ", dtype='object')"
    return "Index(" + listed(labels) + ")"


def axis_number(axis):
    """0 or 1, or unknown; None counts as 0."""
    if not known(axis):
        return unknown(int)
    if axis is None or axis == 0 or axis == "index" or axis == "rows":
        return 0
    if axis == 1 or axis == "columns":
        return 1
    return unknown(int)


def check_axis(axis, name="DataFrame"):
    """Raises for an axis that does not exist; its number otherwise."""
    if not known(axis) or axis is None:
        return axis_number(axis)
    if isinstance(axis, str):
        good = axis in ("index", "rows") or (axis == "columns" and name == "DataFrame")
    elif is_whole_number(axis):
        good = axis == 0 or (axis == 1 and name == "DataFrame")
    else:
        return unknown(int)
    if not good:
        raise ValueError("No axis named " + str(axis) + " for object type " + name)
    return axis_number(axis)


def call_each(function, element, length, args=(), kwargs=None):
    """Runs a user's function for elements that are all like `element`; what it gives, or unknown."""
    from models.crane import many
    if kwargs:
        results = [function(x, *args, **kwargs) for x in many(element, length)]
    else:
        results = [function(x, *args) for x in many(element, length)]
    return results[0] if certain(length > 0) else unknown()


def anything(*args, **kwargs):
    """A method that changes nothing and whose result is not modelled."""
    from models.crane import havoc
    for argument in args:
        if known(argument) and callable(argument):
            havoc(argument)
    return unknown()


def text_dtype():
    """The dtype of columns of strings: "str" since pandas 3."""
    from models.crane import version
    new = version("pandas") >= "3.0"
    return "str" if new else "object"


def is_new():
    """Whether this is pandas 3 or later; unknown if the version is."""
    from models.crane import version
    return version("pandas") >= "3.0"


def new_series(facts, index=None, name=None):
    """A Series of these facts. `index`: an Index, or None for the default one."""
    from models.pandas.series import Series
    series = instance(Series)
    series._fill(facts, index, name)
    return series


def any_series(length=None, index=None, name=None):
    """A Series of which nothing but maybe the length is known."""
    n = unknown(int) if length is None else length
    return new_series(Facts((n,)), unknown_index(n) if index is None else index, name)


def new_frame(cols, whole=True, rows=None, index=None):
    """A DataFrame of these columns (name to Facts); `whole`: there are no others."""
    from models.pandas.frame import DataFrame
    frame = instance(DataFrame)
    frame._fill(cols, whole, rows, index)
    return frame


def ordered_as(frame, parts):
    """`frame`, whose columns stand in an order that follows from those of `parts`."""
    frame._s.ordered = all(certain(part._s.ordered) for part in parts if is_pandas(part, "DataFrame"))
    return frame


def any_frame(rows=None, index=None):
    """A DataFrame of unknown columns."""
    n = unknown(int) if rows is None else rows
    return new_frame({}, False, n, unknown_index(n) if index is None else index)


def unknown_index(length):
    from models.pandas.index import any_index
    return any_index(length)


def both(a, b):
    """Kleene's and, without following both paths."""
    if no(a) or no(b):
        return False
    if certain(a) and certain(b):
        return True
    return unknown(bool)


def negated(condition):
    if not known(condition):
        return unknown(bool)
    return not condition


def merged(a, b):
    """The value if both are the same, else unknown of the same type."""
    if known(a) and known(b) and type(a) is type(b) and a == b:
        return a
    return unknown()


def old_style(function, most, old):
    """Raises for arguments that pandas 2 takes by keyword only; pandas 1.5 still took them by position."""
    if len(old) > 0 and certain(version("pandas") >= "2.0"):
        raise TypeError(function + "() takes from 1 to " + str(most) + " positional arguments but "
                        + str(most + len(old)) + " were given")


#: Keywords that NumPy's functions of the same name pass on; pandas takes them, if they have their defaults.
NUMPY_KEYWORDS = ("out", "keepdims", "dtype", "initial", "where", "axis", "ddof", "mean", "correction", "overwrite_input")
#: Keywords that some version from 1.5 on took.
GONE_KEYWORDS = ("level", "numeric_only", "bool_only", "skipna", "min_count")


def refuse_keywords(name, kwargs):
    """For reductions that take `**kwargs` for NumPy's sake (pandas 1.5.3, 2.1.4 and 3.1.1)."""
    for key in kwargs:
        if key not in NUMPY_KEYWORDS and key not in GONE_KEYWORDS:
            raise TypeError(name + "() got an unexpected keyword argument '" + key + "'")
