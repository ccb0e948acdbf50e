"""`statsmodels.tsa.arima.model`."""

from models.crane import certain, known, unknown
from models.data import facts
from models.statsmodels import _checks
from models.statsmodels import _attributes
from models.statsmodels.regression import Model
from models.statsmodels.tsa._results import ARIMAResults, Times, times_of

__pure__ = True


class ARIMA(Model):
    __real__ = "statsmodels.tsa.arima.model.ARIMA"
    _listed = _attributes.ARIMA_MODEL
    _times = Times(unknown(int), unknown(bool))

    def __init__(self, endog, exog=None, order=(0, 0, 0), seasonal_order=(0, 0, 0, 0), trend=None,
                 enforce_stationarity=True, enforce_invertibility=True, concentrate_scale=False, trend_offset=1, dates=None,
                 freq=None, missing="none", validate_specification=True, validate_exog=True):
        self._times = times_of(endog) if certain(missing == "none") else times_of(unknown())
        _checks.check_order(order)
        _checks.check_pair(endog, exog)
        shape = facts(endog).shape
        if known(shape) and len(shape) == 2 and certain(shape[1] > 1):
            raise ValueError(f"SARIMAX models require univariate `endog`. Got shape {shape}.")

    def fit(self, start_params=None, transformed=True, includes_fixed=False, method=None, method_kwargs=None, gls=None,
            gls_kwargs=None, cov_type=None, cov_kwds=None, return_params=False, low_memory=False):
        return ARIMAResults(self._times) if certain(return_params == False) else unknown()  # noqa: E712
