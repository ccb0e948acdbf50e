"""Eager tensors: shape and dtype."""

from models.crane import assume, certain, known, many, type_name, unknown
from models.data import Facts, facts
from models.keras.errors import InvalidArgumentError
from models._std import may_fail

#: Names that NumPy's arrays have and tensors only after `experimental_enable_numpy_behavior()`.
OF_NUMPY = ("T", "astype", "ravel", "transpose", "reshape", "clip", "size", "tolist", "data")
#: Names of PyTorch, pandas and NumPy that no tensor has.
FOREIGN = ("detach", "values", "item", "mean", "sum", "max", "min", "std", "view", "permute", "unsqueeze", "squeeze", "flatten", "argmax",
           "copy", "append", "backward", "to", "iloc", "loc", "columns", "head", "fillna", "dot", "any", "all", "cuda", "requires_grad")


class TensorShape:
    """tf.TensorShape."""

    __real__ = "tensorflow.python.framework.tensor_shape.TensorShape"
    __immutable__ = True

    def __init__(self, dims):
        self.dims_ = dims

    def __getattr__(self, name):
        return unknown()

    def __len__(self):
        return len(self.dims_)

    def __iter__(self):
        return iter(self.dims_)

    def __getitem__(self, key):
        if not known(self.dims_):
            return unknown()
        return TensorShape(self.dims_[key]) if isinstance(key, slice) else self.dims_[key]

    def __eq__(self, other):
        return self.dims_ == (other.dims_ if isinstance(other, TensorShape) else tuple(other) if isinstance(other, (list, tuple)) else unknown())

    def __ne__(self, other):
        return not self == other

    def as_list(self):
        return list(self.dims_)

    @property
    def rank(self):
        return len(self.dims_)

    @property
    def ndims(self):
        return len(self.dims_)


class EagerTensor:
    __real__ = "tensorflow.python.framework.ops.EagerTensor"
    __immutable__ = True

    def __init__(self, dims=None, dtype=None):
        self.dims_ = unknown() if dims is None else dims
        self.kind_ = unknown(str) if dtype is None else dtype

    def __crane_array__(self):
        return Facts(self.dims_, self.kind_)

    def __getattr__(self, name):
        if name in OF_NUMPY:
            assume("the tensor does not behave as NumPy's arrays (experimental_enable_numpy_behavior)")
            raise AttributeError(f"EagerTensor object has no attribute '{name}'. If you are looking for numpy-related methods, please run the "
                                 "following: tf.experimental.numpy.experimental_enable_numpy_behavior()")
        if name in FOREIGN:
            raise AttributeError(f"'tensorflow.python.framework.ops.EagerTensor' object has no attribute '{name}'")
        return unknown()

    @property
    def shape(self):
        return TensorShape(self.dims_)

    @property
    def ndim(self):
        return len(self.dims_)

    @property
    def dtype(self):
        return unknown()

    @property
    def device(self):
        return unknown(str)

    def get_shape(self):
        return TensorShape(self.dims_)

    def set_shape(self, shape):
        may_fail()

    def numpy(self):
        from models.numpy.nd import make

        if certain(self.kind_ == "string") or not known(self.dims_) or len(self.dims_) == 0:
            return unknown()
        return make(Facts(self.dims_, self.kind_))

    def cpu(self):
        return self

    def __len__(self):
        if known(self.dims_) and len(self.dims_) == 0:
            raise TypeError("Scalar tensor has no `len()`")
        return self.dims_[0] if known(self.dims_) and known(self.dims_[0]) else unknown(int)

    def __iter__(self):
        if not known(self.dims_):
            may_fail()
            return iter(many(unknown()))
        if len(self.dims_) == 0:
            raise TypeError("Cannot iterate over a scalar tensor.")
        return iter(many(EagerTensor(self.dims_[1:], self.kind_), self.dims_[0] if known(self.dims_[0]) else None))

    def __index__(self):
        if known(self.dims_) and len(self.dims_) > 0:
            raise TypeError("only integer scalar arrays can be converted to a scalar index")
        may_fail()
        return unknown(int)

    def __bool__(self):
        self.alone_("The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()", ValueError)
        return unknown(bool)

    def __int__(self):
        self.alone_("only length-1 arrays can be converted to Python scalars", TypeError)
        return unknown(int)

    def __float__(self):
        self.alone_("only length-1 arrays can be converted to Python scalars", TypeError)
        return unknown(float)

    def alone_(self, message, exception):
        """Raises for what surely has more than one element."""
        if known(self.dims_) and all([known(d) for d in self.dims_]):
            number = 1
            for d in self.dims_:
                number = number * d
            if number > 1:
                raise exception(message)
        else:
            may_fail()

    def __hash__(self):
        raise TypeError("Tensor is unhashable. Instead, use tensor.ref() as the key.")

    def __format__(self, spec):
        if spec != "" and known(self.dims_) and len(self.dims_) > 0:
            raise TypeError("unsupported format string passed to numpy.ndarray.__format__")
        return unknown(str)

    def __repr__(self):
        return unknown(str)

    def __setitem__(self, key, value):
        raise TypeError("'tensorflow.python.framework.ops.EagerTensor' object does not support item assignment")

    def __getitem__(self, key):
        for part in key if isinstance(key, tuple) else (key,):
            if isinstance(part, (str, float)) is True and type_name(part) in ("str", "float"):
                raise TypeError("Only integers, slices (`:`), ellipsis (`...`), tf.newaxis (`None`) and scalar tf.int32/tf.int64 tensors are "
                                f"valid indices, got {part!r}")
        if not known(self.dims_):
            may_fail()
            return EagerTensor(None, self.kind_)
        if isinstance(key, int) is True:
            if len(self.dims_) == 0 or known(key) and known(self.dims_[0]) and not -self.dims_[0] <= key < self.dims_[0]:
                raise InvalidArgumentError(f"slice index {key} of dimension 0 out of bounds. [Op:StridedSlice] name: strided_slice/")
            if not known(key) or not known(self.dims_[0]):
                may_fail()
            return EagerTensor(self.dims_[1:], self.kind_)
        if isinstance(key, slice):
            return EagerTensor((unknown(int),) + self.dims_[1:], self.kind_)
        may_fail()
        return EagerTensor(None, self.kind_)

    def with_(self, other):
        """What an operator gives: the same shape with a scalar, otherwise nothing is said."""
        if isinstance(other, (int, float)) is True:
            return EagerTensor(self.dims_, self.kind_)
        if other is None or isinstance(other, (dict, set)) is True:
            raise ValueError(f"Attempt to convert a value ({other}) with an unsupported type ({type(other)}) to a Tensor.")
        may_fail()
        shape = facts(other).shape
        return EagerTensor(self.dims_ if certain(shape == self.dims_) else None, self.kind_)

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = with_

    def __truediv__(self, other):
        may_fail()
        return EagerTensor(self.dims_ if isinstance(other, (int, float)) is True else None)

    def compared_(self, other):
        may_fail()
        return EagerTensor(self.dims_ if isinstance(other, (int, float)) is True else None, "bool")

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = compared_

    def other_(self, other):
        may_fail()
        return EagerTensor()

    __matmul__ = __rmatmul__ = __pow__ = __rpow__ = __mod__ = __floordiv__ = __rtruediv__ = other_
    __and__ = __or__ = __xor__ = other_

    def __neg__(self):
        return EagerTensor(self.dims_, self.kind_)

    def __abs__(self):
        return EagerTensor(self.dims_, self.kind_)


def dims_of(shape):
    """A shape given as an int or a sequence; unknown for others."""
    if isinstance(shape, int) is True:
        return (shape,)
    if known(shape) and isinstance(shape, (list, tuple)):
        return tuple(shape)
    if isinstance(shape, TensorShape):
        return shape.dims_
    return unknown()


def kind_of(dtype, default):
    """A dtype's name: a str, or an attribute of tf whose name is not followed."""
    if dtype is None:
        return default
    return dtype if known(dtype) and isinstance(dtype, str) else unknown(str)


def tensor_from(summary):
    structure = summary.get("structure", {})
    shape = structure.get("shape")
    dims = unknown() if shape is None else tuple([unknown(int) if d is None else d for d in shape])
    return EagerTensor(dims, summary.get("types", {}).get("dtype"))
