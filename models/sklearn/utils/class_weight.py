"""`sklearn.utils.class_weight`."""

from models.crane import certain, known, unknown
from models.data import Facts, facts
from models.sklearn import _inputs
from models.sklearn._results import array
from models.sklearn.exceptions import refused

__pure__ = True


def compute_class_weight(class_weight, *, classes, y, sample_weight=None):
    if known(class_weight) and isinstance(class_weight, str) and class_weight != "balanced":
        raise refused("The 'class_weight' parameter of compute_class_weight must be an instance of 'dict', a str "
                                    f"among {{'balanced'}} or None. Got {class_weight!r} instead.")
    learnt, f = facts(classes), facts(y)
    if known(learnt.labels) and known(f.labels) and learnt.labels is not None and f.labels is not None:
        if all([known(v) for v in learnt.labels]) and any([known(v) and v not in learnt.labels for v in f.labels]):
            raise ValueError("classes should include all valid labels that can be in y")
    return array(Facts((_inputs.length_of(learnt.shape),), "float64", False, False))


def compute_sample_weight(class_weight, y, *, indices=None):
    rows = _inputs.length_of(facts(y).shape)
    return array(Facts((rows,), "float64", False, False)) if certain(indices is None) else unknown()
