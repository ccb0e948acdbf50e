# %%
import pandas as pd
import numpy as np

prices = pd.read_csv("stocks.csv", index_col="Date", parse_dates=True)
prices.tail()
# %%
returns = prices.pct_change().dropna()
log_returns = np.log(prices / prices.shift(1)).dropna()
print(returns.mean() * 252)
# %%
volatility = returns.std() * np.sqrt(252)
sharpe = (returns.mean() * 252) / volatility
print(sharpe.idxmax(), sharpe["AAA"])
# %%
weights = np.array([0.5, 0.3, 0.2])
portfolio = returns.dot(weights)
covariance = returns.cov()
risk = np.sqrt(weights @ covariance.values @ weights)
print(risk, portfolio.shape)
# %%
prices["SMA20"] = prices["AAA"].rolling(20).mean()
prices["SMA50"] = prices["AAA"].rolling(50).mean()
prices["signal"] = np.where(prices["SMA20"] > prices["SMA50"], 1, 0)
prices["position"] = prices["signal"].diff()
# %%
trades = prices[prices["position"] != 0].dropna()
for date, trade in trades.iterrows():
    print(date.strftime("%Y-%m-%d"), trade["AAA"])
# %%
drawdown = prices["AAA"] / prices["AAA"].cummax() - 1
monthly = prices[["AAA", "BBB", "CCC"]].resample("MS").last()
monthly.loc["2021-03-01", "BBB"]
