"""`statsmodels.tsa.arima.model`."""

from models.crane import certain, known
from models.data import facts
from models.statsmodels import _checks
from models.statsmodels.regression import Model

__pure__ = True


class ARIMA(Model):
    __real__ = "statsmodels.tsa.arima.model.ARIMA"

    def __init__(self, endog, exog=None, order=(0, 0, 0), seasonal_order=(0, 0, 0, 0), trend=None,
                 enforce_stationarity=True, enforce_invertibility=True, concentrate_scale=False, trend_offset=1, dates=None,
                 freq=None, missing="none", validate_specification=True):
        _checks.check_order(order)
        _checks.check_pair(endog, exog)
        shape = facts(endog).shape
        if known(shape) and len(shape) == 2 and certain(shape[1] > 1):
            raise ValueError(f"SARIMAX models require univariate `endog`. Got shape {shape}.")
