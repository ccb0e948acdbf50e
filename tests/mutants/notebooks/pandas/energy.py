# %%
import pandas as pd
import numpy as np
import matplotlib.pyplot as plt
from statsmodels.datasets import co2

data = co2.load_pandas().data
data.head()
# %%
data.index.name = "date"
print(data["co2"].isna().sum(), data.index[0])
filled = data["co2"].interpolate()
# %%
monthly = filled.resample("MS").mean()
yearly = monthly.groupby(monthly.index.year).mean()
print(yearly.loc[1990] - yearly.loc[1980])
# %%
frame = monthly.to_frame("co2")
frame["month"] = frame.index.month
season = frame.groupby("month")["co2"].mean() - frame["co2"].mean()
season.plot(kind="bar")
plt.title("season")
plt.show()
# %%
x = np.arange(len(monthly))
slope, intercept = np.polyfit(x, monthly.values, 1)
trend = pd.Series(intercept + slope * x, index=monthly.index)
residual = monthly - trend
print(slope, residual.abs().max())
# %%
fig, ax = plt.subplots(figsize=(8, 3))
ax.plot(monthly.index, monthly, label="co2")
ax.plot(trend.index, trend, label="trend")
ax.legend()
