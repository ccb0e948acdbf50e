"""torch.dtype, and which dtype an operation gives (the promotion rules of torch's "tensor attributes" page)."""

from models.crane import certain, known, type_name, unknown


class dtype:
    """A dtype is one object a name, so that `is` and `==` work as in torch."""

    __real__ = "torch.dtype"

    def __init__(self, name, kind, itemsize):
        self.name = name
        self.kind = kind  # 0 bool, 1 integer, 2 floating, 3 complex
        self.itemsize = itemsize
        self.is_floating_point = kind == 2
        self.is_complex = kind == 3
        self.is_signed = not name.startswith("u") and kind > 0

    def __repr__(self):
        return "torch." + self.name

    def __str__(self):
        return "torch." + self.name


bool_ = dtype("bool", 0, 1)
uint8 = dtype("uint8", 1, 1)
int8 = dtype("int8", 1, 1)
int16 = dtype("int16", 1, 2)
int32 = dtype("int32", 1, 4)
int64 = dtype("int64", 1, 8)
float16 = dtype("float16", 2, 2)
bfloat16 = dtype("bfloat16", 2, 2)
float32 = dtype("float32", 2, 4)
float64 = dtype("float64", 2, 8)
complex64 = dtype("complex64", 3, 8)
complex128 = dtype("complex128", 3, 16)
qint8 = dtype("qint8", 1, 1)
quint8 = dtype("quint8", 1, 1)

BY_NAME = {
    "bool": bool_, "uint8": uint8, "int8": int8, "int16": int16, "int32": int32, "int64": int64,
    "float16": float16, "bfloat16": bfloat16, "float32": float32, "float64": float64,
    "complex64": complex64, "complex128": complex128, "long": int64, "int": int32, "short": int16,
    "half": float16, "float": float32, "double": float64, "qint8": qint8, "quint8": quint8,
}

# How the messages of the C++ side name a dtype.
SCALAR_NAMES = {
    "bool": "Bool", "uint8": "Byte", "int8": "Char", "int16": "Short", "int32": "Int", "int64": "Long",
    "float16": "Half", "bfloat16": "BFloat16", "float32": "Float", "float64": "Double",
    "complex64": "ComplexFloat", "complex128": "ComplexDouble", "qint8": "QInt8", "quint8": "QUInt8",
}

C_NAMES = {
    "bool": "bool", "uint8": "unsigned char", "int8": "signed char", "int16": "short", "int32": "int",
    "int64": "long", "float16": "c10::Half", "bfloat16": "c10::BFloat16", "float32": "float",
    "float64": "double", "complex64": "c10::complex<float>", "complex128": "c10::complex<double>",
    "qint8": "signed char", "quint8": "unsigned char",
}


def is_dtype(x):
    """Whether x is certainly a dtype."""
    return known(x) and isinstance(x, dtype)


def named(name):
    """The dtype of a name such as "float32" or "torch.float32"; unknown for any other."""
    if not known(name) or not isinstance(name, str):
        return unknown()
    if name.startswith("torch."):
        name = name[6:]
    return BY_NAME[name] if name in BY_NAME else unknown()


def scalar_name(d):
    """"Float" for float32, as error messages say."""
    return SCALAR_NAMES[d.name]


def is_floating(d):
    """True, False or unknown: floating point or complex, so that it can require grad."""
    return d.kind >= 2 if is_dtype(d) else unknown(bool)


def differ(a, b):
    """Whether two dtypes are certainly not the same."""
    return is_dtype(a) and is_dtype(b) and a.name != b.name


def promote(a, b):
    """The dtype of an operation on two tensors that both have dimensions."""
    if not is_dtype(a) or not is_dtype(b):
        return unknown()
    if a.name == b.name:
        return a
    if a.kind != b.kind:
        high = a if a.kind > b.kind else b
        low = b if a.kind > b.kind else a
        if high.name == "complex64" and low.name == "float64":
            return complex128
        return high
    if a.kind == 2 and a.itemsize == 2 and b.itemsize == 2:
        return float32
    if a.kind == 1 and a.itemsize == b.itemsize:
        return int16  # uint8 with int8
    return a if a.itemsize > b.itemsize else b


def number_kind(x):
    """ "bool", "int", "float" or "complex" for what is certainly a Python number, whether its value is known or not."""
    name = type_name(x)
    return name if known(name) and name in ("bool", "int", "float", "complex") else None


def with_scalar(d, scalar):
    """The dtype of an operation on a tensor and a Python number."""
    kind = number_kind(scalar)
    if not is_dtype(d) or kind is None:
        return unknown()
    if kind == "bool":
        return d
    if kind == "int":
        return d if d.kind >= 1 else int64
    if kind == "float":
        return d if d.kind >= 2 else float32
    return d if d.kind == 3 else unknown()


def to_float(d):
    """The dtype of `exp`, `mean` over integers, true division, …: integers become the default float32."""
    if not is_dtype(d):
        return unknown()
    return d if d.kind >= 2 else float32


def of_scalar(x):
    """The dtype that `torch.tensor` gives to a Python number."""
    kind = number_kind(x)
    return {"bool": bool_, "int": int64, "float": float32, "complex": complex64}[kind] if kind is not None else unknown()


def certainly(d, name):
    """Whether d is certainly the dtype of that name."""
    return is_dtype(d) and certain(d.name == name)
