"""Random calls of PyTorch as source text, right and wrong ones in similar numbers."""

from templates import Templates, cases, texts

IMPORTS = """import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F"""

CALLS = """
{A} + {A} | {A} * {A} | {A} @ {A} | torch.matmul({A}, {A}) | torch.mm({A}, {A}) | torch.bmm({A}, {A}) | {A}.view({dims}) | {A}.reshape({dims}) | {A}.permute({dims}) | {A}.transpose({dim}, {dim}) | {A}.unsqueeze({dim}) | {A}.squeeze({dim}) | {A}.flatten({dim}) | {A}.expand({dims}) | {A}.repeat({dims}) | {A}.T
{A}.{reduction}() | {A}.{reduction}(dim={dim}) | {A}.{reduction}({dim}, keepdim=True) | {A}.{reduction}(axis={dim}) | {A}[{key}] | {A}[{key}, {key}] | {A}.item() | {A}.numpy() | {A}.tolist() | {A}.float().mean() | {A}.long() | {A}.to({dtype}) | {A}.size({dim}) | {A}.shape[{dim}] | {A}.backward() | len({A}) | float({A}) | bool({A}) | {A}.{misspelt}
torch.cat([{A}, {A}], dim={dim}) | torch.stack([{A}, {A}], dim={dim}) | torch.cat({A}, {A}) | torch.zeros({dims}) | torch.ones({dims}, dtype={dtype}) | torch.tensor({list}) | torch.tensor({list}, dtype={dtype}) | torch.arange({number}, {number}) | torch.randint({number}, {number}, {dims}) | torch.randn({dims}) | torch.linspace(0, 1, {number}) | torch.from_numpy({list}) | torch.from_numpy(np.zeros({dims}))
torch.softmax({A}, dim={dim}) | torch.argmax({A}, dim={dim}) | torch.max({A}, {dim}) | torch.where({A} > 0, {A}, {number}) | torch.sigmoid({A}) | torch.sqrt({A}) | torch.topk({A}, {number}) | torch.sort({A}, {dim}) | torch.einsum({einsum}, {A}, {A}) | torch.split({A}, {number}, dim={dim}) | torch.chunk({A}, {number}) | torch.eye({number}) | torch.norm({A}) | torch.mean({A}) | torch.sum({A}, {dim}) | torch.{misspelt}({A})
nn.Linear({size}, {size})({A}) | nn.Conv2d({size}, {size}, {size})({B}) | nn.Conv2d({size}, {size}, kernel_size={size}, padding={number})({B}) | nn.MaxPool2d({size})({B}) | nn.BatchNorm1d({size})({A}) | nn.BatchNorm2d({size})({B}) | nn.Embedding({size}, {size})({A}) | nn.LSTM({size}, {size}, batch_first=True)({A}) | nn.GRU({size}, {size})({A}) | nn.LayerNorm({size})({A}) | nn.Dropout({number})({A}) | nn.Flatten()({B}) | nn.Softmax(dim={dim})({A})
nn.Sequential(nn.Linear({size}, {size}), nn.ReLU(), nn.Linear({size}, {size}))({A}) | nn.CrossEntropyLoss()({A}, {A}) | nn.MSELoss()({A}, {A}) | nn.BCELoss()({A}, {A}) | nn.BCEWithLogitsLoss()({A}, {A}) | nn.NLLLoss()({A}, {A}) | F.cross_entropy({A}, {A}) | F.mse_loss({A}, {A}) | F.relu({A}, {A}) | F.one_hot({A}, {number}) | F.softmax({A}) | F.pad({A}, {dims}) | F.conv2d({B}, {B}) | F.interpolate({B}, scale_factor={number})
m = nn.Linear({size}, {size}); o = torch.optim.{optimizer}(m.parameters(), lr={number}); o.step() | torch.optim.{optimizer}({A}) | m = nn.Linear({size}, {size}); m({A}).sum().backward(); m.weight.grad.shape | x = {A}.requires_grad_(); (x * 2).sum().backward(); x.grad | nn.Linear({size}) | nn.{misspelt} | m = nn.Linear({size}, {size}); m.load_state_dict({{{{}}}})
x = {A}; x[{key}] = {number} | x = {A}; x[{key}] = {A} | x = {A}; x += {A} | torch.utils.data.TensorDataset({A}, {A})[{number}] | next(iter(torch.utils.data.DataLoader({A}, batch_size={number}))) | torch.utils.data.random_split({A}, {list}) | torch.device({device}) | {A}.to({device})
"""


class Torch(Templates):
    calls = texts(CALLS)
    slots = {
        "dim": ["0", "1", "-1", "2", "3", "-2", "None", "'x'"], "number": ["1", "2", "0", "-1", "0.5", "'x'", "3", "None"], "size": ["2", "3", "4", "2", "3", "1", "0.5"],
        "dims": ["(2, 3)", "2, 3", "-1", "(3, -1)", "0, 1", "1, 0", "(2, 2, 3)", "2", "(4,)", "-1, -1", "1, 0, 2", "'x'"],
        "reduction": ["sum", "mean", "max", "argmax", "std", "prod", "softmax", "any", "cumsum", "median", "norm"],
        "key": ["0", "1", "5", "-1", ":", "None", "1:", "[0, 1]", "torch.tensor([0])", "'a'", "1.0", "...", "[True, False]"],
        "dtype": ["torch.float32", "torch.long", "torch.int64", "float", "'float32'", "np.float32", "torch.bool"],
        "list": ["[1, 2]", "[1.5, 2]", "[[1, 2], [3]]", "['a']", "np.zeros(2)", "5", "[]", "[0.5, 0.5]", "None"],
        "einsum": ["'ij,jk->ik'", "'ij,ij->i'", "'i,j->ij'", "'ijk,ij'", "'ab'"],
        "optimizer": ["SGD", "Adam", "AdamW", "Adm"], "device": ["'cpu'", "'gpu'", "torch.device('cpu')", "'meta'", "5"],
        "misspelt": ["sums", "view_as", "reshap", "nump", "Linear2", "cuda_", "softmaxs", "relu", "Softmx", "dims", "T", "ReLU"],
    }

    def shape(self):
        return tuple(self.random.choice([1, 2, 3, 4, 2, 3]) for _ in range(self.pick([1, 2, 2, 3])))

    def A(self):
        shape = self.shape()
        return self.pick([f"torch.randn{shape}", f"torch.zeros{shape}", f"torch.ones({shape}, dtype=torch.long)", f"torch.randint(0, 2, {shape})", f"torch.rand{shape}", f"torch.rand({shape}, requires_grad=True)"]).replace(",)", ")")

    def B(self):
        return f"torch.randn{tuple(self.random.choice([1, 2, 3, 4]) for _ in range(4))}" if self.random.random() < 0.85 else self.A()

    def case(self):
        return super().case().replace("{{", "{").replace("}}", "}")


def calls(seed, count, wrapper=None):
    return cases(Torch(seed, wrapper), count)
