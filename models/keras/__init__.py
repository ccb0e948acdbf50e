"""The model of Keras: shapes through layers and models, and what `fit` refuses.

From Keras 3.4 and tf.keras 2.x; messages as Keras 3 writes them."""

from models.crane import known, unknown, value
import models.keras.applications as applications
import models.keras.callbacks as callbacks
import models.keras.layers as layers
import models.keras.models as models
import models.keras.opaque as activations
import models.keras.opaque as backend
import models.keras.opaque as constraints
import models.keras.datasets as datasets
import models.keras.opaque as initializers
import models.keras.opaque as losses
import models.keras.opaque as metrics
import models.keras.opaque as ops
import models.keras.opaque as optimizers
import models.keras.opaque as regularizers
import models.keras.preprocessing as preprocessing
import models.keras.utils as utils
from models.keras.base import KerasTensor, Layer
from models.keras.callbacks import History
from models.keras.image import iterator_from
from models.keras.layers import Input
from models.keras.models import Model, Sequential

__pure__ = True


def from_summary(summary):
    name = summary["types"]["type"]
    short = name.split(".")[-1]
    if short in ("DirectoryIterator", "DataFrameIterator", "NumpyArrayIterator"):
        result = iterator_from(summary)
        for key, item in summary.get("attributes", {}).items():
            if key == "classes":
                result.classes = value(item)
        return result
    if short == "History":
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
    if short in ("Functional", "Sequential", "Model"):
        return model_from(summary, short)
    if short == "ImageDataGenerator":
        return preprocessing.image.ImageDataGenerator()
    return unknown()


def model_from(summary, short):
    structure = summary.get("structure", {})
    result = Sequential() if short == "Sequential" else Model(unknown(), unknown())
    shape = structure.get("input_shape")
    result._in = tuple(shape) if shape is not None else unknown()
    out = structure.get("output_shape")
    result._out = tuple(out) if out is not None else unknown()
    result._now = result._out
    compiled = summary.get("types", {}).get("compiled")
    result._compiled = True if compiled is not None else unknown(bool)
    result._loss = unknown(str)
    result._metrics = unknown(list)
    if compiled is not None and isinstance(compiled.get("loss"), str):
        result._loss = compiled["loss"]
    return result
