"""Convolutions, pooling, upsampling: a window moved over the space."""

from models.crane import certain, known, require, type_name, unknown
from models.keras._settings import activation as named
from models.keras.base import Layer, _start
from models.keras.shapes import is_open, opened, pair, shown, widened, window
from models.keras.versions import refuse, refuse_keyword


def _tuple_of(name, x, n):
    """Refuses a setting that is no positive int and no n of them."""
    if not known(x):
        return
    if isinstance(x, (tuple, list)):
        ok = len(x) == n and all([not known(i) or isinstance(i, int) and i > 0 for i in x])
    elif isinstance(x, (float, str)):
        ok = False
    elif isinstance(x, int):
        ok = x > 0
    else:
        return
    if not ok:
        raise ValueError("The `" + name + "` argument must be a tuple of " + str(n) + " integers. Received " + name + "=" + str(x))


def _channels_first(data_format):
    """Whether the channels may come first."""
    return not certain(data_format is None) and not certain(data_format == "channels_last")


class _Windowed(Layer):
    """`_rank`: number of dimensions of space."""

    _rank = 2

    def _start_window(self, kernel, strides, padding, data_format, kwargs):
        _start(self, None, kwargs)
        n = self._rank
        self._rank_out = n + 2
        self._kernel = pair(kernel, n)
        self._strides = pair(strides, n)
        self._padding = padding.lower() if known(padding) and isinstance(padding, str) else unknown(str)
        self._first = _channels_first(data_format)
        if known(data_format) and isinstance(data_format, str):
            require(data_format in ("channels_first", "channels_last"), ValueError,
                    "The `data_format` argument must be one of {'channels_first', 'channels_last'}. Received: data_format="
                    + data_format)

    def _check_fit(self, shape, sizes):
        """Keras 2 refuses a window larger than its input when the layer is called, Keras 3 when the model runs."""
        for size in sizes:
            if not is_open(size) and size <= 0:
                self._empty = True
                refuse(None, ValueError, lambda: "Exception encountered when calling layer \"" + self.name
                       + "\". Negative dimension size caused by a window that is larger than its input. Full shape received: "
                       + shown(shape))


def _shown_space(sizes):
    return tuple([s if is_open(s) else max(s, 0) for s in sizes])


class _Conv(_Windowed):
    def __init__(self, filters=None, kernel_size=None, strides=1, padding="valid", data_format=None, dilation_rate=1, groups=1,
                 activation=None, use_bias=True, kernel_initializer="glorot_uniform", bias_initializer="zeros",
                 kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None,
                 bias_constraint=None, **kwargs):
        n = self._rank
        if certain(filters is None) or certain(kernel_size is None):
            # Keras 1 had other names.
            refuse_keyword(TypeError, TypeError, lambda: type_name(self) + ".__init__() missing 1 required positional argument: '"
                           + ("filters" if filters is None else "kernel_size") + "'")
            filters, kernel_size = unknown(int), unknown()
        _tuple_of("kernel_size", kernel_size, n)
        _tuple_of("strides", strides, n)
        self._start_window(kernel_size, strides, padding, data_format, kwargs)
        named(activation)
        self.filters = filters
        self._groups = groups
        self._dilation = pair(dilation_rate, n)
        self._least = n + 2
        if known(filters) and isinstance(filters, int):
            require(filters > 0, ValueError, "Invalid value for argument `filters`. Expected a strictly positive value. "
                    "Received filters=" + str(filters) + ".")
            if known(groups) and isinstance(groups, int) and groups > 0:
                require(filters % groups == 0, ValueError, "The number of filters must be evenly divisible by the number of "
                        "groups. Received: groups=" + str(groups) + ", filters=" + str(filters) + ".")
        if known(self._padding):
            require(self._padding in ("same", "valid") or n == 1 and self._padding == "causal", ValueError,
                    "The `padding` argument must be a list/tuple or one of {'same', 'valid'}. Received: " + str(padding))
        if all([known(s) for s in self._strides]) and all([known(d) for d in self._dilation]):
            require(max(self._strides) == 1 or max(self._dilation) == 1, ValueError,
                    "`strides > 1` not supported in conjunction with `dilation_rate > 1`. Received: strides="
                    + shown(self._strides) + " and dilation_rate=" + shown(self._dilation))

    def _shape(self, shape):
        if len(shape) != self._rank + 2:
            refuse(ValueError, None, lambda: "Kernel shape must have the same length as input, but received input of shape "
                   + shown(shape) + ".")
            return unknown()
        if self._first:
            return (unknown(int),) * len(shape)
        if self._last is None and known(shape[-1]) and shape[-1] is None:
            refuse(TypeError, ValueError, "unsupported operand type(s) for %: 'NoneType' and 'int'")
        if not is_open(shape[-1]) and known(self._groups):
            require(shape[-1] % self._groups == 0, ValueError, lambda: "The number of input channels must be evenly divisible by "
                    "the number of groups. Received groups=" + str(self._groups) + ", but the input has " + str(shape[-1])
                    + " channels (full input shape is " + shown(shape) + ").")
        self._check_last(shape)
        sizes = [window(shape[i + 1], self._kernel[i], self._strides[i], self._padding, self._dilation[i])
                 for i in range(self._rank)]
        self._check_fit(shape, sizes)
        return (shape[0],) + _shown_space(sizes) + (self._out_channels(shape),)

    def _out_channels(self, shape):
        return self.filters


class Conv1D(_Conv):
    _rank = 1


class Conv2D(_Conv):
    _rank = 2


class Conv3D(_Conv):
    _rank = 3


class _Separable(_Conv):
    def __init__(self, filters, kernel_size, strides=1, padding="valid", data_format=None, dilation_rate=1, depth_multiplier=1,
                 activation=None, use_bias=True, depthwise_initializer="glorot_uniform",
                 pointwise_initializer="glorot_uniform", bias_initializer="zeros", depthwise_regularizer=None,
                 pointwise_regularizer=None, bias_regularizer=None, activity_regularizer=None, depthwise_constraint=None,
                 pointwise_constraint=None, bias_constraint=None, **kwargs):
        super().__init__(filters, kernel_size, strides, padding, data_format, dilation_rate, 1, activation, **kwargs)


class SeparableConv1D(_Separable):
    _rank = 1


class SeparableConv2D(_Separable):
    _rank = 2


class _Depthwise(_Conv):
    def __init__(self, kernel_size, strides=1, padding="valid", depth_multiplier=1, data_format=None, dilation_rate=1,
                 activation=None, use_bias=True, depthwise_initializer="glorot_uniform", bias_initializer="zeros",
                 depthwise_regularizer=None, bias_regularizer=None, activity_regularizer=None, depthwise_constraint=None,
                 bias_constraint=None, **kwargs):
        super().__init__(unknown(int), kernel_size, strides, padding, data_format, dilation_rate, 1, activation, **kwargs)
        self._multiplier = depth_multiplier

    def _out_channels(self, shape):
        return opened(shape[-1]) if is_open(shape[-1]) or not known(self._multiplier) else shape[-1] * self._multiplier


class DepthwiseConv1D(_Depthwise):
    _rank = 1


class DepthwiseConv2D(_Depthwise):
    _rank = 2


class _Transposed(_Windowed):
    def __init__(self, filters, kernel_size, strides=1, padding="valid", *args, **kwargs):
        # Keras 2 has `output_padding` in the fifth place, Keras 3 `data_format`.
        n = self._rank
        _tuple_of("kernel_size", kernel_size, n)
        _tuple_of("strides", strides, n)
        plain = known(kwargs) and len(args) == 0
        inputs = {k: kwargs[k] for k in kwargs if k in ("input_shape", "input_dim", "name")} if plain else unknown(dict)
        self._start_window(kernel_size, strides, padding, kwargs.get("data_format") if plain else unknown(), inputs)
        if plain:
            named(kwargs.get("activation"))
        self.filters = filters
        self._least = n + 2
        self._plain = plain and kwargs.get("output_padding") is None and certain(kwargs.get("dilation_rate", 1) in (1, (1,) * n))

    def _shape(self, shape):
        if self._first or len(shape) != self._rank + 2:
            return unknown()
        self._check_last(shape)
        if not self._plain:
            return (shape[0],) + (unknown(int),) * self._rank + (self.filters,)
        sizes = [widened(shape[i + 1], self._kernel[i], self._strides[i], self._padding) for i in range(self._rank)]
        return (shape[0],) + tuple(sizes) + (self.filters,)


class Conv1DTranspose(_Transposed):
    _rank = 1


class Conv2DTranspose(_Transposed):
    _rank = 2


class Conv3DTranspose(_Transposed):
    _rank = 3


class _Pool(_Windowed):
    _needs_size = False

    def __init__(self, pool_size=None, strides=None, padding="valid", data_format=None, name=None, **kwargs):
        if pool_size is None:
            if self._needs_size:
                refuse(TypeError, None, "__init__() missing 1 required positional argument: 'pool_size'")
            pool_size = 2
        _tuple_of("pool_size", pool_size, self._rank)
        if known(kwargs) and name is not None:
            kwargs["name"] = name
        self._start_window(pool_size, pool_size if strides is None else strides, padding, data_format, kwargs)
        self._ndim = self._rank + 2

    def _shape(self, shape):
        if self._first:
            return (unknown(int),) * len(shape)
        if known(self._padding):
            require(self._padding in ("same", "valid"), ValueError,
                    "Argument `padding` must be either 'valid' or 'same'. Received: padding=" + self._padding)
        sizes = [window(shape[i + 1], self._kernel[i], self._strides[i], self._padding) for i in range(self._rank)]
        self._check_fit(shape, sizes)
        return (shape[0],) + _shown_space(sizes) + (shape[-1],)


class MaxPooling1D(_Pool):
    _rank = 1


class MaxPooling2D(_Pool):
    _rank = 2


class MaxPooling3D(_Pool):
    _rank = 3


class AveragePooling1D(_Pool):
    _rank = 1
    _needs_size = True


class AveragePooling2D(_Pool):
    _rank = 2
    _needs_size = True


class AveragePooling3D(_Pool):
    _rank = 3
    _needs_size = True


class _Global(Layer):
    _rank = 2

    def __init__(self, data_format=None, keepdims=False, **kwargs):
        _start(self, None, kwargs)
        self._keep = keepdims
        self._ndim = self._rank + 2
        self._first = _channels_first(data_format)

    def _shape(self, shape):
        if not known(self._keep):
            return unknown()
        last = unknown(int) if self._first else shape[-1]
        if self._keep:
            return (unknown(int),) * len(shape) if self._first else (shape[0],) + (1,) * self._rank + (last,)
        return (shape[0], last)


class GlobalAveragePooling1D(_Global):
    _rank = 1


class GlobalAveragePooling2D(_Global):
    _rank = 2


class GlobalAveragePooling3D(_Global):
    _rank = 3


class GlobalMaxPooling1D(_Global):
    _rank = 1


class GlobalMaxPooling2D(_Global):
    _rank = 2


class GlobalMaxPooling3D(_Global):
    _rank = 3
