"""Torch values rebuilt from summaries as the agent records them."""

import pytest

pytest.importorskip("torch")

from models.crane import known, value  # noqa: E402
from models.torch import zeros  # noqa: E402


def layer(name, children=None, **parameters):
    summary = {"types": {"type": "torch.nn.modules." + name, "training": True, "device": "cpu", "weight_dtype": "float32"},
               "parameters": {key: scalar(x) for key, x in parameters.items()}}
    if children is not None:
        summary["children"] = children
        summary["types"]["order"] = list(children)
    return summary


def scalar(x):
    if isinstance(x, tuple):
        return {"types": {"type": "tuple"}, "items": [scalar(i) for i in x], "complete": True}
    return {"types": {"type": type(x).__name__}, "values": {"value": x}}


def tensor(shape, dtype="float32", **values):
    types = {"type": "torch.Tensor", "dtype": dtype, "device": "cpu", "requires_grad": False}
    return {"types": types, "structure": {"shape": shape}, "values": values}


def test_network():
    net = value(layer("container.Sequential", {
        "0": layer("conv.Conv2d", in_channels=1, out_channels=4, kernel_size=(3, 3)),
        "1": layer("batchnorm.BatchNorm2d", num_features=4),
        "2": layer("pooling.MaxPool2d", kernel_size=2, stride=2),
        "3": layer("flatten.Flatten"),
        "4": layer("linear.Linear", in_features=676, out_features=10),
    }))
    assert tuple(net(zeros(2, 1, 28, 28)).dims) == (2, 10)
    with pytest.raises(RuntimeError, match="2x784 and 676x10|2x"):
        net(zeros(2, 1, 32, 32))


def test_transposed():
    up = value(layer("conv.ConvTranspose2d", in_channels=8, out_channels=4, kernel_size=(4, 4), stride=(2, 2), padding=(1, 1)))
    assert tuple(up(zeros(1, 8, 16, 16)).dims) == (1, 4, 32, 32)


def test_recurrent():
    out, (h, c) = value(layer("rnn.LSTM", input_size=4, hidden_size=6, batch_first=True))(zeros(2, 5, 4))
    assert tuple(out.dims) == (2, 5, 6) and tuple(h.dims) == (1, 2, 6) and tuple(c.dims) == (1, 2, 6)


def test_class_numbers_out_of_bounds():
    loss = value(layer("loss.CrossEntropyLoss"))
    target = value(tensor([4], "int64", min=0, max=3))
    with pytest.raises(IndexError, match="Target 3 is out of bounds"):
        loss(zeros(4, 3), target)
    loss(zeros(4, 4), target)


def loader(**more):
    summary = {"types": {"type": "torch.utils.data.dataloader.DataLoader", "shuffle": False, "drop_last": False},
               "structure": {"batch_size": 4, "length": 3}}
    summary.update(more)
    return value(summary)


def test_loader_of_tensors():
    rows = {"types": {"type": "tuple"}, "structure": {"length": 2}, "items": [tensor([10, 3]), tensor([10], "int64")], "complete": True}
    data = {"types": {"type": "torch.utils.data.dataset.TensorDataset"}, "structure": {"length": 10}, "attributes": {"tensors": rows}}
    x, y = next(iter(loader(dataset=data)))
    assert tuple(x.dims) == (4, 3) and tuple(y.dims) == (4,) and y.dtype.name == "int64"


def test_loader_of_samples_that_differ():
    error = "stack expects each tensor to be equal size, but got [19] at entry 0 and [21] at entry 1"
    with pytest.raises(RuntimeError, match="stack expects"):
        next(iter(loader(sample={"collate_error": error})))


def test_what_is_not_known_raises_nothing():
    assert not known(value({"types": {"type": "torch.nn.modules.sparse.Strange"}}))
    vague = value({"types": {"type": "torch.Tensor"}})
    assert known(vague @ vague) and known(vague.view(3, 4))
