"""torchvision.models: the builders."""

from models.crane import certain, known, unknown
from models.torchvision.models.network import (AlexNet, DenseNet, EfficientNet, MobileNetV2, MobileNetV3, ResNet, SwinTransformer, VGG,
                                               VisionTransformer)

__pure__ = True


def build(cls, width, weights, progress, given):
    """A network; with pretrained weights it has their 1000 classes."""
    pretrained = True
    if known(weights) and (weights is None or weights is False):
        pretrained = False
    if "pretrained" in given:
        more = given["pretrained"]
        given = {key: given[key] for key in given if key != "pretrained"}
        pretrained = pretrained or (known(more) and more)
    if pretrained and known(weights) and "num_classes" in given and certain(given["num_classes"] != 1000):
        raise ValueError(f"The parameter 'num_classes' expected value 1000 but got {given['num_classes']} instead.")
    if known(weights) and isinstance(weights, str) and weights not in ("DEFAULT", "IMAGENET1K_V1", "IMAGENET1K_V2", "IMAGENET1K_SWAG_E2E_V1",
                                                                       "IMAGENET1K_SWAG_LINEAR_V1", "IMAGENET1K_FEATURES"):
        raise KeyError(weights)
    made = cls(width, **given)
    if made.side is not None and known(made.side) and pretrained:
        # Some weights are for larger images.
        made.side = unknown(int)
    return made


def resnet18(weights=None, *, progress=True, **kwargs):
    return build(ResNet, 512, weights, progress, kwargs)


def resnet34(weights=None, *, progress=True, **kwargs):
    return build(ResNet, 512, weights, progress, kwargs)


def resnet50(weights=None, *, progress=True, **kwargs):
    return build(ResNet, 2048, weights, progress, kwargs)


def resnet101(weights=None, *, progress=True, **kwargs):
    return build(ResNet, 2048, weights, progress, kwargs)


def resnet152(weights=None, *, progress=True, **kwargs):
    return build(ResNet, 2048, weights, progress, kwargs)


def resnext50_32x4d(weights=None, *, progress=True, **kwargs):
    return build(ResNet, 2048, weights, progress, kwargs)


def resnext101_32x8d(weights=None, *, progress=True, **kwargs):
    return build(ResNet, 2048, weights, progress, kwargs)


def wide_resnet50_2(weights=None, *, progress=True, **kwargs):
    return build(ResNet, 2048, weights, progress, kwargs)


def wide_resnet101_2(weights=None, *, progress=True, **kwargs):
    return build(ResNet, 2048, weights, progress, kwargs)


def vgg11(weights=None, *, progress=True, **kwargs):
    return build(VGG, 25088, weights, progress, kwargs)


def vgg11_bn(weights=None, *, progress=True, **kwargs):
    return build(VGG, 25088, weights, progress, kwargs)


def vgg13(weights=None, *, progress=True, **kwargs):
    return build(VGG, 25088, weights, progress, kwargs)


def vgg13_bn(weights=None, *, progress=True, **kwargs):
    return build(VGG, 25088, weights, progress, kwargs)


def vgg16(weights=None, *, progress=True, **kwargs):
    return build(VGG, 25088, weights, progress, kwargs)


def vgg16_bn(weights=None, *, progress=True, **kwargs):
    return build(VGG, 25088, weights, progress, kwargs)


def vgg19(weights=None, *, progress=True, **kwargs):
    return build(VGG, 25088, weights, progress, kwargs)


def vgg19_bn(weights=None, *, progress=True, **kwargs):
    return build(VGG, 25088, weights, progress, kwargs)


def alexnet(weights=None, *, progress=True, **kwargs):
    return build(AlexNet, 9216, weights, progress, kwargs)


def densenet121(weights=None, *, progress=True, **kwargs):
    return build(DenseNet, 1024, weights, progress, kwargs)


def densenet161(weights=None, *, progress=True, **kwargs):
    return build(DenseNet, 2208, weights, progress, kwargs)


def densenet169(weights=None, *, progress=True, **kwargs):
    return build(DenseNet, 1664, weights, progress, kwargs)


def densenet201(weights=None, *, progress=True, **kwargs):
    return build(DenseNet, 1920, weights, progress, kwargs)


def mobilenet_v2(weights=None, *, progress=True, **kwargs):
    return build(MobileNetV2, 1280, weights, progress, kwargs)


def mobilenet_v3_small(weights=None, *, progress=True, **kwargs):
    return build(MobileNetV3, 576, weights, progress, kwargs)


def mobilenet_v3_large(weights=None, *, progress=True, **kwargs):
    return build(MobileNetV3, 960, weights, progress, kwargs)


def efficientnet_b0(weights=None, *, progress=True, **kwargs):
    return build(EfficientNet, 1280, weights, progress, kwargs)


def efficientnet_b1(weights=None, *, progress=True, **kwargs):
    return build(EfficientNet, 1280, weights, progress, kwargs)


def efficientnet_b2(weights=None, *, progress=True, **kwargs):
    return build(EfficientNet, 1408, weights, progress, kwargs)


def efficientnet_b3(weights=None, *, progress=True, **kwargs):
    return build(EfficientNet, 1536, weights, progress, kwargs)


def efficientnet_b4(weights=None, *, progress=True, **kwargs):
    return build(EfficientNet, 1792, weights, progress, kwargs)


def efficientnet_b5(weights=None, *, progress=True, **kwargs):
    return build(EfficientNet, 2048, weights, progress, kwargs)


def efficientnet_b6(weights=None, *, progress=True, **kwargs):
    return build(EfficientNet, 2304, weights, progress, kwargs)


def efficientnet_b7(weights=None, *, progress=True, **kwargs):
    return build(EfficientNet, 2560, weights, progress, kwargs)


def efficientnet_v2_s(weights=None, *, progress=True, **kwargs):
    return build(EfficientNet, 1280, weights, progress, kwargs)


def efficientnet_v2_m(weights=None, *, progress=True, **kwargs):
    return build(EfficientNet, 1280, weights, progress, kwargs)


def efficientnet_v2_l(weights=None, *, progress=True, **kwargs):
    return build(EfficientNet, 1280, weights, progress, kwargs)


def vit_b_16(weights=None, *, progress=True, **kwargs):
    return build(VisionTransformer, 768, weights, progress, kwargs)


def vit_b_32(weights=None, *, progress=True, **kwargs):
    return build(VisionTransformer, 768, weights, progress, kwargs)


def vit_l_16(weights=None, *, progress=True, **kwargs):
    return build(VisionTransformer, 1024, weights, progress, kwargs)


def vit_l_32(weights=None, *, progress=True, **kwargs):
    return build(VisionTransformer, 1024, weights, progress, kwargs)


def swin_t(weights=None, *, progress=True, **kwargs):
    return build(SwinTransformer, 768, weights, progress, kwargs)


def swin_s(weights=None, *, progress=True, **kwargs):
    return build(SwinTransformer, 768, weights, progress, kwargs)


def swin_b(weights=None, *, progress=True, **kwargs):
    return build(SwinTransformer, 1024, weights, progress, kwargs)
