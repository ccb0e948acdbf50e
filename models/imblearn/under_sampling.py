"""imblearn.under_sampling: fewer of the commoner classes."""

from models.imblearn._base import Copying as _Copying
from models.imblearn._base import Sampler as _Sampler

__pure__ = True


class NearMiss(_Sampler):
    pass


class TomekLinks(_Sampler):
    pass


class EditedNearestNeighbours(_Sampler):
    pass


class CondensedNearestNeighbour(_Sampler):
    pass


class ClusterCentroids(_Sampler):
    pass


class OneSidedSelection(_Sampler):
    pass


class NeighbourhoodCleaningRule(_Sampler):
    pass


class AllKNN(_Sampler):
    pass


class InstanceHardnessThreshold(_Sampler):
    pass


class RepeatedEditedNearestNeighbours(_Sampler):
    pass


class RandomUnderSampler(_Copying):
    pass
