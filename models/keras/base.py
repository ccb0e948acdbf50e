"""Symbolic tensors and what all layers share."""

from models.crane import certain, known, require, type_name, unknown
from models.data import Facts, facts
from models.keras.shapes import is_open, shown


class KerasTensor:
    """A symbolic tensor of the functional interface."""

    __real__ = ("keras.src.backend.common.keras_tensor.KerasTensor", "keras.engine.keras_tensor.KerasTensor")
    __immutable__ = True

    def __init__(self, shape, dtype="float32"):
        self.shape = shape
        self.dtype = unknown()

    def __crane_array__(self):
        return Facts(unknown())

    def __add__(self, other):
        return KerasTensor(unknown())

    __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __rtruediv__ = __getitem__ = __add__


def shape_of(x):
    """Shape of a symbolic tensor, or of data with the number of samples open."""
    if not known(x):
        return unknown()
    if isinstance(x, KerasTensor):
        return x.shape
    return facts(x).shape


def incompatible(layer, text, shape):
    return lambda: ("Input 0 of layer \"" + layer.name + "\" is incompatible with the layer: " + text
                    + ". Full shape received: " + shown(shape))


def spelled(name):
    """A class's name as Keras makes a layer's name of it."""
    text = ""
    for i in range(len(name)):
        letter = name[i]
        before = name[i - 1] if i > 0 else ""
        if letter.isupper() and i > 0 and (before.islower() or (before.isdigit() and i + 1 < len(name))):
            text = text + "_"
        text = text + letter.lower()
    return text


class Layer:
    """Base of all layers. `_ndim`: exact number of dimensions, `_least`: the least, both with the batch."""

    __real__ = ("keras.src.layers.layer.Layer", "keras.engine.base_layer.Layer")
    _ndim = None
    _least = None

    def __init__(self, *, activity_regularizer=None, trainable=True, dtype=None, autocast=True, name=None, **kwargs):
        self.name = name if name is not None else spelled(type_name(self))
        self.trainable = trainable
        self.built = False
        self._last = None
        self._input = kwargs.get("input_shape") if known(kwargs) else None
        if known(kwargs) and "input_dim" in kwargs:
            self._input = (kwargs["input_dim"],)
        if known(kwargs) and "batch_input_shape" in kwargs and known(kwargs["batch_input_shape"]):
            self._input = kwargs["batch_input_shape"][1:]

    def __call__(self, *args, **kwargs):
        if len(args) == 0 or not hasattr(type(self), "_shape"):
            # The user's own layer takes and gives what it likes.
            return unknown()
        x = args[0]
        return KerasTensor(self._apply(shape_of(x) if not isinstance(x, (list, tuple)) else unknown()))

    def call(self, *args, **kwargs):
        return KerasTensor(unknown())

    def _apply(self, shape):
        """Checks the input's shape and gives the output's."""
        if known(shape):
            self._check(shape)
        result = self._shape(shape) if known(shape) else unknown()
        self.built = True
        return result

    def _check(self, shape):
        n = len(shape)
        if self._ndim is not None:
            require(n == self._ndim, ValueError,
                    incompatible(self, "expected ndim=" + str(self._ndim) + ", found ndim=" + str(n), shape))
        if self._least is not None:
            require(n >= self._least, ValueError,
                    incompatible(self, "expected min_ndim=" + str(self._least) + ", found ndim=" + str(n), shape))

    def _check_last(self, shape):
        """Weights are made for one size of the last dimension."""
        last = shape[-1]
        if is_open(last):
            return
        if self._last is not None and self._last != last:
            raise ValueError("Input 0 of layer \"" + self.name + "\" is incompatible with the layer: expected axis -1 of "
                             "input shape to have value " + str(self._last) + ", but received input with shape "
                             + shown(shape))
        self._last = last

    def get_weights(self):
        return unknown(list)

    def set_weights(self, weights):
        return None

    def get_config(self):
        return unknown(dict)

    def count_params(self):
        return unknown(int)

    def build(self, input_shape=None):
        self.built = True

    def add_weight(self, *args, **kwargs):
        return unknown()


class Same(Layer):
    """A layer that keeps the shape; its settings do not matter."""

    def __init__(self, *args, **kwargs):
        super().__init__(name=kwargs.get("name") if known(kwargs) else None)
        self._input = kwargs.get("input_shape") if known(kwargs) else None

    def _shape(self, shape):
        return shape


class Other(Layer):
    """A layer whose output is not worked out."""

    def __init__(self, *args, **kwargs):
        super().__init__(name=kwargs.get("name") if known(kwargs) else None)

    def _shape(self, shape):
        return unknown()
