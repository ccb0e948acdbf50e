"""Weights of classes and samples that `fit` is given."""

from models.crane import certain, known, type_name
from models.data import facts
from models.keras._data import is_array, rows_of
from models.keras.shapes import differ
from models.keras.versions import refuse


def check_weighting(x, class_weight, sample_weight, wrong_weights):
    """`wrong_weights`: whether `compile` was given its metrics in the place of weights."""
    if known(class_weight) and class_weight is not None:
        if isinstance(class_weight, (list, tuple, str, int, float)) or certain(type_name(class_weight) == "ndarray"):
            refuse(AttributeError, ValueError if isinstance(class_weight, str) else None,
                   "'" + type_name(class_weight) + "' object has no attribute 'get'")
        if certain(sample_weight is not None):
            refuse(ValueError, None, "You cannot `class_weight` and `sample_weight` at the same time.")
    if known(sample_weight) and sample_weight is not None:
        if is_array(sample_weight) and is_array(x) and differ(rows_of(facts(x)), rows_of(facts(sample_weight))):
            raise ValueError("Data cardinality is ambiguous. Make sure all arrays contain the same number of samples.")
        if isinstance(sample_weight, (list, str)) and certain(len(sample_weight) > 0) and known(sample_weight[0]) \
                and isinstance(sample_weight[0], (int, float, str)):
            refuse(ValueError, None, "Unrecognized data type: sample_weight (of type <class '" + type_name(sample_weight) + "'>)")
    if certain(wrong_weights):
        refuse(ValueError, None, "When there is only a single output, the `loss_weights` argument must be a Python float. "
               + "Received instead a list: the third argument of `compile` is `loss_weights`.")
