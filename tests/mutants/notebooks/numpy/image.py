# %%
import numpy as np
from sklearn.datasets import load_digits

digits = load_digits()
images = digits.images
print(images.shape)
# %%
flat = images.reshape(len(images), -1)
mean_image = images.mean(axis=0)
centered = images - mean_image
# %%
first = images[0]
padded = np.pad(first, 1, mode="constant")
print(padded.shape)
# %%
kernel = np.array([[0, 1, 0], [1, -4, 1], [0, 1, 0]])
filtered = np.zeros_like(first)
for i in range(first.shape[0]):
    for j in range(first.shape[1]):
        filtered[i, j] = np.sum(padded[i:i + 3, j:j + 3] * kernel)
# %%
row = np.concatenate([images[k] for k in range(5)], axis=1)
print(row.shape)
# %%
counts = np.bincount(digits.target)
for label in range(10):
    print(label, counts[label])
# %%
one_hot = np.eye(10)[digits.target]
print(one_hot.shape, one_hot.sum(axis=1)[:5])
