# %%
import torch
import numpy as np
# %%
a = torch.arange(12, dtype=torch.float32).reshape(3, 4)
b = torch.ones(4, 2)
c = a @ b
print(c.shape, a.sum(dim=0), a.mean(dim=1, keepdim=True).shape)
# %%
stacked = torch.stack([a, a * 2], dim=0)
joined = torch.cat([a, torch.zeros(1, 4)], dim=0)
print(stacked.shape, joined.shape, stacked.permute(1, 0, 2).shape)
# %%
flat = a.view(-1)
picked = a[:, 1]
mask = a > 5
print(flat[10], a[mask].numel(), picked.unsqueeze(0).shape)
# %%
w = torch.randn(4, 1, requires_grad=True)
target = torch.ones(3, 1)
loss = ((a @ w - target) ** 2).mean()
loss.backward()
with torch.no_grad():
    w -= 0.01 * w.grad
w.grad.zero_()
# %%
array = a.numpy()
back = torch.from_numpy(np.vstack([array, array]))
batch = torch.bmm(stacked, stacked.transpose(1, 2))
values, indices = torch.topk(a[0], k=2)
print(back.shape, batch.shape, values[0].item(), indices.tolist())
# %%
onehot = torch.nn.functional.one_hot(torch.tensor([0, 2, 1]), num_classes=3)
weights = torch.softmax(torch.tensor([1.0, 2.0, 3.0]), dim=0)
mixed = (onehot.float() * weights).sum(dim=1)
print(mixed, torch.max(mixed), torch.argmax(mixed).item())
