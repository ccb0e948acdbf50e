"""torchvision.transforms.functional."""

from models.torchvision.transforms.transforms import CenterCrop, Normalize, PILToTensor, Resize, ToPILImage, kept
from models.torchvision.transforms.transforms import to_tensor as as_tensor

__pure__ = True


def to_tensor(pic):
    return as_tensor(pic)


def pil_to_tensor(pic):
    return PILToTensor()(pic)


def to_pil_image(pic, mode=None):
    return ToPILImage(mode)(pic)


def resize(img, size, interpolation=None, max_size=None, antialias=True):
    return Resize(size, interpolation, max_size)(img)


def center_crop(img, output_size):
    return CenterCrop(output_size)(img)


def normalize(tensor, mean, std, inplace=False):
    return Normalize(mean, std)(tensor)


def hflip(img):
    return kept(img)


def vflip(img):
    return kept(img)
