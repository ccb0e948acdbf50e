"""Keras objects from recorded summaries."""

from models.crane import known, unknown, value
from models.keras._callbacks import History
from models.keras.image import ImageDataGenerator, iterator_from
from models.keras.network import Model
from models.keras.sequential import Sequential


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
    return [tuple(shape)]


def model_from(summary, short):
    structure = summary.get("structure", {})
    result = Sequential() if short == "Sequential" else Model(unknown(), unknown())
    result._ins = _listed(structure.get("input_shape"))
    result._outs = _listed(structure.get("output_shape"))
    if short == "Sequential":
        result._stack = unknown(list)
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
