"""`statsmodels.formula.api`: models from formulas, which are not read."""

from models.crane import unknown
from models.statsmodels.regression import RESULTS

__pure__ = True


class OLS:
    """A model from a formula; its results come from fit."""

    def __getattr__(self, name):
        if name in RESULTS:
            raise AttributeError(f"'OLS' object has no attribute {name!r}")
        return unknown()

    def fit(self, *args, **kwargs):
        return unknown()


def ols(formula, data, subset=None, drop_cols=None, *args, **kwargs):
    return OLS()
