"""Keras objects from recorded summaries."""

from models.crane import known, unknown, value
import models.keras.layers as layers
from models.keras._callbacks import History
from models.keras.base import Same
from models.keras.image import ImageDataGenerator, iterator_from
from models.keras.network import Model
from models.keras.sequential import Sequential


_CONV = ("filters", "kernel_size", "strides", "padding", "dilation_rate", "groups", "data_format")
_POOL = ("pool_size", "strides", "padding", "data_format")
#: Settings without which a layer cannot be rebuilt.
_NEEDED = {"Dense": ("units",), "Reshape": ("target_shape",), "Embedding": ("input_dim", "output_dim"), "RepeatVector": ("n",),
           "Conv1D": ("filters", "kernel_size"), "Conv2D": ("filters", "kernel_size"), "Conv3D": ("filters", "kernel_size"),
           "AveragePooling1D": ("pool_size",), "AveragePooling2D": ("pool_size",)}


def from_summary(summary):
    name = summary["types"]["type"]
    short = name.split(".")[-1]
    if short in ("DirectoryIterator", "DataFrameIterator", "NumpyArrayIterator"):
        result = iterator_from(summary)
        for key, item in summary.get("attributes", {}).items():
            if key == "classes":
                result.classes = value(item)
            elif key == "y" and short == "NumpyArrayIterator":
                _targets_of(result, value(item))
        return result
    if short == "History":
        return _history_from(summary)
    if short in ("Functional", "Sequential", "Model"):
        return model_from(summary, short)
    if short == "ImageDataGenerator":
        return ImageDataGenerator()
    if short in _REBUILT and summary["types"].get("built") is True:
        return _layer_from(summary)
    return unknown()


def _targets_of(iterator, y):
    from models.data import facts
    shape = facts(y).shape if known(y) and y is not None else unknown()
    if known(shape) and len(shape) > 0:
        iterator._y_shape = (None,) + tuple(shape[1:])


def _history_from(summary):
    result = History()
    history = summary.get("attributes", {}).get("history")
    if history is not None:
        result.history = value(history)
    elif "entries" in summary:
        result.history = value({"types": {"type": "dict"}, "entries": summary["entries"],
                                "complete": summary.get("complete", False)})
    else:
        result.history = unknown(dict)
    return result


def _listed(shape):
    """Shapes of a summary: one, or a list of several."""
    if shape is None:
        return unknown()
    if len(shape) > 0 and isinstance(shape[0], list):
        return [tuple(s) for s in shape]
    if len(shape) > 1 and all([d is None for d in shape]):
        # As some recorders wrote several shapes that they could not read.
        return unknown()
    return [tuple(shape)]


#: Layers that are rebuilt, and the settings that decide their shapes.
_REBUILT = {
    "Dense": ("units",), "Flatten": (), "Reshape": ("target_shape",), "Embedding": ("input_dim", "output_dim"), "RepeatVector": ("n",),
    "Conv1D": _CONV, "Conv2D": _CONV, "Conv3D": _CONV, "MaxPooling1D": _POOL, "MaxPooling2D": _POOL, "MaxPooling3D": _POOL,
    "AveragePooling1D": _POOL, "AveragePooling2D": _POOL, "GlobalAveragePooling1D": ("keepdims", "data_format"),
    "GlobalAveragePooling2D": ("keepdims", "data_format"), "GlobalMaxPooling1D": ("keepdims", "data_format"),
    "GlobalMaxPooling2D": ("keepdims", "data_format"), "LSTM": ("return_sequences",), "GRU": ("return_sequences",),
    "SimpleRNN": ("return_sequences",), "BatchNormalization": ("axis",),
}
#: Layers that keep any shape.
_KEPT = ("Dropout", "Activation", "ReLU", "LeakyReLU", "ELU", "Softmax", "GaussianNoise", "Rescaling", "LayerNormalization", "Masking")


def _stack_from(summary):
    """The layers of a recorded Sequential, those that are not rebuilt as unknown."""
    recorded = summary.get("layers")
    if recorded is None or not summary.get("complete"):
        return unknown(list)
    return [_layer_from(item) for item in recorded if item["types"]["type"].split(".")[-1] != "InputLayer"]


def _layer_from(summary):
    short = summary["types"]["type"].split(".")[-1]
    structure = summary.get("structure", {})
    if short in _KEPT:
        return Same()
    if short not in _REBUILT:
        return unknown()
    found = summary.get("parameters", {})
    settings = {name: value(found[name]) for name in _REBUILT[short] if name in found}
    out = structure.get("output_shape")
    if short in ("LSTM", "GRU", "SimpleRNN"):
        if "return_state" in found or out is None:
            return unknown()
        settings["units"] = out[-1]
    for name in _NEEDED.get(short, ()):
        if name not in settings:
            return unknown()
    layer = getattr(layers, short)(**settings)
    given = structure.get("input_shape")
    if given is not None and len(given) > 0 and not isinstance(given[0], list) and given[-1] is not None:
        layer._last = given[-1]
    layer.built = True
    return layer


def model_from(summary, short):
    structure = summary.get("structure", {})
    result = Sequential() if short == "Sequential" else Model(unknown(), unknown())
    # The notebook may have given it attributes of its own.
    result._complete = False
    result._ins = _listed(structure.get("input_shape"))
    result._outs = _listed(structure.get("output_shape"))
    if short == "Sequential":
        result._stack = _stack_from(summary)
        result._now = result._outs[0] if known(result._outs) else unknown()
    types = summary.get("types", {})
    result._loss = unknown(str)
    result._metrics = unknown(list)
    result.history = unknown()
    if "compiled" not in types:
        result._compiled = unknown(bool)
        return result
    compiled = types["compiled"]
    result._compiled = compiled is not None
    if compiled is not None:
        if isinstance(compiled.get("loss"), str):
            result._loss = compiled["loss"]
        metrics = compiled.get("metrics")
        if isinstance(metrics, list):
            result._metrics = metrics
    return result
