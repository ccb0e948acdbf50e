"""`sklearn.model_selection`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _search
from models.sklearn._estimator import NAN, Required
from models.sklearn._split import (GroupKFold, GroupShuffleSplit, KFold, LeaveOneGroupOut, LeaveOneOut,
    LeavePOut, PredefinedSplit, RepeatedKFold, RepeatedStratifiedKFold, ShuffleSplit, StratifiedGroupKFold,
    StratifiedKFold, StratifiedShuffleSplit, TimeSeriesSplit, train_test_split)
from models.sklearn._validation import (cross_val_predict, cross_val_score, cross_validate, learning_curve,
    permutation_test_score, validation_curve)
from models.sklearn._search import ParameterGrid

__pure__ = True


class GridSearchCV(_search.Search):
    __real__ = "sklearn.model_selection._search.GridSearchCV"
    _parameters = {
        "estimator": (Required, None), "param_grid": (Required, None), "scoring": (None, None),
        "n_jobs": (None, None), "refit": (True, None), "cv": (None, None), "verbose": (0, None),
        "pre_dispatch": ('2*n_jobs', None), "error_score": (NAN, None), "return_train_score": (False, None),
    }
    _positional = 2
    _methods = " predict score transform "
    _fitted = (" best_estimator_ best_index_ best_params_ best_score_ classes_ cv_results_ feature_names_in_ "
               "multimetric_ n_features_in_ n_splits_ refit_time_ scorer_ ")
    _refuses = " none nan inf text empty lengths y_nan one_class "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim", "transform": "", "score_samples": "",
        "inverse_transform": "",
    }

    def fit(self, X, y=None, *, groups=None, **fit_params):
        return self._fit(X, y)


class HalvingGridSearchCV(_search.Search):
    __real__ = "sklearn.model_selection._search_successive_halving.HalvingGridSearchCV"
    _parameters = {
        "estimator": (Required, None), "param_grid": (Required, None), "factor": (3, None),
        "resource": ('n_samples', None), "max_resources": ('auto', None), "min_resources": ('exhaust', None),
        "aggressive_elimination": (False, None), "cv": (5, None), "scoring": (None, None), "refit": (True, None),
        "error_score": (NAN, None), "return_train_score": (True, None), "random_state": (None, None),
        "n_jobs": (None, None), "verbose": (0, None),
    }
    _positional = 2
    _methods = " predict score transform "
    _fitted = (" best_estimator_ best_index_ best_params_ best_score_ classes_ cv_results_ feature_names_in_ "
               "max_resources_ min_resources_ multimetric_ n_candidates_ n_features_in_ n_iterations_ "
               "n_possible_iterations_ n_remaining_candidates_ n_required_iterations_ n_resources_ n_splits_ "
               "refit_time_ scorer_ ")
    _refuses = " none nan inf text lengths y_nan one_class classes multi_output "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim", "transform": "", "score_samples": "",
        "inverse_transform": "",
    }

    def fit(self, X, y=None, groups=None, **fit_params):
        return self._fit(X, y)


class HalvingRandomSearchCV(_search.Search):
    __real__ = "sklearn.model_selection._search_successive_halving.HalvingRandomSearchCV"
    _parameters = {
        "estimator": (Required, None), "param_distributions": (Required, None), "n_candidates": ('exhaust', None),
        "factor": (3, None), "resource": ('n_samples', None), "max_resources": ('auto', None),
        "min_resources": ('smallest', None), "aggressive_elimination": (False, None), "cv": (5, None),
        "scoring": (None, None), "refit": (True, None), "error_score": (NAN, None),
        "return_train_score": (True, None), "random_state": (None, None), "n_jobs": (None, None),
        "verbose": (0, None),
    }
    _positional = 2
    _methods = " predict score transform "
    _fitted = (" best_estimator_ best_index_ best_params_ best_score_ classes_ cv_results_ feature_names_in_ "
               "max_resources_ min_resources_ multimetric_ n_candidates_ n_features_in_ n_iterations_ "
               "n_possible_iterations_ n_remaining_candidates_ n_required_iterations_ n_resources_ n_splits_ "
               "refit_time_ scorer_ ")
    _refuses = " none nan inf text lengths y_nan one_class classes multi_output "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim", "transform": "", "score_samples": "",
        "inverse_transform": "",
    }

    def fit(self, X, y=None, groups=None, **fit_params):
        return self._fit(X, y)


class RandomizedSearchCV(_search.Search):
    __real__ = "sklearn.model_selection._search.RandomizedSearchCV"
    _parameters = {
        "estimator": (Required, None), "param_distributions": (Required, None), "n_iter": (10, None),
        "scoring": (None, None), "n_jobs": (None, None), "refit": (True, None), "cv": (None, None),
        "verbose": (0, None), "pre_dispatch": ('2*n_jobs', None), "random_state": (None, None),
        "error_score": (NAN, None), "return_train_score": (False, None),
    }
    _positional = 2
    _methods = " predict score transform "
    _fitted = (" best_estimator_ best_index_ best_params_ best_score_ classes_ cv_results_ feature_names_in_ "
               "multimetric_ n_features_in_ n_splits_ refit_time_ scorer_ ")
    _refuses = " none nan inf text empty lengths y_nan one_class "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim", "transform": "", "score_samples": "",
        "inverse_transform": "",
    }

    def fit(self, X, y=None, *, groups=None, **fit_params):
        return self._fit(X, y)
