"""torchvision.datasets: what a sample is like, before and after the transform."""

from models.crane import certain, known, many, unknown
from models.PIL.Image import Image
from models.torch import create, dtypes
from models.torch.utils.data.dataset import Dataset

__pure__ = True


class VisionDataset(Dataset):
    __real__ = "torchvision.datasets.vision.VisionDataset"

    def keep(self, root, transform, target_transform):
        self.root = root
        self.transform = transform
        self.target_transform = target_transform

    def given(self, image, target):
        """A sample after the transforms."""
        if not known(self.transform) or self.transform is not None:
            image = self.transform(image)
        if not known(self.target_transform) or self.target_transform is not None:
            target = self.target_transform(target)
        return (image, target)


class ImageFolder(VisionDataset):
    __real__ = "torchvision.datasets.folder.ImageFolder"
    #: A folder without images raises when it is opened.
    never_empty_ = True

    def __init__(self, root, transform=None, target_transform=None, loader=None, is_valid_file=None, allow_empty=False):
        self.keep(root, transform, target_transform)
        self.loader = loader
        self.classes = many(unknown(str))
        self.class_to_idx = unknown(dict)
        self.samples = many((unknown(str), unknown(int)))
        self.imgs = self.samples
        self.targets = many(unknown(int))
        self.length_ = unknown(int)

    def __getitem__(self, index):
        image = Image(None, "RGB")
        if not known(self.loader) or self.loader is not None:
            image = self.loader(unknown(str))
        return self.given(image, unknown(int))

    def __len__(self):
        return self.length_


class DatasetFolder(ImageFolder):
    __real__ = "torchvision.datasets.folder.DatasetFolder"

    def __init__(self, root, loader, extensions=None, transform=None, target_transform=None, is_valid_file=None, allow_empty=False):
        super().__init__(root, transform, target_transform, loader)


class Fixed(VisionDataset):
    """Datasets whose size and images are known; the class attributes say which."""

    sizes = (60000, 10000)
    side = 28
    mode = "L"
    labels = 10

    def __init__(self, root=None, train=True, transform=None, target_transform=None, download=False):
        self.keep(root, transform, target_transform)
        self.train = train
        self.length_ = unknown(int)
        if known(train):
            self.length_ = self.sizes[0] if train else self.sizes[1]
        self.classes = many(unknown(str), self.labels)
        self.class_to_idx = unknown(dict)
        self.data = unknown()
        self.targets = unknown()
        if self.mode == "L":
            self.data = create.made((self.length_, self.side, self.side), dtypes.uint8)
            self.targets = create.made((self.length_,), dtypes.int64)

    def __getitem__(self, index):
        if known(index) and known(self.length_) and isinstance(index, int) and index >= self.length_:
            raise IndexError(f"index {index} is out of bounds for dimension 0 with size {self.length_}")
        return self.given(Image((self.side, self.side), self.mode), unknown(int))

    def __len__(self):
        return self.length_


class MNIST(Fixed):
    __real__ = "torchvision.datasets.mnist.MNIST"


class FashionMNIST(Fixed):
    __real__ = "torchvision.datasets.mnist.FashionMNIST"


class KMNIST(Fixed):
    __real__ = "torchvision.datasets.mnist.KMNIST"


class CIFAR10(Fixed):
    __real__ = "torchvision.datasets.cifar.CIFAR10"
    sizes = (50000, 10000)
    side = 32
    mode = "RGB"


class CIFAR100(CIFAR10):
    __real__ = "torchvision.datasets.cifar.CIFAR100"
    labels = 100


class FakeData(VisionDataset):
    __real__ = "torchvision.datasets.fakedata.FakeData"

    def __init__(self, size=1000, image_size=(3, 224, 224), num_classes=10, transform=None, target_transform=None, random_offset=0):
        self.keep(None, transform, target_transform)
        self.size = size
        self.image_size = image_size

    def __getitem__(self, index):
        size = self.image_size if known(self.image_size) else (unknown(int), unknown(int), unknown(int))
        image = Image((size[2], size[1]), "RGB" if certain(size[0] == 3) else None)
        return self.given(image, unknown(int))

    def __len__(self):
        return self.size
