# %%
import pandas as pd
import torch
from torch import nn
from torch.utils.data import Dataset, DataLoader, random_split

torch.manual_seed(0)
df = pd.read_csv("houses.csv")
# %%
class Houses(Dataset):
    def __init__(self, frame, features, target):
        self.X = torch.tensor(frame[features].values, dtype=torch.float32)
        self.y = torch.tensor(frame[target].values, dtype=torch.float32).unsqueeze(1)
        self.X = (self.X - self.X.mean(dim=0)) / self.X.std(dim=0)

    def __len__(self):
        return len(self.X)

    def __getitem__(self, index):
        return self.X[index], self.y[index] / 100000
# %%
data = Houses(df, ["area", "rooms", "bathrooms"], "price")
train, valid = random_split(data, [120, 30])
train_loader = DataLoader(train, batch_size=16, shuffle=True)
valid_loader = DataLoader(valid, batch_size=30)
# %%
model = nn.Sequential(
    nn.Linear(3, 16),
    nn.BatchNorm1d(16),
    nn.ReLU(),
    nn.Linear(16, 1),
)
optimizer = torch.optim.AdamW(model.parameters(), lr=0.01, weight_decay=1e-4)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=2, gamma=0.5)
loss_fn = nn.L1Loss()
# %%
def run_epoch(loader, training=True):
    model.train(training)
    total = 0.0
    for features, target in loader:
        loss = loss_fn(model(features), target)
        if training:
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        total += loss.item() * len(features)
    return total / len(loader.dataset)

history = {"train": [], "valid": []}
for epoch in range(2):
    history["train"].append(run_epoch(train_loader))
    history["valid"].append(run_epoch(valid_loader, training=False))
    scheduler.step()
print(history["valid"][-1], scheduler.get_last_lr()[0])
# %%
batch, target = next(iter(valid_loader))
with torch.no_grad():
    prediction = model(batch).squeeze(1)
print(prediction.shape, torch.corrcoef(torch.stack([prediction, target[:, 0]]))[0, 1].item())
state = model.state_dict()
print(state["0.weight"].shape, sum(p.numel() for p in model.parameters()))
