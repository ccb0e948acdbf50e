"""Networks for images: the head and the checks of the input; the layers between are not followed."""

from models.crane import certain, known, unknown
from models.torch import nn
from models.torch.base import is_tensor, result
from models.torch.nn.layers import Conv2d, Linear
from models.torch.nn.module import Module
from models.torch.nn.windows import conv


class Body(Module):
    """Layers that are not known. Once something in them is replaced, nothing is said of the input."""

    def __init__(self):
        super().__init__()
        self.changed_ = False

    def is_whole(self):
        return False

    def __getattr__(self, name):
        self.touch()
        return unknown()

    def touch(self):
        # A layer that is read may be changed afterwards.
        super().__setattr__("changed_", True)

    def __getitem__(self, index):
        self.touch()
        return unknown()

    def __setitem__(self, index, value):
        self.touch()

    def __len__(self):
        return unknown(int)

    def __iter__(self):
        self.touch()
        return iter(unknown())

    def forward(self, input):
        return result(None, input.dtype, [input]) if is_tensor(input) else unknown()


class Network(Module):
    """`width` features go into the head, an attribute of the name `head`."""

    #: Names that the real class has.
    names = ()
    head = "fc"
    body = "features"
    stem = (64, 7)
    side = None
    attends_ = False

    def set_up(self, width, classes):
        self.width_ = width
        self.stem_ = Conv2d(3, self.stem[0], self.stem[1], 2, self.stem[1] // 2)
        setattr(self, self.body, self.stem_ if self.body == "conv1" else Body())
        self.make_head(width, classes)

    def make_head(self, width, classes):
        setattr(self, self.head, Linear(width, classes))

    def is_whole(self):
        return False

    def __getattr__(self, name):
        if name in self.names or name.endswith("_") or name.startswith("_"):
            return unknown()
        return super().__getattr__(name)

    def forward(self, x):
        self.check(x)
        head = getattr(self, self.head)
        batch = unknown(int)
        if is_tensor(x) and x.dims is not None:
            batch = x.dims[0]
        if not is_tensor(x):
            return unknown()
        features = result((batch, self.width_), x.dtype, [x])
        features.requires_grad = unknown(bool)
        features.is_leaf_ = unknown(bool)
        return head(features) if known(head) else unknown()

    def check(self, x):
        """Raises for an input that the first layers refuse."""
        body = getattr(self, self.body)
        if self.body == "conv1":
            if known(body) and isinstance(body, Conv2d):
                body(x)
        elif known(body) and isinstance(body, Body) and certain(body.changed_ == False):  # noqa: E712
            conv(x, self.stem_.weight, None, 1, self.stem[1], 1, 1, 2)
        if is_tensor(x) and x.dims is not None and len(x.dims) == 3 and self.refuses_unbatched():
            raise ValueError("expected 4D input (got 3D input)")
        if self.side is not None and is_tensor(x) and x.dims is not None and len(x.dims) == 4:
            for place, name in ((2, "height"), (3, "width")):
                if certain(x.dims[place] != self.side):
                    raise AssertionError(f"Wrong image {name}! Expected {self.side} but got {x.dims[place]}!")

    def refuses_unbatched(self):
        """Whether batch normalisation follows the first convolution."""
        return self.body == "conv1"


class ResNet(Network):
    __real__ = "torchvision.models.resnet.ResNet"
    body = "conv1"
    names = ("bn1", "relu", "maxpool", "layer1", "layer2", "layer3", "layer4", "avgpool", "inplanes", "dilation", "groups", "base_width")

    def __init__(self, width, num_classes=1000, zero_init_residual=False, groups=1, width_per_group=64, replace_stride_with_dilation=None,
                 norm_layer=None):
        super().__init__()
        self.set_up(width, num_classes)


class VGG(Network):
    __real__ = "torchvision.models.vgg.VGG"
    head = "classifier"
    stem = (64, 3)
    names = ("avgpool",)

    def __init__(self, width, num_classes=1000, init_weights=True, dropout=0.5):
        super().__init__()
        self.set_up(25088, num_classes)

    def make_head(self, width, classes):
        self.classifier = nn.Sequential(Linear(width, 4096), nn.ReLU(), nn.Dropout(), Linear(4096, 4096), nn.ReLU(), nn.Dropout(),
                                        Linear(4096, classes))


class AlexNet(Network):
    __real__ = "torchvision.models.alexnet.AlexNet"
    head = "classifier"
    stem = (64, 11)
    names = ("avgpool",)

    def __init__(self, width=9216, num_classes=1000, dropout=0.5):
        super().__init__()
        self.set_up(width, num_classes)

    def make_head(self, width, classes):
        self.classifier = nn.Sequential(nn.Dropout(), Linear(width, 4096), nn.ReLU(), nn.Dropout(), Linear(4096, 4096), nn.ReLU(),
                                        Linear(4096, classes))


class DenseNet(Network):
    __real__ = "torchvision.models.densenet.DenseNet"
    head = "classifier"

    def __init__(self, width, num_classes=1000, bn_size=4, drop_rate=0, memory_efficient=False):
        super().__init__()
        self.set_up(width, num_classes)


class MobileNetV2(Network):
    __real__ = "torchvision.models.mobilenetv2.MobileNetV2"
    head = "classifier"
    stem = (32, 3)
    names = ("last_channel",)

    def __init__(self, width, num_classes=1000, width_mult=1.0, inverted_residual_setting=None, round_nearest=8, block=None, norm_layer=None,
                 dropout=0.2):
        super().__init__()
        self.set_up(width if certain(width_mult == 1.0) else unknown(int), num_classes)

    def make_head(self, width, classes):
        self.classifier = nn.Sequential(nn.Dropout(), Linear(width, classes))


class MobileNetV3(Network):
    __real__ = "torchvision.models.mobilenetv3.MobileNetV3"
    head = "classifier"
    stem = (16, 3)
    names = ("avgpool",)

    def __init__(self, width, num_classes=1000, block=None, norm_layer=None, dropout=0.2):
        super().__init__()
        self.set_up(width, num_classes)

    def make_head(self, width, classes):
        inner = 1024 if width == 576 else 1280
        self.classifier = nn.Sequential(Linear(width, inner), nn.Hardswish(), nn.Dropout(), Linear(inner, classes))


class EfficientNet(Network):
    __real__ = "torchvision.models.efficientnet.EfficientNet"
    head = "classifier"
    stem = (32, 3)
    names = ("avgpool",)

    def __init__(self, width, num_classes=1000, norm_layer=None, last_channel=None, stochastic_depth_prob=0.2, dropout=0.2):
        super().__init__()
        self.set_up(width, num_classes)

    def make_head(self, width, classes):
        self.classifier = nn.Sequential(nn.Dropout(), Linear(width, classes))


class VisionTransformer(Network):
    __real__ = "torchvision.models.vision_transformer.VisionTransformer"
    head = "heads"
    body = "conv_proj"
    stem = (768, 16)
    attends_ = True
    names = ("image_size", "patch_size", "hidden_dim", "mlp_dim", "attention_dropout", "dropout", "num_classes", "representation_size",
             "norm_layer", "seq_length", "class_token", "encoder")

    def __init__(self, width, num_classes=1000, image_size=224, dropout=0.0, attention_dropout=0.0, representation_size=None, norm_layer=None,
                 conv_stem_configs=None):
        super().__init__()
        self.set_up(width, num_classes)
        self.side = image_size

    def make_head(self, width, classes):
        self.heads = nn.Sequential({"head": Linear(width, classes)})


class Other(Network):
    """Networks of which only the head is known."""

    __real__ = ("torchvision.models.swin_transformer.SwinTransformer", "torchvision.models.shufflenetv2.ShuffleNetV2")

    def __getattr__(self, name):
        return unknown()

    def __init__(self, width, num_classes=1000, **kwargs):
        super().__init__()
        self.set_up(width, num_classes)


class SwinTransformer(Other):
    __real__ = "torchvision.models.swin_transformer.SwinTransformer"
    head = "head"
    stem = (96, 4)
