"""`statsmodels.api`."""

from models.crane import known, unknown
from models.data import facts
from models.statsmodels import tsa
from models.statsmodels.graphics.gofplots import ProbPlot, qqline, qqplot
from models.statsmodels.regression import GLS, OLS, WLS, Logit

__pure__ = True


def add_constant(data, prepend=True, has_constant="skip"):
    """With a column of ones, unless a constant column is there already."""
    f = facts(data)
    if known(has_constant) and has_constant not in ("raise", "add", "skip"):
        raise ValueError(f"Option {has_constant} not understood for has_constant.")
    if known(f.shape) and len(f.shape) > 2:
        raise ValueError("Only implemented for 2-dimensional arrays")
    return unknown()


