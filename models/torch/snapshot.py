"""Tensors, modules, optimisers, datasets and loaders from their recorded summaries (docs/snapshot.md)."""

from models.crane import certain, known, unknown, value
from models.data import Facts
from models.torch import dtypes, nn
from models.torch.base import Device, Spec
from models.torch.optim import lr_scheduler, optimizer
from models.torch.tensor import Parameter, Tensor
from models.torch.utils.data import dataset as datasets
from models.torch.utils.data.loader import DataLoader

#: Constructor arguments that summaries carry, by class; those before "|" have no default.
ARGUMENTS = {
    "Linear": "in_features out_features | bias",
    "Bilinear": "in1_features in2_features out_features | bias",
    "Conv": "in_channels out_channels kernel_size | stride padding dilation groups bias padding_mode",
    "ConvTranspose": "in_channels out_channels kernel_size | stride padding output_padding groups bias dilation padding_mode",
    "MaxPool": "kernel_size stride | padding dilation return_indices ceil_mode",
    "AvgPool": "kernel_size stride | padding ceil_mode",
    "AdaptiveAvgPool": "output_size |", "AdaptiveMaxPool": "output_size | return_indices",
    "BatchNorm": "num_features | affine track_running_stats",
    "InstanceNorm": "num_features |",
    "LayerNorm": "normalized_shape |", "RMSNorm": "normalized_shape |",
    "GroupNorm": "num_groups num_channels |",
    "Embedding": "num_embeddings embedding_dim | padding_idx",
    "LSTM": "input_size hidden_size | num_layers bias batch_first dropout bidirectional proj_size",
    "GRU": "input_size hidden_size | num_layers bias batch_first dropout bidirectional",
    "RNN": "input_size hidden_size | num_layers bias batch_first dropout bidirectional",
    "LSTMCell": "input_size hidden_size |", "GRUCell": "input_size hidden_size |", "RNNCell": "input_size hidden_size |",
    "MultiheadAttention": "embed_dim num_heads | batch_first kdim vdim",
    "Dropout": "| p", "AlphaDropout": "| p",
    "Softmax": "| dim", "LogSoftmax": "| dim", "GLU": "| dim",
    "Flatten": "| start_dim end_dim",
    "Unflatten": "dim unflattened_size |",
    "Upsample": "size scale_factor | mode",
    "PixelShuffle": "upscale_factor |",
    "ZeroPad": "padding |", "ConstantPad": "padding |", "ReflectionPad": "padding |", "ReplicationPad": "padding |",
    "PReLU": "| num_parameters",
    "CrossEntropyLoss": "| ignore_index reduction label_smoothing", "NLLLoss": "| ignore_index reduction",
    "BCELoss": "| reduction", "BCEWithLogitsLoss": "| reduction", "MSELoss": "| reduction", "L1Loss": "| reduction",
    "SmoothL1Loss": "| reduction", "HuberLoss": "| reduction", "KLDivLoss": "| reduction",
}

#: Layers without arguments that matter.
PLAIN = ("Identity", "ReLU", "ReLU6", "SELU", "SiLU", "Mish", "Hardswish", "Hardsigmoid", "LeakyReLU", "ELU", "CELU", "GELU", "Hardtanh",
         "Softplus", "Sigmoid", "Tanh", "Softsign", "LogSigmoid")


def part(summary, group, key):
    """summary[group][key], None if it is not there."""
    if group in summary and key in summary[group]:
        return summary[group][key]
    return None


def from_summary(summary):
    name = part(summary, "types", "type")
    if name is None:
        return unknown()
    short = name.split(".")[-1]
    if name in ("torch.Tensor", "torch._tensor.Tensor"):
        return tensor(summary, False)
    if short == "Parameter":
        return tensor(summary, True)
    if name == "torch.device":
        device = part(summary, "types", "device")
        return Device(device if device is not None else unknown(str), unknown())
    if name == "torch.dtype":
        return dtypes.named(part(summary, "types", "name"))
    if name.startswith("torch.nn."):
        return module(summary, short)
    if name.startswith("torch.optim.lr_scheduler"):
        return lr_scheduler.ReduceLROnPlateau(unknown()) if short == "ReduceLROnPlateau" else unknown()
    if name.startswith("torch.optim."):
        return optimiser(summary, short)
    if short == "DataLoader":
        return loader(summary)
    if name.startswith("torch.utils.data."):
        return dataset(summary, short)
    return unknown()


def shape_of(summary):
    shape = part(summary, "structure", "shape")
    if shape is None:
        return None
    return tuple([unknown(int) if d is None else d for d in shape])


def facts_of(summary):
    values = summary["values"] if "values" in summary else {}
    if len(values) == 0:
        return None
    low = values["min"] if "min" in values else None
    high = values["max"] if "max" in values else None
    f = Facts(low=low, high=high)
    f.attained = low is not None and high is not None and not isinstance(low, str) and not isinstance(high, str)
    if "nan" in values:
        f.nan = values["nan"] > 0
    if "inf" in values:
        f.inf = values["inf"] > 0
    if "integral" in values:
        f.integral = values["integral"]
    return f


def tensor(summary, parameter):
    device = part(summary, "types", "device")
    grad = part(summary, "types", "requires_grad")
    leaf = part(summary, "types", "leaf")
    where = unknown() if device is None else Device(device)
    if grad is None:
        grad = unknown(bool)
    spec = Spec(shape_of(summary), dtypes.named(part(summary, "types", "dtype")), where, grad, None, leaf is None or leaf, facts_of(summary))
    made = Parameter(spec=spec) if parameter else Tensor(spec=spec)
    # How it lies in memory is not recorded, nor what its gradient is.
    made.contiguous_ = unknown()
    made.grad = unknown()
    made.version = unknown(int)
    return made


def table_name(short):
    """The key of ARGUMENTS for a class: Conv for Conv2d, …"""
    if short in ARGUMENTS:
        return short
    return short[:-2] if short[-2:] in ("1d", "2d", "3d") and short[:-2] in ARGUMENTS else None


def module(summary, short):
    if not hasattr(nn, short):
        return unknown()
    cls = getattr(nn, short)
    if short in ("Sequential", "ModuleList", "ModuleDict"):
        made = cls()
        add_children(made, summary)
    elif short in PLAIN:
        made = cls()
    elif table_name(short) is not None:
        made = built(cls, ARGUMENTS[table_name(short)], summary["parameters"] if "parameters" in summary else {})
    else:
        return unknown()
    settle(made, summary)
    return made


def built(cls, names, recorded):
    """An instance from the recorded constructor arguments; those without a default are unknown if missing."""
    sides = names.split("|")
    given = {}
    for name in sides[0].split():
        given[name] = value(recorded[name]) if name in recorded else unknown()
    for name in sides[1].split():
        if name in recorded:
            given[name] = value(recorded[name])
    return cls(**given)


def add_children(made, summary):
    children = summary["children"] if "children" in summary else {}
    order = part(summary, "types", "order")
    if certain(part(summary, "types", "children_left_out") == True):  # noqa: E712
        made.tear()
    for name in (order if order is not None else list(children)):
        if name in children:
            setattr(made, name, value(children[name]))


def settle(made, summary):
    """The state that is no constructor argument: mode, device, dtype, class weights, frozen or not."""
    training = part(summary, "types", "training")
    made.training = unknown(bool) if training is None else training
    made.hooked_ = unknown(bool) if certain(part(summary, "types", "hooks") == True) else False  # noqa: E712
    device = part(summary, "types", "device")
    dtype = part(summary, "types", "weight_dtype")
    where = unknown() if device is None else Device(device)
    kind = unknown() if dtype is None else dtypes.named(dtype)
    for pair in made.own_tensors(False) + made.own_tensors(True):
        pair[1].device = where
        pair[1].grad = unknown()
        pair[1].version = unknown(int)
        pair[1].requires_grad = unknown(bool)
        if not known(kind) or certain(dtypes.is_floating(pair[1].dtype)):
            pair[1].dtype = kind
    if "attributes" in summary and "weight" in summary["attributes"]:
        made.weight = value(summary["attributes"]["weight"])


def optimiser(summary, short):
    if not hasattr(optimizer, short):
        return unknown()
    recorded = summary["parameters"] if "parameters" in summary else {}
    made = getattr(optimizer, short)(unknown())
    for name in recorded:
        made.defaults[name] = value(recorded[name])
    return made


def dataset(summary, short):
    length = part(summary, "structure", "length")
    size = unknown(int) if length is None else length
    if short == "TensorDataset" and "attributes" in summary and "tensors" in summary["attributes"]:
        tensors = value(summary["attributes"]["tensors"])
        if known(tensors):
            return datasets.TensorDataset(*tensors)
    if short == "Subset" and "dataset" in summary:
        inner = value(summary["dataset"])
        made = datasets.Subset(inner, unknown())
        return datasets.Sampled(datasets.sample_of(made), size) if known(inner) else unknown()
    if "element" in summary:
        return datasets.Sampled(value(summary["element"]), size)
    return unknown()


def seen_samples(data):
    """A sample like those that were looked at, from a dataset's `element` that lists shapes seen; None without."""
    items = data["element"]["items"] if "element" in data and "items" in data["element"] else []
    found = []
    for item in items:
        shapes = part(item, "sample", "shapes")
        kinds = part(item, "sample", "kinds")
        if shapes is not None and len(shapes) == 1 and kinds is None:
            found.append(Tensor(spec=Spec(tuple(shapes[0]), unknown(), unknown(), unknown(bool), None, unknown(bool), None)))
        elif kinds is not None and kinds == ["int"] and shapes is None:
            found.append(unknown(int))
        else:
            found.append(unknown())
    return tuple(found) if len(found) > 1 else None


def loader(summary):
    recorded = summary["dataset"] if "dataset" in summary else {}
    data = value(recorded) if len(recorded) > 0 else unknown()
    premise = None
    length = part(recorded, "structure", "length")
    if not known(data) and seen_samples(recorded) is not None:
        data = datasets.Sampled(seen_samples(recorded), unknown(int) if length is None else length)
        premise = "every sample is like those that were looked at"
    elif not known(data) and part(summary, "sample", "alike") == True and part(summary, "sample", "element") is not None:  # noqa: E712
        data = datasets.Sampled(value(summary["sample"]["element"]), unknown(int) if length is None else length)
        premise = "every sample is like those that were looked at"
    elif not known(data) and "element" in summary:
        data = datasets.Sampled(value(summary["element"]), unknown(int) if length is None else length)
    size = part(summary, "structure", "batch_size")
    shuffle = part(summary, "types", "shuffle")
    drop = part(summary, "types", "drop_last")
    made = DataLoader(data)
    made.premise_ = premise
    error = part(summary, "sample", "collate_error")
    if error is not None and "stack expects" in error:
        made.error_ = error[error.index("stack expects"):]
    made.batch_size = unknown() if size is None else size
    made.drop_last = unknown(bool) if drop is None else drop
    made.ordered_ = unknown(bool) if shuffle is None else not shuffle
    collate = part(summary, "types", "collate_fn")
    made.collate_fn = None if collate is None or collate == "default_collate" else unknown()
    sampler = part(summary, "types", "sampler")
    usual = sampler is None or sampler.split(".")[-1] in ("RandomSampler", "SequentialSampler")
    made.sampler = None if usual else unknown()
    batches = part(summary, "structure", "length")
    made.batches_ = unknown(int) if batches is None else batches
    return made
