"""imblearn.over_sampling: more of the rarer classes."""

from models.imblearn._base import Copying as _Copying
from models.imblearn._base import Sampler as _Sampler

__pure__ = True


class SMOTE(_Sampler):
    pass


class ADASYN(_Sampler):
    pass


class BorderlineSMOTE(_Sampler):
    pass


class SVMSMOTE(_Sampler):
    pass


class KMeansSMOTE(_Sampler):
    pass


class RandomOverSampler(_Copying):
    pass


class SMOTENC(_Copying):
    """Takes columns of text where it is told which they are."""


class SMOTEN(_Copying):
    """Takes columns of text."""
