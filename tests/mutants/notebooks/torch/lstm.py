# %%
import numpy as np
import torch
from torch import nn

torch.manual_seed(0)
series = np.sin(np.linspace(0, 20, 120)).astype("float32")
# %%
def windows(data, length):
    xs, ys = [], []
    for i in range(len(data) - length):
        xs.append(data[i:i + length])
        ys.append(data[i + length])
    return np.array(xs), np.array(ys)

X, y = windows(series, 10)
X = torch.from_numpy(X).unsqueeze(-1)
y = torch.from_numpy(y).unsqueeze(1)
print(X.shape, y.shape)
# %%
class Forecaster(nn.Module):
    def __init__(self, input_size=1, hidden_size=16, num_layers=1):
        super().__init__()
        self.lstm = nn.LSTM(input_size, hidden_size, num_layers, batch_first=True)
        self.head = nn.Linear(hidden_size, 1)

    def forward(self, x):
        out, (h, c) = self.lstm(x)
        return self.head(out[:, -1, :])
# %%
model = Forecaster()
loss_fn = nn.MSELoss()
optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
train_X, test_X = X[:80], X[80:]
train_y, test_y = y[:80], y[80:]
# %%
for epoch in range(3):
    prediction = model(train_X)
    loss = loss_fn(prediction, train_y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
# %%
forecast = model(test_X).detach().numpy()
error = np.sqrt(np.mean((forecast - test_y.numpy()) ** 2))
print(error, forecast[0, 0], loss.item())
