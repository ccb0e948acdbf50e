"""The model of TensorFlow: Keras, eager tensors and datasets, and what little of the rest decides crashes."""

from models.crane import known, unknown
from models.data import facts
import models.keras as keras  # noqa: F401
import models.tensorflow.errors as errors
from models._std import may_fail as _may_fail
from models.tensorflow._tensor import EagerTensor as _EagerTensor
from models.tensorflow._tensor import dims_of as _dims_of
from models.tensorflow._tensor import kind_of as _kind_of
from models.tensorflow._tensor import tensor_from as _tensor_from

__pure__ = True
__removed__ = {name: ("2.0", "module 'tensorflow' has no attribute '" + name + "'") for name in (
    "placeholder", "Session", "InteractiveSession", "ConfigProto", "contrib", "app", "flags", "get_variable", "set_random_seed",
    "truncated_normal", "global_variables_initializer", "reset_default_graph", "layers", "logging", "gfile", "variable_scope",
    "get_default_graph", "random_normal", "random_uniform", "log", "placeholder_with_default", "all_variables", "initialize_all_variables",
    "mul", "sub", "div", "to_float", "to_int32", "global_variables", "trainable_variables", "get_collection", "assign", "arg_max")}

newaxis = None


def constant(value, dtype=None, shape=None, name="Const"):
    return _converted(value, dtype) if shape is None else _EagerTensor(_dims_of(shape), _kind_of(dtype, unknown(str)))


def convert_to_tensor(value, dtype=None, dtype_hint=None, name=None):
    return _converted(value, dtype)


def _converted(value, dtype):
    if value is None:
        raise ValueError("Attempt to convert a value (None) with an unsupported type (<class 'NoneType'>) to a Tensor.")
    if not known(value):
        _may_fail()
        return unknown()
    if isinstance(value, str):
        return _EagerTensor((), "string")
    if isinstance(value, (int, float)):
        return _EagerTensor((), _kind_of(dtype, None))
    if not hasattr(value, "__crane_array__") and not isinstance(value, (list, tuple)):
        _may_fail()
        return unknown()
    _may_fail()
    return _EagerTensor(facts(value).shape, _kind_of(dtype, None))


def zeros(shape, dtype=None, name=None, layout=None):
    return _filled(shape, dtype)


def ones(shape, dtype=None, name=None, layout=None):
    return _filled(shape, dtype)


def fill(dims, value, name=None, layout=None):
    return _EagerTensor(_dims_of(dims))


def _filled(shape, dtype):
    dims = _dims_of(shape)
    if not known(dims):
        _may_fail()
    return _EagerTensor(dims, _kind_of(dtype, "float32"))


def zeros_like(input, dtype=None, *args, **kwargs):
    return _alike(input)


def ones_like(input, dtype=None, *args, **kwargs):
    return _alike(input)


def cast(x, dtype, name=None):
    return _alike(x)


def identity(input, name=None):
    return _alike(input)


def sqrt(x, name=None):
    return _alike(x)


def square(x, name=None):
    return _alike(x)


def exp(x, name=None):
    return _alike(x)


def abs(x, name=None):
    return _alike(x)


def _alike(x):
    """A tensor of the same shape; symbolic ones stay unknown."""
    if not isinstance(x, _EagerTensor):
        _may_fail()
        return unknown()
    _may_fail()
    return _EagerTensor(x.dims_)


def expand_dims(input, axis, name=None):
    if not hasattr(input, "__crane_array__") or type(input).__name__ not in ("EagerTensor", "ndarray"):
        _may_fail()
        return unknown()
    dims = facts(input).shape
    if not known(dims) or not known(axis) or not isinstance(axis, int):
        _may_fail()
        return _EagerTensor()
    if not -len(dims) - 1 <= axis <= len(dims):
        raise errors.InvalidArgumentError(f"Tried to expand dim index {axis} for tensor with {len(dims)} dimensions. [Op:ExpandDims]")
    at = axis if axis >= 0 else axis + len(dims) + 1
    return _EagerTensor(dims[:at] + (1,) + dims[at:])


def _reduced(x, axis, keepdims, name):
    if not isinstance(x, _EagerTensor) or not known(x.dims_) or not known(axis) or not known(keepdims) or keepdims:
        _may_fail()
        return unknown()
    if axis is None:
        return _EagerTensor(())
    if not isinstance(axis, int):
        _may_fail()
        return _EagerTensor()
    if not -len(x.dims_) <= axis < len(x.dims_):
        raise errors.InvalidArgumentError(f"Invalid reduction dimension ({axis} for input with {len(x.dims_)} dimension(s)) [Op:{name}]")
    at = axis % len(x.dims_)
    return _EagerTensor(x.dims_[:at] + x.dims_[at + 1:])


def reduce_mean(input_tensor, axis=None, keepdims=False, name=None, **old):
    if old:
        # Names of TensorFlow 1.
        return unknown()
    return _reduced(input_tensor, axis, keepdims, "Mean")


def reduce_sum(input_tensor, axis=None, keepdims=False, name=None, **old):
    if old:
        # Names of TensorFlow 1.
        return unknown()
    return _reduced(input_tensor, axis, keepdims, "Sum")


def reduce_max(input_tensor, axis=None, keepdims=False, name=None, **old):
    if old:
        # Names of TensorFlow 1.
        return unknown()
    return _reduced(input_tensor, axis, keepdims, "Max")


def reduce_min(input_tensor, axis=None, keepdims=False, name=None, **old):
    if old:
        # Names of TensorFlow 1.
        return unknown()
    return _reduced(input_tensor, axis, keepdims, "Min")


def argmax(input, axis=None, output_type=None, name=None):
    return _reduced(input, 0 if axis is None else axis, False, "ArgMax")


def from_summary(summary):
    name = summary.get("types", {}).get("type", "").split(".")[-1]
    if name == "EagerTensor":
        return _tensor_from(summary)
    if name.endswith("Dataset") or name.endswith("DatasetV2"):
        from models.tensorflow.data import dataset_from

        return dataset_from(summary)
    return unknown()
