"""`sklearn.kernel_ridge`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families

__pure__ = True


class KernelRidge(_families.Regressor):
    __real__ = "sklearn.kernel_ridge.KernelRidge"
    _parameters = {
        "alpha": (1, [('real', 0, None, 'left'), 'array-like']),
        "kernel": ('linear', [('options', 'additive_chi2', 'chi2', 'cosine', 'laplacian', 'linear', 'poly', 'polynomial', 'precomputed', 'rbf', 'sigmoid'), 'callable']),
        "gamma": (None, [('real', 0, None, 'left'), None]), "degree": (3, [('int', 0, None, 'left')]),
        "coef0": (1, [('real', None, None, 'neither')]), "kernel_params": (None, ['dict', None]),
    }
    _changes = {
        "1.4": {"degree": (3, [('real', 0, None, 'left')])},
    }
    _positional = 1
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = " X_fit_ dual_coef_ feature_names_in_ n_features_in_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)
