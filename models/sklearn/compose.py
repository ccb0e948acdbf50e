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
    _positional = 1
    _methods = " fit_transform set_output transform "
    _fitted = " feature_names_in_ n_features_in_ named_transformers_ output_indices_ sparse_output_ transformers_ "
    _refuses = " empty mixed_names "
    _calls = {
        "": "unfitted narrow empty",
    }

    def fit(self, X, y=None):
        return self._fit(X, y)


class TransformedTargetRegressor(_families.Regressor):
    __real__ = "sklearn.compose._target.TransformedTargetRegressor"
    _parameters = {
        "regressor": (None, [('methods', 'fit', 'predict'), None]),
        "transformer": (None, [('methods', 'transform'), None]), "func": (None, ['callable', None]),
        "inverse_func": (None, ['callable', None]), "check_inverse": (True, ['boolean']),
    }
    _positional = 1
    _methods = " predict score "
    _fitted = " feature_names_in_ n_features_in_ regressor_ transformer_ "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, **fit_params):
        return self._fit(X, y)

    def predict(self, X, **predict_params):
        return super().predict(X)
