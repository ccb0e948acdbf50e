"""What seaborn asks of its variables: that they are in the data, of one length, and numeric where it must be."""

from models.crane import certain, known, unknown, version
from models.data import facts

#: Variables that name a column.
ROLES = ("x", "y", "hue", "size", "style", "row", "col", "units", "weights")


def bind(name, args, kwargs, required=False):
    """`data` and keywords; since 0.12 only data may stand without a name."""
    if not known(args) or not known(kwargs):
        return unknown(), kwargs
    if len(args) == 0:
        if required and "data" not in kwargs:
            raise TypeError(f"{name}() missing 1 required positional argument: 'data'")
        return kwargs.get("data"), kwargs
    if not certain(version("seaborn") >= "0.12"):
        return unknown(), kwargs
    if "data" in kwargs:
        raise TypeError(f"{name}() got multiple values for argument 'data'")
    if len(args) > 1:
        start = "1" if required else "from 0 to 1"
        raise TypeError(f"{name}() takes {start} positional arguments but {len(args)} were given")
    return args[0], kwargs


def columns_of(data):
    """Names that variables may have in a frame or dict, or unknown."""
    if not known(data) or data is None:
        return unknown(list)
    if isinstance(data, dict):
        return list(data.keys())
    if not hasattr(data, "iloc") or not hasattr(data, "index"):
        return unknown(list)
    names = facts(data).columns
    if not known(names) or names is None:
        return unknown(list)
    level = data.index.name
    if not known(level):
        return unknown(list)
    return list(names) + ([] if level is None else [level])


def missing(data, value):
    """Whether a variable's name surely is not in the data."""
    if not known(value) or not isinstance(value, str) or not known(data):
        return False
    if data is None:
        return True
    columns = columns_of(data)
    return known(columns) and certain(value not in columns)


def check_names(data, kwargs):
    """Every variable that is a text names a column."""
    if not known(kwargs):
        return
    for role in ROLES:
        if role in kwargs and missing(data, kwargs[role]):
            raise ValueError(f"Could not interpret value `{kwargs[role]}` for parameter `{role}`")


def check_keys(data, names):
    """Columns that are looked up without ado."""
    for name in names:
        if name is not None and known(data) and data is not None and missing(data, name):
            raise KeyError(name)


def vector(data, value):
    """Facts of a variable: a column of the data, or what was given."""
    if known(value) and isinstance(value, str):
        if not known(data) or data is None or isinstance(data, dict) or not hasattr(data, "iloc"):
            return None
        # The order of the columns does not matter here, nor the index's name.
        columns = data._names() if hasattr(data, "_names") else columns_of(data)
        if not known(columns) or not certain(value in columns):
            return None
        return facts(data[value])
    return facts(value) if known(value) and value is not None else None


def kind_of(f):
    """"numeric", "categorical" or "datetime", or unknown (`variable_type`)."""
    if f is None:
        return unknown(str)
    if not known(f.dtype):
        # Texts are objects or categories, neither of them numbers.
        texts = known(f.labels) and f.labels is not None and any([known(v) and isinstance(v, str) for v in f.labels])
        return "categorical" if texts else unknown(str)
    if f.dtype.startswith(("int", "uint", "float", "bool")):
        return "numeric"
    if f.dtype == "category":
        return "categorical"
    if f.dtype.startswith("datetime"):
        return unknown(str) if not certain(f.nan == False) else "datetime"  # noqa: E712
    if f.dtype in ("object", "str", "string") and certain_text(f):
        return "categorical"
    return unknown(str)


def certain_text(f):
    """Whether a text surely occurs."""
    if f.dtype == "object":
        return known(f.kinds) and "str" in f.kinds
    return certain(f.nan == False) and known(f.shape) and certain(f.shape[0] > 0)  # noqa: E712


def check_lengths_of(data, kwargs):
    """Lists and arrays given as x and y are made into one frame; Series are aligned instead."""
    if data is not None:
        return
    lengths = []
    for role in ("x", "y"):
        value = kwargs.get(role)
        if not known(value) or value is None or isinstance(value, str) or hasattr(value, "index") and hasattr(value, "iloc"):
            return
        shape = facts(value).shape
        if not known(shape) or len(shape) != 1:
            return
        lengths.append(shape[0])
    if len(lengths) == 2 and certain(lengths[0] != lengths[1]):
        if certain(version("seaborn") >= "0.13"):
            raise ValueError("All arrays must be of the same length")


def check_numeric(data, kwargs):
    """`infer_orient` of seaborn before 0.13: which variable must be numeric."""
    if not certain(version("seaborn") < "0.13") or not known(kwargs):
        return
    x, y, orient = kwargs.get("x"), kwargs.get("y"), kwargs.get("orient")
    if not known(orient) or x is None and y is None:
        return
    kinds = (kind_of(vector(data, x)), kind_of(vector(data, y)))
    along = str(orient)[:1].lower() if orient is not None else ""
    if x is None or along in ("v", "x") and y is not None:
        if certain(kinds[1] != "numeric"):
            raise TypeError("Vertical orientation requires numeric `y` variable.")
    elif y is None or along in ("h", "y"):
        if certain(kinds[0] != "numeric"):
            raise TypeError("Horizontal orientation requires numeric `x` variable.")
    elif certain(kinds[0] != "numeric") and certain(kinds[1] != "numeric"):
        raise TypeError("Neither the `x` nor `y` variable appears to be numeric.")


def check_wide(data, kwargs):
    """One Series of texts as data, before 0.13."""
    if not certain(version("seaborn") < "0.13") or not known(kwargs) or not known(data) or data is None:
        return
    if kwargs.get("x") is not None or kwargs.get("y") is not None or not hasattr(data, "iloc"):
        return
    f = facts(data)
    if known(f.shape) and len(f.shape) == 1 and certain(f.dtype == "object") and certain_text(f):
        if certain(f.float_text == "none") or certain(f.float_text == "some"):
            raise ValueError("could not convert string to float: '...'")
