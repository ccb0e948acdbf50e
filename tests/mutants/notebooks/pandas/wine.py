# %%
import numpy as np
import pandas as pd
import matplotlib.pyplot as plt
from sklearn.datasets import load_wine

wine = load_wine(as_frame=True)
X, y = wine.data, wine.target
# %%
df = X.copy()
df["class"] = y
df["class"] = df["class"].replace({0: "a", 1: "b", 2: "c"})
df.groupby("class")["alcohol"].describe()
# %%
fig, axes = plt.subplots(2, 2, figsize=(8, 6))
columns = ["alcohol", "ash", "hue", "proline"]
for ax, column in zip(axes.flatten(), columns):
    ax.hist(df[column], bins=20)
    ax.set_title(column)
plt.tight_layout()
# %%
df.plot.scatter(x="alcohol", y="proline", c=y, colormap="viridis")
df["alcohol"].plot(kind="hist", bins=15, title="Alcohol")
plt.xlabel("percent")
# %%
q1 = X.quantile(0.25)
q3 = X.quantile(0.75)
iqr = q3 - q1
mask = ((X < q1 - 1.5 * iqr) | (X > q3 + 1.5 * iqr)).any(axis=1)
print(mask.sum(), X[~mask].shape)
# %%
skewed = X.skew().sort_values(ascending=False)
logged = X[skewed.index[:2]].apply(np.log1p)
print(logged.iloc[0, 1], skewed["proline"])
