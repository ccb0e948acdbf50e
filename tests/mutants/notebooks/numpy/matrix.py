# %%
import numpy as np

A = np.array([[4.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 2.0]])
b = np.array([1.0, 2.0, 3.0])
# %%
x = np.linalg.solve(A, b)
assert np.allclose(A @ x, b)
print(x)
# %%
L = np.linalg.cholesky(A)
Q, R = np.linalg.qr(A)
print(np.allclose(L @ L.T, A), np.allclose(Q @ R, A))
# %%
U, S, Vt = np.linalg.svd(A, full_matrices=False)
low_rank = U[:, :2] @ np.diag(S[:2]) @ Vt[:2]
print(np.linalg.norm(A - low_rank))
# %%
blocks = np.block([[A, np.zeros((3, 1))], [np.ones((1, 3)), np.array([[5.0]])]])
print(blocks.shape, np.linalg.det(blocks), np.trace(blocks))
# %%
batch = np.arange(24).reshape(2, 3, 4)
moved = np.transpose(batch, (0, 2, 1))
product = np.einsum("bij,bjk->bik", batch, moved)
print(product.shape)
# %%
stacked = np.vstack([A, b])
parts = np.split(stacked, 2, axis=0)
print(parts[0].shape, parts[1].shape)
