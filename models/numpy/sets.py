"""Sets of one-dimensional arrays."""

from models.crane import unknown
from models.numpy.ordering import set_operation


def union1d(ar1, ar2):
    return set_operation("union1d", ar1, ar2)


def intersect1d(ar1, ar2, assume_unique=False, return_indices=False):
    out = set_operation("intersect1d", ar1, ar2)
    return out if return_indices is False else unknown()


def setdiff1d(ar1, ar2, assume_unique=False):
    return set_operation("setdiff1d", ar1, ar2)


def setxor1d(ar1, ar2, assume_unique=False):
    return set_operation("setxor1d", ar1, ar2)
