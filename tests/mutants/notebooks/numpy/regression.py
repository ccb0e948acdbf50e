# %%
import numpy as np

np.random.seed(1)
# %%
n_samples, n_features = 50, 4
X = np.random.randn(n_samples, n_features)
true_w = np.array([1.5, -2.0, 0.0, 3.0])
y = X.dot(true_w) + 0.1 * np.random.randn(n_samples)
# %%
X_b = np.hstack([np.ones((n_samples, 1)), X])
w = np.linalg.inv(X_b.T.dot(X_b)).dot(X_b.T).dot(y)
print(w)
# %%
def mse(X, y, w):
    error = X @ w - y
    return np.mean(error ** 2)

print(mse(X_b, y, w))
# %%
w = np.zeros(n_features + 1)
history = []
for step in range(100):
    gradient = 2 / n_samples * X_b.T @ (X_b @ w - y)
    w = w - 0.1 * gradient
    history.append(mse(X_b, y, w))
# %%
print(history[0], history[99], len(history))
best = np.argmin(history)
print("best step " + str(best))
