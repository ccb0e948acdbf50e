"""Functions that work element by element: arithmetic, comparison, mathematics."""

from models.crane import certain, known, require, unknown, version
from models.data import Facts, facts as facts_of_any
import models.numpy.kinds as kinds
from models.numpy.arithmetic import compute, compute_unary
from models.numpy.base import Base
from models.numpy.facts import changed, type_text, typed, values_of
from models.numpy.conversion import asarray
from models.numpy.dims import same_shape, size_of, text, try_broadcast
from models.numpy.exceptions import UFuncTypeError
from models.numpy.nd import MOST_VALUES, element, make, ndarray, result

SYMBOLS = {"add": "+", "subtract": "-", "multiply": "*", "divide": "/", "floor_divide": "//", "remainder": "%",
           "power": "** or pow()", "bitwise_and": "&", "bitwise_or": "|", "bitwise_xor": "^", "left_shift": "<<",
           "right_shift": ">>", "less": "<", "less_equal": "<=", "greater": ">", "greater_equal": ">="}

COMPARISONS = ("equal", "not_equal", "less", "less_equal", "greater", "greater_equal")

#: Which dtype kinds a function of one argument refuses: with UFuncTypeError, with TypeError; and what it gives.
#: "float": the float that fits; "same"; "bool"; "real": same, of complex the float.
SMOOTH = ("", "USMmV", "float")
ANGLE = ("", "cUSMmV", "float")
UNARY = {
    "absolute": ("USMV", "", "real"), "negative": ("USMV", "b", "same"), "positive": ("bUSMV", "", "same"),
    "sign": ("bUSMV", "", "same"), "invert": ("", "fcUSMmV", "same"), "logical_not": ("", "USMmV", "bool"),
    "isfinite": ("", "USOV", "bool"), "isinf": ("", "USOV", "bool"), "isnan": ("", "USOV", "bool"),
    "isnat": ("", "biufcUSO", "bool"), "signbit": ("", "cUSOMmV", "bool"),
    "conjugate": ("", "USMmV", "same"), "square": ("", "USMmV", "same"), "reciprocal": ("", "USMmV", "same"),
    "ceil": ("", "cUSMmV", "round"), "floor": ("", "cUSMmV", "round"), "trunc": ("", "cUSMmV", "round"),
    "cbrt": ANGLE, "deg2rad": ANGLE, "degrees": ANGLE, "fabs": ANGLE, "rad2deg": ANGLE, "radians": ANGLE, "spacing": ANGLE,
}

#: The same for functions of two.
BINARY = {
    "add": ("", ""), "subtract": ("", ""), "multiply": ("", ""), "divide": ("", "US"), "floor_divide": ("", "cUS"),
    "remainder": ("", "cUS"), "power": ("", "US"), "float_power": ("", "USO"), "fmod": ("", "cUSM"),
    "bitwise_and": ("", "fcUSMm"), "bitwise_or": ("", "fcUSMm"), "bitwise_xor": ("", "fcUSMm"),
    "left_shift": ("", "fcUSMm"), "right_shift": ("", "fcUSMm"), "arctan2": ("", "cUSMm"), "hypot": ("", "cUSM"),
    "copysign": ("", "cUSOM"), "heaviside": ("", "cUSOM"), "logaddexp": ("", "cUSOM"), "logaddexp2": ("", "cUSOM"),
    "nextafter": ("", "cUSOM"), "gcd": ("bfcUSM", ""), "lcm": ("bfcUSM", ""), "maximum": ("", ""), "minimum": ("", ""),
    "fmax": ("", ""), "fmin": ("", ""), "logical_and": ("", ""), "logical_or": ("", ""), "logical_xor": ("", ""),
}

TEXT_LOOPS = ("add", "multiply", "subtract", "maximum", "minimum", "fmax", "fmin")

FLOATS = ("divide", "float_power", "arctan2", "hypot", "copysign", "heaviside", "logaddexp", "logaddexp2", "nextafter")

#: Types of Python's own that have no methods such as sqrt.
PLAIN = ("str", "int", "float", "bool", "NoneType")


def is_number(x):
    return isinstance(x, (bool, int, float, complex)) and not isinstance(x, Base)


def foreign(x):
    """Whether a library's own type decides what an operation gives."""
    return not isinstance(x, (Base, list, tuple, bool, int, float, complex, str, bytes, range)) and x is not None


# One argument.


def unary(name, x):
    if not known(x):
        return unknown()
    if foreign(x):
        return foreign_unary(name, x)
    a = asarray(x)
    if not known(a):
        return unknown()
    about = a.__crane_array__()
    require_unary(name, about)
    dtype = unary_dtype(name, about.dtype)
    flat = values_of(a)
    if flat is not None:
        flat = compute_unary(name, flat, dtype)
    if not known(about.shape):
        return unknown()
    if len(about.shape) == 0:
        return element(dtype, flat[0] if flat is not None else None)
    return make(unary_facts(name, about, dtype), flat)


def foreign_unary(name, x):
    if not hasattr(x, "__crane_ufunc__"):
        return unknown()
    about = facts_of_any(x)
    if about.columns is None:
        require_unary(name, about)
    return x.__crane_ufunc__(name, unary_dtype(name, about.dtype))


#: Functions that call an operator of each object, which None does not have (NumPy 1.26 and 2.4).
NEED_A_NUMBER = ("absolute", "negative", "positive", "square", "sign", "floor", "ceil", "trunc", "rint", "isnan", "isinf", "isfinite")


def require_unary(name, about):
    kind = kinds.letter(about.dtype)
    if not known(kind):
        return
    loop, plain, gives = UNARY[name] if name in UNARY else SMOOTH
    if kind in loop:
        raise UFuncTypeError(f"ufunc '{name}' did not contain a loop with signature matching types ({about.dtype}) -> None")
    if name == "negative" and kind == "b":
        raise TypeError("The numpy boolean negative, the `-` operator, is not supported, use the `~` operator or the "
                        "logical_not function instead.")
    if kind in plain:
        raise TypeError(f"ufunc '{name}' not supported for the input types, and the inputs could not be safely "
                        "coerced to any supported types according to the casting rule ''safe''")
    if kind == "O" and name in NEED_A_NUMBER and known(about.kinds) and about.kinds == ("NoneType",) and certain(size_of(about.shape) > 0):
        raise TypeError(f"ufunc '{name}' has no loop for 'NoneType'")
    if kind == "O" and gives == "float" and known(about.kinds) and certain(size_of(about.shape) > 0):
        if len([k for k in about.kinds if k not in PLAIN]) == 0 and len(about.kinds) > 0:
            raise TypeError(f"loop of ufunc does not support argument 0 of type {about.kinds[0]} which has no callable "
                            f"{name} method")


def unary_dtype(name, dtype):
    gives = UNARY[name][2] if name in UNARY else "float"
    if gives == "bool":
        return "object" if name == "logical_not" and certain(dtype == "object") else "bool"
    kind = kinds.letter(dtype)
    if not known(kind):
        return unknown(str)
    if kind == "O":
        return dtype
    if gives == "float":
        return kinds.float_for(dtype) if kind in "biu" else dtype if kind in "fc" else unknown(str)
    if gives == "round":
        return dtype if kind == "f" else round_dtype(dtype)
    if gives == "real" and kind == "c":
        return "float64" if dtype == "complex128" else "float32"
    if kind == "b" and name in ("square", "reciprocal", "conjugate"):
        return "int8" if name != "conjugate" else unknown(str)
    return dtype if kind in "biufcm" else unknown(str)


def round_dtype(dtype):
    v = version("numpy")
    if certain(v < "2.0"):
        return kinds.float_for(dtype)
    return dtype if certain(v >= "2.2") else unknown(str)


#: Missing stays missing, and nothing finite becomes it.
KEEPS_NAN = ("absolute", "negative", "positive", "square", "ceil", "floor", "trunc", "rint", "sign", "exp", "exp2", "tanh",
             "arctan", "cbrt", "degrees", "radians", "deg2rad", "rad2deg", "fabs", "conjugate", "expm1")


def unary_facts(name, about, dtype):
    new = typed(about.shape, dtype)
    if certain(new.nan == False) or not known(dtype) or kinds.letter(dtype) not in "fc":  # noqa: E712
        return new
    if certain(about.nan == True):  # noqa: E712
        new.nan = True
    elif name in KEEPS_NAN and certain(about.nan == False):  # noqa: E712
        new.nan = False
    return new


# Two arguments.


def operator(name, x, y):
    """An operator's method: NotImplemented where the other operand's type is to decide."""
    other = y if isinstance(x, Base) else x
    if not known(other) and not is_number(other):
        return unknown()
    if name == "remainder" and isinstance(x, str):
        return unknown(str)
    if foreign(other):
        return NotImplemented if hasattr(other, "__crane_ufunc__") else unknown()
    if name == "multiply" and isinstance(other, (str, list, tuple)) and is_scalar(x if other is y else y):
        return repetition(x if other is y else y)
    if isinstance(other, str) and is_scalar(x if other is y else y) and not isinstance(x, Base):
        return text_and_scalar(name, x, y)
    return binary(name, x, y)


def text_and_scalar(name, x, y):
    """Python's str comes first."""
    if name == "add":
        raise TypeError(f'can only concatenate str (not "{type_text(y)}") to str')
    return unknown()


def is_scalar(x):
    return isinstance(x, Base) and not isinstance(x, ndarray)


def repetition(times):
    """A sequence times a NumPy scalar is Python's repetition."""
    kind = kinds.letter(times._about.dtype)
    if known(kind) and kind in "fc":
        raise TypeError(f"can't multiply sequence by non-int of type '{type_text(times)}'")
    return unknown()


def compare(name, x, y):
    return operator(name, x, y)


def binary(name, x, y):
    if not known(x) and not is_number(x) or not known(y) and not is_number(y):
        return unknown()
    if foreign(x) or foreign(y):
        return foreign_binary(name, x, y)
    if isinstance(x, str) and isinstance(y, str) and name in COMPARISONS:
        return unknown()
    a, b = asarray(x), asarray(y)
    if not known(a) or not known(b):
        return unknown()
    fa, fb = a._about, b._about
    if name in ("equal", "not_equal") and not comparable(fa.dtype, fb.dtype):
        return unequal(fa, fb)
    require_binary(name, a, b)
    if name == "power":
        require_powers(a, b)
    shape = broadcast_operands(name, fa.shape, fb.shape)
    dtype = binary_dtype(name, x, y, fa, fb)
    if not known(shape):
        return make(Facts(shape, dtype)) if sure_array(fa, fb) else unknown()
    flat = binary_values(name, a, b, shape, dtype)
    if len(shape) == 0:
        return element(dtype, flat[0] if flat is not None else None)
    return make(binary_facts(name, a, b, shape, dtype), flat)


def sure_array(fa, fb):
    """Whether one operand certainly has a dimension."""
    return known(fa.shape) and len(fa.shape) > 0 or known(fb.shape) and len(fb.shape) > 0


def broadcast_operands(name, a, b):
    shape = try_broadcast(a, b)
    if shape is not None:
        return shape
    raise ValueError(f"operands could not be broadcast together with shapes {text(a)} {text(b)} ")


def comparable(a, b):
    """Whether two dtypes are compared value by value; False only where each pair is unequal."""
    x, y = kinds.letter(a), kinds.letter(b)
    return not (certain(kinds.is_kind(a, "US")) and certain(kinds.is_kind(b, "biufc"))
                or certain(kinds.is_kind(b, "US")) and certain(kinds.is_kind(a, "biufc"))) if known(x) and known(y) else True


def unequal(fa, fb):
    """Texts against numbers: all unequal since NumPy 1.25, a warning and a plain bool before."""
    if not certain(version("numpy") >= "1.25"):
        return unknown()
    shape = try_broadcast(fa.shape, fb.shape)
    if shape is None:
        # The operator and the function say so with different exceptions.
        return unknown()
    return result(shape, "bool")


def require_binary(name, a, b):
    x, y = kinds.letter(a._about.dtype), kinds.letter(b._about.dtype)
    if not known(x) or not known(y):
        return
    if name in COMPARISONS:
        require_order(name, a, b, x, y)
        return
    if x == "O" or y == "O":
        require_objects(name, a, b)
        return
    if name == "subtract" and x == "b" and y == "b":
        raise TypeError("numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor, the `^` "
                        "operator, or the logical_xor function instead.")
    if x in "MmV" or y in "MmV":
        return
    if name in ("logical_and", "logical_or", "logical_xor") and "U" in (x, y):
        require(not certain(version("numpy") < "2.0"), UFuncTypeError, f"ufunc '{name}' did not contain a loop")
        return
    loop, plain = BINARY[name] if name in BINARY else ("", "")
    if name in TEXT_LOOPS and "U" in (x, y) or x in loop or y in loop:
        require_text_loop(name, x, y, a, b)
        return
    if x in plain or y in plain:
        refuse_kinds(name)


def require_powers(a, b):
    whole = certain(kinds.is_kind(a._about.dtype, "iu")) and certain(kinds.is_kind(b._about.dtype, "iu"))
    if not whole or not certain(size_of(a._about.shape) != 0):
        return
    flat = values_of(b)
    if flat is not None:
        for v in flat:
            require(not certain(v < 0), ValueError, "Integers to negative integer powers are not allowed.")


def refuse_kinds(name):
    raise TypeError(f"ufunc '{name}' not supported for the input types, and the inputs could not be safely coerced to "
                    "any supported types according to the casting rule ''safe''")


def require_text_loop(name, x, y, a, b):
    message = (f"ufunc '{name}' did not contain a loop with signature matching types "
               f"({a._about.dtype}, {b._about.dtype}) -> None")
    both = x == "U" and y == "U"
    if both and name == "add":
        require(not certain(version("numpy") < "2.0"), UFuncTypeError, message)
        return
    if both and name in ("maximum", "minimum", "fmax", "fmin"):
        require(not certain(version("numpy") < "2.0"), UFuncTypeError, message)
        return
    if name == "multiply" and "U" in (x, y) and not both and (x in "iub" or y in "iub"):
        require(not certain(version("numpy") < "2.0"), UFuncTypeError, message)
        require(not certain(version("numpy") >= "2.5"), TypeError,
                "The 'out' kwarg is necessary when using the string multiply ufunc directly.")
        return
    raise UFuncTypeError(message)


def require_order(name, a, b, x, y):
    """Ordering texts and numbers."""
    if name in ("equal", "not_equal"):
        return
    if "O" in (x, y):
        require_objects(name, a, b)
    elif (x in "US") != (y in "US") and x in "USbiufc" and y in "USbiufc":
        raise UFuncTypeError(f"ufunc '{name}' did not contain a loop with signature matching types "
                             f"({a._about.dtype}, {b._about.dtype}) -> None")


def require_objects(name, a, b):
    """None, or texts, among objects, where each element's own operation refuses."""
    if not certain(size_of(a._about.shape) > 0) or not certain(size_of(b._about.shape) > 0) or name not in SYMBOLS:
        return
    left, right = kinds_in(a), kinds_in(b)
    if len(left) != 1 or len(right) != 1:
        return
    if refuses(name, left[0], right[0]):
        l, r = left[0], right[0]
        if name in ("less", "less_equal", "greater", "greater_equal"):
            raise TypeError(f"'{SYMBOLS[name]}' not supported between instances of '{l}' and '{r}'")
        if name == "add" and l == "str":
            raise TypeError(f'can only concatenate str (not "{r}") to str')
        raise TypeError(f"unsupported operand type(s) for {SYMBOLS[name]}: '{l}' and '{r}'")


def refuses(name, l, r):
    numbers = ("int", "float", "bool")
    if l not in numbers + ("str", "NoneType") or r not in numbers + ("str", "NoneType"):
        return False
    if l == "NoneType" or r == "NoneType":
        return not (name == "remainder" and l == "str")
    if (l == "str") != (r == "str"):
        if name in ("multiply", "remainder"):
            return not (name == "remainder" and l == "str") and not (name == "multiply" and "float" not in (l, r))
        return True
    return l == "str" and name in ("subtract", "multiply", "divide", "floor_divide", "power")


def kinds_in(array):
    """Type names of Python that occur in an array, as object operations see them; empty if not known."""
    about = array.__crane_array__()
    kind = kinds.letter(about.dtype)
    if kind == "O":
        return about.kinds if known(about.kinds) else ()
    return ({"b": "bool", "i": "int", "u": "int", "f": "float", "U": "str"}[kind],) if known(kind) and kind in "biufU" else ()


def binary_dtype(name, x, y, fa, fb):
    if name in COMPARISONS or name in ("logical_and", "logical_or", "logical_xor"):
        objects = certain(fa.dtype == "object") or certain(fb.dtype == "object")
        return unknown(str) if objects else "bool"
    common = common_dtype(name, x, y, fa, fb)
    kind = kinds.letter(common)
    if not known(kind):
        return unknown(str)
    if kind == "O":
        return common
    if name in FLOATS or name == "divide":
        if kind in "biu":
            return division_dtype(name, common)
        return common if kind in "fc" and name != "float_power" else unknown(str)
    if kind == "b" and name in ("floor_divide", "remainder", "power", "left_shift", "right_shift", "fmod"):
        return "int8"
    return common if kind in "biufc" else unknown(str)


def division_dtype(name, common):
    return "float64" if name in ("divide", "float_power") else kinds.float_for(common)


def common_dtype(name, x, y, fa, fb):
    """The dtype of an operation on two operands: Python's numbers give way to arrays."""
    if is_number(x) and is_number(y):
        return kinds.promote(fa.dtype, fb.dtype)
    if is_number(y):
        return weak_dtype(name, fa, y)
    if is_number(x):
        return weak_dtype(name, fb, x)
    a, b = fa.dtype, fb.dtype
    if not known(a) or not known(b) or a == b:
        return kinds.promote(a, b)
    if scalar_like(fa) == scalar_like(fb) or certain(version("numpy") >= "2.0"):
        return kinds.promote(a, b)
    return unknown(str)


def weak_dtype(name, about, x):
    if name in FLOATS and isinstance(x, int) and certain(kinds.is_kind(about.dtype, "iu")):
        return about.dtype
    if name == "power" and scalar_like(about) and not certain(version("numpy") >= "2.0"):
        return unknown(str)
    if scalar_like(about) and not certain(version("numpy") >= "2.0"):
        return kinds.promote(about.dtype, kinds.of_scalar(x))
    return kinds.with_weak(about.dtype, x)


def scalar_like(about):
    return known(about.shape) and len(about.shape) == 0


def binary_values(name, a, b, shape, dtype):
    """The values, where both operands' are known and simple."""
    x, y = values_of(a), values_of(b)
    if x is None or y is None or not known(dtype):
        return None
    size = size_of(shape)
    if not known(size) or size > MOST_VALUES:
        return None
    if len(x) == 1:
        x = x * size
    if len(y) == 1:
        y = y * size
    if len(x) != size or len(y) != size:
        return None
    if certain(same_shape(a._about.shape, shape)) or size_of(a._about.shape) == 1:
        if certain(same_shape(b._about.shape, shape)) or size_of(b._about.shape) == 1:
            return compute(name, x, y, dtype)
    return None


def binary_facts(name, a, b, shape, dtype):
    new = typed(shape, dtype)
    if not known(dtype) or kinds.letter(dtype) not in ("f", "c") or name not in ("add", "subtract", "multiply", "divide"):
        return new
    fa, fb = a.__crane_array__(), b.__crane_array__()
    if (certain(fa.nan == True) or certain(fb.nan == True)) and certain(size_of(shape) > 0):  # noqa: E712
        new.nan = True
    elif certain(fa.nan == False) and certain(fb.nan == False) and name != "divide":  # noqa: E712
        if certain(fa.inf == False) and certain(fb.inf == False):  # noqa: E712
            new.nan = False
    return new


def foreign_binary(name, x, y):
    """At least one operand is of another library's type."""
    dtype = "bool" if name in COMPARISONS else unknown(str)
    for operand in (x, y):
        if foreign(operand):
            return operand.__crane_ufunc__(name, dtype) if hasattr(operand, "__crane_ufunc__") else unknown()
    return unknown()


def in_place(name, array, other):
    """`array += other`: the array keeps its shape and dtype, and the result must fit both."""
    if not known(other) and not is_number(other) or foreign(other):
        changed(array)
        return array
    operand = asarray(other)
    if not known(operand) or certain(kinds.is_kind(array._about.dtype, "US")):
        changed(array)
        return array
    require_cast(name, array, operand, other)
    new = binary(name, array, other)
    if not known(new) or not isinstance(new, Base):
        changed(array)
        return array
    made, own = new._about, array._about
    if known(made.shape) and known(own.shape) and known(made.dtype):
        same = len(made.shape) == len(own.shape)
        require(same and same_shape(made.shape, own.shape), ValueError,
                f"non-broadcastable output operand with shape {text(own.shape)} doesn't match the broadcast shape "
                f"{text(made.shape)}")
    flat = values_of(new)
    changed(array)
    if flat is not None and certain(made.dtype == own.dtype) and certain(same_shape(made.shape, own.shape)):
        array._flat = flat
        array._counted = False
    return array


def require_cast(name, array, operand, other):
    """The result's dtype must go into the array's; that is looked at before the shapes."""
    own = array._about.dtype
    if certain(operand._about.dtype == "object") and certain(kinds.is_kind(own, "biufcU")):
        made = "O"
    else:
        require_binary(name, array, operand)
        made = binary_dtype(name, array, other, array._about, operand._about)
    fits = False if made == "O" else kinds.can_cast_same_kind(made, own)
    require(fits, UFuncTypeError,
            f"Cannot cast ufunc '{name}' output from dtype('{made}') to dtype('{own}') with casting rule 'same_kind'")
