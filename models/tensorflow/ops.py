"""Functions of tensors: shapes, reductions, joining, what depends on dtypes."""

from models.crane import certain, known, type_name, unknown, version
from models.keras.base import KerasTensor
from models.keras.errors import InvalidArgumentError
from models.keras.shapes import differ, is_open, product, shown
from models.keras.versions import refuse
from models.tensorflow.create import convert, dims_of
from models.tensorflow.dtypes import is_float, name_of
from models.tensorflow.tensor import Tensor, binary, fail, tensor, tensor_of
from models.tensorflow.tensor import matmul as _matmul

_SYMBOLIC = ("A KerasTensor cannot be used as input to a TensorFlow function. A KerasTensor is a symbolic placeholder for a shape and "
             "dtype, used when constructing Keras Functional models or Keras Functions. You can only use it as input to a Keras layer "
             "or a Keras operation (from the namespaces `keras.layers` and `keras.operations`).")


def given(x):
    """x as a tensor; None for what is not known. Keras 3 refuses its symbolic tensors here."""
    if not known(x):
        return None
    if x is None:
        raise ValueError("Attempt to convert a value (None) with an unsupported type (<class 'NoneType'>) to a Tensor.")
    if isinstance(x, KerasTensor):
        if not x._sure:
            return None
        refuse(ValueError, None, _SYMBOLIC)
        return None
    if isinstance(x, (list, tuple)):
        for item in x:
            if not known(item):
                continue
            if isinstance(item, KerasTensor):
                if item._sure:
                    refuse(ValueError, None, _SYMBOLIC)
                return None
    if isinstance(x, (Tensor, bool, int, float, str, list, tuple)) or hasattr(x, "__crane_array__"):
        return convert(x)
    return None


def result(x, shape, dtype=None):
    return tensor(shape, x._about.dtype if dtype is None else dtype, x._graph)


def _same(x):
    t = given(x)
    return unknown() if t is None else result(t, t._about.shape)


def _float(op, x):
    """An element-wise function of floats."""
    t = given(x)
    if t is None:
        return unknown()
    dtype = t._about.dtype
    if known(dtype) and not isinstance(x, (list, tuple, int)) and (dtype.startswith(("int", "uint")) or dtype in ("bool", "string")):
        fail(t._graph, InvalidArgumentError, TypeError, "Value for attr 'T' of " + dtype + " is not in the list of allowed values: "
             "bfloat16, half, float, double, complex64, complex128 [Op:" + op + "]")
    return result(t, t._about.shape)


def sqrt(x, name=None):
    return _float("Sqrt", x)


def exp(x, name=None):
    return _float("Exp", x)


def log(x, name=None):
    return _float("Log", x)


def sin(x, name=None):
    return _float("Sin", x)


def cos(x, name=None):
    return _float("Cos", x)


def tanh(x, name=None):
    return _float("Tanh", x)


def sigmoid(x, name=None):
    return _float("Sigmoid", x)


def softmax(logits, axis=None, name=None):
    return _float("Softmax", logits)


def relu(features, name=None):
    return _same(features)


def square(x, name=None):
    return _same(x)


def abs_(x, name=None):
    return _same(x)


def round_(x, name=None):
    return _same(x)


def identity(input, name=None):
    return _same(input)


def stop_gradient(input, name=None):
    return _same(input)


def clip_by_value(t, clip_value_min, clip_value_max, name=None):
    return _same(t)


def _two(op, x, y):
    if given(x) is None or given(y) is None:
        return unknown()
    return binary(op, x if known(x) and isinstance(x, Tensor) else given(x), y)


def add(x, y, name=None):
    return _two("AddV2", x, y)


def subtract(x, y, name=None):
    return _two("Sub", x, y)


def multiply(x, y, name=None):
    return _two("Mul", x, y)


def matmul(a, b, transpose_a=False, transpose_b=False, *args, **kwargs):
    s, t = given(a), given(b)
    if s is None or t is None or len(args) > 0 or not known(kwargs) or len(kwargs) > 0:
        return unknown()
    if certain(s._about.dtype == "string"):
        fail(s._graph, InvalidArgumentError, TypeError, "Value for attr 'T' of string is not in the list of allowed values: bfloat16, half, "
             "float, double, int32, int64, uint32, uint64, complex64, complex128 [Op:MatMul]")
    return _matmul(a, b, transpose_a, transpose_b)


def cast(x, dtype, name=None):
    t = given(x)
    if t is None:
        return unknown()
    want = name_of(dtype)
    if certain(t._about.dtype == "string") and known(want) and want != "string":
        fail(t._graph, _unimplemented(), _unimplemented(), "Cast string to " + want + " is not supported [Op:Cast]")
    own = t._about.dtype
    if known(want) and want == "string" and known(own) and own != "string":
        fail(t._graph, _unimplemented(), _unimplemented(), "Cast " + own + " to string is not supported [Op:Cast]")
    if known(want) and certain(is_float(want)):
        about = t._about.copy()
        about.dtype = want
        return tensor_of(about, t._graph)
    return result(t, t._about.shape, want)


def _unimplemented():
    from models.keras.errors import UnimplementedError
    return UnimplementedError


def reshape(tensor, shape, name=None):
    t = given(tensor)
    if t is None:
        return unknown()
    dims = dims_of(shape)
    if not known(dims):
        return result(t, unknown())
    have = product(t._about.shape) if known(t._about.shape) else None
    free = [d for d in dims if known(d) and d == -1]
    if len(free) > 1:
        fail(t._graph, InvalidArgumentError, ValueError, "Only one input size may be -1, not both 0 and 1 [Op:Reshape]")
    want = product([1 if known(d) and d == -1 else d for d in dims])
    if not is_open(have) and not is_open(want):
        bad = have != want if len(free) == 0 else want == 0 or have % want != 0
        if bad and not (want == 0 and have == 0):
            fail(t._graph, InvalidArgumentError, ValueError, "Input to reshape is a tensor with " + str(have) + " values, but the "
                 "requested shape " + ("has " + str(want) if len(free) == 0 else "requires a multiple of " + str(want)) + " [Op:Reshape]")
    filled = unknown(int)
    if not is_open(have) and not is_open(want) and want != 0:
        filled = have // want
    about = t._about.with_shape(tuple([filled if known(d) and d == -1 else d for d in dims]))
    return tensor_of(about, t._graph)


def _axis(t, axis, op, extra=0):
    """A plain axis, or None; refuses one beyond the rank."""
    shape = t._about.shape
    if not known(shape) or not known(axis) or not isinstance(axis, int):
        return None
    n = len(shape) + extra
    if axis >= n or axis < -n:
        fail(t._graph, InvalidArgumentError, ValueError, "Invalid axis " + str(axis) + " for a tensor of " + str(len(shape))
             + " dimensions [Op:" + op + "]")
    return axis % n


def expand_dims(input, axis, name=None):
    t = given(input)
    if t is None:
        return unknown()
    at = _axis(t, axis, "ExpandDims", 1)
    if at is None:
        return result(t, unknown())
    shape = t._about.shape
    return tensor_of(t._about.with_shape(tuple(shape[:at]) + (1,) + tuple(shape[at:])), t._graph)


def squeeze(input, axis=None, name=None):
    t = given(input)
    if t is None:
        return unknown()
    shape = t._about.shape
    if not known(shape):
        return result(t, unknown())
    if axis is None:
        if any([is_open(d) for d in shape]):
            return result(t, unknown())
        return tensor_of(t._about.with_shape(tuple([d for d in shape if d != 1])), t._graph)
    axes = axis if known(axis) and isinstance(axis, (list, tuple)) else [axis]
    at = [_axis(t, a, "Squeeze") for a in axes]
    if any([a is None for a in at]):
        return result(t, unknown())
    for a in at:
        if differ(shape[a], 1):
            fail(t._graph, InvalidArgumentError, ValueError, "Can not squeeze dim[" + str(a) + "], expected a dimension of 1, got "
                 + str(shape[a]) + " [Op:Squeeze]")
    return tensor_of(t._about.with_shape(tuple([shape[i] for i in range(len(shape)) if i not in at])), t._graph)


def transpose(a, perm=None, conjugate=False, name="transpose"):
    t = given(a)
    if t is None:
        return unknown()
    shape = t._about.shape
    if not known(shape):
        return result(t, unknown())
    if perm is None:
        return tensor_of(t._about.with_shape(tuple([shape[-1 - i] for i in range(len(shape))])), t._graph)
    if not known(perm) or not isinstance(perm, (list, tuple)) or not all([known(i) and isinstance(i, int) for i in perm]):
        return result(t, (unknown(int),) * len(shape))
    if len(perm) != len(shape):
        fail(t._graph, InvalidArgumentError, ValueError, "transpose expects a vector of size " + str(len(shape))
             + ". But input(1) is a vector of size " + str(len(perm)) + " [Op:Transpose]")
    if not all([-len(shape) <= i < len(shape) for i in perm]):
        return result(t, (unknown(int),) * len(shape))
    return tensor_of(t._about.with_shape(tuple([shape[i] for i in perm])), t._graph)


def _reduced(op, x, axis, keepdims, dtype=None, older=None):
    if older is not None and not (known(older) and len(older) == 0):
        # Names of TensorFlow 1.
        if known(older) and certain(version("tensorflow") >= "2.0"):
            raise TypeError("reduce_" + op.lower() + "() got an unexpected keyword argument '" + list(older)[0] + "'")
        return unknown()
    t = given(x)
    if t is None:
        return unknown()
    shape = t._about.shape
    own = t._about.dtype if dtype is None else dtype
    if dtype is None and known(own) and own in ("bool", "string"):
        fail(t._graph, InvalidArgumentError, TypeError, "Value for attr 'T' of " + own + " is not in the list of allowed values [Op:"
             + op + "]")
    if axis is None:
        if not known(keepdims):
            return result(t, unknown(), own)
        return result(t, (1,) * len(shape) if keepdims and known(shape) else (unknown() if keepdims else ()), own)
    if not known(shape):
        return result(t, unknown(), own)
    axes = axis if known(axis) and isinstance(axis, (list, tuple)) else [axis]
    at = [_axis(t, a, op) for a in axes]
    if any([a is None for a in at]) or not known(keepdims):
        return result(t, unknown(), own)
    if keepdims:
        return result(t, tuple([1 if i in at else shape[i] for i in range(len(shape))]), own)
    return result(t, tuple([shape[i] for i in range(len(shape)) if i not in at]), own)


def reduce_sum(input_tensor, axis=None, keepdims=False, name=None, **older):
    return _reduced("Sum", input_tensor, axis, keepdims, None, older)


def reduce_mean(input_tensor, axis=None, keepdims=False, name=None, **older):
    return _reduced("Mean", input_tensor, axis, keepdims, None, older)


def reduce_max(input_tensor, axis=None, keepdims=False, name=None, **older):
    return _reduced("Max", input_tensor, axis, keepdims, None, older)


def reduce_min(input_tensor, axis=None, keepdims=False, name=None, **older):
    return _reduced("Min", input_tensor, axis, keepdims, None, older)


def reduce_prod(input_tensor, axis=None, keepdims=False, name=None, **older):
    return _reduced("Prod", input_tensor, axis, keepdims, None, older)


def argmax(input, axis=None, output_type="int64", name=None):
    return _reduced("ArgMax", input, 0 if axis is None else axis, False, name_of(output_type))


def argmin(input, axis=None, output_type="int64", name=None):
    return _reduced("ArgMin", input, 0 if axis is None else axis, False, name_of(output_type))


def _parts(values):
    """The tensors of a list; None where any is not known."""
    if not known(values) or not isinstance(values, (list, tuple)) or not known(len(values)) or len(values) == 0:
        return None
    given(values[0])
    parts = [given(v) for v in values]
    return None if any([p is None for p in parts]) else parts


def _check_same_dtype(parts, values, op):
    if not all([isinstance(v, Tensor) for v in values]):
        return
    for p in parts[1:]:
        a, b = parts[0]._about.dtype, p._about.dtype
        if known(a) and known(b) and a != b:
            fail(p._graph, InvalidArgumentError, TypeError, "cannot compute " + op + " as input #1(zero-based) was expected to be a " + a
                 + " tensor but is a " + b + " tensor [Op:" + op + "]")


def concat(values, axis, name="concat"):
    parts = _parts(values)
    if parts is None:
        return unknown()
    if known(axis) and axis is None:
        raise ValueError("Attempt to convert a value (None) with an unsupported type (<class 'NoneType'>) to a Tensor.")
    _check_same_dtype(parts, values, "ConcatV2")
    shapes = [p._about.shape for p in parts]
    first = parts[0]
    if not all([known(s) for s in shapes]) or not known(axis) or not isinstance(axis, int):
        return result(first, unknown())
    if len(parts) == 1:
        return first
    n = len(shapes[0])
    for s in shapes[1:]:
        if len(s) != n:
            fail(first._graph, InvalidArgumentError, ValueError, "ConcatOp : Ranks of all input tensors should match: shape[0] = "
                 + shown(shapes[0]) + " vs. shape[1] = " + shown(s) + " [Op:ConcatV2]")
    if n == 0:
        return unknown()
    at = _axis(first, axis, "ConcatV2")
    total = 0
    for s in shapes:
        for i in range(n):
            if i != at and differ(s[i], shapes[0][i]):
                fail(first._graph, InvalidArgumentError, ValueError, "ConcatOp : Dimension " + str(i) + " in both shapes must be equal: "
                     + "shape[0] = " + shown(shapes[0]) + " vs. shape[1] = " + shown(s) + " [Op:ConcatV2]")
        total = total + s[at] if known(total) and not is_open(s[at]) else unknown(int)
    return result(first, tuple(shapes[0][:at]) + (total,) + tuple(shapes[0][at + 1:]))


def stack(values, axis=0, name="stack"):
    parts = _parts(values)
    if parts is None:
        return unknown()
    first = parts[0]
    if known(axis) and (axis is None or isinstance(axis, str)):
        raise TypeError("'<' not supported between instances of '" + type_name(axis) + "' and 'int'")
    if known(axis) and isinstance(axis, int) and known(first._about.shape):
        n = len(first._about.shape) + 1
        if not -n <= axis < n:
            raise ValueError("Argument `axis` = " + str(axis) + " not in range [" + str(-n) + ", " + str(n) + ")")
    _check_same_dtype(parts, values, "Pack")
    shapes = [p._about.shape for p in parts]
    if not all([known(s) for s in shapes]):
        return result(first, unknown())
    for s in shapes[1:]:
        if len(s) != len(shapes[0]) or any([differ(s[i], shapes[0][i]) for i in range(len(s))]):
            fail(first._graph, InvalidArgumentError, ValueError, "Shapes of all inputs must match: values[0].shape = " + shown(shapes[0])
                 + " != values[1].shape = " + shown(s) + " [Op:Pack]")
    if not known(axis) or not isinstance(axis, int) or not -len(shapes[0]) - 1 <= axis <= len(shapes[0]):
        return result(first, unknown())
    at = axis % (len(shapes[0]) + 1)
    return result(first, tuple(shapes[0][:at]) + (len(parts),) + tuple(shapes[0][at:]))


def one_hot(indices, depth, on_value=None, off_value=None, axis=None, dtype=None, name=None):
    t = given(indices)
    if t is None:
        return unknown()
    own = t._about.dtype
    if isinstance(indices, Tensor) and known(own) and own in ("float32", "float64", "float16", "string", "bool"):
        fail(t._graph, InvalidArgumentError, TypeError, "Value for attr 'TI' of " + own + " is not in the list of allowed values: uint8, "
             "int8, int32, int64 [Op:OneHot]")
    shape = t._about.shape
    if axis is not None or not known(shape):
        return result(t, unknown(), unknown(str))
    return result(t, tuple(shape) + (depth if known(depth) and isinstance(depth, int) else unknown(int),),
                  "float32" if dtype is None and on_value is None and off_value is None else name_of(dtype))


def shape_(input, out_type="int32", name=None):
    t = given(input)
    return unknown() if t is None else result(t, (len(t._about.shape),) if known(t._about.shape) else (unknown(int),), unknown(str))


def range_(start, limit=None, delta=1, dtype=None, name="range"):
    n = unknown(int)
    if all([known(x) and isinstance(x, int) for x in (start, delta)]) and (limit is None or known(limit) and isinstance(limit, int)):
        a, b = (0, start) if limit is None else (start, limit)
        if delta > 0:
            n = max(0, -((a - b) // delta))
        return tensor((n,), "int32" if dtype is None else name_of(dtype))
    return tensor((n,), unknown(str))
