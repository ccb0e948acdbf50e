"""`statsmodels.formula.api`: models from formulas."""

from models.crane import known, unknown
from models.statsmodels import _formulas, regression
from models.statsmodels._results import Data

__pure__ = True


def made(cls, formula, data, subset):
    """A model of the class, as `from_formula` makes it."""
    _formulas.check(formula, data)
    from models.crane import instance
    model = instance(cls)
    whole = known(data) and hasattr(data, "iloc") and subset is None
    names = _formulas.names_of(formula, data) if whole else unknown(list)
    # Rows with gaps are left out.
    model._data = Data(names, unknown(int), unknown(), True, True)
    return model


def ols(formula, data, subset=None, drop_cols=None, *args, **kwargs):
    return made(regression.OLS, formula, data, subset)


def wls(formula, data, subset=None, drop_cols=None, *args, **kwargs):
    return made(regression.WLS, formula, data, subset)


def glm(formula, data, subset=None, drop_cols=None, *args, **kwargs):
    return made(regression.GLM, formula, data, subset)


def logit(formula, data, subset=None, drop_cols=None, *args, **kwargs):
    return made(regression.Logit, formula, data, subset)


def probit(formula, data, subset=None, drop_cols=None, *args, **kwargs):
    return made(regression.Probit, formula, data, subset)
