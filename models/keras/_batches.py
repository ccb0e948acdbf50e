"""Batches of images and datasets that `fit`, `evaluate` and `predict` are given."""

from models.crane import certain, known, type_name, unknown
from models.data import facts
from models.keras._data import spec_of
from models.keras._shared import plain_shape
from models.keras._targets import check_target
from models.keras.versions import refuse


def is_dataset(x):
    from models.tensorflow.dataset import Dataset
    return isinstance(x, Dataset)


def check_iterator(model, x, y, trains):
    """Batches of images."""
    if certain(y is not None):
        refuse(ValueError, ValueError, "When providing `x` as a PyDataset, `y` should not be passed. Instead, the targets should be "
               + "included as part of the PyDataset.")
    if type_name(model) not in ("Model", "Sequential", "Functional"):
        return x.samples
    model._check_inputs([x._batches()], True)
    if trains:
        target = x._target()
        if target is None:
            refuse(ValueError, ValueError, "None values not supported: the iterator gives no targets.")
        elif model._single():
            check_target(model._loss, target, model._output(), None, None, True)
    return x.samples


def check_dataset(model, x, y, trains):
    if certain(y is not None):
        refuse(ValueError, ValueError, "When providing `x` as a tf.data.Dataset, `y` should not be passed. Instead, the targets "
               + "should be included as part of the tf.data.Dataset.")
    if type_name(model) not in ("Model", "Sequential", "Functional"):
        return unknown(int)
    inputs, target = spec_of(x._element)
    if inputs is None:
        return unknown(int)
    shapes = [facts(i).shape if known(i) else unknown() for i in inputs]
    if not isinstance(x._element, (tuple, list)) or not known(x._element[0]) or not isinstance(x._element[0], dict):
        model._check_inputs([plain_shape(s) for s in shapes])
    if trains and known(x._element) and model._loss is not None and known(model._loss):
        if not isinstance(x._element, (tuple, list)) or len(x._element) == 1:
            refuse(ValueError, ValueError, "None values not supported: the dataset gives no targets.")
        elif len(x._element) > 3:
            refuse(ValueError, ValueError, "Data is expected to be in format `x`, `(x,)`, `(x, y)`, or `(x, y, sample_weight)`.")
    if trains and model._single() and known(target) and target is not None and not isinstance(target, (tuple, list, dict)):
        check_target(model._loss, facts(target).shape, model._output(), None, None)
    return unknown(int)
