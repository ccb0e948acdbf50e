"""`sklearn.random_projection`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families

__pure__ = True


class GaussianRandomProjection(_families.Transformer):
    __real__ = "sklearn.random_projection.GaussianRandomProjection"
    _parameters = {
        "n_components": ('auto', [('int', 1, None, 'left'), ('options', 'auto')]),
        "eps": (0.1, [('real', 0, None, 'neither')]), "compute_inverse_components": (False, ['boolean']),
        "random_state": (None, ['random_state']),
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " components_ feature_names_in_ n_components_ n_features_in_ "
    _maybe = " e get_params inverse_components_ is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "", "transform": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class SparseRandomProjection(_families.Transformer):
    __real__ = "sklearn.random_projection.SparseRandomProjection"
    _parameters = {
        "n_components": ('auto', [('int', 1, None, 'left'), ('options', 'auto')]),
        "density": ('auto', [('real', 0, 1, 'right'), ('options', 'auto')]),
        "eps": (0.1, [('real', 0, None, 'neither')]), "dense_output": (False, ['boolean']),
        "compute_inverse_components": (False, ['boolean']), "random_state": (None, ['random_state']),
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " components_ density_ feature_names_in_ n_components_ n_features_in_ "
    _maybe = " e get_params inverse_components_ is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "", "transform": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)
