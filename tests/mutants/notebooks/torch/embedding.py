# %%
import torch
import torch.nn as nn
from collections import Counter

sentences = ["the cat sat", "a dog ran fast", "the dog sat", "a cat ran"]
labels = torch.tensor([0, 1, 0, 1])
# %%
words = Counter(word for s in sentences for word in s.split())
vocab = {word: i + 1 for i, word in enumerate(words)}
encoded = [torch.tensor([vocab[w] for w in s.split()]) for s in sentences]
padded = nn.utils.rnn.pad_sequence(encoded, batch_first=True)
print(padded.shape, len(vocab))
# %%
class Classifier(nn.Module):
    def __init__(self, vocab_size, dim, classes):
        super().__init__()
        self.embedding = nn.Embedding(vocab_size, dim, padding_idx=0)
        self.gru = nn.GRU(dim, 12, batch_first=True, bidirectional=True)
        self.norm = nn.LayerNorm(24)
        self.out = nn.Linear(24, classes)

    def forward(self, tokens):
        x = self.embedding(tokens)
        output, hidden = self.gru(x)
        pooled = self.norm(output.mean(dim=1))
        return self.out(pooled)
# %%
model = Classifier(len(vocab) + 1, 8, 2)
optimizer = torch.optim.Adam(model.parameters(), lr=0.05)
loss_fn = nn.CrossEntropyLoss()
for step in range(5):
    optimizer.zero_grad()
    loss = loss_fn(model(padded), labels)
    loss.backward()
    nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    optimizer.step()
# %%
scores = model(padded)
predicted = torch.argmax(scores, dim=1)
confusion = torch.zeros(2, 2, dtype=torch.int64)
for truth, guess in zip(labels, predicted):
    confusion[truth, guess] += 1
print(confusion, loss.item())
# %%
attention = nn.MultiheadAttention(embed_dim=8, num_heads=2, batch_first=True)
x = model.embedding(padded)
attended, weights = attention(x, x, x)
print(attended.shape, weights.shape)
