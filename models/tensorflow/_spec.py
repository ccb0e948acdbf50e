"""tf.TensorSpec: what is said of a tensor without its values."""

from models.crane import known, unknown
from models.tensorflow.create import dims_of
from models.tensorflow.dtypes import DType, name_of
from models.tensorflow.tensor import Shape, Tensor, tensor


class TensorSpec:
    __real__ = "tensorflow.python.framework.tensor.TensorSpec"

    def __init__(self, shape, dtype="float32", name=None):
        self._dims = dims_of(shape, TypeError) if known(shape) and shape is not None else unknown()
        self._kind = name_of(dtype)
        self.name = name

    @property
    def shape(self):
        return Shape(self._dims)

    @property
    def dtype(self):
        return DType(self._kind)

    @property
    def rank(self):
        return len(self._dims) if known(self._dims) else unknown(int)


def spec_of(x):
    """The specification of an element. A size that is not known may be open."""
    if not known(x):
        return unknown()
    if isinstance(x, tuple):
        return tuple([spec_of(i) for i in x])
    if isinstance(x, dict):
        return {k: spec_of(x[k]) for k in x}
    if not isinstance(x, Tensor):
        return unknown()
    dims = x._about.shape
    return TensorSpec(tuple([d if known(d) else unknown() for d in dims]) if known(dims) else unknown(), x._about.dtype)


def element_of(signature):
    """The elements that a signature promises."""
    if not known(signature):
        return unknown()
    if isinstance(signature, (tuple, list)):
        return tuple([element_of(i) for i in signature])
    if isinstance(signature, dict):
        return {k: element_of(signature[k]) for k in signature}
    if not isinstance(signature, TensorSpec):
        return unknown()
    dims = signature._dims
    return tensor(tuple([unknown(int) if not known(d) or d is None else d for d in dims]) if known(dims) else unknown(), signature._kind)


def element_from(types, shapes):
    """The same of `output_types` and `output_shapes`."""
    if not known(types):
        return unknown()
    if isinstance(types, (tuple, list)):
        each = known(shapes) and isinstance(shapes, (tuple, list)) and len(shapes) == len(types)
        return tuple([element_from(types[i], shapes[i] if each else unknown()) for i in range(len(types))])
    if isinstance(types, dict):
        return unknown()
    dims = dims_of(shapes) if known(shapes) and shapes is not None else unknown()
    return tensor(tuple([unknown(int) if not known(d) or d is None else d for d in dims]) if known(dims) else unknown(), name_of(types))
