"""What the gradient boosting libraries' scikit-learn APIs have in common."""

from models.crane import certain, known, type_name, unknown
from models.data import Facts, facts
from models.sklearn import _inputs
from models.sklearn._results import array
from models.sklearn.base import BaseEstimator
from models.sklearn.exceptions import NotFittedError


class Boosted(BaseEstimator):
    """Takes any keyword in its constructor; what it learnt is as for scikit-learn's own."""

    # Set by the constructor only: what unmodelled code may have changed is not known.
    _state = unknown(bool)
    _width = unknown(int)
    _names = unknown()
    _target = unknown()
    _attributes = ""
    _estimator_type = "other"

    def __init__(self, *values, **parameters):
        # XGBoost warns of positional arguments, and takes them; the others name theirs.
        self._state = False
        if known(parameters):
            for name in parameters:
                setattr(self, name, parameters[name])

    def __crane_estimator__(self):
        return True

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(f"{type_name(self)!r} object has no attribute {name!r}")
        if name.startswith("_"):
            return unknown()
        if " " + name + " " not in self._attributes:
            raise AttributeError(f"{type_name(self)!r} object has no attribute {name!r}")
        if name == "feature_importances_" and certain(self._state):
            return array(Facts((self._width,), unknown(str), False, False))
        if name in ("n_features_in_", "n_features_") and certain(self._state):
            return self._width
        return unknown()

    def _need_fit(self):
        if certain(self._state == False):  # noqa: E712
            raise NotFittedError("need to call fit or load_model beforehand")

    def _learn(self, X, y):
        f = facts(X)
        self._check_lengths(f, facts(y))
        self._state = True
        self._width = _inputs.width_of(f.shape)
        self._names = _inputs.names_of(X)
        self._target = facts(y)

    def _check_lengths(self, f, target):
        _inputs.check_lengths(f.shape, target.shape)

    def _is_single(self):
        """Whether the target has one dimension."""
        return self._target is not None and known(self._target.shape) and len(self._target.shape) == 1

    def _probabilities(self, X, dtype):
        """A column for each class, at least two."""
        rows = _inputs.length_of(facts(X).shape)
        if not self._is_single() or not known(facts(X).shape) or len(facts(X).shape) != 2:
            return unknown()
        count = self._target.unique
        return array(Facts((rows, max(count, 2) if known(count) else unknown(int)), dtype, False, False))

    def _predicted(self, X, margin=False):
        rows = _inputs.length_of(facts(X).shape)
        if not self._is_single() or not certain(margin == False):  # noqa: E712
            return array(Facts())
        f = self._target.select((rows,))
        f.dtype = unknown(str)
        f.columns = None
        return array(f)

    def score(self, X, y, sample_weight=None):
        self._need_fit()
        return unknown(float)

    def _copy(self):
        return unknown()


def restored(cls, summary):
    """A recorded booster: fitted or not, how many features."""
    instance = cls()
    fitted = summary.get("types", {}).get("fitted")
    instance._state = unknown(bool) if fitted is None else fitted
    width = summary.get("structure", {}).get("n_features_in_")
    instance._width = unknown(int) if width is None else width
    names = summary.get("types", {}).get("feature_names_in_")
    instance._names = unknown() if names is None else names
    instance._target = Facts()
    return instance
