"""`sklearn.frozen`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _estimator
from models.sklearn._estimator import Required

__pure__ = True


class FrozenEstimator(_estimator.Estimator):
    __real__ = "sklearn.frozen._frozen.FrozenEstimator"
    _parameters = {
        "estimator": (Required, None),
    }
    _positional = 1
    _methods = " get_metadata_routing "
    _fitted = " "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " "

    def fit(self, X, y, *args, **kwargs):
        return self._fit(X, y)
