"""tf.DType and its instances."""

from models.crane import known, unknown


class DType:
    __real__ = "tensorflow.python.framework.dtypes.DType"
    __immutable__ = True

    def __init__(self, name):
        self.name = name

    def __eq__(self, other):
        if not known(other) or not known(self.name):
            return unknown(bool)
        if isinstance(other, DType):
            return self.name == other.name
        if isinstance(other, str):
            return self.name == other
        return unknown(bool)

    def __ne__(self, other):
        result = self.__eq__(other)
        return not result if known(result) else unknown(bool)

    def __hash__(self):
        return hash(self.name)

    @property
    def is_floating(self):
        return self.name in ("float16", "float32", "float64", "bfloat16") if known(self.name) else unknown(bool)

    @property
    def is_integer(self):
        return self.name.startswith(("int", "uint")) if known(self.name) else unknown(bool)

    @property
    def base_dtype(self):
        return self

    @property
    def as_numpy_dtype(self):
        return unknown()

    @property
    def max(self):
        return unknown()

    @property
    def min(self):
        return unknown()


bfloat16 = DType("bfloat16")
float16 = DType("float16")
float32 = DType("float32")
float64 = DType("float64")
int8 = DType("int8")
int16 = DType("int16")
int32 = DType("int32")
int64 = DType("int64")
uint8 = DType("uint8")
uint16 = DType("uint16")
uint32 = DType("uint32")
uint64 = DType("uint64")
bool_ = DType("bool")
string = DType("string")
complex64 = DType("complex64")
complex128 = DType("complex128")

_NAMES = ("bfloat16", "float16", "float32", "float64", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64",
          "bool", "string", "complex64", "complex128")


def name_of(dtype):
    """The name of what is given as a dtype; unknown for what is not understood."""
    if not known(dtype):
        return unknown(str)
    if isinstance(dtype, DType):
        return dtype.name
    if isinstance(dtype, str):
        plain = {"float": "float32", "double": "float64", "half": "float16"}.get(dtype, dtype)
        return plain if plain in _NAMES else unknown(str)
    if dtype is int:
        return "int64"
    if dtype is float:
        return "float32"
    if dtype is bool:
        return "bool"
    if dtype is str:
        return "string"
    return unknown(str)


def is_float(name):
    return name in ("float16", "float32", "float64", "bfloat16") if known(name) else unknown(bool)


def is_int(name):
    return name.startswith(("int", "uint")) if known(name) else unknown(bool)
