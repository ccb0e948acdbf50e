# %%
import torch
from torch import nn
import torch.nn.functional as F
from torch.utils.data import TensorDataset, DataLoader

torch.manual_seed(1)
# %%
images = torch.randn(32, 1, 28, 28)
labels = torch.randint(0, 10, (32,))
dataset = TensorDataset(images, labels)
loader = DataLoader(dataset, batch_size=8, shuffle=True)
# %%
class CNN(nn.Module):
    def __init__(self, num_classes=10):
        super(CNN, self).__init__()
        self.conv1 = nn.Conv2d(1, 8, kernel_size=3, padding=1)
        self.conv2 = nn.Conv2d(8, 16, kernel_size=3, padding=1)
        self.pool = nn.MaxPool2d(2)
        self.dropout = nn.Dropout(0.25)
        self.fc = nn.Linear(16 * 7 * 7, num_classes)

    def forward(self, x):
        x = self.pool(F.relu(self.conv1(x)))
        x = self.pool(F.relu(self.conv2(x)))
        x = torch.flatten(x, 1)
        return self.fc(self.dropout(x))
# %%
device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
model = CNN().to(device)
criterion = nn.CrossEntropyLoss()
optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
# %%
for epoch in range(2):
    running = 0.0
    for batch, target in loader:
        batch, target = batch.to(device), target.to(device)
        optimizer.zero_grad()
        logits = model(batch)
        loss = criterion(logits, target)
        loss.backward()
        optimizer.step()
        running += loss.item() * batch.size(0)
    print(epoch, running / len(dataset))
# %%
model.eval()
with torch.no_grad():
    out = model(images[:4])
    probabilities = F.softmax(out, dim=1)
    predicted = probabilities.argmax(dim=1)
print(predicted.tolist(), (predicted == labels[:4]).sum().item())
