# %%
import pandas as pd
from sklearn.datasets import load_diabetes

bunch = load_diabetes(as_frame=True)
df = bunch.frame
df.head(2)
# %%
target = df["target"]
features = df.drop(columns="target")
print(features.shape, target.min())
# %%
corr = df.corr()
strongest = corr["target"].drop("target").abs().sort_values(ascending=False)
print(strongest.head(3).index.tolist())
# %%
df["high"] = (target > target.mean()).astype(int)
table = df.groupby("high")[["bmi", "bp"]].agg(["mean", "std"])
print(table[("bmi", "mean")].loc[1])
# %%
df["bmi_rank"] = df["bmi"].rank(pct=True)
df["bp_group"] = pd.qcut(df["bp"], q=3, labels=["low", "mid", "high"])
pivot = df.pivot_table(values="target", index="bp_group", columns="high", aggfunc="count", observed=False)
# %%
train = df.sample(frac=0.7, random_state=3)
test = df.drop(train.index)
assert len(train) + len(test) == len(df)
print(test.iloc[:5, :3])
