"""LSTM, GRU and their wrappers."""

from models.crane import certain, known, require, type_name, unknown
from models.keras._settings import activation as named
from models.keras.base import KerasTensor, Layer, _eager, _Old, _start, shape_of, _start_any
from models.keras.shapes import is_open, opened, pair, shown, window
from models.keras.versions import is_three, refuse, refuse_keyword

#: Settings of recurrent layers that do not change a shape.
_DULL = ("recurrent_activation", "use_bias", "kernel_initializer", "recurrent_initializer", "bias_initializer",
         "unit_forget_bias", "kernel_regularizer", "recurrent_regularizer", "bias_regularizer", "activity_regularizer",
         "kernel_constraint", "recurrent_constraint", "bias_constraint", "dropout", "recurrent_dropout", "seed",
         "go_backwards", "stateful", "unroll", "reset_after", "use_cudnn", "implementation", "data_format", "zero_output_for_mask")


class _Recurrent(Layer, _Old):
    _ndim = 3
    _states = 1

    def __init__(self, units=None, activation="tanh", *args, return_sequences=False, return_state=False, **kwargs):
        rest = {k: kwargs[k] for k in kwargs if k not in _DULL} if known(kwargs) else unknown(dict)
        _start(self, None, rest)
        named(activation)
        if certain(units is None):
            refuse_keyword(TypeError, TypeError, lambda: type_name(self) + ".__init__() missing 1 required positional argument: 'units'")
            units = unknown(int)
        self.units = units
        if known(units) and isinstance(units, str):
            raise TypeError("'<=' not supported between instances of 'str' and 'int'")
        if known(units) and isinstance(units, int):
            require(units > 0, ValueError,
                    "Received an invalid value for argument `units`, expected a positive integer, got " + str(units) + ".")
        self._sequences = return_sequences if len(args) == 0 else unknown(bool)
        self._state = return_state if len(args) == 0 else unknown(bool)

    def __call__(self, *args, **kwargs):
        x = args[0] if len(args) > 0 else (kwargs.get("sequences", unknown()) if known(kwargs) else unknown())
        if known(x) and isinstance(x, (list, tuple)):
            return unknown()
        shape = self._apply(shape_of(x))
        if not known(self._state):
            return unknown()
        if not known(x) or isinstance(x, KerasTensor):
            first = KerasTensor(shape, None, self, [x])
        else:
            first = _eager(shape, x)
        if not self._state:
            return first
        batch = shape[0] if known(shape) else None
        states = []
        for i in range(self._states):
            dims = (batch, self.units)
            states.append(_eager(dims, x) if known(first) and not isinstance(first, KerasTensor) else KerasTensor(dims, None, self, [x]))
        return tuple([first] + states) if is_three() else [first] + states

    def _check_last(self, shape):
        last = shape[-1]
        if known(last) and last is None and self._last is None:
            refuse(ValueError, ValueError, "Shapes used to initialize variables must be fully-defined (no `None` dimensions).")
        super()._check_last(shape)

    def _shape(self, shape):
        self._check_last(shape)
        if not known(self._sequences):
            return unknown()
        return (shape[0], shape[1], self.units) if self._sequences else (shape[0], self.units)


class LSTM(_Recurrent):
    _states = 2


class GRU(_Recurrent):
    pass


class SimpleRNN(_Recurrent):
    pass


class _ConvLSTM(Layer, _Old):
    _rank = 2

    def __init__(self, filters, kernel_size, strides=1, padding="valid", data_format=None, dilation_rate=1, *args,
                 return_sequences=False, return_state=False, **kwargs):
        rest = {k: kwargs[k] for k in kwargs if k not in _DULL and k != "activation"} if known(kwargs) else unknown(dict)
        _start(self, None, rest)
        n = self._rank
        self._ndim = n + 3
        self.filters = filters
        self._kernel, self._strides, self._dilation = pair(kernel_size, n), pair(strides, n), pair(dilation_rate, n)
        self._padding = padding
        self._plain = len(args) == 0 and certain(data_format is None or data_format == "channels_last")
        self._sequences = return_sequences
        self._state = return_state

    def __call__(self, *args, **kwargs):
        x = args[0] if len(args) > 0 else unknown()
        shape = self._apply(shape_of(x))
        if not certain(self._state == False):  # noqa: E712
            return unknown()
        return KerasTensor(shape, None, self, [x])

    def _shape(self, shape):
        if not self._plain or not known(self._sequences):
            return unknown()
        self._check_last(shape)
        sizes = [window(shape[i + 2], self._kernel[i], self._strides[i], self._padding, self._dilation[i])
                 for i in range(self._rank)]
        head = (shape[0], shape[1]) if self._sequences else (shape[0],)
        return head + tuple(sizes) + (self.filters,)


class ConvLSTM1D(_ConvLSTM):
    _rank = 1


class ConvLSTM2D(_ConvLSTM):
    _rank = 2


class ConvLSTM3D(_ConvLSTM):
    _rank = 3


class Bidirectional(Layer, _Old):
    def __init__(self, layer, merge_mode="concat", weights=None, backward_layer=None, **kwargs):
        _start(self, None, kwargs)
        self._inner = layer
        self._merge = merge_mode
        if known(merge_mode) and merge_mode is not None:
            require(merge_mode in ("sum", "mul", "ave", "concat"), ValueError, lambda: "Invalid merge mode. Received: "
                    + str(merge_mode) + ". Merge mode should be one of {\"sum\", \"mul\", \"ave\", \"concat\", None}")
        if known(layer) and isinstance(layer, _Recurrent):
            self._ndim = 3
            if self._input is None:
                self._input = layer._input

    def __call__(self, *args, **kwargs):
        x = args[0] if len(args) > 0 else unknown()
        inner = self._inner
        if not known(inner) or not isinstance(inner, _Recurrent) or not known(inner._state) or not known(self._merge):
            return unknown()
        shape = self._apply(shape_of(x))
        if self._merge is None:
            return unknown()
        if not known(x) or isinstance(x, KerasTensor):
            first = KerasTensor(shape, None, self, [x])
        else:
            first = _eager(shape, x)
        if not inner._state:
            return first
        states = [KerasTensor((None, inner.units), None, self, [x]) for i in range(2 * inner._states)]
        return tuple([first] + states) if is_three() else [first] + states

    def _shape(self, shape):
        if not known(self._inner) or not isinstance(self._inner, _Recurrent) or not known(self._merge):
            return unknown()
        result = self._inner._apply(shape)
        if not known(result) or self._merge is None:
            return unknown()
        if self._merge == "concat":
            last = result[-1]
            return result[:-1] + (opened(last) if is_open(last) else 2 * last,)
        return result


class TimeDistributed(Layer):
    def __init__(self, layer, **kwargs):
        _start(self, None, kwargs)
        if known(layer) and isinstance(layer, (int, float, str)):
            raise ValueError("Please initialize `TimeDistributed` layer with a `keras.layers.Layer` instance. Received: " + str(layer))
        self._inner = layer

    def _shape(self, shape):
        require(len(shape) >= 3, ValueError, lambda: "`TimeDistributed` Layer should be passed an `input_shape` with at least 3 "
                "dimensions, received: " + shown(shape))
        if not known(self._inner) or not isinstance(self._inner, Layer):
            return unknown()
        result = self._inner._apply((shape[0],) + shape[2:])
        return (shape[0], shape[1]) + result[1:] if known(result) else unknown()


class RNN(Layer, _Old):
    _ndim = 3

    def __init__(self, cell, *args, **kwargs):
        _start_any(self, kwargs)

    def __call__(self, *args, **kwargs):
        return unknown()

    def _shape(self, shape):
        return unknown()
