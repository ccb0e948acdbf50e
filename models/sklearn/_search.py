"""Searches over parameters: the grid must name parameters that the estimator has."""

from models.crane import certain, known, type_name, unknown, value
from models.data import facts
from models.sklearn import _inputs
from models.sklearn._estimator import Estimator
from models.sklearn.base import clone


def ParameterGrid(param_grid):
    check_grid(param_grid, "grid")
    return unknown()


def grids_of(grid):
    """A list of dicts, or None."""
    if not known(grid):
        return None
    grids = [grid] if isinstance(grid, dict) else grid
    if not isinstance(grids, (list, tuple)) or not all([known(g) and isinstance(g, dict) for g in grids]):
        return None
    return grids


def check_grid(grid, kind):
    """`ParameterGrid`: values must be sequences that are not empty."""
    if known(grid) and isinstance(grid, (int, float, str)):
        raise TypeError(f"Parameter grid should be a dict or a list, got: {grid!r} of type {type_name(grid)}")
    for one in grids_of(grid) or []:
        for key in one:
            value = one[key]
            if not known(value):
                continue
            if isinstance(value, (str, int, float)) or value is None:
                raise TypeError(f"Parameter grid for parameter {key!r} needs to be a list or a numpy array, but got "
                                f"{value!r} (of type {type_name(value)!r}) instead. Single values need to be wrapped in a "
                                "list with one element.")
            if isinstance(value, (list, tuple)) and len(value) == 0:
                raise ValueError(f"Parameter grid for parameter {key!r} need a non-empty sequence, got: {value!r}")


class Search(Estimator):
    """GridSearchCV and its kin."""

    _fits = None

    @property
    def _estimator_type(self):
        inner = self.estimator
        return inner._estimator_type if known(inner) and hasattr(inner, "_estimator_type") else unknown(str)

    def _check_names(self):
        """Every key of the grid must be a parameter of the estimator."""
        grid = self.param_grid if "param_grid" in self._all_names() else self.param_distributions
        inner = self.estimator
        if not known(inner) or not hasattr(inner, "_set_parameter"):
            return
        for one in grids_of(grid) or []:
            for key in one:
                value = one[key]
                if known(key) and isinstance(key, str) and known(value) and not empty(value):
                    copy = clone(inner)
                    if known(copy):
                        copy._set_parameter(key, unknown())

    def fit(self, X, y=None, **params):
        self._validate()
        inner = self.estimator
        if "param_grid" in self._all_names():
            check_grid(self.param_grid, "grid")
        _inputs.check_collections(X, y)
        if y is not None:
            _inputs.check_lengths(facts(X).shape, facts(y).shape)
        self._check_folds(X, y)
        self._check_names()
        self._best = self._fit_inner(inner, X, y)
        self._state = True
        return self

    def _check_folds(self, X, y):
        from models.sklearn._split import check_folds
        check_folds(self.cv, X, y, self._estimator_type)

    def _fit_inner(self, inner, X, y):
        """The best estimator; fits that fail in all folds are a ValueError, whatever raised there."""
        if not known(inner) or not hasattr(inner, "__crane_estimator__"):
            return unknown()
        copy = clone(inner)
        if not known(copy):
            return unknown()
        try:
            if y is None:
                copy.fit(X)
            else:
                copy.fit(X, y)
        except (ValueError, TypeError):
            # All folds fail only if the cause lies in every fold; a value somewhere may miss some.
            return unknown()
        return copy

    def _delegated(self, method, X):
        inner = self.estimator
        if known(inner) and hasattr(inner, "__crane_estimator__") and not hasattr(inner, method):
            raise AttributeError(f"{type_name(inner)!r} object has no attribute {method!r}")
        self._need_fit()
        best = self._best_estimator()
        if known(best) and hasattr(best, method):
            return getattr(best, method)(X)
        return unknown()

    def _best_estimator(self):
        if not certain(self._state) or not certain(self.refit == True):  # noqa: E712
            return unknown()
        return self._best

    def predict(self, X):
        return self._delegated("predict", X)

    def predict_proba(self, X):
        return self._delegated("predict_proba", X)

    def predict_log_proba(self, X):
        return self._delegated("predict_log_proba", X)

    def decision_function(self, X):
        return self._delegated("decision_function", X)

    def transform(self, X):
        return self._delegated("transform", X)

    def inverse_transform(self, X=None, Xt=None):
        return unknown()

    def score_samples(self, X):
        return self._delegated("score_samples", X)

    def score(self, X, y=None, **params):
        self._need_fit()
        return unknown(float)

    def _attribute(self, name):
        if name in ("best_estimator_", "best_params_", "best_score_", "best_index_", "cv_results_", "scorer_",
                    "n_splits_", "multimetric_", "refit_time_"):
            if certain(self._state == False):  # noqa: E712
                raise AttributeError(f"{type_name(self)!r} object has no attribute {name!r}")
            if name in ("best_estimator_", "refit_time_") and certain(self.refit == False):  # noqa: E712
                raise AttributeError(f"{type_name(self)!r} object has no attribute {name!r}")
            return self._result(name)
        return Estimator._attribute(self, name)

    def _restore(self, summary):
        best = summary.get("children", {}).get("best_estimator_")
        self._best = unknown() if best is None else value(best)

    def _result(self, name):
        if name == "best_estimator_":
            return self._best_estimator()
        if name == "best_score_":
            return unknown(float)
        if name == "best_params_":
            return self._best_parameters()
        return unknown()

    def _best_parameters(self):
        """A dict of the grid's keys; a key that is not among them is a KeyError."""
        grid = self.param_grid if "param_grid" in self._all_names() else self.param_distributions
        grids = grids_of(grid)
        if not certain(self._state) or grids is None or len(grids) != 1 or not all([known(k) for k in grids[0]]):
            return unknown(dict)
        return {key: unknown() for key in grids[0]}


def empty(value):
    return isinstance(value, (list, tuple)) and len(value) == 0

