"""Comparisons of several groups."""

from models.crane import certain, known, unknown, version
from models.data import facts
from models.statsmodels import _attributes

__pure__ = True


class TukeyHSDResults:
    __real__ = "statsmodels.sandbox.stats.multicomp.TukeyHSDResults"
    __callable__ = False

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name.startswith("_") or " " + name + " " in _attributes.TUKEY:
            return unknown()
        raise AttributeError(f"'TukeyHSDResults' object has no attribute {name!r}")

    def summary(self):
        return unknown()


def pairwise_tukeyhsd(endog, groups, alpha=0.05, use_var="equal"):
    shape = facts(groups).shape
    if known(shape) and len(shape) == 2 and known(groups) and hasattr(groups, "iloc") and certain(version("statsmodels") >= "0.15"):
        raise IndexError("too many indices for array: array is 1-dimensional, but 2 were indexed")
    if known(alpha) and isinstance(alpha, str):
        raise TypeError("unsupported operand type(s) for -: 'int' and 'str'")
    return TukeyHSDResults()
