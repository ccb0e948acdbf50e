# %%
import numpy as np
# %%
rng = np.random.default_rng(0)
data = rng.normal(size=(20, 3))
means = data.mean(axis=0)
stds = data.std(axis=0)
# %%
scaled = (data - means) / stds
print(scaled.shape, scaled.mean(axis=0))
# %%
cov = scaled.T @ scaled / len(scaled)
values, vectors = np.linalg.eigh(cov)
order = np.argsort(values)[::-1]
components = vectors[:, order[:2]]
# %%
projected = scaled @ components
explained = values[order] / values.sum()
print("explained", explained[0], explained[1])
# %%
first = projected[:, 0]
big = projected[np.abs(first) > 1.0]
print(len(big), big.shape[1])
