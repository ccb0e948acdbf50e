"""Tensors from values."""

from models.crane import certain, known, type_name, unknown
from models.data import Facts, facts
from models.keras.errors import InvalidArgumentError
from models.keras.shapes import differ, is_open, product, shown
from models.tensorflow.dtypes import is_int, name_of
from models.tensorflow.mode import MODE
from models.tensorflow.tensor import Shape, Tensor, tensor, tensor_of
from models._std import may_fail


def convert(x, dtype=None):
    """What tf.convert_to_tensor gives; raises for what is none."""
    if not known(x):
        return tensor(unknown(), name_of(dtype) if dtype is not None else unknown(str))
    if isinstance(x, Tensor):
        if dtype is not None:
            want = name_of(dtype)
            if known(want) and known(x._about.dtype) and want != x._about.dtype and certain(MODE["numpy"] == False):  # noqa: E712
                raise ValueError("Tensor conversion requested dtype " + want + " for Tensor with dtype " + x._about.dtype)
        return x
    if x is None or isinstance(x, dict):
        raise ValueError("Attempt to convert a value (" + ("None" if x is None else "a dict") + ") with an unsupported type (<class '"
                         + type_name(x) + "'>) to a Tensor.")
    if isinstance(x, (bool, int, float, str)):
        return tensor((), _wanted(dtype, _scalar(x)))
    if isinstance(x, (list, tuple)):
        return _from_list(x, dtype)
    if not hasattr(x, "__crane_array__"):
        return tensor(unknown(), unknown(str))
    about = facts(x)
    if certain(about.dtype == "object") and known(about.kinds) and len(about.kinds) > 0 and about.kinds != ("str",):
        others = [k for k in about.kinds if k != "str"]
        raise ValueError("Failed to convert a NumPy array to a Tensor (Unsupported object type " + others[0] + ").")
    own = about.dtype
    if known(own) and own in ("object", "str", "string"):
        own = "string" if certain(about.dtype != "object") or known(about.kinds) else unknown(str)
    new = about.copy()
    new.dtype = _wanted(dtype, own)
    new.columns = None
    return tensor_of(new)


def _scalar(x):
    if isinstance(x, bool):
        return "bool"
    if isinstance(x, int):
        return "int32" if -2147483648 <= x < 2147483648 else "int64"
    return "float32" if isinstance(x, float) else "string"


def _wanted(dtype, own):
    return own if dtype is None else name_of(dtype)


def _from_list(x, dtype):
    if not known(len(x)):
        return tensor(unknown(), name_of(dtype) if dtype is not None else unknown(str))
    if len(x) == 0:
        return tensor((0,), _wanted(dtype, "float32"))
    if len(x) > 300:
        about = facts(x)
        return tensor(about.shape, _wanted(dtype, unknown(str)))
    shape = _list_shape(x)
    about = facts(x) if known(shape) and len(shape) == 1 else Facts(shape)
    if known(shape) and len(shape) == 1 and all([known(i) and isinstance(i, (bool, int, float, str)) for i in x]):
        own = _list_dtype(x)
        if dtype is not None and certain(is_int(name_of(dtype))) and own in ("float32", "string"):
            raise TypeError("Cannot convert a list of " + own + " to EagerTensor of dtype " + name_of(dtype))
        new = about.copy()
        new.shape, new.dtype = shape, _wanted(dtype, own)
        return tensor_of(new)
    return tensor(shape, _wanted(dtype, unknown(str)))


def _list_dtype(x):
    kinds = [_scalar(i) for i in x]
    first = kinds[0]
    if first == "string" and not all([k == "string" for k in kinds]) or first != "string" and "string" in kinds:
        raise ValueError("Can't convert Python sequence with mixed types to Tensor.")
    if first == "bool":
        if not all([k == "bool" for k in kinds]):
            raise ValueError("Can't convert Python sequence with mixed types to Tensor.")
        return "bool"
    if "float32" in kinds:
        return "float32"
    return "int64" if "int64" in kinds else first


def _list_shape(x):
    """Shape of nested lists; refuses those whose lengths differ."""
    if not known(x):
        return unknown()
    if isinstance(x, (list, tuple)):
        if not known(len(x)):
            return unknown()
        if len(x) == 0:
            return (0,)
        parts = [_list_shape(i) for i in x[:300]]
        first = parts[0]
        if not all([known(p) for p in parts]):
            return unknown()
        for p in parts[1:]:
            if not all([known(d) for d in p + first]):
                return (len(x),) + (unknown(int),) * len(first) if len(p) == len(first) else unknown()
            if p != first:
                raise ValueError("Can't convert non-rectangular Python sequence to Tensor.")
        return (len(x),) + first
    if isinstance(x, (int, float, str, bool)):
        return ()
    if hasattr(x, "__crane_array__"):
        shape = facts(x).shape
        return tuple(shape) if known(shape) else unknown()
    return unknown()


def constant(value, dtype=None, shape=None, name="Const"):
    new = convert(value, dtype)
    if shape is None:
        return tensor_of(new._about)
    dims = dims_of(shape, TypeError)
    have = product(new._about.shape) if known(new._about.shape) else None
    want = product(dims) if known(dims) else None
    if not is_open(have) and not is_open(want) and have != want and have != 1:
        raise TypeError("Eager execution of tf.constant with unsupported shape. Tensor has " + str(have) + " elements, but got `shape` "
                        + shown(dims) + " with " + str(want) + " elements).")
    return tensor(dims, new._about.dtype)


def convert_to_tensor(value, dtype=None, dtype_hint=None, name=None):
    return convert(value, dtype)


def dims_of(shape, error=ValueError):
    """Dimensions of a shape argument: a list, a tuple, a TensorShape; unknown for tensors. `error`: what a text among numbers raises."""
    if not known(shape):
        return unknown()
    if isinstance(shape, Shape):
        return shape._of
    if isinstance(shape, (list, tuple)) and known(len(shape)):
        kinds = [isinstance(d, str) for d in shape if known(d)]
        if True in kinds and False in kinds:
            raise error("Can't convert Python sequence with mixed types to Tensor.")
        if all([not known(d) or isinstance(d, int) for d in shape]):
            return tuple(shape)
        return (unknown(int),) * len(shape)
    if isinstance(shape, int):
        return (shape,)
    return unknown()


def zeros(shape, dtype="float32", name=None, layout=None):
    return tensor(dims_of(shape), name_of(dtype))


def ones(shape, dtype="float32", name=None, layout=None):
    return tensor(dims_of(shape), name_of(dtype))


def fill(dims, value, name=None, layout=None):
    return tensor(dims_of(dims), convert(value)._about.dtype if known(value) else unknown(str))


def zeros_like(input, dtype=None, name=None, layout=None):
    new = convert(input)
    return tensor(new._about.shape, new._about.dtype if dtype is None else name_of(dtype), new._graph)


def ones_like(input, dtype=None, name=None, layout=None):
    return zeros_like(input, dtype)


def eye(num_rows, num_columns=None, batch_shape=None, dtype="float32", name=None):
    if batch_shape is not None:
        return unknown()
    return tensor((num_rows, num_rows if num_columns is None else num_columns), name_of(dtype))


def normal(shape, mean=0.0, stddev=1.0, dtype="float32", seed=None, name=None):
    # Tools for tests of migrated code refuse to draw what was drawn before.
    may_fail()
    return tensor(dims_of(shape), name_of(dtype))


def uniform(shape, minval=0, maxval=None, dtype="float32", seed=None, name=None):
    # Tools for tests of migrated code refuse to draw what was drawn before.
    may_fail()
    return tensor(dims_of(shape), name_of(dtype))


class Variable(Tensor):
    __real__ = ("tensorflow.python.ops.resource_variable_ops.ResourceVariable", "tensorflow.python.ops.variables.Variable")

    def __init__(self, initial_value=None, trainable=None, validate_shape=True, caching_device=None, name=None, variable_def=None,
                 dtype=None, *args, **kwargs):
        if initial_value is None and variable_def is None:
            raise ValueError("The `initial_value` arg to `tf.Variable` must be specified except when you are not providing a "
                             "`variable_def`. You provided neither.")
        plain = initial_value is not None and (isinstance(initial_value, Tensor) or not callable(initial_value))
        new = convert(initial_value, dtype) if plain else tensor(unknown(), unknown(str))
        super().__init__(new._about.with_shape(new._about.shape))

    def __setitem__(self, key, value):
        raise TypeError("'ResourceVariable' object does not support item assignment")

    def assign(self, value, use_locking=False, name=None, read_value=True):
        want, have = self._about.shape, facts(value).shape if known(value) and not isinstance(value, (list, tuple)) else _list_shape(value)
        if known(want) and known(have) and _other(want, have):
            raise ValueError("Cannot assign value to variable: Shape mismatch. The variable shape " + shown(want)
                             + ", and the assigned value shape " + shown(have) + " are incompatible.")
        return unknown()

    def assign_add(self, delta, *args, **kwargs):
        self._update(delta)
        return unknown()

    def assign_sub(self, delta, *args, **kwargs):
        self._update(delta)
        return unknown()

    def _update(self, delta):
        want, dtype = self._about.shape, self._about.dtype
        if not known(delta) or not isinstance(delta, Tensor):
            return
        if known(dtype) and known(delta._about.dtype) and dtype != delta._about.dtype:
            raise ValueError("Tensor conversion requested dtype " + dtype + " for Tensor with dtype " + delta._about.dtype)
        have = delta._about.shape
        if known(want) and known(have) and not certain(delta._graph) and _other(want, have):
            raise InvalidArgumentError("Cannot update variable with shape " + shown(want) + " using a Tensor with shape " + shown(have)
                                       + ", shapes must be equal.")


def _other(want, have):
    return len(want) != len(have) or any([differ(want[i], have[i]) for i in range(len(want))])
