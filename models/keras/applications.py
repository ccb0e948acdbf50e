"""keras.applications: shapes of the pretrained networks, without their layers."""

from models.crane import certain, known, require, unknown
from models.keras.models import Model
from models.keras.base import KerasTensor
from models.keras.shapes import dims_of, is_open

__pure__ = True


def _network(channels, include_top, input_shape, input_tensor, pooling, classes):
    shape = (None, None, None, 3)
    if known(input_tensor) and isinstance(input_tensor, KerasTensor):
        shape = input_tensor.shape
    elif input_shape is not None:
        dims = dims_of(input_shape)
        shape = (None,) + dims if known(dims) else unknown()
    elif not known(include_top) or include_top:
        shape = unknown()
    if not known(include_top):
        out = unknown()
    elif include_top:
        out = (None, classes)
    elif pooling is not None:
        out = (None, channels) if known(pooling) else unknown()
    else:
        out = (None, None, None, channels)
    return Model(KerasTensor(shape), KerasTensor(out))


def VGG16(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
          classifier_activation="softmax", name="vgg16"):
    return _network(512, include_top, input_shape, input_tensor, pooling, classes)


def VGG19(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
          classifier_activation="softmax", name="vgg19"):
    return _network(512, include_top, input_shape, input_tensor, pooling, classes)


def ResNet50(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
             classifier_activation="softmax", name="resnet50"):
    return _network(2048, include_top, input_shape, input_tensor, pooling, classes)


def InceptionV3(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                classifier_activation="softmax", name="inception_v3"):
    return _network(2048, include_top, input_shape, input_tensor, pooling, classes)


def Xception(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
             classifier_activation="softmax", name="xception"):
    return _network(2048, include_top, input_shape, input_tensor, pooling, classes)


def MobileNetV2(input_shape=None, alpha=1.0, include_top=True, weights="imagenet", input_tensor=None, pooling=None,
                classes=1000, classifier_activation="softmax", name=None):
    return _network(1280 if certain(alpha == 1.0) else unknown(int), include_top, input_shape, input_tensor, pooling, classes)


def EfficientNetB0(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                   classifier_activation="softmax", name="efficientnetb0"):
    return _network(1280, include_top, input_shape, input_tensor, pooling, classes)
