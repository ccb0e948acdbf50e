# %%
import pandas as pd

weather = pd.read_csv("weather.csv")
weather["date"] = pd.to_datetime(weather["date"])
weather = weather.set_index("date")
# %%
weekly = weather["temp"].resample("W").mean()
print(weekly.head(3))
# %%
weather["rolling"] = weather["temp"].rolling(window=7).mean()
weather["change"] = weather["temp"].diff().shift(-1)
clean = weather.dropna(subset=["rolling", "change"])
# %%
stations = {}
for name, group in weather.groupby("station"):
    stations[name] = {"mean": group["temp"].mean(), "wet": (group["rain"] > 2).sum()}
report = pd.DataFrame(stations).T
report.loc["north", "mean"]
# %%
wide = weather.pivot_table(index=weather.index.month, columns="station", values=["temp", "humidity"])
wide["temp"]["south"].max()
# %%
corr = weather[["temp", "humidity", "rain"]].corr()
print(corr.loc["temp", "rain"].round(2))
first_week = weather.loc["2022-01-01":"2022-01-07"]
print(first_week.shape)
