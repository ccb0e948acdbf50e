"""keras.layers: shapes of outputs, and inputs that a layer refuses."""

from models.crane import certain, known, require, unknown, version
from models.keras.base import KerasTensor, Layer, Other, Same, incompatible, shape_of
from models.keras.shapes import batch_of, dims_of, fits, is_open, pair, product, shown, window

__pure__ = True


def Input(shape=None, batch_size=None, dtype=None, sparse=None, batch_shape=None, name=None, tensor=None, optional=False,
          ragged=None, type_spec=None, batch_input_shape=None):
    if batch_shape is not None:
        return KerasTensor(dims_of(batch_shape))
    if shape is None:
        return KerasTensor(unknown())
    return KerasTensor(batch_of(shape))


class InputLayer(Same):
    def __init__(self, shape=None, input_shape=None, **kwargs):
        super().__init__()
        self._input = shape if shape is not None else input_shape


class Dense(Layer):
    _least = 2

    def __init__(self, units, activation=None, use_bias=True, kernel_initializer="glorot_uniform", bias_initializer="zeros",
                 kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None,
                 bias_constraint=None, lora_rank=None, **kwargs):
        super().__init__(**kwargs)
        self.units = units
        self._activation = activation

    def _shape(self, shape):
        self._check_last(shape)
        return shape[:-1] + (self.units,)


class _Conv(Layer):
    _rank = 2

    def __init__(self, filters=unknown(int), kernel_size=unknown(), strides=1, padding="valid", data_format=None, dilation_rate=1, groups=1,
                 activation=None, use_bias=True, kernel_initializer="glorot_uniform", bias_initializer="zeros",
                 kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None,
                 bias_constraint=None, **kwargs):
        super().__init__(**kwargs)
        n = self._rank
        self.filters = filters
        self._kernel = pair(kernel_size, n)
        self._strides = pair(strides, n)
        self._padding = padding
        self._dilation = pair(dilation_rate, n)
        self._first = certain(data_format == "channels_first")

    def _check(self, shape):
        n = self._rank + 2
        require(len(shape) >= n, ValueError,
                incompatible(self, "expected min_ndim=" + str(n) + ", found ndim=" + str(len(shape)), shape))

    def _shape(self, shape):
        if self._first or len(shape) != self._rank + 2:
            return unknown()
        self._check_last(shape)
        sizes = [window(shape[i + 1], self._kernel[i], self._strides[i], self._padding, self._dilation[i])
                 for i in range(self._rank)]
        for size in sizes:
            require(size is None or size > 0 or not known(version("keras")), ValueError,
                    lambda: "Computed output size would be negative. Received `inputs shape=" + shown(shape) + "`")
        return (shape[0],) + tuple(sizes) + (self.filters,)


class Conv1D(_Conv):
    _rank = 1


class Conv2D(_Conv):
    _rank = 2


class Conv3D(_Conv):
    _rank = 3


class SeparableConv2D(_Conv):
    def __init__(self, filters, kernel_size, *args, **kwargs):
        padding = kwargs.get("padding", "valid") if known(kwargs) and len(args) == 0 else unknown(str)
        strides = kwargs.get("strides", 1) if known(kwargs) and len(args) == 0 else unknown(int)
        super().__init__(filters, kernel_size, strides, padding,
                         name=kwargs.get("name") if known(kwargs) else None)
        self._input = kwargs.get("input_shape") if known(kwargs) else None


Convolution1D = Conv1D
Convolution2D = Conv2D


class _Pool(Layer):
    _rank = 2

    def __init__(self, pool_size=2, strides=None, padding="valid", data_format=None, name=None, **kwargs):
        super().__init__(name=name, **kwargs)
        n = self._rank
        self._size = pair(pool_size, n)
        self._strides = self._size if strides is None else pair(strides, n)
        self._padding = padding
        self._first = certain(data_format == "channels_first")

    def _check(self, shape):
        n = self._rank + 2
        require(len(shape) == n, ValueError,
                incompatible(self, "expected ndim=" + str(n) + ", found ndim=" + str(len(shape)), shape))

    def _shape(self, shape):
        if self._first:
            return unknown()
        sizes = [window(shape[i + 1], self._size[i], self._strides[i], self._padding) for i in range(self._rank)]
        for size in sizes:
            require(size is None or size > 0 or not known(version("keras")), ValueError,
                    lambda: "Computed output size would be negative. Received: `inputs.shape=" + shown(shape) + "`")
        return (shape[0],) + tuple(sizes) + (shape[-1],)


class MaxPooling1D(_Pool):
    _rank = 1


class MaxPooling2D(_Pool):
    _rank = 2


class MaxPooling3D(_Pool):
    _rank = 3


class AveragePooling1D(_Pool):
    _rank = 1


class AveragePooling2D(_Pool):
    _rank = 2


MaxPool1D = MaxPooling1D
MaxPool2D = MaxPooling2D
MaxPool3D = MaxPooling3D
AvgPool2D = AveragePooling2D


class _Global(Layer):
    _rank = 2

    def __init__(self, data_format=None, keepdims=False, **kwargs):
        super().__init__(**kwargs)
        self._keep = keepdims
        self._first = certain(data_format == "channels_first")

    def _check(self, shape):
        n = self._rank + 2
        require(len(shape) == n, ValueError,
                incompatible(self, "expected ndim=" + str(n) + ", found ndim=" + str(len(shape)), shape))

    def _shape(self, shape):
        if self._first or not certain(self._keep == False):  # noqa: E712
            return unknown()
        return (shape[0], shape[-1])


class GlobalAveragePooling1D(_Global):
    _rank = 1


class GlobalMaxPooling1D(_Global):
    _rank = 1


class GlobalAveragePooling2D(_Global):
    _rank = 2


class GlobalMaxPooling2D(_Global):
    _rank = 2


GlobalMaxPool1D = GlobalMaxPooling1D
GlobalMaxPool2D = GlobalMaxPooling2D
GlobalAvgPool2D = GlobalAveragePooling2D


class Flatten(Layer):
    def __init__(self, data_format=None, **kwargs):
        super().__init__(**kwargs)

    def _shape(self, shape):
        return (shape[0], product(shape[1:]))


class Reshape(Layer):
    def __init__(self, target_shape, **kwargs):
        super().__init__(**kwargs)
        self._target = dims_of(target_shape)

    def _shape(self, shape):
        if not known(self._target):
            return unknown()
        have = product(shape[1:])
        open_ = [d for d in self._target if is_open(d) or d == -1]
        if len(open_) > 0:
            return (shape[0],) + tuple([None if is_open(d) or d == -1 else d for d in self._target])
        want = product(self._target)
        require(is_open(have) or have == want, ValueError,
                lambda: "The total size of the tensor must be unchanged. Received: input_shape=" + shown(shape[1:])
                + ", target_shape=" + shown(self._target))
        return (shape[0],) + self._target


class Embedding(Layer):
    def __init__(self, input_dim, output_dim, embeddings_initializer="uniform", embeddings_regularizer=None,
                 embeddings_constraint=None, mask_zero=False, weights=None, lora_rank=None, input_length=None, **kwargs):
        super().__init__(**kwargs)
        self.input_dim = input_dim
        self.output_dim = output_dim
        if input_length is not None:
            self._input = (input_length,)

    def _shape(self, shape):
        return shape + (self.output_dim,)


class _Recurrent(Layer):
    _ndim = 3

    def __init__(self, units, *args, return_sequences=False, return_state=False, **kwargs):
        super().__init__(name=kwargs.get("name") if known(kwargs) else None)
        self.units = units
        self._sequences = return_sequences
        self._state = return_state
        self._input = kwargs.get("input_shape") if known(kwargs) else None

    def __call__(self, x, *args, **kwargs):
        shape = self._apply(shape_of(x))
        if certain(self._state == False):  # noqa: E712
            return KerasTensor(shape)
        return unknown()

    def _shape(self, shape):
        self._check_last(shape)
        if not known(self._sequences):
            return unknown()
        return (shape[0], shape[1], self.units) if self._sequences else (shape[0], self.units)


class LSTM(_Recurrent):
    pass


class GRU(_Recurrent):
    pass


class SimpleRNN(_Recurrent):
    pass


class Bidirectional(Layer):
    def __init__(self, layer, merge_mode="concat", weights=None, backward_layer=None, **kwargs):
        super().__init__(**kwargs)
        self._inner = layer
        self._merge = merge_mode
        if self._input is None and known(layer):
            self._input = layer._input

    def _shape(self, shape):
        if not known(self._inner) or not known(self._merge):
            return unknown()
        result = self._inner._apply(shape)
        if not known(result) or self._merge is None:
            return unknown()
        if self._merge == "concat":
            last = result[-1]
            return result[:-1] + (None if is_open(last) else 2 * last,)
        return result


class TimeDistributed(Layer):
    _least = 3

    def __init__(self, layer, **kwargs):
        super().__init__(**kwargs)
        self._inner = layer

    def _shape(self, shape):
        if not isinstance(self._inner, Layer) or not hasattr(type(self._inner), "_shape"):
            return unknown()
        result = self._inner._apply((shape[0],) + shape[2:])
        return (shape[0], shape[1]) + result[1:] if known(result) else unknown()


class RepeatVector(Layer):
    _ndim = 2

    def __init__(self, n, **kwargs):
        super().__init__(**kwargs)
        self._n = n

    def _shape(self, shape):
        return (shape[0], self._n, shape[1])


class _Merge(Layer):
    def __init__(self, **kwargs):
        super().__init__(**kwargs)

    def __call__(self, inputs, *args, **kwargs):
        if not known(inputs) or not isinstance(inputs, (list, tuple)):
            return KerasTensor(unknown())
        shapes = [shape_of(x) for x in inputs]
        return KerasTensor(self._merged(shapes))

    def _merged(self, shapes):
        first = shapes[0]
        if not known(first) or not all(known(s) and len(s) == len(first) for s in shapes):
            return unknown()
        for shape in shapes:
            for i in range(1, len(first)):
                a, b = first[i], shape[i]
                require(is_open(a) or is_open(b) or a == b or a == 1 or b == 1, ValueError,
                        lambda: "Inputs have incompatible shapes. Received shapes " + shown(first[1:]) + " and "
                        + shown(shape[1:]))
        return first


class Add(_Merge):
    pass


class Subtract(_Merge):
    pass


class Multiply(_Merge):
    pass


class Average(_Merge):
    pass


class Maximum(_Merge):
    pass


class Concatenate(_Merge):
    def __init__(self, axis=-1, **kwargs):
        super().__init__(**kwargs)
        self._axis = axis

    def _merged(self, shapes):
        first = shapes[0]
        if not known(self._axis) or not known(first) or not all(known(s) and len(s) == len(first) for s in shapes):
            return unknown()
        n = len(first)
        axis = self._axis if self._axis >= 0 else self._axis + n
        total = 0
        for shape in shapes:
            for i in range(1, n):
                a, b = first[i], shape[i]
                require(i == axis or is_open(a) or is_open(b) or a == b, ValueError,
                        lambda: "A `Concatenate` layer requires inputs with matching shapes except for the concatenation axis. "
                        "Received: input_shape=[" + ", ".join([shown(s) for s in shapes]) + "]")
            total = None if total is None or is_open(shape[axis]) else total + shape[axis]
        return first[:axis] + (total,) + first[axis + 1:]


def concatenate(inputs, axis=-1, **kwargs):
    return Concatenate(axis)(inputs)


def add(inputs, **kwargs):
    return Add()(inputs)


def multiply(inputs, **kwargs):
    return Multiply()(inputs)


class ZeroPadding2D(Other):
    pass


class UpSampling2D(Layer):
    _ndim = 4

    def __init__(self, size=(2, 2), data_format=None, interpolation="nearest", **kwargs):
        super().__init__(**kwargs)
        self._size = pair(size, 2)

    def _shape(self, shape):
        sizes = [None if is_open(shape[i + 1]) or not known(self._size[i]) else shape[i + 1] * self._size[i] for i in range(2)]
        return (shape[0], sizes[0], sizes[1], shape[3])


class Dropout(Same):
    pass


class SpatialDropout1D(Same):
    pass


class SpatialDropout2D(Same):
    pass


class GaussianNoise(Same):
    pass


class BatchNormalization(Same):
    pass


class LayerNormalization(Same):
    pass


class Activation(Same):
    pass


class ReLU(Same):
    pass


class LeakyReLU(Same):
    pass


class PReLU(Same):
    pass


class ELU(Same):
    pass


class Softmax(Same):
    pass


class Rescaling(Same):
    pass


class RandomFlip(Same):
    pass


class RandomRotation(Same):
    pass


class RandomZoom(Same):
    pass


class Masking(Same):
    pass


class Conv2DTranspose(Other):
    pass


class Conv1DTranspose(Other):
    pass


class DepthwiseConv2D(Other):
    pass


class Permute(Other):
    pass


class Lambda(Other):
    pass


class Cropping2D(Other):
    pass


class ConvLSTM2D(Other):
    pass


class TextVectorization(Other):
    def adapt(self, *args, **kwargs):
        return None


class Normalization(Same):
    def adapt(self, *args, **kwargs):
        return None
