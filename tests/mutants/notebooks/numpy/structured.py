# %%
import numpy as np

dtype = [("name", "U10"), ("age", "i4"), ("weight", "f8")]
people = np.array([("Ann", 31, 60.5), ("Bob", 25, 82.0), ("Cid", 47, 75.2)], dtype=dtype)
# %%
print(people["age"].mean(), people[people["age"] > 30]["name"])
# %%
ages = people["age"]
weights = people["weight"]
matrix = np.array([ages, weights]).T
print(matrix.shape)
# %%
ordered = np.sort(people, order="age")
youngest = ordered[0]["name"]
print("youngest: " + youngest)
# %%
normal = (matrix - matrix.min(axis=0)) / (matrix.max(axis=0) - matrix.min(axis=0))
for row in normal:
    print(row[0], row[1])
# %%
padded = np.append(weights, [70.0, 66.6])
clipped = np.clip(padded, 61, 80)
cumulative = np.cumsum(clipped)
print(cumulative[-1], np.round(clipped, 1).tolist())
