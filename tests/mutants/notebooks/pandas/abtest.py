# %%
import numpy as np
import pandas as pd

np.random.seed(0)
visits = pd.DataFrame({"group": np.random.choice(["A", "B"], 200), "converted": np.random.rand(200) < 0.2,
                       "seconds": np.random.exponential(30, 200)})
# %%
rates = visits.groupby("group")["converted"].agg(["sum", "count", "mean"])
rates
# %%
p_a, p_b = rates.loc["A", "mean"], rates.loc["B", "mean"]
n_a, n_b = rates["count"]
pooled = rates["sum"].sum() / rates["count"].sum()
z = (p_b - p_a) / np.sqrt(pooled * (1 - pooled) * (1 / n_a + 1 / n_b))
print("z = {:.2f}".format(z))
# %%
def bootstrap(values, n=100):
    values = np.asarray(values)
    draws = np.random.choice(values, size=(n, len(values)), replace=True)
    return np.percentile(draws.mean(axis=1), [2.5, 97.5])

low, high = bootstrap(visits.loc[visits["group"] == "B", "seconds"])
print(low, high)
# %%
visits["bucket"] = np.select([visits["seconds"] < 10, visits["seconds"] < 40], ["short", "medium"], default="long")
share = pd.crosstab(visits["bucket"], visits["group"], normalize="columns")
print(share.loc["long", "B"])
# %%
result = pd.DataFrame({"metric": ["rate", "seconds"], "A": [p_a, visits[visits["group"] == "A"]["seconds"].mean()], "B": [p_b, (low + high) / 2]})
result = result.set_index("metric").T
result["lift"] = result["rate"] / result.loc["A", "rate"]
result.round(3)
