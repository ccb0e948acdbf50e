"""Datasets."""

from models.crane import certain, known, many, type_name, unknown
from models.torch.base import is_tensor


class Dataset:
    __real__ = "torch.utils.data.dataset.Dataset"
    #: Whether there is certainly a sample.
    never_empty_ = False

    def __getitem__(self, index):
        raise NotImplementedError("Subclasses of Dataset should implement __getitem__.")

    def __add__(self, other):
        return ConcatDataset([self, other])

    def sample(self):
        """What holds of every sample: `__getitem__` of an index that is not known."""
        return self[unknown(int)]

    def __class_getitem__(*item):
        return Dataset


class IterableDataset(Dataset):
    __real__ = "torch.utils.data.dataset.IterableDataset"


class TensorDataset(Dataset):
    __real__ = "torch.utils.data.dataset.TensorDataset"

    def __init__(self, *tensors):
        sizes = []
        for t in tensors:
            if is_tensor(t):
                if t.dims is not None and len(t.dims) == 0:
                    raise IndexError("Dimension specified as 0 but tensor has no dimensions")
                if t.dims is not None:
                    sizes.append(t.dims[0])
            elif known(t) and isinstance(t, (list, tuple)):
                raise AttributeError(f"'{type_name(t)}' object has no attribute 'size'")
            elif known(t) and hasattr(t, "__crane_array__"):
                raise TypeError("'int' object is not callable")
        for s in sizes[1:]:
            if known(s) and known(sizes[0]) and s != sizes[0]:
                raise AssertionError("Size mismatch between tensors")
        self.tensors = tensors

    def __getitem__(self, index):
        if not known(self.tensors):
            return unknown()
        return tuple([t[index] if is_tensor(t) else unknown() for t in self.tensors])

    def __len__(self):
        if known(self.tensors) and len(self.tensors) > 0 and is_tensor(self.tensors[0]) and self.tensors[0].dims is not None:
            return self.tensors[0].dims[0]
        return unknown(int)


class ConcatDataset(Dataset):
    __real__ = "torch.utils.data.dataset.ConcatDataset"

    def __init__(self, datasets):
        self.datasets = list(datasets) if known(datasets) else unknown(list)
        if known(datasets) and len(self.datasets) == 0:
            raise AssertionError("datasets should not be an empty iterable")

    def __getitem__(self, index):
        if known(self.datasets) and len(self.datasets) == 1:
            return self.datasets[0][index]
        return unknown()

    def __len__(self):
        if not known(self.datasets):
            return unknown(int)
        return sum([length_of(d) for d in self.datasets])


class Subset(Dataset):
    __real__ = "torch.utils.data.dataset.Subset"

    def __init__(self, dataset, indices, size=None):
        self.dataset = dataset
        self.indices = indices
        self.size_ = length_of(indices) if size is None else size

    def __getitem__(self, idx):
        if known(idx) and isinstance(idx, int) and known(self.indices) and isinstance(self.indices, (list, tuple, range)):
            return self.dataset[self.indices[idx]]
        return sample_of(self.dataset)

    def __len__(self):
        return self.size_


class Sampled(Dataset):
    """A dataset of which only what every sample is like was recorded."""

    def __init__(self, element, length):
        self.element = element
        self.length = length

    def __getitem__(self, index):
        return self.element

    def __len__(self):
        return self.length


def length_of(x):
    """len(x), or unknown where it cannot be told."""
    if not known(x) or not hasattr(x, "__len__"):
        return unknown(int)
    return len(x)


def sample_of(dataset):
    """A sample like every other; unknown where the dataset is."""
    if not known(dataset):
        return unknown()
    return dataset[unknown(int)]


def random_split(dataset, lengths, generator=None):
    if not known(lengths) or not isinstance(lengths, (list, tuple)):
        return unknown(list)
    total = length_of(dataset)
    sizes = list(lengths)
    if not all(known(n) for n in sizes):
        return [Subset(dataset, many(unknown(int), n), n) for n in sizes]
    if all(isinstance(n, (int, float)) for n in sizes) and abs(sum(sizes) - 1) < 1e-9 and sum(sizes) <= 1 + 1e-9:
        if any(n < 0 or n > 1 for n in sizes):
            raise ValueError("Fraction at index 0 is not between 0 and 1")
        return [Subset(dataset, many(unknown(int)), part_of(total, f)) for f in sizes]
    if known(total) and sum(sizes) != total:
        raise ValueError("Sum of input lengths does not equal the length of the input dataset!")
    return [Subset(dataset, many(unknown(int), n), n) for n in sizes]


def part_of(total, fraction):
    """The size of a split, which may get one sample of the remainder."""
    if not known(total):
        return unknown(int)
    exact = total * fraction
    return int(exact) if certain(exact == int(exact)) else unknown(int)
