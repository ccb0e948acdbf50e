"""Samplers: the same columns, another number of rows."""

from models.crane import assume, certain, known, type_name, unknown
from models.data import facts
from models.sklearn import _inputs, _targets
from models.sklearn._results import pick_rows
from models._std import may_fail

#: What no sampler has, though people look for it.
FOREIGN = ("predict", "transform", "fit_transform", "score")


class Sampler:
    #: What `fit_resample` refuses in X, as the flags of `_inputs.check_values`.
    refuses_ = ("text", "nan", "inf")

    def __init__(self, *args, **kwargs):
        if "ratio" in kwargs:
            raise TypeError(f"{type_name(self)}.__init__() got an unexpected keyword argument 'ratio'")
        may_fail()
        for name in kwargs:
            setattr(self, name, kwargs[name])

    def __getattr__(self, name):
        if name == "fit_sample":
            assume("imbalanced-learn is 0.8 or later")
            raise AttributeError(f"'{type_name(self)}' object has no attribute 'fit_sample'")
        if name in FOREIGN:
            raise AttributeError(f"'{type_name(self)}' object has no attribute '{name}'")
        return unknown()

    def fit(self, X, y):
        may_fail()
        return self

    def fit_resample(self, X, y, **params):
        f = facts(X)
        if known(f.shape) and len(f.shape) == 1 and hasattr(X, "__crane_array__"):
            raise ValueError("Expected 2D array, got 1D array instead:\narray=[...].\n" + _inputs.RESHAPE)
        _inputs.check_values(type_name(self), f, self.refuses_)
        if y is not None:
            _inputs.check_lengths(f.shape, facts(y).shape)
            kind = _targets.target_type(y)
            if _targets.is_continuous(kind):
                raise ValueError(f"Unknown label type: {kind}. Maybe you are trying to fit a classifier, which expects discrete classes on a "
                                 "regression target with continuous values.")
            if certain(_targets.distinct(facts(y)) == 1):
                raise ValueError("The target 'y' needs to have more than 1 class. Got 1 class instead")
        may_fail()
        rows = unknown(int)
        return (resampled(X, rows), resampled(y, rows))


def resampled(x, rows):
    """Rows of x, or between them, numbered anew."""
    if not known(x) or isinstance(x, (list, tuple)):
        return unknown()
    if hasattr(x, "reset_index") and hasattr(x, "iloc"):
        return x.sample(rows).reset_index(drop=True)
    return pick_rows(x, rows)


class Copying(Sampler):
    """Repeats rows or leaves some out, whatever they hold."""

    refuses_ = ()
