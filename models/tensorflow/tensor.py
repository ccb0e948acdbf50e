"""Eager tensors, and the symbolic ones that a mapped function is given."""

from models.crane import assume, certain, instance, known, many, require, unknown
from models.data import Facts, facts
from models.keras.errors import InvalidArgumentError
from models.keras.shapes import broadcast, differ, is_open, product, shown, sliced
from models.tensorflow.dtypes import DType, is_int
from models.tensorflow.mode import MODE


class Tensor:
    """`_about`: Facts. `_graph`: made inside a traced function, where other exceptions are raised. `_tapes`: how many
    tapes recorded when it was made."""

    __real__ = ("tensorflow.python.framework.ops.EagerTensor", "tensorflow.python.framework.tensor.Tensor",
                "tensorflow.python.framework.ops.Tensor", "tensorflow.python.framework.ops.SymbolicTensor")
    __hash__ = None
    __callable__ = False
    _tapes = unknown(int)
    #: Whether the number of dimensions is surely open where the tensor is traced.
    _unranked = False

    def __init__(self, about, graph=False):
        self._about = about
        self._graph = graph

    def __crane_array__(self):
        return self._about

    def __crane_shown__(self, summary):
        """Shape and dtype as an output shows them, where they are not known."""
        from models.numpy.nd import shown_about
        kind = summary.get("types", {}).get("type")
        about = shown_about(self._about, summary) if kind is None or kind in self.__real__ else None
        if about is None:
            return False
        self._about = about
        return True

    @property
    def shape(self):
        return Shape(self._about.shape)

    def get_shape(self):
        return Shape(self._about.shape)

    @property
    def dtype(self):
        return DType(self._about.dtype)

    @property
    def ndim(self):
        return len(self._about.shape) if known(self._about.shape) else unknown(int)

    @property
    def device(self):
        return unknown(str)

    @property
    def name(self):
        return unknown(str)

    def numpy(self):
        if certain(self._graph):
            raise AttributeError("'SymbolicTensor' object has no attribute 'numpy'")
        from models.numpy.nd import result
        about = self._about
        if not known(about.shape) or certain(about.dtype == "string"):
            return unknown()
        if len(about.shape) == 0:
            return result((), about.dtype)
        from models.numpy.nd import make
        return make(about)

    def cpu(self):
        return self

    def gpu(self, *args):
        return unknown()

    def ref(self):
        return unknown()

    def set_shape(self, shape):
        return None

    def __len__(self):
        shape = self._about.shape
        if not known(shape):
            return unknown(int)
        require(len(shape) > 0, TypeError, "Scalar tensor has no `len()`")
        return unknown(int) if is_open(shape[0]) else shape[0]

    def __bool__(self):
        shape = self._about.shape
        size = product(shape) if known(shape) else None
        if not is_open(size) and size > 1 and not certain(self._graph):
            raise ValueError("The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()")
        return unknown(bool)

    def __index__(self):
        shape = self._about.shape
        if known(shape) and len(shape) > 0:
            raise TypeError("only integer scalar arrays can be converted to a scalar index")
        return unknown(int)

    def __int__(self):
        _one_element(self)
        return unknown(int)

    def __float__(self):
        _one_element(self)
        return unknown(float)

    def __iter__(self):
        shape = self._about.shape
        if not known(shape):
            return iter(many(unknown()))
        require(len(shape) > 0, TypeError, "Cannot iterate over a scalar tensor.")
        part = tensor_of(self._about.select(shape[1:]), self._graph)
        if not is_open(shape[0]) and shape[0] <= 64:
            return iter([part] * shape[0])
        return iter(many(part, unknown(int) if is_open(shape[0]) else shape[0]))

    def __getitem__(self, key):
        return indexed(self, key)

    def __setitem__(self, key, value):
        name = "SymbolicTensor" if certain(self._graph) else "tensorflow.python.framework.ops.EagerTensor"
        raise TypeError("'" + name + "' object does not support item assignment")

    def __getattr__(self, name):
        if certain(MODE["numpy"] == False):  # noqa: E712
            if name in _OF_NUMPY:
                assume("the tensor does not behave as NumPy's arrays (experimental_enable_numpy_behavior)")
                raise AttributeError("EagerTensor object has no attribute '" + name + "'. If you are looking for numpy-related methods, "
                                     "please run the following: tf.experimental.numpy.experimental_enable_numpy_behavior()")
            if name in _FOREIGN:
                raise AttributeError("'tensorflow.python.framework.ops.EagerTensor' object has no attribute '" + name + "'")
        return unknown()

    def __add__(self, other):
        return binary("AddV2", self, other)

    def __radd__(self, other):
        return binary("AddV2", other, self)

    def __sub__(self, other):
        return binary("Sub", self, other)

    def __rsub__(self, other):
        return binary("Sub", other, self)

    def __mul__(self, other):
        return binary("Mul", self, other)

    def __rmul__(self, other):
        return binary("Mul", other, self)

    def __truediv__(self, other):
        return binary("RealDiv", self, other)

    def __rtruediv__(self, other):
        return binary("RealDiv", other, self)

    def __floordiv__(self, other):
        return binary("FloorDiv", self, other)

    def __rfloordiv__(self, other):
        return binary("FloorDiv", other, self)

    def __mod__(self, other):
        return binary("FloorMod", self, other)

    def __pow__(self, other):
        return binary("Pow", self, other)

    def __rpow__(self, other):
        return binary("Pow", other, self)

    def __lt__(self, other):
        return compared("Less", self, other)

    def __le__(self, other):
        return compared("LessEqual", self, other)

    def __gt__(self, other):
        return compared("Greater", self, other)

    def __ge__(self, other):
        return compared("GreaterEqual", self, other)

    def __eq__(self, other):
        return unknown()

    def __ne__(self, other):
        return unknown()

    def __and__(self, other):
        return unknown()

    __rand__ = __or__ = __ror__ = __xor__ = __and__

    def __invert__(self):
        return tensor(self._about.shape, self._about.dtype, self._graph)

    def __neg__(self):
        return tensor(self._about.shape, self._about.dtype, self._graph)

    def __abs__(self):
        return tensor(self._about.shape, self._about.dtype, self._graph)

    def __matmul__(self, other):
        return matmul(self, other)

    def __rmatmul__(self, other):
        return matmul(other, self)


#: Names that NumPy's arrays have and tensors only after `experimental_enable_numpy_behavior()`.
_OF_NUMPY = ("T", "astype", "ravel", "transpose", "reshape", "clip", "size", "tolist", "data")
#: Names of PyTorch, pandas and NumPy that no tensor has.
_FOREIGN = ("detach", "values", "item", "mean", "sum", "max", "min", "std", "view", "permute", "unsqueeze", "squeeze", "flatten", "argmax",
            "copy", "append", "backward", "to", "iloc", "loc", "columns", "head", "fillna", "dot", "any", "all", "cuda", "requires_grad",
            "fit", "predict", "keys", "items", "lower", "upper", "split", "strip", "decode", "replace")


def _one_element(x):
    shape = x._about.shape
    size = product(shape) if known(shape) else None
    if not is_open(size) and size != 1 and not certain(x._graph):
        raise TypeError("only length-1 arrays can be converted to Python scalars")


class Shape:
    """tf.TensorShape."""

    __real__ = "tensorflow.python.framework.tensor_shape.TensorShape"
    __immutable__ = True

    def __init__(self, dims):
        self._of = dims
        if known(dims) and not isinstance(dims, (tuple, list)):
            self._of = dims._of if isinstance(dims, Shape) else unknown()

    def __getitem__(self, key):
        if not known(self._of):
            return unknown()
        if isinstance(key, slice):
            return Shape(tuple(self._of)[key])
        return self._of[key]

    def __len__(self):
        return len(self._of) if known(self._of) else unknown(int)

    def __iter__(self):
        return iter(self._of) if known(self._of) else iter(many(unknown(int)))

    def __eq__(self, other):
        if not known(other) or not known(self._of):
            return unknown(bool)
        if isinstance(other, Shape):
            other = other._of
        if not known(other):
            return unknown(bool)
        return tuple(self._of) == tuple(other) if isinstance(other, (tuple, list)) else unknown(bool)

    def __ne__(self, other):
        same = self.__eq__(other)
        return not same if known(same) else unknown(bool)

    def __add__(self, other):
        return unknown()

    __radd__ = __add__

    def as_list(self):
        return list(self._of) if known(self._of) else unknown(list)

    def num_elements(self):
        size = product(self._of) if known(self._of) else None
        return unknown(int) if is_open(size) else size

    @property
    def rank(self):
        return len(self._of) if known(self._of) else unknown(int)

    @property
    def ndims(self):
        return self.rank


def tensor(shape, dtype, graph=False):
    """A tensor of which only shape and dtype are known."""
    return tensor_of(Facts(shape, dtype), graph)


def tensor_of(about, graph=False):
    new = instance(Tensor)
    new._about = about
    new._graph = graph
    new._tapes = MODE["tapes"]
    return new


def is_tensor(x):
    return known(x) and isinstance(x, Tensor)


def fail(graph, eager_error, graph_error, message):
    raise (graph_error if certain(graph) else eager_error)(message)


def _operand(x, partner):
    """(shape, dtype, kind) of an operand; kind: "tensor", "array", "scalar"; None where it is not known."""
    if not known(x):
        return None
    if isinstance(x, Tensor):
        return x._about.shape, x._about.dtype, "tensor"
    if isinstance(x, bool):
        return (), "bool", "scalar"
    if isinstance(x, int):
        return (), "int32", "scalar"
    if isinstance(x, float):
        return (), "float32", "scalar"
    if isinstance(x, (str, list, tuple, dict)) or x is None or not hasattr(x, "__crane_array__"):
        return None
    about = facts(x)
    return about.shape, unknown(str), "array"


def binary(op, x, y):
    """An arithmetic operator. A tensor's dtype decides: arrays and numbers are converted to it where they can be."""
    a, b = _operand(x, y), _operand(y, x)
    graph = is_tensor(x) and certain(x._graph) or is_tensor(y) and certain(y._graph)
    if a is None or b is None or not certain(MODE["numpy"] == False):  # noqa: E712
        return unknown()
    dtype = _common(op, a, b, graph)
    shape = broadcast(a[0], b[0])
    if shape is None:
        fail(graph, InvalidArgumentError, ValueError, "Incompatible shapes: " + _text(a[0]) + " vs. " + _text(b[0]) + " [Op:" + op + "]")
    return tensor(_unopened(shape), dtype, graph)


def _unopened(shape):
    return tuple([unknown(int) if d is None else d for d in shape]) if known(shape) else unknown()


def _text(shape):
    return "[" + ",".join([str(d) if known(d) else "?" for d in shape]) + "]"


def _common(op, a, b, graph):
    s, t = a[1], b[1]
    if a[2] == "tensor" and b[2] == "tensor":
        if known(s) and known(t) and s != t:
            if op == "RealDiv":
                raise TypeError("`x` and `y` must have the same dtype, got tf." + s + " != tf." + t + ".")
            fail(graph, InvalidArgumentError, TypeError, "cannot compute " + op + " as input #1(zero-based) was expected to be a " + s
                 + " tensor but is a " + t + " tensor [Op:" + op + "]")
    dtype = s if a[2] == "tensor" else t
    other = b if a[2] == "tensor" else a
    if dtype_is_bool(dtype) and op in ("AddV2", "Sub", "Mul") and not certain(graph):
        raise InvalidArgumentError("Value for attr 'T' of bool is not in the list of allowed values [Op:" + op + "]")
    if other[2] == "scalar" and known(dtype):
        if other[1] == "float32" and certain(is_int(dtype)):
            if op == "RealDiv" and a[2] == "tensor":
                raise TypeError("`x` and `y` must have the same dtype, got tf." + dtype + " != tf.float32.")
            if op in ("AddV2", "Mul") and a[2] == "tensor" or op == "Sub" and a[2] == "tensor":
                if op == "AddV2" and not certain(graph):
                    raise InvalidArgumentError("cannot compute AddV2 as input #1(zero-based) was expected to be a " + dtype
                                               + " tensor but is a float tensor [Op:AddV2]")
            raise TypeError("Cannot convert a float to EagerTensor of dtype " + dtype)
    if op == "RealDiv" and known(dtype) and dtype.startswith(("int", "uint")):
        return "float64" if dtype in ("int32", "int64", "uint32", "uint64") else "float32"
    return dtype


def dtype_is_bool(dtype):
    return known(dtype) and dtype == "bool"


def compared(op, x, y):
    a, b = _operand(x, y), _operand(y, x)
    if a is None or b is None or not certain(MODE["numpy"] == False):  # noqa: E712
        return unknown()
    graph = certain(x._graph)
    if a[2] == "tensor" and b[2] == "tensor" and known(a[1]) and known(b[1]) and a[1] != b[1]:
        fail(graph, InvalidArgumentError, TypeError, "cannot compute " + op + " as input #1(zero-based) was expected to be a " + a[1]
             + " tensor but is a " + b[1] + " tensor [Op:" + op + "]")
    if b[2] == "scalar" and b[1] == "float32" and certain(is_int(a[1])):
        raise TypeError("Cannot convert " + str(y) + " to EagerTensor of dtype " + a[1])
    shape = broadcast(a[0], b[0])
    if shape is None:
        fail(graph, InvalidArgumentError, ValueError, "Incompatible shapes: " + _text(a[0]) + " vs. " + _text(b[0]) + " [Op:" + op + "]")
    return tensor(_unopened(shape), "bool", graph)


def matmul(x, y, transpose_a=False, transpose_b=False):
    a, b = _operand(x, y), _operand(y, x)
    graph = is_tensor(x) and certain(x._graph) or is_tensor(y) and certain(y._graph)
    if a is None or b is None or not known(a[0]) or not known(b[0]) or not certain(MODE["numpy"] == False):  # noqa: E712
        return unknown()
    dtype = a[1] if a[2] == "tensor" else b[1]
    if a[2] == "tensor" and b[2] == "tensor" and known(a[1]) and known(b[1]) and a[1] != b[1]:
        fail(graph, InvalidArgumentError, TypeError, "cannot compute MatMul as input #1(zero-based) was expected to be a " + a[1]
             + " tensor but is a " + b[1] + " tensor [Op:MatMul]")
    s, t = tuple(a[0]), tuple(b[0])
    if len(s) < 2 or len(t) < 2:
        fail(graph, InvalidArgumentError, ValueError, "In[0] and In[1] ndims must be == 2: " + str(min(len(s), len(t))) + " [Op:MatMul]")
    if not known(transpose_a) or not known(transpose_b):
        return tensor(unknown(), dtype, graph)
    if transpose_a:
        s = s[:-2] + (s[-1], s[-2])
    if transpose_b:
        t = t[:-2] + (t[-1], t[-2])
    if differ(s[-1], t[-2]):
        fail(graph, InvalidArgumentError, ValueError, "Matrix size-incompatible: In[0]: " + _text(s) + ", In[1]: " + _text(t)
             + " [Op:MatMul]")
    lead = broadcast(s[:-2], t[:-2])
    if lead is None:
        fail(graph, InvalidArgumentError, ValueError, "In[0] and In[1] must have compatible batch dimensions: " + _text(s) + " vs. "
             + _text(t) + " [Op:BatchMatMulV2]")
    return tensor(_unopened(lead) + (s[-2], t[-1]), dtype, graph)


_INDEX = "Only integers, slices (`:`), ellipsis (`...`), tf.newaxis (`None`) and scalar tf.int32/tf.int64 tensors are valid indices, got "


def indexed(x, key):
    shape, graph = x._about.shape, x._graph
    if not known(key) or not certain(MODE["numpy"] == False):  # noqa: E712
        return unknown()
    if isinstance(key, (str, float)):
        raise TypeError(_INDEX + repr(key))
    keys = key if isinstance(key, tuple) else (key,)
    if isinstance(key, list):
        return unknown()
    used = 0
    for k in keys:
        if not known(k):
            return tensor_of(x._about.select(unknown()), graph)
        if isinstance(k, (str, float)):
            raise TypeError(_INDEX + repr(k))
        if isinstance(k, Tensor):
            if certain(k._about.dtype == "bool"):
                return unknown()
            if known(k._about.shape) and len(k._about.shape) > 0:
                raise TypeError(_INDEX + "a tensor of shape " + shown(k._about.shape))
        elif isinstance(k, bool) or not (k is None or k is Ellipsis or isinstance(k, (int, slice))):
            if hasattr(k, "__crane_array__") and known(facts(k).shape) and len(facts(k).shape) > 0 and len(keys) == 1 \
                    and not certain(facts(k).dtype == "bool") and known(facts(k).dtype):
                raise TypeError(_INDEX + "an array of shape " + shown(facts(k).shape))
            return unknown()
        used = used + (0 if k is None or k is Ellipsis else 1)
    if not known(shape):
        return tensor_of(x._about.select(unknown()), graph)
    if used > len(shape):
        fail(graph, InvalidArgumentError, ValueError, "Index out of range using input dim " + str(len(shape)) + "; input has only "
             + str(len(shape)) + " dims [Op:StridedSlice]")
    out, at = [], 0
    for k in keys:
        if k is None:
            out.append(1)
        elif k is Ellipsis:
            rest = len(shape) - used
            out = out + list(shape[at:at + rest])
            at = at + rest
        elif isinstance(k, slice):
            size = sliced(shape[at], k)
            out.append(unknown(int) if size is None else size)
            at = at + 1
        else:
            if isinstance(k, int) and not is_open(shape[at]) and (k >= shape[at] or k < -shape[at]):
                fail(graph, InvalidArgumentError, ValueError, "slice index " + str(k) + " of dimension " + str(at)
                     + " out of bounds. [Op:StridedSlice]")
            at = at + 1
    return tensor_of(x._about.select(tuple(out + list(shape[at:]))), graph)
