"""How much columns and rows matter."""

from models.crane import certain, known, unknown, version
from models.data import facts

__pure__ = True


def variance_inflation_factor(exog, exog_idx, *, standardize=True):
    shape = facts(exog).shape
    if known(exog) and isinstance(exog, int) and certain(version("statsmodels") >= "0.15"):
        raise IndexError("tuple index out of range")
    if known(shape) and len(shape) == 1:
        raise IndexError("tuple index out of range")
    if known(shape) and len(shape) == 2 and known(exog_idx) and isinstance(exog_idx, int) and not hasattr(exog, "iloc"):
        if certain(exog_idx >= shape[1]):
            raise IndexError(f"index {exog_idx} is out of bounds for axis 1 with size {shape[1]}")
    return unknown()
