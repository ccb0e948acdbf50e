"""What the cells of a column are: "int", "float", "str", "bool", ("list", kind), or None where it is not known or may be missing."""

from models.crane import certain, known, many, unknown
from models.data import facts
from models._std import is_text

PLAIN = ("str", "int", "float", "bool")
TYPES = {"str": str, "int": int, "float": float, "bool": bool}
#: Elements of a list beyond this number are not looked at one by one.
MOST = 200
#: pyarrow's names of the types of numbers and texts.
DTYPES = {"string": "str", "large_string": "str", "bool": "bool", "int8": "int", "int16": "int", "int32": "int", "int64": "int",
          "uint8": "int", "uint16": "int", "uint32": "int", "uint64": "int", "float16": "float", "float32": "float", "float64": "float"}


def kind_of(value):
    """The kind of one Python value, as a table gives it back."""
    if isinstance(value, bool) is True:
        return "bool"
    if isinstance(value, int) is True:
        return "int"
    if isinstance(value, float) is True:
        return "float"
    if is_text(value):
        return "str"
    if isinstance(value, (list, tuple)) is True:
        return ("list", common(value))
    return None


def common(values):
    """The kind that all of them surely have; None where they differ or some are not known."""
    if known(values):
        if len(values) > MOST:
            return None
        # Most columns are of one plain type: one look at each.
        first = TYPES.get(kind_of(values[0])) if len(values) > 0 else None
        if first is not None:
            return kind_of(values[0]) if all([type(v) is first for v in values]) is True else None
    else:
        for kind in PLAIN:
            if all([type(v) is TYPES[kind] for v in values]) is True:
                return kind
    if all([isinstance(v, (list, tuple)) is True for v in values]) is True:
        return ("list", common([x for v in values for x in v]))
    return None


def column_kind(values):
    """The kind of what each row has, of a whole column: a list, an array, a Series, a range."""
    if isinstance(values, (list, tuple)) is True:
        return common(values)
    if isinstance(values, range) is True:
        return "int"
    f = facts(values)
    if known(f.shape) and len(f.shape) == 1 and known(f.dtype) and certain(f.nan == False):  # noqa: E712
        if f.dtype.startswith(("int", "uint")):
            return "int"
        if f.dtype == "bool":
            return "bool"
        if f.dtype.startswith("float"):
            return "float"
        if f.dtype == "str":
            return "str"
    return None


def column_length(values):
    """How many rows a column gives; unknown where that is not sure."""
    if isinstance(values, (list, tuple, range)) is True:
        return len(values)
    shape = facts(values).shape
    return shape[0] if known(shape) and len(shape) > 0 else unknown(int)


def fresh(kind):
    """A new value of the kind."""
    if kind == "int":
        return unknown(int)
    if kind == "float":
        return unknown(float)
    if kind == "str":
        return unknown(str)
    if kind == "bool":
        return unknown(bool)
    if isinstance(kind, tuple) and len(kind) == 2:
        return many(fresh(kind[1]))
    return unknown()


def recorded(column):
    """The kind of a recorded column."""
    missing = column.get("values", {}).get("nan")
    return feature_kind(column) if certain(missing == 0) else None


def feature_kind(column):
    types = column.get("types", {})
    name = types.get("type")
    if certain(name == "Value"):
        dtype = types.get("dtype")
        return DTYPES[dtype] if known(dtype) and dtype in DTYPES else None
    if certain(name == "ClassLabel"):
        return "int"
    if known(name) and name in ("List", "LargeList", "Sequence"):
        element = column.get("element")
        return ("list", None) if element is None else ("list", recorded(element))
    return None
