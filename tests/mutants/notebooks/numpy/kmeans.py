# %%
import numpy as np
from sklearn.datasets import load_iris

X = load_iris().data
print(X.shape)
# %%
def assign(X, centers):
    distances = np.linalg.norm(X[:, np.newaxis, :] - centers[np.newaxis, :, :], axis=2)
    return distances.argmin(axis=1)

def update(X, labels, k):
    return np.array([X[labels == i].mean(axis=0) for i in range(k)])
# %%
k = 3
rng = np.random.default_rng(5)
centers = X[rng.choice(len(X), size=k, replace=False)]
for _ in range(10):
    labels = assign(X, centers)
    centers = update(X, labels, k)
# %%
sizes = np.bincount(labels, minlength=k)
inertia = sum(((X[labels == i] - centers[i]) ** 2).sum() for i in range(k))
print(sizes, inertia)
# %%
nearest = np.linalg.norm(X - centers[0], axis=1)
closest = np.argsort(nearest)[:5]
print(X[closest].mean(axis=0))
