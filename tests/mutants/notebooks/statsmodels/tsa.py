# %%
import numpy as np
import pandas as pd
import statsmodels.api as sm
from statsmodels.tsa.stattools import adfuller, acf
from statsmodels.tsa.seasonal import seasonal_decompose
from statsmodels.tsa.arima.model import ARIMA
# %%
data = sm.datasets.co2.load_pandas().data
series = data["co2"].resample("MS").mean().ffill()["1990":"1997"]
print(len(series))
# %%
result = adfuller(series)
print("ADF %.2f p %.2f" % (result[0], result[1]))
difference = series.diff().dropna()
correlations = acf(difference, nlags=12)
print(correlations.shape)
# %%
decomposition = seasonal_decompose(series, model="additive", period=12)
trend = decomposition.trend.dropna()
print(trend.iloc[0], decomposition.seasonal.max())
# %%
train, test = series[:-12], series[-12:]
arima = ARIMA(train, order=(1, 1, 0)).fit()
forecast = arima.forecast(steps=12)
error = np.sqrt(((forecast - test) ** 2).mean())
print(error, arima.aic)
# %%
frame = pd.DataFrame({"actual": test, "forecast": forecast})
print(frame.loc["1997-03-01", "actual"], frame["forecast"].iloc[-1])
