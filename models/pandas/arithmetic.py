"""Operators of series and frames, column by column: results' facts, and operands that do not go together.

Errors as of pandas 1.5.3, 2.1.4 and 3.1.1 (`pandas.core.ops`, `pandas.core.arrays.string_`).
"""

from models.crane import certain, known, presume, require, type_name, unknown
from models.data import Facts, facts
from models.pandas.core import is_scalar, is_text, length_of, no, text_dtype
from models.pandas.errors import UFuncTypeError
from models.pandas.dtypes import float_text, has_rows, has_text, is_number, is_textual, is_true_number, only_text, starts

UFUNCS = {"+": "add", "-": "subtract", "/": "divide", "//": "floor_divide", "**": "power"}
ORDER = ("<", ">", "<=", ">=")


def is_plain_number(x):
    return known(x) and isinstance(x, (int, float))


def length_fits(n, other):
    """Whether a list or array as operand has the right length; unknown for what is not one."""
    if known(other) and isinstance(other, (list, tuple)):
        m = len(other)
        return unknown(bool) if not known(m) else m == n
    shape = facts(other).shape
    if known(shape) and len(shape) == 1:
        return shape[0] == n
    return unknown(bool)


def check_length(n, other):
    """Raises where a list or array operand has another length (1 is repeated by NumPy)."""
    fits = length_fits(n, other)
    if no(fits):
        m = facts(other).shape
        one = known(m) and len(m) == 1 and not no(m[0] == 1)
        require(one, ValueError, "operands could not be broadcast together with shapes "
                + "(" + str(n) + ",) " + (str(m).replace(" ", "") if known(m) else ""))


def arithmetic(op, f, other, aligned):
    """Facts of `f op other`: `other` a scalar or Facts; `aligned`: no new missing value by index alignment."""
    shape = f.shape
    if not known(f.dtype):
        return Facts(shape)
    if isinstance(other, Facts):
        return between(op, f, other, aligned)
    if not known(other):
        return Facts(shape)
    if is_text(other):
        return with_text(op, f, other)
    if is_plain_number(other):
        return with_number(op, f, other)
    return Facts(shape)


def with_text(op, f, other):
    if certain(is_true_number(f.dtype)) and op in ("+", "-", "/", "//", "**"):
        raise UFuncTypeError("ufunc '" + UFUNCS[op] + "' did not contain a loop with signature matching types (dtype('"
                             + f.dtype + "'), dtype('<U" + str(len(other)) + "')) -> None")
    if certain(f.dtype == "category"):
        raise TypeError("unsupported operand type(s) for " + op + ": 'Categorical' and 'str'")
    if op in ("-", "/", "//", "*", "**") and has_text(f):
        raise TypeError("unsupported operand type(s) for " + op + ": 'str' and 'str'")
    if op == "+" and only_text(f):
        return Facts(f.shape, text_dtype(), False, False, kinds=("str",))
    return Facts(f.shape)


def with_number(op, f, other):
    shape = f.shape
    if certain(f.dtype == "category"):
        raise TypeError("unsupported operand type(s) for " + op + ": 'Categorical' and '" + type_name(other) + "'")
    if has_text(f):
        if op == "+":
            raise TypeError('can only concatenate str (not "' + type_name(other) + '") to str')
        if op == "*" and isinstance(other, float):
            raise TypeError("can't multiply sequence by non-int of type 'float'")
        if op in ("-", "/", "//", "**"):
            raise TypeError("unsupported operand type(s) for " + op + ": 'str' and '" + type_name(other) + "'")
    if certain(starts(f.dtype, "datetime64")) and op in ("*", "/", "//", "**"):
        raise TypeError("cannot perform " + op + " with this index type: DatetimeArray")
    if not certain(is_number(f.dtype)):
        return Facts(shape)
    finite = f.nan if isinstance(other, (int, float)) and other == other else None
    if op == "/":
        return Facts(shape, "float64" if not f.dtype.startswith(("float", "complex")) else f.dtype, nan=finite if other != 0 else None)
    if f.dtype.startswith("float"):
        return Facts(shape, f.dtype, finite if op in ("+", "-", "*") else None)
    if f.dtype.startswith(("int", "uint")) and isinstance(other, int) and not isinstance(other, bool):
        if op in ("+", "-", "*") or (op in ("//", "%") and other != 0):
            return Facts(shape, f.dtype if f.dtype == "int64" else unknown(str), False, False, integral=True)
        return Facts(shape)
    if isinstance(other, float) and f.dtype == "int64" and op in ("+", "-", "*"):
        return Facts(shape, "float64", finite)
    return Facts(shape)


def between(op, f, g, aligned):
    """Both are columns (or a column and an array)."""
    shape = f.shape
    if not known(g.dtype):
        return Facts(shape)
    if f.dtype == "bool" and g.dtype == "bool" and op == "-" and aligned:
        raise TypeError("numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor, the `^` "
                        "operator, or the logical_xor function instead.")
    if aligned and has_text(f) and only_text(f) and op in ("-", "/", "//", "**", "*"):
        if only_text(g) or (op != "*" and certain(is_true_number(g.dtype))):
            raise TypeError("unsupported operand type(s) for " + op + ": 'str' and 'str'")
    if aligned and op == "+" and has_text(f) and only_text(f) and certain(is_true_number(g.dtype)):
        raise TypeError('can only concatenate str (not "int") to str')
    if aligned and op in ("+", "-", "/") and certain(is_true_number(f.dtype)) and has_rows(f) and only_text(g):
        raise TypeError("unsupported operand type(s) for " + op + ": 'int' and 'str'")
    if aligned and op == "+" and only_text(f) and only_text(g):
        return Facts(shape, text_dtype(), False, False, kinds=("str",))
    if certain(starts(f.dtype, "datetime64")) and certain(starts(g.dtype, "datetime64")) and op in ("+", "*", "/"):
        raise TypeError("cannot add DatetimeArray and DatetimeArray")
    if not certain(is_number(f.dtype)) or not certain(is_number(g.dtype)):
        return Facts(shape)
    floats = f.dtype.startswith("float") or g.dtype.startswith("float")
    whole = f.dtype == "int64" and g.dtype == "int64"
    none = aligned and no(f.nan) and no(g.nan)
    if op == "/":
        return Facts(shape, "float64" if whole else unknown(str))
    if whole and aligned and op in ("+", "-", "*"):
        return Facts(shape, "int64", False, False, integral=True)
    if f.dtype == "float64" or g.dtype == "float64":
        return Facts(shape, "float64", False if none and op in ("+", "-", "*") and no(f.inf) and no(g.inf) else None)
    if floats and f.dtype == g.dtype:
        return Facts(shape, f.dtype)
    return Facts(shape)


def compare(op, f, other):
    """Raises where `f op other` does; the result is a column of bools."""
    if op in ORDER and known(f.dtype) and known(other):
        if is_text(other) and certain(is_number(f.dtype)):
            raise TypeError("Invalid comparison between dtype=" + f.dtype + " and str")
        # A missing value compares as false.
        if is_plain_number(other) and not isinstance(other, bool) and other == other:
            if has_text(f):
                raise TypeError("'" + op + "' not supported between instances of 'str' and '" + type_name(other) + "'")
            if f.dtype.startswith("datetime64"):
                raise TypeError("Invalid comparison between dtype=" + f.dtype + " and " + type_name(other))
        if isinstance(other, Facts) and known(other.dtype):
            if has_text(f) and only_text(f) and certain(is_true_number(other.dtype)):
                raise TypeError("'" + op + "' not supported between instances of 'str' and 'int'")
            if has_text(other) and only_text(other) and certain(is_true_number(f.dtype)) and has_rows(f):
                raise TypeError("'" + op + "' not supported between instances of 'int' and 'str'")
    return nowhere(f.shape) if is_never(op, f, other) else Facts(f.shape, "bool", False, False)


def nowhere(shape):
    """Facts of a column of bools of which none is true."""
    return Facts(shape, "bool", False, False, labels=[False])


def is_nowhere(f):
    return isinstance(f, Facts) and known(f.labels) and f.labels == [False] and certain(f.dtype == "bool")


def is_never(op, f, other):
    """Whether `f op other` is true of no value: no value is equal, or all lie on the other side."""
    if not known(other) or isinstance(other, Facts) or other is None or op == "!=":
        return False
    if is_text(other):
        return op == "==" and (certain(is_number(f.dtype)) or is_text_of_numbers(f, other) or is_no_label(f, other))
    if not is_plain_number(other) or isinstance(other, bool):
        return False
    if op == "==" and is_no_label(f, other):
        return True
    below = op in ("==", ">", ">=") and (certain(f.high < other) or op == ">" and certain(f.high == other))
    return below or op in ("==", "<", "<=") and (certain(f.low > other) or op == "<" and certain(f.low == other))


def is_no_label(f, other):
    plain = certain(is_number(f.dtype)) or certain(is_textual(f.dtype))
    return plain and known(f.labels) and known(length_of(f.labels)) and certain(other not in f.labels)


def is_text_of_numbers(f, text):
    """Whether a column of a file is compared with the text of a number: had all its values been such, pandas would
    have made numbers of them, which equal no text."""
    if known(f.dtype) or not certain(f.read) or not certain(float_text(text)) or not text.strip()[:1].isdigit():
        return False
    return presume("all values of the column that is compared with " + repr(text) + " are numbers in its file: pandas then made "
                   "numbers of them, which equal no text")


def logical(op, f, other):
    """Facts of `f & other` and its kin; raises for floats with bools and for strings."""
    if known(f.dtype) and f.dtype.startswith("float") and is_scalar(other) and isinstance(other, (bool, int)):
        name = {"&": "and_", "|": "or_", "^": "xor"}[op]
        raise TypeError("Cannot perform '" + name + "' with a dtyped [" + f.dtype + "] array and scalar of type ["
                        + ("bool" if isinstance(other, bool) else "int") + "]")
    if isinstance(other, Facts) and certain(f.dtype == "bool") and certain(other.dtype == "bool"):
        if op == "&" and (is_nowhere(f) or is_nowhere(other)) or op == "|" and is_nowhere(f) and is_nowhere(other):
            return nowhere(f.shape)
        return Facts(f.shape, "bool", False, False)
    if certain(f.dtype == "bool") and known(other) and isinstance(other, bool):
        return Facts(f.shape, "bool", False, False)
    return Facts(f.shape)


def check_number(f, what):
    """Raises for `-column`, `abs(column)` and the like of strings."""
    if certain(is_textual(f.dtype)) and has_text(f):
        raise TypeError("bad operand type for " + what + ": 'str'")
