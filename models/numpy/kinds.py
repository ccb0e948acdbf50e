"""dtypes by name: parsing, kinds and promotion. Names are "float64", "bool", "str", "object", "datetime64[ns]", …"""

from models.crane import certain, known, possible, require, unknown, version

NAMES = {
    "?": "bool", "bool": "bool", "bool_": "bool", "b1": "bool",
    "b": "int8", "i1": "int8", "int8": "int8", "byte": "int8",
    "h": "int16", "i2": "int16", "int16": "int16", "short": "int16",
    "i": "int32", "i4": "int32", "int32": "int32", "intc": "int32",
    "l": "int64", "q": "int64", "p": "int64", "n": "int64", "i8": "int64", "int64": "int64", "int": "int64", "int_": "int64",
    "intp": "int64", "long": "int64", "longlong": "int64",
    "B": "uint8", "u1": "uint8", "uint8": "uint8", "ubyte": "uint8",
    "H": "uint16", "u2": "uint16", "uint16": "uint16", "ushort": "uint16",
    "I": "uint32", "u4": "uint32", "uint32": "uint32", "uintc": "uint32",
    "L": "uint64", "Q": "uint64", "P": "uint64", "N": "uint64", "u8": "uint64", "uint64": "uint64", "uint": "uint64", "uintp": "uint64",
    "ulong": "uint64", "ulonglong": "uint64",
    "e": "float16", "f2": "float16", "float16": "float16", "half": "float16",
    "f": "float32", "f4": "float32", "float32": "float32", "single": "float32",
    "d": "float64", "f8": "float64", "float64": "float64", "float": "float64", "double": "float64",
    "g": "float128", "f16": "float128", "longdouble": "float128", "float128": "float128",
    "F": "complex64", "c8": "complex64", "complex64": "complex64", "csingle": "complex64",
    "D": "complex128", "c16": "complex128", "complex128": "complex128", "complex": "complex128", "cdouble": "complex128",
    "O": "object", "object": "object", "object_": "object",
    "U": "str", "str": "str", "str_": "str", "S": "bytes", "bytes": "bytes", "bytes_": "bytes",
    "V": "void", "void": "void",
    "M8[ns]": "datetime64[ns]", "m8[ns]": "timedelta64[ns]", "datetime64": "datetime64", "timedelta64": "timedelta64",
    "M": "datetime64", "m": "timedelta64", "M8": "datetime64", "m8": "timedelta64",
}

#: Accepted by some versions only, or by none that is common; nothing is said of them.
DOUBTFUL = ("float_", "complex_", "string_", "unicode_", "unicode", "string", "int0", "uint0", "bool8", "str0", "bytes0",
            "object0", "void0", "longfloat", "clongdouble", "clongfloat", "singlecomplex", "cfloat", "longcomplex",
            "complex256", "float96", "complex192", "float80")

ITEM_SIZES = {"bool": 1, "int8": 1, "uint8": 1, "int16": 2, "uint16": 2, "float16": 2, "int32": 4, "uint32": 4,
              "float32": 4, "int64": 8, "uint64": 8, "float64": 8, "complex64": 8, "complex128": 16, "float128": 16,
              "object": 8}

LETTERS = {"bool": "b", "object": "O", "str": "U", "bytes": "S", "void": "V"}


def parse(spelled):
    """The name of a dtype given as text."""
    if not known(spelled):
        return unknown(str)
    plain = spelled
    if len(spelled) > 1 and spelled[0] in "<>=|":
        plain = spelled[1:]
    if plain in NAMES:
        return NAMES[plain]
    if plain.startswith(("datetime64[", "timedelta64[")):
        return plain
    if plain.startswith(("M8[", "m8[")):
        return ("datetime64" if plain[0] == "M" else "timedelta64") + plain[2:]
    if plain[:1] in ("U", "S", "V", "a") and plain[1:].isdigit():
        return {"U": "str", "S": "bytes", "V": "void", "a": "bytes"}[plain[0]]
    if plain.isalpha() and len(plain) > 2 and plain not in DOUBTFUL or plain in ("Int64", "Float64", "Int32", "Float32"):
        raise TypeError(f"data type '{spelled}' not understood")
    return unknown(str)


def letter(name):
    """NumPy's dtype.kind: one of b i u f c O U S M m V, or unknown."""
    if not known(name):
        return unknown(str)
    if name in LETTERS:
        return LETTERS[name]
    for start, kind in (("int", "i"), ("uint", "u"), ("float", "f"), ("complex", "c"), ("datetime64", "M"),
                        ("timedelta64", "m")):
        if name.startswith(start):
            return kind
    return unknown(str)


def is_kind(name, letters):
    """Whether the dtype's kind is one of these letters; unknown if the dtype is."""
    kind = letter(name)
    return kind in letters if known(kind) else unknown(bool)


def item_size(name):
    return ITEM_SIZES[name] if known(name) and name in ITEM_SIZES else unknown(int)


def bits(name):
    return ITEM_SIZES[name] * 8


def limits(name):
    """Lowest and highest value of an integer dtype."""
    n = bits(name)
    if name.startswith("u"):
        return 0, 2 ** n - 1
    return -(2 ** (n - 1)), 2 ** (n - 1) - 1


def float_for(name):
    """The smallest float that NumPy promotes an integer dtype to."""
    size = ITEM_SIZES[name]
    if name == "bool" or size == 1:
        return "float16"
    return "float32" if size == 2 else "float64"


def promote(a, b):
    """np.promote_types; unknown where it depends on more than the names, or is refused."""
    if not known(a) or not known(b):
        return unknown(str)
    if a == b:
        return a
    if a == "object" or b == "object":
        return "object"
    x, y = letter(a), letter(b)
    if x in "biufc" and y in "biufc":
        return promote_numbers(a, b, x, y)
    if "U" in (x, y) and x in "biufcUS" and y in "biufcUS":
        return "str"
    return unknown(str)


def promote_numbers(a, b, x, y):
    if x == "b":
        return b
    if y == "b":
        return a
    order = "iufc"
    if order.index(x) > order.index(y):
        a, b, x, y = b, a, y, x
    if x == y:
        return a if ITEM_SIZES[a] >= ITEM_SIZES[b] else b
    if y == "u":
        if ITEM_SIZES[a] > ITEM_SIZES[b]:
            return a
        return {1: "int16", 2: "int32", 4: "int64", 8: "float64"}[ITEM_SIZES[b]]
    real = a if x == "f" else float_for(a)
    if y == "f":
        return real if ITEM_SIZES[real] >= ITEM_SIZES[b] else b
    if real == "float128" or b == "complex256":
        return unknown(str)
    return "complex128" if real == "float64" or b == "complex128" else "complex64"


def promote_all(names):
    out = names[0]
    for name in names[1:]:
        out = promote(out, name)
    return out


def of_scalar(x):
    """The dtype of a Python scalar's array."""
    if isinstance(x, bool):
        return "bool"
    if isinstance(x, int):
        return "int64"
    if isinstance(x, float):
        return "float64"
    if isinstance(x, complex):
        return "complex128"
    if isinstance(x, str):
        return "str"
    return "bytes" if isinstance(x, bytes) else unknown(str)


def with_weak(name, x):
    """The dtype of an operation on an array of a dtype and a Python number."""
    if not known(name):
        return unknown(str)
    if name == "object":
        return name
    kind = letter(name)
    if not certain(is_kind(name, "biufc")):
        return unknown(str)
    if isinstance(x, bool):
        return name
    if isinstance(x, int):
        if kind == "b":
            return "int64"
        if kind in "iu":
            return with_weak_int(name, x)
        return name
    if isinstance(x, float):
        return name if kind in "fc" else "float64"
    if kind == "c":
        return name
    return "complex64" if name in ("float32", "float16") else "complex128"


def with_weak_int(name, x):
    low, high = limits(name)
    if certain(x >= low) and certain(x <= high):
        return name
    new = version("numpy") >= "2.0"
    if certain(new) and not (possible(x >= low) and possible(x <= high)):
        raise OverflowError(f"Python integer {x} out of bounds for {name}")
    return name if certain(new) else unknown(str)


def require_in_range(name, x):
    """A Python integer that becomes an element of an integer dtype: wrapped with a warning before NumPy 2."""
    low, high = limits(name)
    inside = possible(x >= low) and possible(x <= high)
    require(inside or not certain(version("numpy") >= "2.0"), OverflowError, f"Python integer {x} out of bounds for {name}")


def can_cast_same_kind(a, b):
    """np.can_cast(a, b, "same_kind") for numbers; unknown for others."""
    x, y = letter(a), letter(b)
    if not known(x) or not known(y) or x not in "biufc" or y not in "biufc":
        return unknown(bool)
    if x == "u" and y == "i":
        return True
    return "buifc".index(x) <= "buifc".index(y) or (x == "i" and y == "i")
