"""Keras and TensorFlow: tensors, variables, datasets, layers, models, History, image iterators."""

import sys
import types

from .. import looking
from ..arrays import array_facts
from ..looking import instance_dict

MODULES = ("keras", "tensorflow", "tf_keras", "keras_preprocessing", "tensorflow_datasets")

#: Attributes of layers that decide no crash.
_DULL = frozenset(
    "name built autocast supports_jit supports_masking activity_regularizer lora_rank lora_enabled quantization_mode seed "
    "stop_training steps_per_execution compiled output_names rank synchronized epsilon momentum gamma beta".split()
)
#: Most layers of a model that are listed.
_LAYERS = 120


def summarise(v, cls, look):
    for ancestor in looking.mro(cls):
        kind = _KINDS.get(looking.qualname(ancestor))
        if kind is not None:
            return kind(v, ancestor, look)
    return {}


def _dims(shape):
    """A shape as a list with None for what is open, or None where it is unknown as a whole."""
    if type(shape) in (tuple, list):
        return (
            [None if n is None else int(n) for n in shape] if all(type(n) in (int, type(None)) for n in shape) else None
        )
    dims = (looking.slots(shape) or instance_dict(shape) or {}).get("_dims") if shape is not None else None
    if type(dims) in (tuple, list):
        return [None if n is None else int(getattr(n, "value", n)) for n in dims]
    return None


def _dims_of(tensor):
    """The shape of a symbolic tensor, which newer releases of Keras 3 (3.15) keep in `_shape`."""
    named = instance_dict(tensor) or {}
    return _dims(named.get("shape", named.get("_shape")))


def listed(x):
    """The elements of a list or of Keras' and TensorFlow's wrappers around one; None for anything else."""
    if x is None or list not in looking.mro(type(x)):
        return None
    inner = (instance_dict(x) or {}).get("_storage")
    return list(list.__iter__(inner if type(inner) is list else x))


def _shape_or_shapes(x):
    plain = _dims(x)
    if plain is not None:
        return plain
    if type(x) in (list, tuple):
        return [_dims(part) for part in x]
    return None


def _tensor(v, cls, look):
    facts = {"types": {"dtype": v.dtype.name}}
    shape = _dims(v.shape)
    if shape is not None:
        facts["structure"] = {"shape": shape}
    if looking.qualname(type(v)) == "EagerTensor":
        facts["types"]["device"] = "gpu" if "GPU" in v.device else "cpu"
        size = 1
        for n in shape or ():
            size *= n
        if (
            facts["types"]["device"] == "cpu"
            and v.dtype.name != "string"
            and v.dtype.is_numpy_compatible
            and size <= 200_000
        ):
            numpy = sys.modules.get("numpy")
            if numpy is not None:
                facts.update(array_facts(v.numpy() if shape else numpy.asarray(v.numpy()), look))
    return facts


def _variable(v, cls, look):
    named = instance_dict(v) or {}
    shape = _dims(named.get("_shape"))
    dtype = named.get("_dtype")
    facts = {"types": {"trainable": named.get("_trainable")}}
    name = dtype if type(dtype) is str else getattr(dtype, "name", None)
    if type(name) is str:
        facts["types"]["dtype"] = name
    if shape is not None:
        facts["structure"] = {"shape": shape}
    return facts


def _symbolic(v, cls, look):
    named = instance_dict(v) or {}
    shape = _dims_of(v)
    facts = {"types": {"dtype": str(named.get("dtype", named.get("_dtype")))}}
    return dict(facts, structure={"shape": shape}) if shape is not None else facts


def spec(x, look):
    """An element specification as a summary."""
    cls = type(x)
    if cls is tuple or cls is list:
        return {
            "types": {"type": "tuple"},
            "structure": {"length": len(x)},
            "items": [spec(p, look) for p in x],
            "complete": True,
        }
    if dict in looking.mro(cls):
        entries = [{"key": k, "value": spec(p, look)} for k, p in dict.items(x) if type(k) is str]
        return {"types": {"type": "dict"}, "entries": entries, "complete": True}
    named = instance_dict(x) or looking.slots(x)
    shape = _dims(named.get("_shape"))
    dtype = named.get("_dtype")
    summary = {"types": {"type": looking.type_name(cls), "dtype": getattr(dtype, "name", "unknown")}}
    if shape is not None:
        summary["structure"] = {"shape": shape}
    return summary


def _dataset(v, cls, look):
    named = instance_dict(v) or {}
    facts = {"element": spec(v.element_spec, look), "structure": {}}
    size = named.get("_batch_size")
    if size is not None and looking.qualname(type(size)) == "EagerTensor":
        facts["structure"]["batch_size"] = int(size.numpy())
    if type(named.get("_drop_remainder")) is bool:
        facts["types"] = {"drop_last": named["_drop_remainder"]}
    context = sys.modules.get("tensorflow.python.eager.context")
    if context is not None and context.executing_eagerly():
        # Worked out from how the dataset was made: nothing is read.
        count = int(v.cardinality().numpy())
        if count >= 0:
            facts["structure"]["length"] = count
        elif count == -1:
            facts.setdefault("types", {})["infinite"] = True
    if type(named.get("class_names")) is list:
        facts["attributes"] = look.values({"class_names": named["class_names"]})
    return facts


def _layer(v, cls, look):
    named = instance_dict(v) or {}
    facts = {"types": {}, "structure": {}}
    if type(named.get("built")) is bool:
        facts["types"]["built"] = named["built"]
    if type(named.get("_trainable")) is bool:
        facts["types"]["trainable"] = named["_trainable"]
    parameters = {
        k: x for k, x in named.items() if type(k) is str and not k.startswith("_") and k not in _DULL and _plain(x)
    }
    users = looking.is_user_class(type(v))
    shown = look.values(parameters) if users else look.parameters(v, parameters)
    for key, x in named.items():
        if key in ("activation", "recurrent_activation") and type(x) is types.FunctionType:
            shown[key] = {"types": {"type": "function", "name": x.__name__}}
    facts["attributes" if users else "parameters"] = shown
    weights = {}
    for key, x in named.items():
        if type(key) is str and looking.qualname(type(x)) in ("Variable", "ResourceVariable"):
            weights[key.lstrip("_")] = look.value(x)
        elif users and type(key) is str and not key.startswith("_") and _is_layer(x):
            weights[key] = look.value(x)
    if weights:
        facts.setdefault("attributes", {}).update(weights)
    _shapes(named, facts["structure"])
    return facts


def _is_layer(x):
    return any(looking.qualname(a) in ("Layer", "KerasLayer") for a in looking.mro(type(x)))


def _plain(x):
    return type(x) in (int, float, bool, str) or (type(x) is tuple and all(type(n) in (int, type(None)) for n in x))


def _shapes(named, structure):
    built = named.get("_build_shapes_dict")
    if built is not None and dict in looking.mro(type(built)):
        shapes = dict.get(built, "input_shape")
        if shapes is None and dict.__len__(built) == 1:
            shapes = next(iter(dict.values(built)))
        shapes = _shape_or_shapes(tuple(listed(shapes)) if listed(shapes) is not None else shapes)
        if shapes is not None:
            structure["input_shape"] = shapes
    for key, name in (("_inputs", "input_shape"), ("_outputs", "output_shape")):
        tensors = listed(named.get(key))
        if tensors is not None:
            shapes = [_dims_of(t) for t in tensors]
            if None not in shapes:
                structure[name] = shapes[0] if len(shapes) == 1 else shapes
    nodes = listed(named.get("_inbound_nodes"))
    if "output_shape" not in structure and nodes is not None and len(nodes) == 1:
        outputs = listed((instance_dict(nodes[0]) or {}).get("outputs")) or ()
        shapes = [_dims_of(t) for t in outputs]
        if shapes and None not in shapes:
            structure["output_shape"] = shapes[0] if len(shapes) == 1 else shapes


def _model(v, cls, look):
    facts = _layer(v, cls, look)
    named = instance_dict(v) or {}
    functional = named.get("_functional")
    if functional is not None:
        _shapes(instance_dict(functional) or {}, facts["structure"])
    if "output_shape" not in facts["structure"]:
        facts["structure"].pop("output_shape", None)
    # A functional model lists its layers among its operations only.
    every = listed(named.get("_layers")) or listed(named.get("_operations"))
    if every is not None and not looking.is_user_class(type(v)):
        facts["layers"] = [look.value(layer) for layer in every[:_LAYERS]]
        facts["complete"] = len(every) <= _LAYERS
    if named.get("compiled"):
        facts["types"]["compiled"] = _compiled(named)
        if named.get("optimizer") is not None:
            facts.setdefault("attributes", {})["optimizer"] = look.value(named["optimizer"])
    elif "compiled" in named:
        facts["types"]["compiled"] = None
    return facts


def _compiled(named):
    found = {}
    loss = named.get("loss")
    loss_object = instance_dict(named.get("_compile_loss")) or {}
    found["loss"] = _name(loss if loss is not None else loss_object.get("_user_loss"))
    metrics = instance_dict(named.get("_compile_metrics")) or {}
    users = listed(metrics.get("_user_metrics"))
    if users is not None:
        found["metrics"] = [_name(x) for x in users]
    found["optimizer"] = looking.qualname(type(named.get("optimizer")))
    logits = (instance_dict(loss) or {}).get("_fn_kwargs") if loss is not None else None
    if logits is not None and dict in looking.mro(type(logits)) and type(dict.get(logits, "from_logits")) is bool:
        found["from_logits"] = dict.get(logits, "from_logits")
    return found


def _name(x):
    if type(x) is str or x is None:
        return x
    if type(x) is types.FunctionType:
        return x.__name__
    if list in looking.mro(type(x)):
        return [_name(part) for part in listed(x)]
    if dict in looking.mro(type(x)):
        return {key: _name(part) for key, part in dict.items(x) if type(key) is str}
    return looking.qualname(type(x))


def _optimizer(v, cls, look):
    named = instance_dict(v) or {}
    kept = {k: x for k, x in named.items() if not k.startswith("_") and _plain(x) and k not in ("name", "built")}
    rate = named.get("_learning_rate")
    if type(rate) in (int, float):
        kept["learning_rate"] = rate
    return {"parameters": look.parameters(v, kept), "types": {"built": named.get("built")}}


def _history(v, cls, look):
    history = (instance_dict(v) or {}).get("history")
    if type(history) is not dict:
        return {}
    # The numbers depend on chance; which metrics there are, and for how many epochs, does not.
    entries = [
        {"key": key, "value": {"types": {"type": "list"}, "structure": {"length": len(x)}}}
        for key, x in history.items()
        if type(key) is str and type(x) is list
    ]
    return {"entries": entries, "complete": len(entries) == len(history)}


def _iterator(v, cls, look):
    named = instance_dict(v) or {}
    facts = {"structure": {}, "types": {}}
    samples = named.get("samples", named.get("n"))
    if type(samples) is int:
        facts["structure"]["samples"] = samples
        if type(named.get("batch_size")) is int and named["batch_size"]:
            facts["structure"]["length"] = -(-samples // named["batch_size"])
    for key in ("batch_size", "num_classes"):
        if type(named.get(key)) is int:
            facts["structure"][key] = named[key]
    indices = named.get("class_indices")
    if type(indices) is dict:
        facts["structure"].setdefault("num_classes", len(indices))
        names = [look.label(key) for key in list(indices)[: look.limits.columns]]
        facts["types"]["classes"] = names
    for key in ("image_shape", "target_size"):
        shape = _dims(named.get(key))
        if shape is not None:
            facts["structure"][key] = shape
    for key in ("class_mode", "color_mode", "data_format"):
        if type(named.get(key)) is str or key == "class_mode" and key in named and named[key] is None:
            facts["types"][key] = named[key]
    if type(named.get("shuffle")) is bool:
        facts["types"]["shuffle"] = named["shuffle"]
    for key in ("x", "y"):
        if named.get(key) is not None and looking.type_name(type(named[key])) == "numpy.ndarray":
            facts.setdefault("attributes", {})[key] = look.value(named[key])
    if looking.qualname(type(v)) == "NumpyArrayIterator" and "x" in named:
        facts["structure"]["image_shape"] = list(named["x"].shape[1:])
    return facts


def _plain_parameters(v, cls, look):
    named = instance_dict(v) or {}
    return {"parameters": look.parameters(v, {k: x for k, x in named.items() if not k.startswith("_") and _plain(x)})}


_KINDS = {
    "EagerTensor": _tensor,
    "RaggedTensor": lambda v, cls, look: {"types": {"dtype": v.dtype.name}},
    "SymbolicTensor": _tensor,
    "KerasTensor": _symbolic,
    "Variable": _variable,
    "KerasVariable": _variable,
    "ResourceVariable": _variable,
    "DatasetV2": _dataset,
    "Model": _model,
    "Layer": _layer,
    "Optimizer": _optimizer,
    "BaseOptimizer": _optimizer,
    "History": _history,
    "Iterator": _iterator,
    "ImageDataGenerator": _plain_parameters,
    "Loss": _plain_parameters,
    "Metric": _plain_parameters,
    "Callback": _plain_parameters,
    "Tokenizer": _plain_parameters,
}
