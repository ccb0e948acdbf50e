"""Models: their data, and that results come from fit."""

from models.crane import certain, known, type_name, unknown, version
from models.data import facts
from models.statsmodels import _attributes, _checks
from models.statsmodels._results import Data, GLMResults, LogitResults, OLSResults, ProbitResults, RegressionResults

__pure__ = True


def data_of(endog, exog, formula=False):
    """What results will be labelled with."""
    labelled = is_pandas(endog) or is_pandas(exog)
    if not known(endog) or not known(exog) or exog is None:
        return Data(unknown(list), unknown(int), unknown(), True if labelled else unknown(bool), formula)
    rows = _checks.length_of(endog)
    names = unknown(list)
    if not certain(is_single(endog)):
        # Several outcomes at once have a column of parameters each.
        return Data(unknown(list), rows, unknown(), unknown(bool), formula)
    if is_pandas(exog):
        columns = facts(exog).columns
        width = facts(exog).shape
        if known(columns) and columns is not None:
            names = list(columns)
        elif known(width) and len(width) == 1:
            names = [exog.name] if known(exog.name) and exog.name is not None else unknown(list)
    first = endog if is_pandas(endog) else exog
    return Data(names, rows, first.index if labelled else None, labelled, formula)


def is_single(endog):
    shape = facts(endog).shape
    if not known(shape):
        return unknown(bool)
    return len(shape) == 1 or len(shape) == 2 and shape[1] == 1


def is_pandas(x):
    return known(x) and hasattr(x, "iloc")


class Model:
    __callable__ = False
    _listed = None
    _results = None
    _data = Data(unknown(list), unknown(int), unknown(), unknown(bool), unknown(bool))

    def __init__(self, endog, exog=None, *args, **kwargs):
        self._check(endog, exog)
        dropped = known(kwargs) and "missing" in kwargs and not certain(kwargs["missing"] == "none")
        self._data = data_of(endog, exog)
        if dropped:
            self._data = Data(self._data.names, unknown(int), unknown(), self._data.pandas)

    def _check(self, endog, exog):
        _checks.check_pair(endog, exog)

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if not name.startswith("_") and self._listed is not None and " " + name + " " not in self._listed:
            raise AttributeError(f"{type_name(self)!r} object has no attribute {name!r}")
        return unknown()

    def fit(self, *args, **kwargs):
        return self._results(self._data) if self._results is not None else unknown()


class OLS(Model):
    __real__ = "statsmodels.regression.linear_model.OLS"
    _listed = _attributes.OLS_MODEL
    _results = OLSResults

    def fit(self, method="pinv", cov_type="nonrobust", cov_kwds=None, use_t=None, **kwargs):
        if known(method) and not isinstance(method, str) and certain(version("statsmodels") >= "0.15"):
            raise TypeError("method must be a string")
        return OLSResults(self._data)


class WLS(Model):
    __real__ = "statsmodels.regression.linear_model.WLS"
    _listed = _attributes.OLS_MODEL
    _results = RegressionResults


class GLS(Model):
    __real__ = "statsmodels.regression.linear_model.GLS"
    _listed = _attributes.OLS_MODEL
    _results = RegressionResults


class GLM(Model):
    __real__ = "statsmodels.genmod.generalized_linear_model.GLM"
    _listed = _attributes.GLM_MODEL
    _results = GLMResults

    def _check(self, endog, exog):
        """Some families take two columns, and texts may be outcomes."""


class Logit(Model):
    __real__ = "statsmodels.discrete.discrete_model.Logit"
    _listed = _attributes.DISCRETE_MODEL
    _results = LogitResults

    def _check(self, endog, exog):
        _checks.check_pair(endog, exog)
        f = facts(endog)
        if f.attained and (certain(f.high > 1) or certain(f.low < 0)):
            raise ValueError("endog must be in the unit interval.")


class Probit(Logit):
    __real__ = "statsmodels.discrete.discrete_model.Probit"
    _results = ProbitResults


class Poisson(Model):
    __real__ = "statsmodels.discrete.discrete_model.Poisson"

    def _check(self, endog, exog):
        _checks.check_pair(endog, exog)


#: Attributes of results that are asked of the model by mistake.
RESULTS = ("summary", "params", "pvalues", "rsquared", "rsquared_adj", "resid", "fittedvalues", "conf_int", "bse", "tvalues",
           "aic", "bic", "summary2", "forecast", "get_forecast", "get_prediction", "fvalue", "f_pvalue", "mse_resid")
