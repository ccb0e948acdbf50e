"""`sklearn.impute`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families, _imputers
from models.sklearn._estimator import INFINITE, NAN

__pure__ = True


class IterativeImputer(_imputers.Imputer):
    __real__ = "sklearn.impute._iterative.IterativeImputer"
    _parameters = {
        "estimator": (None, [None, ('methods', 'fit', 'predict')]), "missing_values": (NAN, ['missing_values']),
        "sample_posterior": (False, ['boolean']), "max_iter": (10, [('int', 0, None, 'left')]),
        "tol": (0.001, [('real', 0, None, 'left')]), "n_nearest_features": (None, [None, ('int', 1, None, 'left')]),
        "initial_strategy": ('mean', [('options', 'constant', 'mean', 'median', 'most_frequent')]),
        "imputation_order": ('ascending', [('options', 'arabic', 'ascending', 'descending', 'random', 'roman')]),
        "skip_complete": (False, ['boolean']),
        "min_value": (-INFINITE, [None, ('real', None, None, 'both'), 'array-like']),
        "max_value": (INFINITE, [None, ('real', None, None, 'both'), 'array-like']), "verbose": (0, ['verbose']),
        "random_state": (None, ['random_state']), "add_indicator": (False, ['boolean']),
        "keep_empty_features": (False, ['boolean']),
    }
    _changes = {
        "1.3": {"missing_values": (NAN, ['missing']), "fill_value": (None, None)},
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = (" feature_names_in_ imputation_sequence_ indicator_ initial_imputer_ n_features_in_ "
               "n_features_with_missing_ n_iter_ random_state_ ")
    _maybe = " e get_params is_fitted_ param "
    _refuses = " inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out

    def fit(self, X, y=None, **fit_params):
        return self._fit(X, y)

    def fit_transform(self, X, y=None, **params):
        return super().fit_transform(X, y)


class KNNImputer(_imputers.Imputer):
    __real__ = "sklearn.impute._knn.KNNImputer"
    _parameters = {
        "missing_values": (NAN, ['missing_values']), "n_neighbors": (5, [('int', 1, None, 'left')]),
        "weights": ('uniform', [('options', 'distance', 'uniform'), 'callable', None]),
        "metric": ('nan_euclidean', [('options', 'nan_euclidean'), 'callable']), "copy": (True, ['boolean']),
        "add_indicator": (False, ['boolean']), "keep_empty_features": (False, ['boolean']),
    }
    _changes = {
        "1.3": {"missing_values": (NAN, ['missing'])},
    }
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " feature_names_in_ indicator_ n_features_in_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class MissingIndicator(_families.Transformer):
    __real__ = "sklearn.impute._base.MissingIndicator"
    _parameters = {
        "missing_values": (NAN, [('real', None, None, 'neither'), ('int', None, None, 'neither'), 'str', None]),
        "features": ('missing-only', [('options', 'all', 'missing-only')]),
        "sparse": ('auto', ['boolean', ('options', 'auto')]), "error_on_new": (True, ['boolean']),
    }
    _changes = {
        "1.3": {"missing_values": (NAN, ['missing'])},
    }
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " feature_names_in_ features_ n_features_in_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " inf one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "unfitted narrow renamed inf one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out


class SimpleImputer(_imputers.Simple):
    __real__ = "sklearn.impute._base.SimpleImputer"
    _parameters = {
        "missing_values": (NAN, ['missing_values']),
        "strategy": ('mean', [('options', 'constant', 'mean', 'median', 'most_frequent')]),
        "fill_value": (None, None), "verbose": ('deprecated', ['verbose', ('options', 'deprecated')]),
        "copy": (True, ['boolean']), "add_indicator": (False, ['boolean']),
        "keep_empty_features": (False, ['boolean']),
    }
    _changes = {
        "1.3": {"missing_values": (NAN, ['missing']), "verbose": None},
        "1.5": {"strategy": ('mean', [('options', 'constant', 'mean', 'median', 'most_frequent'), 'callable'])},
    }
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " feature_names_in_ indicator_ n_features_in_ statistics_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " inf one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "", "transform": "unfitted narrow renamed inf one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)
