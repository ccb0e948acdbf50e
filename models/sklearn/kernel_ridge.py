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
    _positional = 1
    _methods = " predict score "
    _fitted = " X_fit_ dual_coef_ feature_names_in_ n_features_in_ "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)
