"""torchvision.transforms, on images, tensors and arrays."""

from models.crane import certain, known, type_name, unknown
from models.data import facts
from models.PIL.Image import Image
from models.torch import create, dtypes, shapes
from models.torch.base import is_tensor, plain
from models.torch.nn.module import Module
from models.torch.ops.pointwise import inplace

__pure__ = True


def shown(x):
    """A type as torchvision's messages name it."""
    name = type_name(x)
    if is_tensor(x):
        return "<class 'torch.Tensor'>"
    if isinstance(x, Image):
        return "<class 'PIL.Image.Image'>"
    return f"<class 'numpy.{name}'>" if name == "ndarray" else f"<class '{name}'>"


def is_image(x):
    return known(x) and isinstance(x, Image)


def is_other(x):
    """Whether x is certainly neither an image nor a tensor."""
    return known(x) and not isinstance(x, Image) and not is_tensor(x)


def size_of(x):
    """(height, width) of an image or tensor."""
    if is_image(x) and known(x.size):
        return (x.size[1], x.size[0])
    if is_tensor(x) and x.dims is not None and len(x.dims) >= 2:
        return (x.dims[-2], x.dims[-1])
    return (unknown(int), unknown(int))


def sized(x, height, width):
    """The image or tensor in another size."""
    if is_image(x):
        return Image((width, height), x.mode)
    if x.dims is None:
        return plain(x, None, x.dtype)
    return plain(x, tuple(x.dims[:-2]) + (height, width), x.dtype)


def both(size):
    """(height, width) of a `size` argument for crops: an int is a square."""
    if not known(size):
        return (unknown(int), unknown(int))
    if isinstance(size, (list, tuple)):
        if len(size) == 1:
            return (size[0], size[0])
        if len(size) != 2:
            raise ValueError("Please provide only two dimensions (h, w) for size.")
        return (size[0], size[1])
    return (size, size)


class Compose:
    __real__ = "torchvision.transforms.transforms.Compose"

    def __init__(self, transforms):
        self.transforms = transforms

    def __call__(self, img):
        if not known(self.transforms):
            return unknown()
        for t in self.transforms:
            img = t(img)
        return img


class ToTensor:
    __real__ = "torchvision.transforms.transforms.ToTensor"

    def __call__(self, pic):
        return to_tensor(pic)


def to_tensor(pic):
    if not known(pic):
        return unknown()
    if is_image(pic):
        height, width = size_of(pic)
        kind = {"1": dtypes.float32, "I": dtypes.int32, "F": dtypes.float32, "I;16": dtypes.int16}
        d = unknown() if not known(pic.mode) else kind[pic.mode] if pic.mode in kind else dtypes.float32
        return create.made((pic.bands(), height, width), d if known(d) or known(pic.mode) else dtypes.float32)
    if not hasattr(pic, "__crane_array__") or is_tensor(pic) or type_name(pic) in ("Series", "DataFrame"):
        raise TypeError(f"pic should be PIL Image or ndarray. Got {shown(pic)}")
    f = facts(pic)
    d = dtypes.float32 if certain(f.dtype == "uint8") else dtypes.named(f.dtype)
    if not known(f.shape):
        return create.made(None, d)
    if len(f.shape) not in (2, 3):
        raise ValueError(f"pic should be 2/3 dimensional. Got {len(f.shape)} dimensions.")
    return create.made((f.shape[2] if len(f.shape) == 3 else 1, f.shape[0], f.shape[1]), d)


class PILToTensor:
    __real__ = "torchvision.transforms.transforms.PILToTensor"

    def __call__(self, pic):
        if not is_image(pic):
            if known(pic):
                raise TypeError(f"pic should be PIL Image. Got {shown(pic)}")
            return unknown()
        height, width = size_of(pic)
        return create.made((pic.bands(), height, width), dtypes.uint8)


class ToPILImage:
    __real__ = "torchvision.transforms.transforms.ToPILImage"

    def __init__(self, mode=None):
        self.mode = mode

    def __call__(self, pic):
        if not known(pic):
            return unknown()
        if is_image(pic) or not hasattr(pic, "__crane_array__"):
            raise TypeError(f"pic should be Tensor or ndarray. Got {shown(pic)}.")
        shape = facts(pic).shape
        if not known(shape):
            return Image()
        if len(shape) not in (2, 3):
            raise ValueError(f"pic should be 2/3 dimensional. Got {len(shape)} dimensions.")
        channels = 1 if len(shape) == 2 else shape[0] if is_tensor(pic) else shape[2]
        if certain(channels > 4):
            raise ValueError(f"pic should not have > 4 channels. Got {channels} channels.")
        height, width = size_of(pic) if is_tensor(pic) else (shape[0], shape[1])
        return Image((width, height), "RGB" if certain(channels == 3) and certain(self.mode is None) else None)


class Resize(Module):
    __real__ = "torchvision.transforms.transforms.Resize"

    def __init__(self, size, interpolation=None, max_size=None, antialias=True):
        super().__init__()
        if known(size):
            if not isinstance(size, (int, list, tuple)):
                raise TypeError(f"Size should be int or sequence. Got {shown(size)}")
            if isinstance(size, (list, tuple)) and len(size) not in (1, 2):
                raise ValueError("If size is a sequence, it should have 1 or 2 values")
        self.size = size
        self.max_size = max_size

    def forward(self, img):
        if is_other(img):
            raise TypeError(f"Unexpected type {shown(img)}")
        if not known(img):
            return unknown()
        if not known(self.size):
            return sized(img, unknown(int), unknown(int))
        if isinstance(self.size, (list, tuple)) and len(self.size) == 2:
            return sized(img, self.size[0], self.size[1])
        edge = self.size[0] if isinstance(self.size, (list, tuple)) else self.size
        height, width = size_of(img)
        if not known(height) or not known(width) or not known(edge) or not certain(self.max_size is None):
            return sized(img, unknown(int), unknown(int))
        # The shorter side becomes `edge`, the longer one keeps the ratio, cut to an integer.
        if height <= width:
            return sized(img, edge, int(edge * width / height))
        return sized(img, int(edge * height / width), edge)


class CenterCrop(Module):
    __real__ = "torchvision.transforms.transforms.CenterCrop"

    def __init__(self, size):
        super().__init__()
        self.size = size

    def forward(self, img):
        if is_other(img):
            raise TypeError(f"Unexpected type {shown(img)}")
        height, width = both(self.size)
        return sized(img, height, width) if known(img) else unknown()


class RandomCrop(Module):
    __real__ = "torchvision.transforms.transforms.RandomCrop"

    def __init__(self, size, padding=None, pad_if_needed=False, fill=0, padding_mode="constant"):
        super().__init__()
        self.size = size
        self.padding = padding
        self.pad_if_needed = pad_if_needed

    def forward(self, img):
        if is_other(img):
            raise TypeError(f"Unexpected type {shown(img)}")
        if not known(img):
            return unknown()
        height, width = both(self.size)
        h, w = size_of(img)
        if certain(self.padding is None) and certain(self.pad_if_needed == False) and (certain(h < height) or certain(w < width)):  # noqa: E712
            raise ValueError(f"Required crop size {(height, width)} is larger than input image size {(h, w)}")
        return sized(img, height, width)


class RandomResizedCrop(Module):
    __real__ = "torchvision.transforms.transforms.RandomResizedCrop"

    def __init__(self, size, scale=(0.08, 1.0), ratio=(0.75, 1.3333), interpolation=None, antialias=True):
        super().__init__()
        self.size = size

    def forward(self, img):
        if is_other(img):
            raise TypeError(f"Unexpected type {shown(img)}")
        height, width = both(self.size)
        return sized(img, height, width) if known(img) else unknown()


class Normalize(Module):
    __real__ = "torchvision.transforms.transforms.Normalize"

    def __init__(self, mean, std, inplace=False):
        super().__init__()
        self.mean = mean
        self.std = std

    def forward(self, tensor):
        if not known(tensor):
            return unknown()
        if not is_tensor(tensor):
            raise TypeError(f"img should be Tensor Image. Got {shown(tensor)}")
        if certain(dtypes.is_floating(tensor.dtype) == False):  # noqa: E712
            raise TypeError(f"Input tensor should be a float tensor. Got {tensor.dtype}.")
        if tensor.dims is None:
            return plain(tensor, None, tensor.dtype)
        if len(tensor.dims) < 3:
            raise ValueError("Expected tensor to be a tensor image of size (..., C, H, W). Got tensor.size() = "
                             + shapes.size_text(tensor.dims))
        result = plain(tensor, tensor.dims, tensor.dtype)
        for values in (self.mean, self.std):
            count = length(values)
            if known(count):
                inplace(result, plain(tensor, shapes.broadcast(tensor.dims, (count, 1, 1)), tensor.dtype))
        return result


def length(values):
    if not known(values):
        return unknown(int)
    if is_tensor(values):
        return values.dims[0] if values.dims is not None and len(values.dims) == 1 else unknown(int)
    if isinstance(values, (list, tuple)):
        return len(values)
    return 1 if isinstance(values, (int, float)) else unknown(int)


class Keeping(Module):
    """Transforms that change neither type nor size."""

    def __init__(self, *args, **kwargs):
        super().__init__()

    def forward(self, img):
        return kept(img)


def kept(img):
    if is_other(img):
        raise TypeError(f"img should be PIL Image. Got {shown(img)}")
    if not known(img):
        return unknown()
    height, width = size_of(img)
    return sized(img, height, width)


class RandomHorizontalFlip(Keeping):
    __real__ = "torchvision.transforms.transforms.RandomHorizontalFlip"

    def __init__(self, p=0.5):
        super().__init__()

    def forward(self, img):
        return kept(img) if not is_other(img) else unknown()


class RandomVerticalFlip(RandomHorizontalFlip):
    __real__ = "torchvision.transforms.transforms.RandomVerticalFlip"


class ColorJitter(Keeping):
    __real__ = "torchvision.transforms.transforms.ColorJitter"

    def __init__(self, brightness=0, contrast=0, saturation=0, hue=0):
        super().__init__()

    def forward(self, img):
        return kept(img) if not is_other(img) else unknown()


class RandomRotation(Keeping):
    __real__ = "torchvision.transforms.transforms.RandomRotation"

    def __init__(self, degrees, interpolation=None, expand=False, center=None, fill=0):
        super().__init__()
        if known(degrees) and isinstance(degrees, (int, float)) and degrees < 0:
            raise ValueError("If degrees is a single number, it must be positive.")
        self.expand = expand

    def forward(self, img):
        if not certain(self.expand == False):  # noqa: E712
            return sized(img, unknown(int), unknown(int)) if known(img) and not is_other(img) else unknown()
        return kept(img)


class RandomAffine(Keeping):
    __real__ = "torchvision.transforms.transforms.RandomAffine"

    def __init__(self, degrees, translate=None, scale=None, shear=None, interpolation=None, fill=0, center=None):
        super().__init__()


class RandomPerspective(Keeping):
    __real__ = "torchvision.transforms.transforms.RandomPerspective"

    def forward(self, img):
        return kept(img) if not is_other(img) else unknown()


class GaussianBlur(Keeping):
    __real__ = "torchvision.transforms.transforms.GaussianBlur"

    def __init__(self, kernel_size, sigma=(0.1, 2.0)):
        super().__init__()


class RandomAdjustSharpness(RandomHorizontalFlip):
    __real__ = "torchvision.transforms.transforms.RandomAdjustSharpness"

    def __init__(self, sharpness_factor, p=0.5):
        super().__init__()


class RandomErasing(Module):
    __real__ = "torchvision.transforms.transforms.RandomErasing"

    def __init__(self, p=0.5, scale=(0.02, 0.33), ratio=(0.3, 3.3), value=0, inplace=False):
        super().__init__()

    def forward(self, img):
        return kept(img) if is_tensor(img) else unknown()


class Grayscale(Module):
    __real__ = "torchvision.transforms.transforms.Grayscale"

    def __init__(self, num_output_channels=1):
        super().__init__()
        self.num_output_channels = num_output_channels

    def forward(self, img):
        if is_image(img):
            mode = {1: "L", 3: "RGB"}
            return Image(img.size, mode[self.num_output_channels] if known(self.num_output_channels) else None)
        if is_tensor(img) and img.dims is not None and len(img.dims) >= 3:
            return plain(img, tuple(img.dims[:-3]) + (self.num_output_channels, img.dims[-2], img.dims[-1]), img.dtype)
        return unknown()


class RandomGrayscale(RandomHorizontalFlip):
    __real__ = "torchvision.transforms.transforms.RandomGrayscale"

    def __init__(self, p=0.1):
        super().__init__()


class Pad(Module):
    __real__ = "torchvision.transforms.transforms.Pad"

    def __init__(self, padding, fill=0, padding_mode="constant"):
        super().__init__()
        self.padding = padding

    def forward(self, img):
        if not known(img) or is_other(img):
            return unknown()
        height, width = size_of(img)
        if not known(self.padding) or not isinstance(self.padding, int):
            return sized(img, unknown(int), unknown(int))
        return sized(img, height + 2 * self.padding, width + 2 * self.padding)


class ConvertImageDtype(Module):
    __real__ = "torchvision.transforms.transforms.ConvertImageDtype"

    def __init__(self, dtype):
        super().__init__()
        self.dtype = dtype

    def forward(self, image):
        if known(image) and not is_tensor(image):
            raise TypeError("Input img should be Tensor Image")
        return plain(image, image.dims, self.dtype) if is_tensor(image) else unknown()


class Lambda:
    __real__ = "torchvision.transforms.transforms.Lambda"

    def __init__(self, lambd):
        if known(lambd) and isinstance(lambd, (int, float, str, list, tuple, dict)):
            raise TypeError(f"Argument lambd should be callable, got '{type_name(lambd)}'")
        self.lambd = lambd

    def __call__(self, img):
        return self.lambd(img)


class FiveCrop(Module):
    __real__ = "torchvision.transforms.transforms.FiveCrop"

    def __init__(self, size):
        super().__init__()
        self.size = size

    def forward(self, img):
        if not known(img) or is_other(img):
            return unknown()
        height, width = both(self.size)
        return tuple([sized(img, height, width) for _ in range(5)])
