"""Sequential: a stack of layers, run again for data of another shape than it was built for."""

from models.crane import certain, known, type_name, unknown, version
from models.data import facts
from models.keras._data import is_array
from models.keras.base import KerasTensor, Layer, is_own
from models.keras.network import Model
from models.keras.shapes import batch_of, fits, shown
from models.keras.versions import is_two, refuse


class Sequential(Model):
    """`_stack`: the layers, unknown if any is. `_now`: shape of the last output, None before the first input is known."""

    __real__ = ("keras.src.models.sequential.Sequential", "keras.engine.sequential.Sequential",
                "keras.src.engine.sequential.Sequential")

    def __init__(self, layers=None, trainable=True, name=None):
        super().__init__(unknown(), unknown(), name=name)
        self._stack = []
        self._now = None
        if layers is not None:
            if not known(layers):
                self._lost()
            elif isinstance(layers, (list, tuple)):
                for layer in layers:
                    self.add(layer)
            elif isinstance(layers, (int, float, Layer)):
                raise TypeError("'" + type_name(layers) + "' object is not iterable")
            else:
                self._lost()

    def _lost(self):
        self._stack = unknown(list)
        self._now = unknown()
        self._outs = unknown()
        self._ins = unknown()

    def add(self, layer, rebuild=True):
        if known(layer) and isinstance(layer, Layer):
            self._put(layer)
            return None
        if not known(layer):
            if self._now is None and known(self._stack) and len(self._stack) == 0:
                self._lost()
            else:
                if known(self._stack):
                    self._stack.append(layer)
                self._now = unknown()
                self._outs = unknown()
            return None
        if isinstance(layer, KerasTensor):
            if known(self._ins) and known(self._stack) and len(self._stack) > 0:
                refuse(ValueError, None, lambda: "Sequential model '" + self.name + "' has already been configured to use input shape "
                       + shown(self._ins[0]) + ". You cannot add a different Input layer to it.")
                self._lost()
                return None
            self._start_with(layer._dims)
            return None
        if isinstance(layer, (int, float, str, list, tuple, dict)) or isinstance(layer, type):
            raise ValueError("Only instances of `keras.Layer` can be added to a Sequential model. Received: " + type_name(layer))
        if known(self._stack):
            self._stack.append(layer)
        self._now = unknown()
        self._outs = unknown()
        return None

    def _put(self, layer):
        if known(self._stack):
            if layer._given_name is not None:
                self._check_name(layer)
            self._stack.append(layer)
        if not known(self._now):
            layer._fresh = False
        if self._now is None:
            start = _start_of(layer)
            if start is None:
                layer._fresh = False
                return
            self._start_with(start)
        self._now = _after(layer, self._now)
        self._outs = [self._now] if known(self._now) else unknown()

    def _check_name(self, layer):
        """Two layers may not have the same name; one layer may be there twice."""
        if not isinstance(layer, Layer) or layer._given_name is None:
            return
        for other in self._stack:
            if not known(other) or not isinstance(other, Layer):
                continue
            if other is not layer and certain(layer._given_name == other._given_name):
                raise ValueError("All layers added to a Sequential model should have unique names. Name '" + str(layer.name)
                                 + "' is already the name of a layer in this model. Update the `name` argument to pass a unique name.")

    def _start_with(self, shape):
        self._ins = [shape]
        self._now = shape
        self._outs = [shape]

    @property
    def input_shape(self):
        if self._now is None and not known(self._ins):
            _undefined(self, "input")
        return super().input_shape

    @property
    def output_shape(self):
        if self._now is None and not known(self._ins):
            _undefined(self, "output")
        return super().output_shape

    @property
    def input(self):
        return KerasTensor(self._ins[0]) if known(self._ins) and len(self._ins) == 1 else unknown()

    @property
    def output(self):
        return KerasTensor(self._outs[0]) if known(self._outs) and len(self._outs) == 1 else unknown()

    @property
    def layers(self):
        return [layer for layer in self._stack if not isinstance(layer, _inputs())] if known(self._stack) else unknown(list)

    def pop(self, rebuild=True):
        if known(self._stack) and len(self._stack) == 0:
            raise (IndexError if certain(is_two() == False) else TypeError)("list index out of range")  # noqa: E712
        self._lost()
        return unknown()

    def build(self, input_shape=None):
        if self._now is None and known(input_shape) and isinstance(input_shape, (tuple, list)):
            self._now_built_for(tuple(input_shape))
        self.built = True

    def _now_built_for(self, shape):
        if self._now is not None or not known(self._stack):
            return
        shape = (None,) + tuple(shape[1:])
        self._start_with(shape)
        for layer in self._stack:
            if not known(layer) or not isinstance(layer, Layer):
                self._now = unknown()
                break
            self._now = _after(layer, self._now)
        self._outs = [self._now] if known(self._now) else unknown()

    def _now_built(self, x):
        if self._now is None and is_array(x) and known(facts(x).shape) and len(facts(x).shape) > 0:
            self._now_built_for(facts(x).shape)

    def _shape(self, shape):
        if self._now is None and known(shape) and len(shape) > 0:
            self._now_built_for(shape)
        return super()._shape(shape)

    def _check_inputs(self, shapes, batches=False):
        if self._now is None and len(shapes) == 1 and known(shapes[0]) and len(shapes[0]) > 0 and not batches:
            self._now_built_for(shapes[0])
            return
        if not known(self._ins) or len(shapes) == 0:
            return
        # Keras 3 takes the first of several arrays.
        self._check_input(0, self._ins[0], shapes[0], batches)

    def _fixed(self, want, found):
        return len(want) == len(found) and not fits(want, found)

    def _check_dims(self, number, want, found, two):
        """The layers are called again; a difference that none of them minds is none."""
        if fits(want, found) or not known(self._stack):
            return
        if certain(is_two()):
            super()._check_dims(number, want, found, two)
            return
        shape = (None,) + tuple(found[1:])
        if len(shape) == len(want) + 1:
            shape = shape[:-1]
        elif len(shape) == len(want) - 1:
            shape = shape + (1,)
        for layer in self._stack:
            if not known(layer) or not isinstance(layer, Layer) or not known(shape):
                return
            message = ""
            try:
                shape = layer._apply(shape)
            except ValueError as error:
                message = str(error) if known(str(error)) else "incompatible shapes"
            if message != "":
                refuse(ValueError, two, "Exception encountered when calling Sequential.call(). " + message)
                return

    def _takers(self, number, count):
        return self._stack[:1] if known(self._stack) and number == 0 else []

    def _first_takes_numbers(self):
        if not known(self._stack) or len(self._stack) == 0:
            return False
        first = self._stack[0]
        return known(first) and not is_own(first) and not first._takes_text and not isinstance(first, Model)


def _undefined(model, which):
    """Keras 3.4 raises a ValueError, 3.15 an AttributeError."""
    kind = AttributeError if certain(version("keras") >= "3.12") else ValueError
    raise kind("Sequential model '" + model.name + "' has no defined " + which + " shape yet.")


def _after(layer, shape):
    """The shape after a layer. What `NotImplementedError` says is put off until data come."""
    lost = False
    try:
        shape = layer._apply(shape)
    except NotImplementedError:
        lost = True
    return unknown() if lost else shape


def _inputs():
    from models.keras._dense import InputLayer
    return InputLayer


def _start_of(layer):
    """Shape of the batches that a first layer asks for; None if it does not say."""
    if isinstance(layer, Model):
        if known(layer._ins):
            return layer._ins[0] if len(layer._ins) == 1 else unknown()
        return None if isinstance(layer, Sequential) and layer._now is None else unknown()
    if not known(layer._input):
        return unknown()
    if layer._input is None:
        return None
    if known(layer._input) and isinstance(layer._input, int):
        refuse(ValueError, TypeError, "Cannot convert '" + str(layer._input) + "' to a shape.")
        return unknown()
    return batch_of(layer._input)
