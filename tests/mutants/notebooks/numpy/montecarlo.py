# %%
import numpy as np
import math
# %%
rng = np.random.default_rng(42)
points = rng.uniform(-1, 1, size=(1000, 2))
inside = (points ** 2).sum(axis=1) <= 1
pi_estimate = 4 * inside.mean()
print(round(pi_estimate, 2), math.pi)
# %%
walks = rng.choice([-1, 1], size=(10, 50)).cumsum(axis=1)
final = walks[:, -1]
print(final.max(), final.min(), walks.shape)
# %%
def summarize(values, percentiles=(5, 50, 95)):
    result = {}
    for p in percentiles:
        result["p" + str(p)] = np.percentile(values, p)
    return result

summary = summarize(final)
print(summary["p50"])
# %%
hist, edges = np.histogram(final, bins=5)
centers = (edges[:-1] + edges[1:]) / 2
table = np.column_stack([centers, hist])
print(table.shape)
# %%
crossed = np.where(np.abs(walks) > 5)
rows = np.unique(crossed[0])
print(len(rows), "walks crossed")
