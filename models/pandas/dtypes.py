"""Dtype names, facts of columns made from Python values, and `astype`.

Errors as of pandas 1.5.3, 2.1.4 and 3.1.1 (`Series.astype`, `pandas.core.dtypes.astype`).
"""

from models.crane import certain, known, possible, presume, require, unknown
from models.data import Facts, facts, read_as_text
from models.pandas.core import MOST, is_array, is_text, is_whole_number, length_of, no, text_dtype
from models.pandas.errors import IntCastingNaNError

# What `astype` takes besides NumPy's own names.
ALIASES = {"int": "int64", "float": "float64", "double": "float64", "single": "float32", "half": "float16",
           "uint": "uint64", "long": "int64", "integer_": "int64", "datetime64": "datetime64[ns]", "O": "object",
           "i": "int32", "i4": "int32", "i8": "int64", "f": "float32", "f4": "float32", "f8": "float64",
           "bool_": "bool", "object_": "object", "str_": "str", "unicode": "str", "Object": "object",
           "timedelta64": "timedelta64[ns]", "Timestamp": "datetime64[ns]", "M8[ns]": "datetime64[ns]"}
# Names that people try and that no version knows.
NONSENSE = ("integer", "numeric", "datetime", "date", "decimal", "text", "varchar", "numerical", "categorical", "number_")
NUMBERS = ("int", "uint", "float", "bool", "complex")


def dtype_name(dtype):
    """The name of a dtype argument; unknown for one that is not known. Raises for names that no dtype has."""
    if not known(dtype) or dtype is None:
        return unknown(str)
    if isinstance(dtype, str):
        if dtype in NONSENSE:
            raise TypeError("data type '" + dtype + "' not understood")
        name = ALIASES.get(dtype, dtype)
        return text_dtype() if name == "str" else name
    if isinstance(dtype, type) and certain(hasattr(dtype, "__name__")):
        name = ALIASES.get(dtype.__name__, dtype.__name__)
        return text_dtype() if name == "str" else name
    if certain(hasattr(dtype, "name")):
        return dtype.name
    return unknown(str)


def is_number(dtype):
    """Whether a dtype name is a NumPy number's or bool's; unknown if the dtype is."""
    if not known(dtype):
        return unknown(bool)
    return dtype.startswith(NUMBERS)


def is_true_number(dtype):
    """Number and not bool."""
    if not known(dtype):
        return unknown(bool)
    return dtype.startswith(("int", "uint", "float", "complex"))


def is_textual(dtype):
    """Whether columns of that dtype may hold strings; unknown if the dtype is."""
    return dtype in ("object", "str", "string")


def starts(dtype, prefix):
    """Whether a dtype's name starts so; unknown if the dtype is."""
    if not known(dtype):
        return unknown(bool)
    return dtype.startswith(prefix)


def sized(f, rows):
    """The facts as those of a column of that many rows."""
    if known(f.shape) and len(f.shape) == 1 and certain(f.shape[0] == rows):
        return f
    return f.with_shape((rows,))


def has_rows(f):
    """Whether there is at least one value, for certain."""
    if not known(f.shape) or len(f.shape) == 0:
        return False
    rows = f.shape[0]
    return certain(rows > 0) if known(rows) else presume("a table whose rows nobody counted has some")


def has_value(f):
    """Whether a value that is not missing exists, for certain."""
    if not has_rows(f):
        return False
    return no(f.nan) or certain(f.attained) or certain(f.unique >= 1)


def has_text(f):
    """Whether a string exists among the values, for certain."""
    if known(f.kinds) and "str" in f.kinds:
        return has_rows(f)
    return known(f.dtype) and f.dtype in ("str", "string") and has_value(f)


def only_text(f):
    """Whether every value is a string, none missing."""
    if known(f.kinds) and len(f.kinds) == 1 and f.kinds[0] == "str":
        # What is missing is recorded apart.
        return not certain(f.nan)
    return known(f.dtype) and f.dtype in ("str", "string") and no(f.nan)


def bad_text(f, text):
    """Whether a string exists that does not parse, for certain; `text` is one of the facts' `…_text`."""
    if not known(text):
        return certain(has_rows(f)) and read_as_text(f)
    if text == "some":
        # One was seen: this does not survive a selection of rows.
        return not known(f.shape) or len(f.shape) == 0 or possible(f.shape[0] > 0)
    return text == "none" and has_text(f)


def astype(f, dtype, errors="raise"):
    """The facts of a column after `astype`; raises as it does."""
    target = dtype_name(dtype)
    shape = f.shape
    if not known(target):
        return Facts(shape)
    if known(f.dtype) and f.dtype == target and (target != "object" or dtype == "object" or dtype is object):
        return f
    strict = certain(errors == "raise")
    if target.startswith(("int", "uint")):
        if strict:
            check_int(f, target)
        if certain(is_number(f.dtype)) and certain(f.integral):
            return Facts(shape, target, False, False, f.low, f.high, f.attained, True, f.unique)
        return Facts(shape, target, False, False, integral=True)
    if target.startswith("float"):
        if strict:
            check_float(f)
        if certain(is_number(f.dtype)):
            return Facts(shape, target, f.nan, f.inf, f.low, f.high, f.attained, f.integral, f.unique)
        # The text "nan" becomes a missing value.
        return Facts(shape, target, True if certain(f.nan) else unknown(bool))
    if target == "bool":
        return Facts(shape, "bool", False, False)
    if target in ("object", "str", "string"):
        return to_text(f, target, dtype)
    if target == "category":
        return Facts(shape, "category", f.nan, False, unique=f.unique, labels=f.labels)
    if target.startswith("datetime64"):
        if strict and certain(is_textual(f.dtype)):
            require(not bad_text(f, f.date_text), ValueError, "Given date string not likely a datetime")
        return Facts(shape, target, f.nan if no(f.nan) else None)
    if target in ("Int64", "Int32", "Int16", "Int8"):
        if strict and certain(starts(f.dtype, "float")):
            require(not no(f.integral), TypeError, "cannot safely cast non-equivalent float64 to int64")
        if strict and certain(is_textual(f.dtype)) and bad_text(f, f.int_text):
            raise ValueError("invalid literal for int() with base 10: " + example(f, whole_text))
        return Facts(shape, target, f.nan)
    return Facts(shape, target)


def may_raise():
    """Says that a conversion may raise, which too little is known to decide."""
    require(unknown(bool), ValueError, "a conversion that cannot be decided")


def seen_text(f, text):
    """Whether a text that does not parse was seen in a column of which no dtype is known: of texts, or of categories."""
    return not known(f.dtype) and certain(text == "some")


def check_int(f, target):
    """Raises where a column does not convert to integers."""
    if not known(f.dtype):
        if (certain(is_textual(f.dtype)) or seen_text(f, f.int_text)) and bad_text(f, f.int_text):
            raise ValueError("invalid literal for int() with base 10: " + example(f, whole_text))
        may_raise()
        return
    if f.dtype.startswith("float"):
        bad = certain(f.nan) or certain(f.inf)
        require(not bad, IntCastingNaNError, "Cannot convert non-finite values (NA or inf) to integer")
        if not (no(f.nan) and no(f.inf)):
            may_raise()
    elif f.dtype in ("object", "str", "string"):
        if bad_text(f, f.int_text):
            raise ValueError("invalid literal for int() with base 10: " + example(f, whole_text))
        if certain(f.nan):
            if known(f.kinds) and "NoneType" in f.kinds and f.dtype == "object":
                raise TypeError("int() argument must be a string, a bytes-like object or a real number, "
                                "not 'NoneType'")
            raise ValueError("cannot convert float NaN to integer")
        if not (certain(f.int_text == "all") and no(f.nan)):
            may_raise()
    elif f.dtype == "category":
        require(not certain(f.nan), ValueError, "Cannot convert float NaN to integer")
        check_categories(f, target, whole_text)
        may_raise()
    elif f.dtype.startswith("datetime64") and target == "int32":
        raise TypeError("Converting from " + f.dtype + " to int32 is not supported. "
                        "Do obj.astype('int64').astype(dtype) instead")


def check_categories(f, target, parses):
    """Raises where a category is a text that is no number."""
    if known(f.labels) and known(length_of(f.labels)):
        if any(is_text(label) and no(parses(label)) for label in f.labels):
            raise ValueError("Cannot cast object dtype to " + target)


def check_float(f):
    """Raises where a column does not convert to floats."""
    if certain(f.dtype == "category"):
        check_categories(f, "float64", float_text)
    if (certain(is_textual(f.dtype)) or seen_text(f, f.float_text)) and bad_text(f, f.float_text):
        raise ValueError("could not convert string to float: " + example(f, float_text))
    if certain(starts(f.dtype, "datetime64")):
        raise TypeError("Cannot cast DatetimeArray to dtype float64")
    if not certain(is_number(f.dtype)) and not certain(f.float_text == "all"):
        may_raise()


def example(f, parses):
    """A string among the labels that does not parse, as messages print it; dots where none is known."""
    if known(f.labels) and known(length_of(f.labels)):
        for label in f.labels:
            if is_text(label) and not parses(label):
                return repr(label)
    return "'…'"


def to_text(f, target, dtype):
    """Facts after `astype(str)`, `astype(object)` or `astype("string")`."""
    if target == "object" and (dtype == "object" or dtype is object):
        new = f.copy()
        new.dtype = "object"
        new.kinds = f.kinds if certain(is_textual(f.dtype)) else unknown()
        return new
    # In pandas 3 a missing value stays missing; before it becomes the text "nan".
    keeps = target != "object"
    nan = f.nan if keeps else False
    kinds = unknown() if keeps and not no(f.nan) else ("str",)
    if certain(is_textual(f.dtype)) and only_text(f):
        return Facts(f.shape, target, nan, False, unique=f.unique, labels=f.labels, kinds=kinds,
                     int_text=f.int_text, float_text=f.float_text, date_text=f.date_text)
    unique = f.unique if no(f.nan) or keeps else f.unique + 1 if certain(f.nan) and known(f.unique) else unknown(int)
    texts = Facts(f.shape, target, nan, False, unique=unique if certain(is_number(f.dtype)) else unknown(int), kinds=kinds)
    if certain(starts(f.dtype, ("int", "uint"))):
        texts.int_text = "all"
        texts.float_text = "all"
    elif certain(starts(f.dtype, "float")):
        texts.int_text = "none"
        texts.float_text = "all"
    elif certain(f.nan) and not keeps:
        texts.int_text = "some"
    elif certain(f.dtype == "bool"):
        texts.int_text = "none"
        texts.float_text = "none"
    return texts


def whole_text(text):
    """Whether int(text) works."""
    try:
        int(text)
    except ValueError:
        return False
    return True


def float_text(text):
    """Whether float(text) works."""
    try:
        float(text)
    except ValueError:
        return False
    return True


def summed_up(answers):
    """"all", "some" or "none" of the answers are yes; unknown if one is."""
    if not all(known(a) for a in answers):
        return unknown(str)
    if all(answers):
        return "all"
    return "some" if any(answers) else "none"


def column_facts(x, rows=None):
    """The facts of a column made from any value; a scalar is repeated `rows` times."""
    if not known(x):
        return Facts((unknown(int) if rows is None else rows,))
    if isinstance(x, (list, tuple)):
        return list_facts(x)
    if x is None or isinstance(x, (str, int, float)):
        f = list_facts([x])
        f.shape = (unknown(int) if rows is None else rows,)
        if not certain(f.shape[0] > 0):
            return f.select(f.shape)
        return f
    if isinstance(x, range):
        n = len(x)
        # Of an empty one pandas makes int64 or object, by the index.
        return Facts((n,), "int64" if n > 0 else unknown(str), False, False, integral=True, unique=n)
    if is_array(x):
        return column_array(facts(x), rows)
    return Facts((unknown(int) if rows is None else rows,))


def column_array(f, rows=None):
    """Facts of an array as those of a column."""
    shape = f.shape
    if known(shape) and len(shape) == 0:
        return Facts((unknown(int) if rows is None else rows,), f.dtype, f.nan, f.inf, f.low, f.high)
    if certain(starts(f.dtype, ("U", "<U", "str"))):
        f = f.with_shape(shape)
        f.dtype = text_dtype()
        f.kinds = ("str",)
    if known(shape) and len(shape) == 1:
        return f
    return f.with_shape((unknown(int),)) if not known(shape) else f


def kind_of(x):
    """The type's name of an element, as far as it matters for a dtype; "?" if not known."""
    if known(x) and x is None:
        return "NoneType"
    if certain(isinstance(x, bool)):
        return "bool"
    if certain(isinstance(x, int)):
        return "int"
    if certain(isinstance(x, float)):
        return "float"
    if certain(isinstance(x, str)):
        return "str"
    return "?"


def typed_facts(kinds, n):
    """Facts of a column of which only the element types are known."""
    if kinds == {"int"}:
        return Facts((n,), "int64", False, False, integral=True)
    if kinds == {"float"} or kinds == {"int", "float"}:
        return Facts((n,), "float64")
    if kinds == {"bool"}:
        return Facts((n,), "bool", False, False)
    if kinds == {"str"}:
        return Facts((n,), text_dtype(), False, False, kinds=("str",))
    return Facts((n,))


def list_facts(values):
    """Facts of a column made from a list or tuple."""
    n = length_of(values)
    if not known(n) or n > MOST:
        return Facts((n,))
    if n == 0:
        return Facts((0,), "object", False, False, unique=0)
    kinds = {kind_of(v) for v in values}
    if "?" in kinds:
        return Facts((n,))
    if not all(known(v) for v in values):
        return typed_facts(kinds, n)
    missing = "NoneType" in kinds or any(isinstance(v, float) and v != v for v in values)
    some = [v for v in values if v is not None and v == v]
    every = list({kind_of(v): True for v in values})
    if certain(text_dtype() == "str"):
        every = list({"float" if kind == "NoneType" else kind: True for kind in every})
    every = tuple(sorted(every))
    kinds = {kind_of(v) for v in some}
    # A dict keeps the order, which that of a set is not known.
    labels = list({v: True for v in some})
    distinct = len(labels)
    if len(some) == 0:
        numbers = all(isinstance(v, float) for v in values)
        return Facts((n,), "float64" if numbers else unknown(str), True, False, unique=0)
    if kinds == {"str"}:
        return Facts((n,), text_dtype(), missing, False, unique=distinct, labels=labels, kinds=every,
                     int_text=summed_up([whole_text(v) for v in some]),
                     float_text=summed_up([float_text(v) for v in some]))
    if kinds == {"bool"}:
        if missing:
            return Facts((n,), "object", True, False, unique=distinct)
        return Facts((n,), "bool", False, False, unique=distinct, labels=labels)
    if "str" in kinds or "bool" in kinds:
        return Facts((n,), "object", missing, False, unique=distinct,
                     kinds=every if "NoneType" not in every else unknown())
    infinite = any(v in (float("inf"), float("-inf")) for v in some)
    dtype = "int64" if kinds == {"int"} and not missing else "float64"
    return Facts((n,), dtype, missing, infinite, min(some), max(some), True,
                 True if kinds == {"int"} else all(v == int(v) for v in some) if not infinite else False,
                 distinct, labels)


def relabelled(f, function):
    """Facts after a function that gives a text for each text; unknown unless all distinct texts are known."""
    if not known(f.labels) or not known(length_of(f.labels)) or len(f.labels) == 0 or len(f.labels) > MOST:
        return unknown()
    if not all(is_text(label) for label in f.labels):
        return unknown()
    values = [function(label) for label in f.labels]
    if not all(is_text(v) for v in values):
        return unknown()
    new = list_facts(values)
    new.shape = f.shape
    new.dtype = f.dtype
    new.nan = f.nan
    new.kinds = f.kinds
    return new


def element_of(f):
    """What is known of a Python value that iteration, `apply` or `map` gives: an int for int64."""
    if not known(f.dtype):
        return unknown()
    if known(f.labels) and known(length_of(f.labels)) and len(f.labels) == 1 and no(f.nan):
        return f.labels[0]
    if f.dtype.startswith(("int", "uint")):
        return unknown(int)
    if f.dtype.startswith("float"):
        return unknown(float)
    if f.dtype == "bool":
        return unknown(bool)
    if only_text(f):
        return unknown(str)
    return unknown()


def elements_facts(values, whole, n):
    """Facts of what a function gave for elements: `values` for some of them, `whole`: for all kinds of them."""
    new = Facts((n,))
    kinds = [kind_of(v) for v in values]
    if whole and len(values) > 0 and "?" not in kinds:
        new = list_facts(values).select((n,))
    texts = [v for v in values if is_text(v)]
    if any(no(whole_text(t)) for t in texts):
        new.int_text = "some"
    if any(no(float_text(t)) for t in texts):
        new.float_text = "some"
    return new


def is_valid_number(x):
    return is_whole_number(x) or (known(x) and isinstance(x, float))
