"""`statsmodels.tsa`, and what `sm.tsa` has."""

from models.statsmodels.tsa.arima.model import ARIMA
from models.statsmodels.tsa.seasonal import seasonal_decompose
from models.statsmodels.tsa.stattools import acf, adfuller, pacf

__pure__ = True
