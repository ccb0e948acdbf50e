"""`sklearn.kernel_approximation`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families

__pure__ = True


class AdditiveChi2Sampler(_families.Transformer):
    __real__ = "sklearn.kernel_approximation.AdditiveChi2Sampler"
    _parameters = {
        "sample_steps": (2, [('int', 1, None, 'left')]),
        "sample_interval": (None, [('real', 0, None, 'left'), None]),
    }
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " feature_names_in_ n_features_in_ "
    _maybe = " e get_params is_fitted_ param sample_interval_ "
    _until = {
        "sample_interval_": "1.6",
    }
    _refuses = " nan inf text negative one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class Nystroem(_families.Transformer):
    __real__ = "sklearn.kernel_approximation.Nystroem"
    _parameters = {
        "kernel": ('rbf', [('options', 'additive_chi2', 'chi2', 'cosine', 'laplacian', 'linear', 'poly', 'polynomial', 'precomputed', 'rbf', 'sigmoid'), 'callable']),
        "gamma": (None, [('real', 0, None, 'left'), None]), "coef0": (None, [('real', None, None, 'neither'), None]),
        "degree": (None, [('real', 1, None, 'left'), None]), "kernel_params": (None, ['dict', None]),
        "n_components": (100, [('int', 1, None, 'left')]), "random_state": (None, ['random_state']),
        "n_jobs": (None, [('int', None, None, 'neither'), None]),
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " component_indices_ components_ feature_names_in_ n_features_in_ normalization_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class PolynomialCountSketch(_families.Transformer):
    __real__ = "sklearn.kernel_approximation.PolynomialCountSketch"
    _parameters = {
        "gamma": (1.0, [('real', 0, None, 'left')]), "degree": (2, [('int', 1, None, 'left')]),
        "coef0": (0, [('real', None, None, 'neither')]), "n_components": (100, [('int', 1, None, 'left')]),
        "random_state": (None, ['random_state']),
    }
    _changes = {
        "1.9": {"coef0": (0.0, [('real', None, None, 'neither')])},
    }
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " bitHash_ feature_names_in_ indexHash_ n_features_in_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class RBFSampler(_families.Transformer):
    __real__ = "sklearn.kernel_approximation.RBFSampler"
    _parameters = {
        "gamma": (1.0, [('options', 'scale'), ('real', 0, None, 'left')]),
        "n_components": (100, [('int', 1, None, 'left')]), "random_state": (None, ['random_state']),
    }
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " feature_names_in_ n_features_in_ random_offset_ random_weights_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class SkewedChi2Sampler(_families.Transformer):
    __real__ = "sklearn.kernel_approximation.SkewedChi2Sampler"
    _parameters = {
        "skewedness": (1.0, [('real', None, None, 'neither')]), "n_components": (100, [('int', 1, None, 'left')]),
        "random_state": (None, ['random_state']),
    }
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " feature_names_in_ n_features_in_ random_offset_ random_weights_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)
