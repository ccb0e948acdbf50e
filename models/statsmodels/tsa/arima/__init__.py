"""`statsmodels.tsa.arima`."""

__pure__ = True
