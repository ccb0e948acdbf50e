"""Layers that keep the shape: normalisation, dropout, activations, augmentation of images, preprocessing."""

from models.crane import certain, known, require, type_name, unknown
from models.keras._settings import activation as named
from models.keras.base import Layer, Other, Same, _start_any
from models.keras.shapes import is_open, shown
from models.keras.versions import refuse, refuse_keyword


class _Rate(Layer):
    """Dropout of some kind: a rate from 0 to 1."""

    def __init__(self, rate=None, *args, **kwargs):
        if certain(rate is None):
            refuse_keyword(TypeError, TypeError, lambda: type_name(self) + ".__init__() missing 1 required positional argument: 'rate'")
            rate = unknown()
        _start_any(self, kwargs)
        if known(rate) and isinstance(rate, (int, float)):
            require(0 <= rate <= 1, ValueError, "Invalid value received for argument `rate`. Expected a float value between 0 and 1. "
                    "Received: rate=" + str(rate))

    def _shape(self, shape):
        return shape


class Dropout(_Rate):
    pass


class AlphaDropout(_Rate):
    pass


class GaussianDropout(_Rate):
    pass


class SpatialDropout1D(_Rate):
    _ndim = 3


class SpatialDropout2D(_Rate):
    _ndim = 4


class SpatialDropout3D(_Rate):
    _ndim = 5


class GaussianNoise(Same):
    pass


class ActivityRegularization(Same):
    pass


class Identity(Same):
    pass


class _Scaled(Layer):
    """Normalisation with weights for one axis."""

    def __init__(self, axis=-1, momentum=0.99, epsilon=0.001, *args, **kwargs):
        _start_any(self, kwargs)
        self._axis = axis

    def _shape(self, shape):
        axis = self._axis
        if not known(axis) or not isinstance(axis, int) or axis == 0:
            return shape
        if axis >= len(shape) or axis < -len(shape):
            refuse(IndexError, ValueError, "tuple index out of range")
            return shape
        size = shape[axis]
        if known(size) and size is None and self._last is None:
            refuse(ValueError, ValueError, "Shapes used to initialize variables must be fully-defined (no `None` dimensions). "
                   + "Received: shape=(None,) for variable path='" + self.name + "/gamma'")
        if not is_open(size):
            if self._last is not None and self._last != size:
                raise ValueError("Input 0 of layer \"" + self.name + "\" is incompatible with the layer: expected axis "
                                 + str(axis) + " of input shape to have value " + str(self._last)
                                 + ", but received input with shape " + shown(shape))
            self._last = size
        return shape


class BatchNormalization(_Scaled):
    pass


class LayerNormalization(Same):
    pass


class GroupNormalization(Same):
    pass


class UnitNormalization(Same):
    pass


class Activation(Same):
    def __init__(self, activation, **kwargs):
        super().__init__(**kwargs)
        named(activation)


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


class Masking(Same):
    pass


class Rescaling(Same):
    pass


class RandomFlip(Same):
    pass


class RandomRotation(Same):
    pass


class RandomZoom(Same):
    pass


class RandomContrast(Same):
    pass


class RandomBrightness(Same):
    pass


class RandomTranslation(Same):
    pass


class _Sized(Layer):
    """Images of another size."""

    def __init__(self, height, width, *args, **kwargs):
        _start_any(self, kwargs)
        self._size = (height, width)
        self._plain = known(kwargs) and "data_format" not in kwargs and len(args) < 2

    def _shape(self, shape):
        if len(shape) not in (3, 4) or not self._plain:
            return unknown()
        return shape[:-3] + self._size + (shape[-1],)


class Resizing(_Sized):
    pass


class CenterCrop(_Sized):
    pass


class RandomCrop(_Sized):
    pass


class Normalization(Same):
    def adapt(self, *args, **kwargs):
        return None


class TextVectorization(Other):
    _takes_text = True

    def adapt(self, *args, **kwargs):
        return None

    def __call__(self, *args, **kwargs):
        return unknown()


class StringLookup(TextVectorization):
    pass


class IntegerLookup(TextVectorization):
    pass


class Discretization(TextVectorization):
    pass


class Hashing(TextVectorization):
    pass


class CategoryEncoding(TextVectorization):
    pass


class HashedCrossing(TextVectorization):
    pass
