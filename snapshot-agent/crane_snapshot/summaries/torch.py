"""PyTorch: tensors, modules, losses, optimisers, datasets, samplers, loaders; torchvision's datasets."""

import sys

from .. import looking
from ..arrays import array_facts
from ..looking import MEMORY, instance_dict
from ..probe import samples

MODULES = ("torch", "torchvision", "torchaudio", "torch_geometric", "lightning", "pytorch_lightning", "torchmetrics")

#: Parameters that decide no crash, and defaults of convolutions that the constructor's signature does not show.
_DULL = ("inplace", "eps", "momentum", "scale_grad_by_freq", "sparse")
_DEFAULTS = {
    "dilation": ((1,), (1, 1), (1, 1, 1)),
    "stride": ((1,), (1, 1), (1, 1, 1)),
    "padding": ((0,), (0, 0), (0, 0, 0)),
    "output_padding": ((0,), (0, 0), (0, 0, 0)),
}
#: Modules of one tree that are listed.
_TREE = 160


def summarise(v, cls, look):
    for ancestor in looking.mro(cls):
        name = looking.type_name(ancestor)
        kind = _KINDS.get(name)
        if kind is not None:
            return kind(v, look)
    named = instance_dict(v)
    if named is None:
        return {}
    public = {key: x for key, x in named.items() if type(key) is str and not key.startswith("_")}
    return {"attributes": look.values(public), "complete": len(public) == len(named)} if look.depth <= 3 else {}


def dtype_name(dtype):
    return str(dtype).replace("torch.", "")


def _tensor(v, look):
    torch = sys.modules["torch"]
    facts = {
        "structure": {"shape": [int(n) for n in v.shape]},
        "types": {"dtype": dtype_name(v.dtype), "device": v.device.type, "requires_grad": v.requires_grad},
    }
    if type(v) not in (torch.Tensor, torch.nn.Parameter) or v.layout is not torch.strided:
        return facts
    if v.requires_grad and not v.is_leaf:
        facts["types"]["leaf"] = False
    if v.device.type != "cpu" or v.dtype not in _numpy_dtypes(torch) or torch.is_inference_mode_enabled():
        return facts
    if getattr(torch._C, "_len_torch_dispatch_stack", lambda: 0)():
        # Somebody's own mode would see what is done here.
        return facts
    facts[MEMORY] = [v.untyped_storage().data_ptr()] if v.numel() and hasattr(v, "untyped_storage") else []
    if v.is_conj() or v.is_neg():
        return facts
    facts.update(array_facts(v.detach().numpy(), look))
    return facts


def _numpy_dtypes(torch):
    return (
        torch.float32,
        torch.float64,
        torch.int64,
        torch.int32,
        torch.uint8,
        torch.bool,
        torch.int16,
        torch.int8,
        torch.float16,
    )


def _module(v, look):
    named = instance_dict(v)
    children, weights, buffers = (named.get(key) or {} for key in ("_modules", "_parameters", "_buffers"))
    facts = {"types": {"training": named.get("training")}}
    first = next((x for x in weights.values() if x is not None), None)
    if first is not None:
        facts["types"]["device"] = first.device.type
        facts["types"]["weight_dtype"] = dtype_name(first.dtype)
    if named.get("_forward_hooks") or named.get("_forward_pre_hooks"):
        facts["types"]["hooks"] = True
    own = {key: x for key, x in named.items() if type(key) is str and not key.startswith("_") and key != "training"}
    users = looking.top_package(type(v)) not in MODULES
    if users:
        facts["attributes"] = look.values({key: x for key, x in own.items() if _of_interest(x)})
        facts["complete"] = len(facts["attributes"]) == len(own)
    else:
        shown = {key: x for key, x in own.items() if _constructor_fact(x) and key not in _DULL}
        if weights.get("bias", weights) is None:
            shown["bias"] = False
        facts["parameters"] = look.parameters(
            v, {key: x for key, x in shown.items() if "in_channels" not in own or x not in _DEFAULTS.get(key, ())}
        )
    shown = {}
    for key, x in list(weights.items()) + list(buffers.items()):
        if x is not None and (users or key == "weight" and looking.module_of(type(v)).endswith(".loss")):
            shown[key] = {"types": {"type": looking.type_name(type(x)), "dtype": dtype_name(x.dtype)},
                          "structure": {"shape": [int(n) for n in x.shape]}}  # fmt: skip
    if shown:
        facts.setdefault("attributes", {}).update(shown)
    look.tree = getattr(look, "tree", 0) + 1 if look.depth > 1 else 1
    listed = {}
    for key, child in children.items():
        if look.tree > _TREE:
            facts["complete"] = False
            facts["types"]["children_left_out"] = True
            break
        listed[key] = look.value(child)
    if listed:
        facts["children"] = listed
        # JSON objects have no order that survives sorting.
        facts["types"]["order"] = list(listed)
    return facts


def _constructor_fact(x):
    return type(x) in (int, float, bool, str) or (type(x) is tuple and all(type(i) in (int, str) for i in x))


def _of_interest(x):
    return looking.top_package(type(x)) not in ("torch",) or looking.qualname(type(x)) in (
        "Tensor",
        "Parameter",
        "dtype",
        "device",
    )


def _optimizer(v, look):
    named = instance_dict(v)
    groups = named.get("param_groups") or []
    facts = {
        "parameters": look.parameters(v, {k: x for k, x in (named.get("defaults") or {}).items() if type(k) is str})
    }
    facts["structure"] = {"groups": len(groups), "tensors": sum(len(group["params"]) for group in groups)}
    return facts


def _scheduler(v, look):
    named = instance_dict(v)
    return {
        "parameters": look.parameters(
            v, {k: x for k, x in named.items() if not k.startswith("_") and _constructor_fact(x)}
        )
    }


def _length(v):
    """The number of samples, from the fields of classes that are known; never by asking `__len__`."""
    named = instance_dict(v) or {}
    top = looking.top_package(type(v))
    if top not in ("torch", "torchvision"):
        return None
    kind = looking.qualname(type(v))
    if kind == "TensorDataset" and named.get("tensors"):
        return int(named["tensors"][0].shape[0])
    if kind == "Subset":
        indices = named.get("indices")
        return len(indices) if type(indices) in (list, range, tuple) else None
    if kind == "ConcatDataset" and named.get("cumulative_sizes"):
        return int(named["cumulative_sizes"][-1])
    for key in ("samples", "data", "imgs", "images", "_images", "_samples"):
        x = named.get(key)
        if type(x) is list:
            return len(x)
        if looking.type_name(type(x)) in ("torch.Tensor", "numpy.ndarray"):
            return int(x.shape[0])
    return None


def _dataset(v, look):
    named = instance_dict(v) or {}
    facts = {"structure": {}, "types": {}}
    length = _length(v)
    if length is not None:
        facts["structure"]["length"] = length
    kind = looking.qualname(type(v))
    if kind == "TensorDataset" and looking.top_package(type(v)) == "torch":
        parts = [_row(look, x) for x in named.get("tensors") or ()]
        facts["element"] = {
            "types": {"type": "tuple"},
            "structure": {"length": len(parts)},
            "items": parts,
            "complete": True,
        }
        facts["attributes"] = {"tensors": look.value(named.get("tensors"))}
        return facts
    if kind == "Subset" and looking.top_package(type(v)) == "torch":
        facts["dataset"] = look.value(named.get("dataset"))
        return facts
    if kind == "ConcatDataset" and looking.top_package(type(v)) == "torch":
        facts["items"] = [look.value(x) for x in named.get("datasets") or ()]
        return facts
    own = {key: x for key, x in named.items() if type(key) is str and not key.startswith("_")}
    facts["attributes"] = look.values(own)
    facts["complete"] = len(own) == len(named)
    if "IterableDataset" not in [looking.qualname(ancestor) for ancestor in looking.mro(type(v))]:
        _probe(facts, v, None, look)
    classes = named.get("classes")
    if type(classes) is list:
        facts["structure"]["num_classes"] = len(classes)
    return facts


def _row(look, x):
    """One sample of a tensor of samples: the shape without its first dimension."""
    summary = look.value(x)
    for key in ("ref", "values", "sample"):
        summary = {k: s for k, s in summary.items() if k != key}
    shape = summary.get("structure", {}).get("shape")
    return dict(summary, structure={"shape": shape[1:]}) if shape else summary


def _loader(v, look):
    named = instance_dict(v) or {}
    dataset = named.get("dataset")
    batch_size, drop_last = named.get("batch_size"), named.get("drop_last")
    facts = {"structure": {}, "types": {"drop_last": drop_last, "num_workers": named.get("num_workers")}}
    if type(batch_size) is int:
        facts["structure"]["batch_size"] = batch_size
    sampler = named.get("sampler")
    facts["types"]["sampler"] = looking.type_name(type(sampler))
    facts["types"]["shuffle"] = looking.qualname(type(sampler)) in (
        "RandomSampler",
        "WeightedRandomSampler",
        "SubsetRandomSampler",
    )
    collate = named.get("collate_fn")
    facts["types"]["collate_fn"] = (
        getattr(collate, "__qualname__", None) if callable_type(collate) else looking.type_name(type(collate))
    )
    length = _length(dataset)
    if (
        length is not None
        and type(batch_size) is int
        and looking.qualname(type(sampler)) in ("RandomSampler", "SequentialSampler")
    ):
        facts["structure"]["length"] = length // batch_size if drop_last else -(-length // batch_size)
    facts["dataset"] = look.value(dataset)
    _probe(facts, dataset, collate, look, batch_size)
    return facts


def _probe(facts, dataset, collate, look, batch_size=None):
    """Samples and a batch, where the user has asked for it."""
    n = look.limits.probe
    if n > 0 and look.depth <= 2 and look.level not in ("structure", "types"):
        collate = collate if type(batch_size) is int else None
        found = samples(dataset, n, collate, look)
        if found:
            facts["sample"] = found


def callable_type(x):
    import types

    return type(x) in (types.FunctionType, types.BuiltinFunctionType)


def _sampler(v, look):
    named = instance_dict(v) or {}
    return {
        "parameters": look.values({k: x for k, x in named.items() if not k.startswith("_") and _constructor_fact(x)})
    }


def _device(v, look):
    return {"types": {"device": v.type}}


_KINDS = {
    "torch.Tensor": _tensor,
    "torch.nn.modules.module.Module": _module,
    "torch.optim.optimizer.Optimizer": _optimizer,
    "torch.optim.lr_scheduler.LRScheduler": _scheduler,
    "torch.optim.lr_scheduler._LRScheduler": _scheduler,
    "torch.utils.data.dataset.Dataset": _dataset,
    "torch.utils.data.dataloader.DataLoader": _loader,
    "torch.utils.data.sampler.Sampler": _sampler,
    "torch.device": _device,
    "torch.dtype": lambda v, look: {"types": {"name": dtype_name(v)}},
}
