"""`sklearn.preprocessing`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _encoders, _families

__pure__ = True


class StandardScaler(_families.Transformer):
    __real__ = "sklearn.preprocessing._data.StandardScaler"
    _parameters = {
        "copy": (True, ['boolean']), "with_mean": (True, ['boolean']), "with_std": (True, ['boolean']),
    }
    _shape = "same"
    _methods = (" fit_transform get_metadata_routing partial_fit set_callbacks set_fit_request "
               "set_inverse_transform_request set_output set_partial_fit_request set_transform_request transform ")
    _fitted = " feature_names_in_ mean_ n_features_in_ n_samples_seen_ scale_ var_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted inf text one_dim empty three_dim",
        "transform": "unfitted narrow renamed inf text one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out

    def fit(self, X, y=None, sample_weight=None):
        return self._fit(X, y)

    def transform(self, X, copy=None):
        return super().transform(X)

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)

    def partial_fit(self, X, y=None, sample_weight=None):
        return self._partial_fit(X, y)


class TargetEncoder(_encoders.Encoder):
    __real__ = "sklearn.preprocessing._target_encoder.TargetEncoder"
    _parameters = {
        "categories": ('auto', [('options', 'auto'), 'list']),
        "target_type": ('auto', [('options', 'auto', 'binary', 'continuous')]),
        "smooth": ('auto', [('options', 'auto'), ('real', 0, None, 'left')]), "cv": (5, [('int', 2, None, 'left')]),
        "shuffle": (True, ['boolean']), "random_state": (None, ['random_state']),
    }
    _changes = {
        "1.4": {"target_type": ('auto', [('options', 'auto', 'binary', 'continuous', 'multiclass')])},
        "1.9": {"cv": (5, ['cv_object']), "shuffle": ('deprecated', ['boolean', ('options', 'deprecated')]), "random_state": ('deprecated', ['random_state', ('options', 'deprecated')])},
    }
    _positional = 6
    _shape = "same"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " categories_ classes_ encodings_ feature_names_in_ n_features_in_ target_mean_ target_type_ "
    _maybe = " e get_params infrequent_categories_ is_fitted_ param "
    _refuses = " none inf one_dim three_dim empty no_columns lengths y_nan mixed_names "
    _calls = {
        "": "narrow renamed inf one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out

    def fit(self, X, y):
        return self._fit(X, y)
