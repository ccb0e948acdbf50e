# %%
import numpy as np

rng = np.random.RandomState(3)
# %%
class Layer:
    def __init__(self, n_in, n_out):
        self.W = rng.randn(n_in, n_out) * 0.1
        self.b = np.zeros(n_out)

    def forward(self, x):
        self.x = x
        return x @ self.W + self.b

    def backward(self, grad, lr):
        grad_in = grad @ self.W.T
        self.W -= lr * self.x.T @ grad
        self.b -= lr * grad.sum(axis=0)
        return grad_in
# %%
X = np.array([[0, 0], [0, 1], [1, 0], [1, 1]], dtype=float)
y = np.array([[0], [1], [1], [0]])
hidden = Layer(2, 8)
output = Layer(8, 1)
# %%
def sigmoid(z):
    return 1 / (1 + np.exp(-z))

losses = []
for epoch in range(20):
    h = np.tanh(hidden.forward(X))
    p = sigmoid(output.forward(h))
    losses.append(float(np.mean((p - y) ** 2)))
    grad = output.backward((p - y) / len(X), 0.5)
    hidden.backward(grad * (1 - h ** 2), 0.5)
# %%
print(f"loss {losses[-1]:.3f} after {len(losses)} epochs")
predictions = (p > 0.5).astype(int)
print(np.hstack([y, predictions]))
