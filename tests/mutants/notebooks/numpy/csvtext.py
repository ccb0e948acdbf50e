# %%
import numpy as np

data = np.genfromtxt("houses.csv", delimiter=",", skip_header=1, usecols=(0, 1, 2, 6))
print(data.shape)
# %%
area, rooms, bathrooms, price = data.T
per_area = price / area
print(per_area.mean(), np.median(per_area))
# %%
correlation = np.corrcoef(data, rowvar=False)
print(correlation[0, 3])
# %%
split = int(0.8 * len(data))
shuffled = np.random.default_rng(0).permutation(data)
train, test = shuffled[:split], shuffled[split:]
# %%
design = np.c_[np.ones(len(train)), train[:, :3]]
beta = np.linalg.lstsq(design, train[:, 3], rcond=None)[0]
predicted = np.c_[np.ones(len(test)), test[:, :3]] @ beta
rmse = np.sqrt(np.mean((predicted - test[:, 3]) ** 2))
print(f"rmse {rmse:.1f}")
# %%
bins = np.digitize(area, [60, 100, 150])
for group in range(4):
    members = price[bins == group]
    print(group, members.size, members.mean() if members.size else None)
