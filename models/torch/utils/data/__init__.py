"""torch.utils.data."""

from models.torch.utils.data.dataset import ConcatDataset, Dataset, IterableDataset, Subset, TensorDataset, random_split
from models.torch.utils.data.loader import (BatchSampler, DataLoader, RandomSampler, Sampler, SequentialSampler, SubsetRandomSampler,
                                            WeightedRandomSampler, default_collate, default_convert)
