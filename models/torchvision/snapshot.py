"""torchvision's datasets, transforms and networks from their recorded summaries."""

from models.crane import many, unknown, value
from models.torch.snapshot import part, settle
from models.torch.utils.data.dataset import Sampled
from models.torchvision import datasets
from models.torchvision.models import network
from models.torchvision.transforms import transforms

#: Arguments of the transforms that summaries carry.
TRANSFORMS = {"Resize": ("size",), "CenterCrop": ("size",), "RandomCrop": ("size",), "RandomResizedCrop": ("size",), "Normalize": ("mean", "std"),
              "ToTensor": (), "ToPILImage": (), "PILToTensor": (), "RandomHorizontalFlip": (), "RandomVerticalFlip": (), "ColorJitter": (),
              "Grayscale": ("num_output_channels",)}

NETWORKS = {"ResNet": "fc", "VGG": "classifier", "AlexNet": "classifier", "DenseNet": "classifier", "MobileNetV2": "classifier",
            "MobileNetV3": "classifier", "EfficientNet": "classifier", "VisionTransformer": "heads", "SwinTransformer": "head"}


def from_summary(summary):
    name = part(summary, "types", "type")
    if name is None:
        return unknown()
    short = name.split(".")[-1]
    if name.startswith("torchvision.datasets"):
        return dataset(summary, short)
    if name.startswith("torchvision.transforms"):
        return transform(summary, short)
    if name.startswith("torchvision.models") and short in NETWORKS:
        return net(summary, short)
    return unknown()


def dataset(summary, short):
    length = part(summary, "structure", "length")
    size = unknown(int) if length is None else length
    if "element" in summary:
        return Sampled(value(summary["element"]), size)
    attributes = summary["attributes"] if "attributes" in summary else {}
    given = value(attributes["transform"]) if "transform" in attributes else unknown()
    if short == "ImageFolder":
        made = datasets.ImageFolder(unknown(str), given)
        made.loader = unknown() if "loader" in attributes and not is_default(attributes["loader"]) else None
    elif short in ("MNIST", "FashionMNIST", "KMNIST", "CIFAR10", "CIFAR100"):
        made = getattr(datasets, short)(None, unknown(bool), given)
        made.data = unknown()
    else:
        return unknown()
    made.target_transform = value(attributes["target_transform"]) if "target_transform" in attributes else unknown()
    made.length_ = size
    count = part(summary, "structure", "num_classes")
    made.classes = many(unknown(str), unknown(int) if count is None else count)
    made.targets = unknown()
    return made


def is_default(loader):
    return part(loader, "types", "name") == "default_loader"


def transform(summary, short):
    attributes = summary["attributes"] if "attributes" in summary else {}
    if short == "Compose" and "transforms" in attributes:
        return transforms.Compose(value(attributes["transforms"]))
    if short not in TRANSFORMS:
        return unknown()
    recorded = summary["parameters"] if "parameters" in summary else attributes
    given = [value(recorded[key]) if key in recorded else unknown() for key in TRANSFORMS[short]]
    return getattr(transforms, short)(*given)


def net(summary, short):
    """A network whose head is known; the layers before it may have been changed."""
    made = getattr(network, short)(unknown(int))
    head = NETWORKS[short]
    children = summary["children"] if "children" in summary else {}
    found = value(children[head]) if head in children else unknown()
    setattr(made, head, found)
    setattr(made, made.body, value(children[made.body]) if made.body in children and made.body == "conv1" else unknown())
    made.side = unknown(int)
    settle(made, summary)
    return made
