"""`sklearn.decomposition`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families, _projections

__pure__ = True


class SparsePCA(_projections.Projection):
    __real__ = "sklearn.decomposition._sparse_pca.SparsePCA"
    _parameters = {
        "n_components": (None, [None, ('int', 1, None, 'left')]), "alpha": (1, [('real', 0, None, 'left')]),
        "ridge_alpha": (0.01, [('real', 0, None, 'left')]), "max_iter": (1000, [('int', 0, None, 'left')]),
        "tol": (1e-08, [('real', 0, None, 'left')]), "method": ('lars', [('options', 'cd', 'lars')]),
        "n_jobs": (None, [('int', None, None, 'neither'), None]), "U_init": (None, [None, 'ndarray']),
        "V_init": (None, [None, 'ndarray']), "verbose": (False, ['verbose']),
        "random_state": (None, ['random_state']),
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " components_ error_ feature_names_in_ mean_ n_components_ n_features_in_ n_iter_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "unfitted nan inf text one_dim empty three_dim",
        "transform": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class TruncatedSVD(_projections.Projection):
    __real__ = "sklearn.decomposition._truncated_svd.TruncatedSVD"
    _parameters = {
        "n_components": (2, [('int', 1, None, 'left')]),
        "algorithm": ('randomized', [('options', 'arpack', 'randomized')]),
        "n_iter": (5, [('int', 0, None, 'left')]), "n_oversamples": (10, [('int', 1, None, 'left')]),
        "power_iteration_normalizer": ('auto', [('options', 'LU', 'OR', 'auto', 'none')]),
        "random_state": (None, ['random_state']), "tol": (0.0, [('real', 0, None, 'left')]),
    }
    _changes = {
        "1.9": {"power_iteration_normalizer": ('auto', [('options', 'LU', 'QR', 'auto', 'none')])},
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = (" components_ explained_variance_ explained_variance_ratio_ feature_names_in_ n_features_in_ "
               "singular_values_ ")
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "", "transform": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out
