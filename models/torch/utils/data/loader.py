"""DataLoader and samplers."""

from models.crane import assume, certain, known, many, type_name, unknown
from models.torch.base import is_tensor
from models.torch.utils.data.collate import batch_of
from models.torch.utils.data.dataset import Dataset, IterableDataset, length_of, sample_of

#: So many first samples of a dataset in order are looked at one by one.
LOOKED_AT = 4


class Sampler:
    __real__ = "torch.utils.data.sampler.Sampler"

    def __init__(self, data_source=None, *args, **kwargs):
        self.data_source = data_source

    def __iter__(self):
        return iter(many(unknown(int)))

    def __len__(self):
        return length_of(self.data_source)


class SequentialSampler(Sampler):
    __real__ = "torch.utils.data.sampler.SequentialSampler"


class RandomSampler(Sampler):
    __real__ = "torch.utils.data.sampler.RandomSampler"

    def __init__(self, data_source, replacement=False, num_samples=None, generator=None):
        super().__init__(data_source)
        if certain(length_of(data_source) == 0) and certain(num_samples is None):
            raise ValueError("num_samples should be a positive integer value, but got num_samples=0")


class SubsetRandomSampler(Sampler):
    __real__ = "torch.utils.data.sampler.SubsetRandomSampler"


class WeightedRandomSampler(Sampler):
    __real__ = "torch.utils.data.sampler.WeightedRandomSampler"

    def __init__(self, weights, num_samples, replacement=True, generator=None):
        super().__init__(weights)
        if known(num_samples) and (not isinstance(num_samples, int) or isinstance(num_samples, bool) or num_samples <= 0):
            raise ValueError(f"num_samples should be a positive integer value, but got num_samples={num_samples}")
        self.num_samples = num_samples

    def __len__(self):
        return self.num_samples


class BatchSampler(Sampler):
    __real__ = "torch.utils.data.sampler.BatchSampler"

    def __init__(self, sampler, batch_size, drop_last):
        super().__init__(None)


def positive(x, name):
    if known(x) and x is not None and (isinstance(x, bool) or not isinstance(x, int) or x <= 0):
        raise ValueError(f"{name} should be a positive integer value, but got {name}={x}")


class DataLoader:
    __real__ = "torch.utils.data.dataloader.DataLoader"

    def __init__(self, dataset, batch_size=1, shuffle=None, sampler=None, batch_sampler=None, num_workers=0, collate_fn=None,
                 pin_memory=False, drop_last=False, timeout=0, worker_init_fn=None, multiprocessing_context=None, generator=None, *,
                 prefetch_factor=None, persistent_workers=False, pin_memory_device="", in_order=True):
        if certain(num_workers < 0):
            raise ValueError("num_workers option should be non-negative; use num_workers=0 to disable multiprocessing.")
        if certain(num_workers == 0) and certain(prefetch_factor is not None):
            raise ValueError("prefetch_factor option could only be specified in multiprocessing.let num_workers > 0 to enable multiprocessing, "
                             "otherwise set prefetch_factor to None.")
        if certain(num_workers == 0) and certain(persistent_workers):
            raise ValueError("persistent_workers option needs num_workers > 0")
        given = certain(sampler is not None) and known(sampler)
        if given and certain(shuffle):
            raise ValueError("sampler option is mutually exclusive with shuffle")
        if known(batch_sampler) and batch_sampler is not None:
            if certain(batch_size != 1) or certain(shuffle) or given or certain(drop_last):
                raise ValueError("batch_sampler option is mutually exclusive with batch_size, shuffle, sampler, and drop_last")
            batch_size = unknown(int)
        elif not certain(batch_size is None):
            positive(batch_size, "batch_size")
        if certain(shuffle) and known(dataset) and not isinstance(dataset, IterableDataset) and certain(length_of(dataset) == 0):
            raise ValueError("num_samples should be a positive integer value, but got num_samples=0")
        self.dataset = dataset
        self.batch_size = batch_size
        self.num_workers = num_workers
        self.drop_last = drop_last
        self.collate_fn = collate_fn
        self.sampler = sampler
        self.batch_sampler = batch_sampler
        self.pin_memory = pin_memory
        # True, False or unknown: whether samples come in the order of the dataset.
        self.ordered_ = ordered(shuffle, sampler, batch_sampler)
        # Recorded: the number of batches, what collating some samples raised, what the samples' description rests on.
        self.batches_ = None
        self.error_ = None
        self.premise_ = None

    def __next__(self):
        raise TypeError("'DataLoader' object is not an iterator")

    def __getitem__(self, index):
        raise TypeError("'DataLoader' object is not subscriptable")

    def samples_in_all(self):
        """The number of samples of one round."""
        if not known(self.sampler) or not known(self.batch_sampler) or self.batch_sampler is not None:
            return unknown(int)
        return length_of(self.dataset) if self.sampler is None else length_of(self.sampler)

    def __len__(self):
        if known(self.batches_) and self.batches_ is not None:
            return self.batches_
        total = self.samples_in_all()
        if known(self.dataset) and not isinstance(self.dataset, IterableDataset) and not hasattr(self.dataset, "__len__"):
            raise TypeError(f"object of type '{type_name(self.dataset)}' has no len()")
        if not known(total) or not known(self.batch_size) or not known(self.drop_last):
            return unknown(int)
        if self.batch_size is None:
            return total
        return total // self.batch_size if self.drop_last else (total + self.batch_size - 1) // self.batch_size

    def batch(self, size, first):
        """A batch of so many samples: the first one in order, or any."""
        if known(self.dataset) and isinstance(self.dataset, IterableDataset) or not known(self.collate_fn):
            return unknown()
        self.require_equal(size)
        samples = self.first_samples(size) if first and certain(self.ordered_) else [sample_of(self.dataset)]
        if certain(self.batch_size is None):
            return samples[0]
        if self.collate_fn is not None:
            return self.collate_fn(samples if certain(size == len(samples)) else many(samples[0], size))
        return batch_of(samples, size)

    def first_samples(self, size):
        """The first samples of the dataset in order; one for all where they are not told apart."""
        count = LOOKED_AT
        if known(size) and size < count:
            count = size
        total = length_of(self.dataset)
        if not known(self.dataset) or count < 1 or not certain(total >= count):
            return [sample_of(self.dataset)]
        return [self.dataset[i] for i in range(count)]

    def require_equal(self, size):
        """Raises what collating recorded samples raised; with the same samples in one batch that is certain."""
        if self.error_ is not None and known(self.error_) and certain(size > 1):
            together = certain(self.ordered_) and "at entry 0" in self.error_ and "at entry 1" in self.error_
            if not together:
                assume("samples of unequal size come into one batch")
            raise RuntimeError(self.error_)
        if self.premise_ is not None:
            assume(self.premise_)

    def __iter__(self):
        total = self.samples_in_all()
        size = self.batch_size
        count = len(self)
        if certain(total == 0) or certain(count == 0):
            return iter([])
        if certain(size is None):  # Samples as they are, not batches.
            return iter(self.followed(unknown(), unknown(), count))
        if not known(size):
            head = self.batch(size, True)
            return iter(self.followed(head, head, count))
        if certain(total < size):
            return iter([self.batch(total, True)])
        full = certain(total >= size) or certain(self.drop_last) or certain(count > 1)
        head = self.batch(size if full else unknown(int), True)
        if certain(count == 1):
            return iter([head])
        even = certain(self.drop_last) or certain(total % size == 0)
        return iter(self.followed(head, self.batch(size if even else unknown(int), False), count))

    def followed(self, head, other, count):
        """The batches: the first, and the others."""
        if known(count):
            return [head] + list(many(other, count - 1))
        if not is_filled(self.dataset) or not certain(self.drop_last == False):  # noqa: E712
            assume("the data loader gives at least one batch")
        return [head] + list(many(other))


def is_filled(dataset):
    """Whether a dataset of unknown length certainly has a sample."""
    return known(dataset) and isinstance(dataset, Dataset) and certain(dataset.never_empty_)


def ordered(shuffle, sampler, batch_sampler):
    if not known(shuffle) or not known(sampler) or not known(batch_sampler):
        return unknown(bool)
    if batch_sampler is not None:
        return unknown(bool)
    if sampler is not None:
        return isinstance(sampler, SequentialSampler)
    return not shuffle


def default_collate(batch):
    if not known(batch) or not isinstance(batch, (list, tuple)) or len(batch) == 0:
        return unknown()
    return batch_of(list(batch), len(batch))


def default_convert(data):
    return data if is_tensor(data) else unknown()
