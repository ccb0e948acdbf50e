# %%
import numpy as np

raw = "3,4,5;6,7,8;9,10,11"
rows = [line.split(",") for line in raw.split(";")]
# %%
table = np.array(rows)
numbers = table.astype(int)
print(numbers.sum(axis=0), numbers.dtype)
# %%
names = np.array(["ann", "bob", "cid"])
scores = {name: numbers[i].mean() for i, name in enumerate(names)}
print(scores["bob"])
# %%
ranking = sorted(scores.items(), key=lambda item: item[1], reverse=True)
for name, score in ranking:
    print(name.upper() + ": " + str(score))
# %%
mask = names != "bob"
selected = numbers[mask]
print(selected.shape, names[mask][1])
# %%
labels = np.where(numbers > 6, "high", "low")
values, counts = np.unique(labels, return_counts=True)
for value, number in zip(values, counts):
    print(value, number)
