"""Regression models: their data, and that results come from fit."""

from models.crane import type_name, unknown
from models.statsmodels import _checks

__pure__ = True

#: Attributes of results that are asked of the model by mistake.
RESULTS = ("summary", "params", "pvalues", "rsquared", "rsquared_adj", "resid", "fittedvalues", "conf_int", "bse", "tvalues",
           "aic", "bic", "summary2", "forecast", "get_forecast", "get_prediction", "fvalue", "f_pvalue", "mse_resid")


class Model:
    _formula = False

    def __init__(self, endog, exog=None, *args, **kwargs):
        _checks.check_pair(endog, exog)

    def __getattr__(self, name):
        if name in RESULTS:
            raise AttributeError(f"{type_name(self)!r} object has no attribute {name!r}")
        return unknown()

    def fit(self, *args, **kwargs):
        return unknown()


class OLS(Model):
    __real__ = "statsmodels.regression.linear_model.OLS"


class WLS(Model):
    __real__ = "statsmodels.regression.linear_model.WLS"


class GLS(Model):
    __real__ = "statsmodels.regression.linear_model.GLS"


class Logit(Model):
    __real__ = "statsmodels.discrete.discrete_model.Logit"

    def __init__(self, endog, exog=None, *args, **kwargs):
        from models.crane import certain
        from models.data import facts
        _checks.check_pair(endog, exog)
        f = facts(endog)
        if f.attained and (certain(f.high > 1) or certain(f.low < 0)):
            raise ValueError("endog must be in the unit interval.")
