"""`statsmodels.tsa.api`, which is `sm.tsa`."""

from models.statsmodels.tsa.arima.model import ARIMA  # noqa: F401
from models.statsmodels.tsa.seasonal import seasonal_decompose  # noqa: F401
from models.statsmodels.tsa.stattools import acf, adfuller, kpss, pacf  # noqa: F401

__pure__ = True
