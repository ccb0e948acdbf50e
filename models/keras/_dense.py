"""Dense, Embedding, Flatten, Reshape and others that change the shape without a window."""

from models.crane import assume, certain, known, require, unknown
from models.data import facts
from models.keras._settings import activation
from models.keras.base import KerasTensor, Layer, Other, _start, incompatible, _start_any
from models.keras.errors import InvalidArgumentError
from models.keras.shapes import batch_of, dims_of, is_open, opened, pair, product, shown
from models.keras.versions import is_three, refuse, refuse_keyword


def Input(shape=None, batch_size=None, dtype=None, sparse=None, batch_shape=None, name=None, tensor=None, optional=False,
          ragged=None, type_spec=None, batch_input_shape=None):
    if batch_shape is None and batch_input_shape is not None:
        refuse(TypeError, None, "Input() got an unexpected keyword argument 'batch_input_shape'")
        batch_shape = batch_input_shape
    if batch_shape is not None:
        return KerasTensor(dims_of(batch_shape), dtype, None, None, name)
    if shape is None:
        if tensor is None and type_spec is None:
            refuse(ValueError, ValueError, "You must pass a `shape` argument.")
        elif type_spec is None:
            refuse(ValueError, None, "You must pass a `shape` argument.")
        return KerasTensor(unknown(), dtype, None, None, name)
    if known(shape) and isinstance(shape, int):
        refuse(ValueError, None, lambda: "Cannot convert '" + str(shape) + "' to a shape.")
    dims = batch_of(shape)
    _check_dims(dims)
    if known(dims) and known(batch_size) and batch_size is not None:
        dims = (batch_size,) + dims[1:]
    return KerasTensor(dims, dtype, None, None, name)


def _check_dims(dims):
    """Refuses what no dimension can be."""
    if not known(dims):
        return
    for d in dims:
        if known(d) and isinstance(d, (float, str)):
            refuse(ValueError, TypeError, lambda: "Cannot convert '" + shown(dims[1:]) + "' to a shape.")
        if known(d) and isinstance(d, int) and d < 0:
            refuse(ValueError, ValueError, lambda: "Cannot convert '" + shown(dims[1:])
                   + "' to a shape. Negative dimensions are not allowed.")


class InputLayer(Layer):
    def __init__(self, shape=None, batch_size=None, dtype=None, sparse=None, batch_shape=None, input_tensor=None,
                 optional=False, name=None, input_shape=None, **kwargs):
        _start(self, name, {})
        self._input = shape if shape is not None else input_shape
        if batch_shape is not None:
            dims = dims_of(batch_shape)
            self._input = dims[1:] if known(dims) else unknown()
        if self._input is None and input_tensor is None and known(kwargs) and len(kwargs) == 0:
            refuse(ValueError, None, "You must pass a `shape` argument.")

    def _shape(self, shape):
        return shape


class Dense(Layer):
    _least = 2

    def __init__(self, units=None, activation=None, use_bias=True, kernel_initializer="glorot_uniform", bias_initializer="zeros",
                 kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None,
                 bias_constraint=None, lora_rank=None, **kwargs):
        _start(self, None, kwargs)
        if certain(units is None):
            # Keras 1 had another name.
            refuse_keyword(TypeError, TypeError, "Dense.__init__() missing 1 required positional argument: 'units'")
            units = unknown(int)
        self.units = units
        self.use_bias = use_bias
        if known(activation) and activation is not None:
            _named(activation)

    def _shape(self, shape):
        if certain(shape[-1] is None) and self._last is None:
            refuse(ValueError, ValueError, lambda: "Shapes used to initialize variables must be fully-defined (no `None` "
                   + "dimensions). Received: shape=(None, " + str(self.units) + ") for variable path='" + self.name + "/kernel'")
        self._check_last(shape)
        return shape[:-1] + (self.units,)


_named = activation


class EinsumDense(Other):
    pass


class Embedding(Layer):
    def __init__(self, input_dim, output_dim, embeddings_initializer="uniform", embeddings_regularizer=None,
                 embeddings_constraint=None, mask_zero=False, weights=None, lora_rank=None, input_length=None, **kwargs):
        _start(self, None, kwargs)
        self.input_dim = input_dim
        self.output_dim = output_dim
        if input_length is not None and is_three() is False:
            # Keras 3 takes the setting and does nothing with it.
            self._input = (input_length,)

    def _shape(self, shape):
        return shape + (self.output_dim,)

    def _check_values(self, x):
        self._check_range(facts(x))

    def _check_range(self, about):
        """Refuses indices beyond the rows; a GPU gives zeros instead."""
        if certain(about.nan == True):  # noqa: E712
            assume("TensorFlow runs on an x86 processor, where a missing value becomes an index below zero")
            raise InvalidArgumentError("indices = -2147483648 is not in [0, " + (str(self.input_dim) if known(self.input_dim) else "…") + ")")
        if not known(self.input_dim) or not known(about.high) or not isinstance(about.high, (int, float)):
            return
        if certain(about.attained == True) and about.high >= self.input_dim:  # noqa: E712
            assume("TensorFlow runs on the CPU, which refuses indices beyond an Embedding's rows")
            raise InvalidArgumentError("indices = " + str(int(about.high)) + " is not in [0, " + str(self.input_dim) + ")")


class Flatten(Layer):
    _rank_out = 2

    def __init__(self, data_format=None, **kwargs):
        _start(self, None, kwargs)

    def _shape(self, shape):
        return (shape[0], product(shape[1:]))


class Reshape(Layer):
    def __init__(self, target_shape, **kwargs):
        _start(self, None, kwargs)
        if known(target_shape) and isinstance(target_shape, int):
            refuse(TypeError, TypeError, "'int' object is not iterable")
        self._target = dims_of(target_shape)
        self._rank_out = len(self._target) + 1 if known(self._target) else None

    def _shape(self, shape):
        if not known(self._target):
            return unknown()
        have = product(shape[1:])
        free = [d for d in self._target if known(d) and d == -1]
        require(len(free) <= 1, ValueError, lambda: "There must be at most one unknown dimension (-1) in target_shape. "
                "Received: target_shape=" + shown(self._target) + ".")
        want = product([1 if known(d) and d == -1 else d for d in self._target])
        if len(free) == 0:
            require(is_open(have) or is_open(want) or have == want, ValueError,
                    lambda: "The total size of the tensor must be unchanged. Received: input_shape=" + shown(shape[1:])
                    + ", target_shape=" + shown(self._target))
            return (shape[0],) + self._target
        filled = opened(have)
        if not is_open(have) and not is_open(want) and want != 0:
            require(have % want == 0, ValueError,
                    lambda: "The total size of the tensor must be unchanged, however, the input size cannot by divided by the "
                    "specified dimensions in target_shape. Received: input_shape=" + shown(shape[1:]) + ", target_shape="
                    + shown(self._target))
            filled = have // want
        return (shape[0],) + tuple([filled if known(d) and d == -1 else d for d in self._target])


class Permute(Layer):
    def __init__(self, dims, **kwargs):
        _start(self, None, kwargs)
        self._dims = dims_of(dims)
        if known(self._dims):
            self._ndim = len(self._dims) + 1
            require(all([known(d) for d in self._dims]) and sorted(self._dims) == list(range(1, len(self._dims) + 1)), ValueError,
                    lambda: "Invalid permutation argument `dims` for Permute Layer. The set of indices in `dims` must be "
                    "consecutive and start from 1. Received dims=" + shown(self._dims))

    def _shape(self, shape):
        if not known(self._dims):
            return unknown()
        return (shape[0],) + tuple([shape[d] for d in self._dims])


class RepeatVector(Layer):
    _ndim = 2

    def __init__(self, n, **kwargs):
        _start(self, None, kwargs)
        self._n = n
        if known(n) and isinstance(n, float):
            raise TypeError("Expected an integer value for `n`, got <class 'float'>.")

    def _shape(self, shape):
        return (shape[0], self._n, shape[1])


def _margins(x, n):
    """(before, after) for n dimensions, of an int, ints, or pairs."""
    if known(x) and isinstance(x, int):
        return [(x, x)] * n
    if known(x) and isinstance(x, (tuple, list)):
        if n == 1 and len(x) == 2 and all([known(i) and isinstance(i, int) for i in x]):
            return [(x[0], x[1])]
        if len(x) == n:
            out = []
            for i in x:
                if known(i) and isinstance(i, int):
                    out.append((i, i))
                elif known(i) and isinstance(i, (tuple, list)) and len(i) == 2:
                    out.append((i[0], i[1]))
                else:
                    return unknown()
            return out
    return unknown()


class _Padded(Layer):
    _rank = 2
    _sign = 1

    def __init__(self, padding=1, data_format=None, **kwargs):
        _start(self, None, kwargs)
        self._margins = _margins(padding, self._rank)
        self._first = not certain(data_format is None) and not certain(data_format == "channels_last")

    def _shape(self, shape):
        n = self._rank + 2
        require(len(shape) == n, ValueError, incompatible(self, "expected ndim=" + str(n) + ", found ndim=" + str(len(shape)), shape))
        if self._first or not known(self._margins):
            return (unknown(int),) * n
        sizes = []
        for i in range(self._rank):
            a, b = self._margins[i]
            d = shape[i + 1]
            if is_open(d) or not known(a) or not known(b):
                sizes.append(opened(d))
                continue
            if self._sign < 0:
                require(a + b < d, ValueError, lambda: "Values in `cropping` argument should be smaller than the corresponding "
                        "spatial dimension of the input. Received: input_shape=" + shown(shape))
            sizes.append(d + self._sign * (a + b))
        return (shape[0],) + tuple(sizes) + (shape[-1],)


class ZeroPadding1D(_Padded):
    _rank = 1


class ZeroPadding2D(_Padded):
    _rank = 2


class ZeroPadding3D(_Padded):
    _rank = 3


class _Cropped(_Padded):
    _sign = -1

    def __init__(self, cropping=1, data_format=None, **kwargs):
        super().__init__(cropping, data_format, **kwargs)


class Cropping1D(_Cropped):
    _rank = 1


class Cropping2D(_Cropped):
    _rank = 2

    def __init__(self, cropping=((0, 0), (0, 0)), data_format=None, **kwargs):
        super().__init__(cropping, data_format, **kwargs)


class Cropping3D(_Cropped):
    _rank = 3


class _Up(Layer):
    _rank = 2

    def __init__(self, size=2, data_format=None, interpolation="nearest", **kwargs):
        _start(self, None, kwargs)
        self._size = pair(size, self._rank)
        self._ndim = self._rank + 2
        self._first = not certain(data_format is None) and not certain(data_format == "channels_last")

    def _shape(self, shape):
        if self._first:
            return (unknown(int),) * len(shape)
        sizes = [opened(shape[i + 1]) if is_open(shape[i + 1]) or not known(self._size[i]) else shape[i + 1] * self._size[i]
                 for i in range(self._rank)]
        return (shape[0],) + tuple(sizes) + (shape[-1],)


class UpSampling1D(_Up):
    _rank = 1


class UpSampling2D(_Up):
    _rank = 2


class UpSampling3D(_Up):
    _rank = 3


class Lambda(Other):
    def __init__(self, function, output_shape=None, mask=None, arguments=None, **kwargs):
        _start_any(self, kwargs)
        #: The function, where its result decides the shape.
        self._function = function if output_shape is None and mask is None else unknown()
        self._arguments = arguments

    def __call__(self, inputs, *args, **kwargs):
        from models.keras._own import mapped
        if not known(self._function) or not callable(self._function) or len(args) > 0 or not known(kwargs) or len(kwargs) > 0:
            return unknown()
        return mapped(self._function, inputs, self._arguments)

    def _shape(self, shape):
        result = self.__call__(KerasTensor(tuple(shape)))
        return result._dims if known(result) and isinstance(result, KerasTensor) else unknown()
