# %%
import pandas as pd
import numpy as np

arrays = [["a", "a", "b", "b"], [1, 2, 1, 2]]
index = pd.MultiIndex.from_arrays(arrays, names=["letter", "number"])
data = pd.DataFrame({"x": np.arange(4.0), "y": [10, 20, 30, 40]}, index=index)
# %%
print(data.loc["a"], data.loc[("b", 2), "y"])
# %%
unstacked = data["x"].unstack(level="number")
print(unstacked.loc["b", 1])
# %%
summed = data.groupby(level="letter").sum()
normalized = data / data.groupby(level=0).transform("sum")
print(summed.loc["a", "y"], normalized["x"].max())
# %%
flat = data.reset_index()
flat["key"] = flat["letter"] + flat["number"].astype(str)
wide = flat.pivot(index="letter", columns="number", values="y")
wide.columns = [f"n{c}" for c in wide.columns]
print(wide["n1"].tolist())
# %%
stacked = wide.stack().rename("y").reset_index()
stacked.columns = ["letter", "number", "y"]
print(stacked.iloc[-1]["y"], stacked.shape)
# %%
swapped = data.swaplevel().sort_index()
part = swapped.xs(2, level="number")
print(part["y"].sum())
