"""Batches that a generator or the notebook's own Sequence gives to `fit`, `evaluate` and `predict`."""

from models.crane import certain, havoc, known, type_name, unknown, version
from models.data import facts
from models.keras._data import is_array
from models.keras._targets import check_target
from models.keras._utils import Sequence
from models.keras.versions import is_three, refuse


def is_feed(x):
    return isinstance(x, Sequence) or certain(type_name(x) == "generator")


def check_feed(model, x, y, trains):
    """Looks at the first batch, as Keras does."""
    kind = "PyDataset" if isinstance(x, Sequence) else "generator"
    if certain(y is not None):
        refuse(ValueError, ValueError, "When providing `x` as a " + kind + ", `y` should not be passed. Instead, the targets should be "
               + "included as part of the " + kind + ".")
        return
    batch = _first(x, kind)
    havoc(x)
    if not known(batch):
        return
    if isinstance(batch, list):
        if kind == "generator":
            refuse(ValueError, None, "When passing a Python generator to a Keras model, the generator must return a tuple, either "
                   + "(input,) or (inputs, targets) or (inputs, targets, sample_weights). Received: list")
        batch = tuple(batch)
    elif kind == "generator" and is_array(batch):
        refuse(ValueError, None, "When passing a Python generator to a Keras model, the generator must return a tuple, either "
               + "(input,) or (inputs, targets) or (inputs, targets, sample_weights). Received: " + type_name(batch))
    if is_array(batch):
        batch = (batch,)
    if not isinstance(batch, tuple) or not known(len(batch)) or len(batch) == 0:
        return
    given = batch[0]
    inputs = list(given) if known(given) and isinstance(given, (list, tuple)) else [given]
    library = type_name(model) in ("Model", "Sequential", "Functional")
    if library and all([is_array(i) for i in inputs]):
        model._check_inputs([_batched(i) for i in inputs], True)
    if not trains or not library or not model._single() or not known(model._loss) or model._loss is None:
        return
    target = batch[1] if len(batch) > 1 else None
    if known(target) and target is None:
        # Of a generator, Keras 3.4 asks for its shape first.
        early = kind == "generator" and len(batch) > 1 and not certain(version("keras") >= "3.10")
        refuse(AttributeError if early else ValueError, ValueError, "None values not supported.")
    elif is_array(target):
        check_target(model._loss, _batched(target), model._output(), None, None, True)


def _batched(x):
    """A batch's shape, whose first dimension is open."""
    shape = facts(x).shape
    return (None,) + tuple(shape[1:]) if known(shape) and len(shape) > 0 else shape


def _first(x, kind):
    if kind == "PyDataset":
        lost = False
        try:
            size = len(x)
        except TypeError as error:
            if not known(str(error)) or "has no len()" not in str(error):
                raise
            lost = True
        if lost:
            refuse(NotImplementedError, NotImplementedError, "You need to implement the `num_batches` property.")
            return unknown()
        if known(size) and isinstance(size, int) and size == 0:
            refuse(ValueError, None, "The PyDataset has length 0")
        return x[0]
    empty = False
    batch = unknown()
    try:
        batch = next(x)
    except StopIteration:
        empty = True
    if empty:
        refuse(ValueError if certain(version("keras") >= "3.10") else IndexError, None, "When passing a Python generator to a Keras model, "
               + "the generator must yield at least one batch. Received an empty generator.")
        return unknown()
    return batch


def check_settings(x, split, class_weight, sample_weight):
    """What `fit` refuses together with a generator or a Sequence."""
    kind = "PyDataset" if isinstance(x, Sequence) else "generator"
    if known(split) and isinstance(split, float) and split > 0:
        refuse(ValueError, ValueError, "Argument `validation_split` is only supported for tensors or NumPy arrays.")
    if certain(sample_weight is not None):
        refuse(ValueError, ValueError, "When providing `x` as a " + kind + ", `sample_weights` should not be passed.")
    if kind == "generator" and known(class_weight) and class_weight is not None and is_three():
        raise ValueError("Argument `class_weight` is not supported for Python generator inputs.")
