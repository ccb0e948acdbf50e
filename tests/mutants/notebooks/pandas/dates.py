# %%
import pandas as pd
import numpy as np

index = pd.date_range("2024-01-01", periods=48, freq="h")
load = pd.Series(np.arange(48) % 24, index=index, name="load")
# %%
daily = load.resample("D").sum()
print(daily.iloc[0], len(daily))
# %%
frame = load.to_frame()
frame["hour"] = frame.index.hour
frame["weekday"] = frame.index.day_name()
frame["night"] = (frame["hour"] < 6) | (frame["hour"] >= 22)
# %%
profile = frame.groupby("hour")["load"].mean()
print(profile.loc[12], profile.idxmax())
# %%
frame["lag"] = frame["load"].shift(24)
frame["mean3"] = frame["load"].rolling(3, min_periods=1).mean()
model = frame.dropna()
print(model.shape)
# %%
start = pd.Timestamp("2024-01-02 06:00")
morning = frame.loc[start:start + pd.Timedelta(hours=3), ["load", "lag"]]
print(morning["load"].tolist())
# %%
shifted = load.copy()
shifted.index = shifted.index + pd.DateOffset(days=1)
both = pd.concat([load, shifted], axis=1, keys=["now", "before"])
both["delta"] = both["now"] - both["before"]
both["delta"].count()
