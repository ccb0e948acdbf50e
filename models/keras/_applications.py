"""Pretrained networks: the shapes of their outputs, without their layers; what their constructors refuse."""

from models.crane import certain, known, require, unknown
from models.keras.base import KerasTensor
from models.keras.network import Model
from models.keras.shapes import dims_of, is_open, opened, shown


def _network(channels, stride, least, default, include_top, weights, input_shape, input_tensor, pooling, classes):
    """`stride`: a number that sizes are divided by, rounded up (negative: down); `least`: smallest side."""
    image = known(weights) and weights == "imagenet"
    if known(weights) and isinstance(weights, str) and weights != "imagenet" and "." not in weights and "/" not in weights:
        raise ValueError("The `weights` argument should be either `None` (random initialization), 'imagenet' (pre-training on "
                         "ImageNet), or the path to the weights file to be loaded.  Received: weights=" + weights)
    if image and certain(include_top == True) and known(classes):  # noqa: E712
        require(classes == 1000, ValueError, lambda: "If using `weights='imagenet'` with `include_top=True`, `classes` should be 1000.  "
                "Received classes=" + str(classes))
    dims = dims_of(input_shape) if input_shape is not None else None
    if known(dims) and dims is not None:
        require(len(dims) == 3, ValueError, "`input_shape` must be a tuple of three integers.")
        if known(include_top) and all([known(d) for d in dims]):
            _check_size(dims, image, include_top, least, default)
    given = (None, None, None, 3)
    if not known(input_tensor):
        given = unknown()
    elif input_tensor is not None:
        given = input_tensor._dims if isinstance(input_tensor, KerasTensor) else unknown()
    elif input_shape is not None:
        given = (None,) + dims if known(dims) else unknown()
    elif not known(include_top):
        given = unknown()
    elif include_top:
        given = (None, default, default, 3)
    return Model(KerasTensor(given), KerasTensor(_out(channels, stride, given, include_top, pooling, classes)))


def _check_size(dims, image, include_top, least, default):
    if include_top:
        if image:
            require(dims == (default, default, 3), ValueError, lambda: "When setting `include_top=True` and loading `imagenet` "
                    "weights, `input_shape` should be " + shown((default, default, 3)) + ".  Received: input_shape=" + shown(dims))
        return
    if image:
        require(dims[2] == 3, ValueError, lambda: "The input must have 3 channels; Received `input_shape=" + shown(dims) + "`")
    for d in dims[:2]:
        require(d is None or d >= least, ValueError, lambda: "Input size must be at least " + str(least) + "x" + str(least)
                + "; Received: input_shape=" + shown(dims))


def _out(channels, stride, given, include_top, pooling, classes):
    if not known(include_top):
        return unknown()
    if include_top:
        return (None, classes)
    if not known(pooling):
        return unknown()
    if pooling in ("avg", "max"):
        return (None, channels)
    sides = (opened(*given[1:3]),) * 2 if known(given) else (unknown(int), unknown(int))
    if known(given) and stride != 0:
        sides = tuple([opened(d) if is_open(d) else (d // -stride if stride < 0 else -(-d // stride)) for d in given[1:3]])
    return (None,) + sides + (channels,)


def VGG16(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
          classifier_activation="softmax", name=None):
    return _network(512, -32, 32, 224, include_top, weights, input_shape, input_tensor, pooling, classes)


def VGG19(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
          classifier_activation="softmax", name=None):
    return _network(512, -32, 32, 224, include_top, weights, input_shape, input_tensor, pooling, classes)


def ResNet50(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
             classifier_activation="softmax", name=None):
    return _network(2048, 32, 32, 224, include_top, weights, input_shape, input_tensor, pooling, classes)


def ResNet101(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
              classifier_activation="softmax", name=None):
    return _network(2048, 32, 32, 224, include_top, weights, input_shape, input_tensor, pooling, classes)


def ResNet152(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
              classifier_activation="softmax", name=None):
    return _network(2048, 32, 32, 224, include_top, weights, input_shape, input_tensor, pooling, classes)


def ResNet50V2(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
               classifier_activation="softmax", name=None):
    return _network(2048, 32, 32, 224, include_top, weights, input_shape, input_tensor, pooling, classes)


def ResNet101V2(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                classifier_activation="softmax", name=None):
    return _network(2048, 32, 32, 224, include_top, weights, input_shape, input_tensor, pooling, classes)


def ResNet152V2(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                classifier_activation="softmax", name=None):
    return _network(2048, 32, 32, 224, include_top, weights, input_shape, input_tensor, pooling, classes)


def InceptionV3(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                classifier_activation="softmax", name=None):
    return _network(2048, 0, 75, 299, include_top, weights, input_shape, input_tensor, pooling, classes)


def InceptionResNetV2(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                      classifier_activation="softmax", name=None):
    return _network(1536, 0, 75, 299, include_top, weights, input_shape, input_tensor, pooling, classes)


def Xception(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
             classifier_activation="softmax", name=None):
    return _network(2048, 0, 71, 299, include_top, weights, input_shape, input_tensor, pooling, classes)


def DenseNet121(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                classifier_activation="softmax", name=None):
    return _network(1024, 0, 32, 224, include_top, weights, input_shape, input_tensor, pooling, classes)


def DenseNet169(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                classifier_activation="softmax", name=None):
    return _network(1664, 0, 32, 224, include_top, weights, input_shape, input_tensor, pooling, classes)


def DenseNet201(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                classifier_activation="softmax", name=None):
    return _network(1920, 0, 32, 224, include_top, weights, input_shape, input_tensor, pooling, classes)


def EfficientNetB0(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                   classifier_activation="softmax", name=None):
    return _network(1280, 32, 32, 224, include_top, weights, input_shape, input_tensor, pooling, classes)


def EfficientNetB1(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                   classifier_activation="softmax", name=None):
    return _network(1280, 32, 32, 240, include_top, weights, input_shape, input_tensor, pooling, classes)


def EfficientNetB2(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                   classifier_activation="softmax", name=None):
    return _network(1408, 32, 32, 260, include_top, weights, input_shape, input_tensor, pooling, classes)


def EfficientNetB3(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                   classifier_activation="softmax", name=None):
    return _network(1536, 32, 32, 300, include_top, weights, input_shape, input_tensor, pooling, classes)


def EfficientNetB4(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                   classifier_activation="softmax", name=None):
    return _network(1792, 32, 32, 380, include_top, weights, input_shape, input_tensor, pooling, classes)


def EfficientNetB5(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                   classifier_activation="softmax", name=None):
    return _network(2048, 32, 32, 456, include_top, weights, input_shape, input_tensor, pooling, classes)


def EfficientNetB6(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                   classifier_activation="softmax", name=None):
    return _network(2304, 32, 32, 528, include_top, weights, input_shape, input_tensor, pooling, classes)


def EfficientNetB7(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                   classifier_activation="softmax", name=None):
    return _network(2560, 32, 32, 600, include_top, weights, input_shape, input_tensor, pooling, classes)


def EfficientNetV2B0(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                     classifier_activation="softmax", include_preprocessing=True, name=None):
    return _network(1280, 32, 32, 224, include_top, weights, input_shape, input_tensor, pooling, classes)


def EfficientNetV2B1(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                     classifier_activation="softmax", include_preprocessing=True, name=None):
    return _network(1280, 32, 32, 240, include_top, weights, input_shape, input_tensor, pooling, classes)


def EfficientNetV2B2(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                     classifier_activation="softmax", include_preprocessing=True, name=None):
    return _network(1408, 32, 32, 260, include_top, weights, input_shape, input_tensor, pooling, classes)


def EfficientNetV2B3(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                     classifier_activation="softmax", include_preprocessing=True, name=None):
    return _network(1536, 32, 32, 300, include_top, weights, input_shape, input_tensor, pooling, classes)


def EfficientNetV2S(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                    classifier_activation="softmax", include_preprocessing=True, name=None):
    return _network(1280, 32, 32, 384, include_top, weights, input_shape, input_tensor, pooling, classes)


def EfficientNetV2M(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                    classifier_activation="softmax", include_preprocessing=True, name=None):
    return _network(1280, 32, 32, 480, include_top, weights, input_shape, input_tensor, pooling, classes)


def EfficientNetV2L(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                    classifier_activation="softmax", include_preprocessing=True, name=None):
    return _network(1280, 32, 32, 480, include_top, weights, input_shape, input_tensor, pooling, classes)


def ConvNeXtTiny(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                 classifier_activation="softmax", include_preprocessing=True, name=None):
    return _network(768, 0, 32, 224, include_top, weights, input_shape, input_tensor, pooling, classes)


def ConvNeXtSmall(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                  classifier_activation="softmax", include_preprocessing=True, name=None):
    return _network(768, 0, 32, 224, include_top, weights, input_shape, input_tensor, pooling, classes)


def ConvNeXtBase(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                 classifier_activation="softmax", include_preprocessing=True, name=None):
    return _network(1024, 0, 32, 224, include_top, weights, input_shape, input_tensor, pooling, classes)


def ConvNeXtLarge(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                  classifier_activation="softmax", include_preprocessing=True, name=None):
    return _network(1536, 0, 32, 224, include_top, weights, input_shape, input_tensor, pooling, classes)


def ConvNeXtXLarge(include_top=True, weights="imagenet", input_tensor=None, input_shape=None, pooling=None, classes=1000,
                   classifier_activation="softmax", include_preprocessing=True, name=None):
    return _network(2048, 0, 32, 224, include_top, weights, input_shape, input_tensor, pooling, classes)


def MobileNet(input_shape=None, alpha=1.0, depth_multiplier=1, dropout=0.001, include_top=True, weights="imagenet",
              input_tensor=None, pooling=None, classes=1000, classifier_activation="softmax", name=None, **kwargs):
    return _network(1024 if certain(alpha == 1.0) else unknown(int), 32, 32, 224, include_top, None, input_shape, input_tensor, pooling, classes)


def MobileNetV2(input_shape=None, alpha=1.0, include_top=True, weights="imagenet", input_tensor=None, pooling=None,
                classes=1000, classifier_activation="softmax", name=None, **kwargs):
    return _network(1280 if certain(alpha == 1.0) else unknown(int), 32, 32, 224, include_top, None, input_shape, input_tensor, pooling, classes)


def NASNetMobile(input_shape=None, include_top=True, weights="imagenet", input_tensor=None, pooling=None, classes=1000,
                 classifier_activation="softmax", name=None):
    return _network(1056, 0, 32, 224, include_top, None, input_shape, input_tensor, pooling, classes)


def NASNetLarge(input_shape=None, include_top=True, weights="imagenet", input_tensor=None, pooling=None, classes=1000,
                classifier_activation="softmax", name=None):
    return _network(4032, 0, 32, 331, include_top, None, input_shape, input_tensor, pooling, classes)
