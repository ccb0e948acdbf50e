# %%
import torch
import torch.nn as nn
import torch.optim as optim

torch.manual_seed(0)
# %%
X = torch.tensor([[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]])
y = torch.tensor([[0.0], [1.0], [1.0], [0.0]])
# %%
class Net(nn.Module):
    def __init__(self, hidden=8):
        super().__init__()
        self.fc1 = nn.Linear(2, hidden)
        self.fc2 = nn.Linear(hidden, 1)

    def forward(self, x):
        x = torch.relu(self.fc1(x))
        return torch.sigmoid(self.fc2(x))

model = Net()
# %%
criterion = nn.BCELoss()
optimizer = optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
losses = []
for epoch in range(20):
    optimizer.zero_grad()
    output = model(X)
    loss = criterion(output, y)
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
# %%
with torch.no_grad():
    predicted = (model(X) > 0.5).float()
accuracy = (predicted == y).float().mean()
print(f"loss {losses[-1]:.3f}, accuracy {accuracy.item():.2f}")
# %%
for name, parameter in model.named_parameters():
    print(name, parameter.shape, parameter.grad.norm().item())
