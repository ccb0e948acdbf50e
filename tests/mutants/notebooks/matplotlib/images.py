# %%
import matplotlib.pyplot as plt
import numpy as np
from sklearn.datasets import load_digits

digits = load_digits()
# %%
fig, axes = plt.subplots(2, 5, figsize=(8, 4))
for ax, image, label in zip(axes.ravel(), digits.images, digits.target):
    ax.imshow(image, cmap="gray_r", interpolation="nearest")
    ax.set_title(f"Label: {label}")
    ax.axis("off")
# %%
def show(index):
    image = digits.data[index].reshape(8, 8)
    plt.imshow(image, cmap="Blues")
    plt.colorbar(label="ink")
    plt.title("digit " + str(digits.target[index]))
    plt.show()

show(3)
# %%
rgb = np.random.default_rng(0).random((10, 12, 3))
plt.imshow(rgb)
plt.axis("off")
plt.show()
# %%
matrix = np.corrcoef(digits.data[:, 10:20], rowvar=False)
fig, ax = plt.subplots(figsize=(5, 5))
im = ax.matshow(matrix, vmin=-1, vmax=1)
fig.colorbar(im, ax=ax, shrink=0.8)
for i in range(3):
    for j in range(3):
        ax.text(j, i, round(matrix[i, j], 1), ha="center", va="center")
# %%
mean = digits.images.mean(axis=0)
plt.contourf(mean, levels=5)
plt.contour(mean, levels=[4, 8], colors="k")
