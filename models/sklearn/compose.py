"""`sklearn.compose`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _columns, _families
from models.sklearn._estimator import Required
from models.sklearn._columns import make_column_selector, make_column_transformer

__pure__ = True


class ColumnTransformer(_columns.Columns):
    __real__ = "sklearn.compose._column_transformer.ColumnTransformer"
    _parameters = {
        "transformers": (Required, None), "remainder": ('drop', None), "sparse_threshold": (0.3, None),
        "n_jobs": (None, None), "transformer_weights": (None, None), "verbose": (False, None),
        "verbose_feature_names_out": (True, None),
    }
    _changes = {
        "1.3": {"transformers": (Required, ['list', 'tuple']), "remainder": ('drop', [('options', 'drop', 'passthrough'), ('methods', 'fit', 'transform'), ('methods', 'fit_transform', 'transform')]), "sparse_threshold": (0.3, [('real', 0, 1, 'both')]), "n_jobs": (None, [('int', None, None, 'neither'), None]), "transformer_weights": (None, ['dict', None]), "verbose": (False, ['verbose']), "verbose_feature_names_out": (True, ['boolean'])},
        "1.5": {"force_int_remainder_cols": (True, ['boolean'])},
        "1.6": {"verbose_feature_names_out": (True, ['boolean', 'str', 'callable'])},
        "1.7": {"force_int_remainder_cols": ('deprecated', ['boolean', ('options', 'deprecated')])},
        "1.9": {"force_int_remainder_cols": None},
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " feature_names_in_ n_features_in_ named_transformers_ output_indices_ sparse_output_ transformers_ "
    _maybe = " e get_params is_fitted_ param tt "
    _refuses = " empty mixed_names "
    _calls = {
        "": "unfitted narrow empty",
    }


class TransformedTargetRegressor(_families.Regressor):
    __real__ = "sklearn.compose._target.TransformedTargetRegressor"
    _parameters = {
        "regressor": (None, [('methods', 'fit', 'predict'), None]),
        "transformer": (None, [('methods', 'transform'), None]), "func": (None, ['callable', None]),
        "inverse_func": (None, ['callable', None]), "check_inverse": (True, ['boolean']),
    }
    _positional = 1
    _methods = " get_metadata_routing predict score set_score_request "
    _fitted = " feature_names_in_ n_features_in_ regressor_ transformer_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, **fit_params):
        return self._fit(X, y)

    def predict(self, X, **predict_params):
        return super().predict(X)
