"""`sklearn.cross_decomposition`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families

__pure__ = True


class CCA(_families.Regressor):
    __real__ = "sklearn.cross_decomposition._pls.CCA"
    _parameters = {
        "n_components": (2, [('int', 1, None, 'left')]), "scale": (True, ['boolean']),
        "max_iter": (500, [('int', 1, None, 'left')]), "tol": (1e-06, [('real', 0, None, 'left')]),
        "copy": (True, ['boolean']),
    }
    _positional = 1
    _methods = (" fit_transform get_metadata_routing predict score set_output set_predict_request set_score_request "
               "set_transform_request transform ")
    _fitted = " "
    _maybe = (" algorithm coef_ deflation_mode e feature_names_in_ get_params intercept_ is_fitted_ mode "
               "n_features_in_ n_iter_ param x_loadings_ x_rotations_ x_weights_ y_loadings_ y_rotations_ y_weights_ ")
    _refuses = " "
    _calls = {
        "": "",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out

    def predict(self, X, copy=True):
        return super().predict(X)


class PLSCanonical(_families.Regressor):
    __real__ = "sklearn.cross_decomposition._pls.PLSCanonical"
    _parameters = {
        "n_components": (2, [('int', 1, None, 'left')]), "scale": (True, ['boolean']),
        "algorithm": ('nipals', [('options', 'nipals', 'svd')]), "max_iter": (500, [('int', 1, None, 'left')]),
        "tol": (1e-06, [('real', 0, None, 'left')]), "copy": (True, ['boolean']),
    }
    _positional = 1
    _methods = (" fit_transform get_metadata_routing predict score set_output set_predict_request set_score_request "
               "set_transform_request transform ")
    _fitted = " "
    _maybe = (" coef_ deflation_mode e feature_names_in_ get_params intercept_ is_fitted_ mode n_features_in_ "
               "n_iter_ param x_loadings_ x_rotations_ x_weights_ y_loadings_ y_rotations_ y_weights_ ")
    _refuses = " "
    _calls = {
        "": "",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out

    def predict(self, X, copy=True):
        return super().predict(X)


class PLSRegression(_families.Regressor):
    __real__ = "sklearn.cross_decomposition._pls.PLSRegression"
    _parameters = {
        "n_components": (2, [('int', 1, None, 'left')]), "scale": (True, ['boolean']),
        "max_iter": (500, [('int', 1, None, 'left')]), "tol": (1e-06, [('real', 0, None, 'left')]),
        "copy": (True, ['boolean']),
    }
    _positional = 1
    _shape = "rows"
    _methods = (" fit_transform get_metadata_routing predict score set_output set_predict_request set_score_request "
               "set_transform_request transform ")
    _fitted = (" coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ x_loadings_ x_rotations_ x_scores_ "
               "x_weights_ y_loadings_ y_rotations_ y_scores_ y_weights_ ")
    _maybe = " algorithm deflation_mode e get_params is_fitted_ mode param "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths mixed_names category words "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim", "inverse_transform": "",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out

    def predict(self, X, copy=True):
        return super().predict(X)


class PLSSVD(_families.Transformer):
    __real__ = "sklearn.cross_decomposition._pls.PLSSVD"
    _parameters = {
        "n_components": (2, [('int', 1, None, 'left')]), "scale": (True, ['boolean']), "copy": (True, ['boolean']),
    }
    _positional = 1
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " "
    _maybe = " e feature_names_in_ get_params is_fitted_ n_features_in_ param x_weights_ y_weights_ "
    _refuses = " "
    _calls = {
        "": "",
    }
    get_feature_names_out = _families.get_feature_names_out
