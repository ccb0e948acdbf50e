"""`sklearn.gaussian_process`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.crane import unknown
from models.sklearn import _families

__pure__ = True


class GaussianProcessClassifier(_families.Classifier):
    __real__ = "sklearn.gaussian_process._gpc.GaussianProcessClassifier"
    _parameters = {
        "kernel": (None, ['instance', None]),
        "optimizer": ('fmin_l_bfgs_b', [('options', 'fmin_l_bfgs_b'), 'callable', None]),
        "n_restarts_optimizer": (0, [('int', 0, None, 'left')]),
        "max_iter_predict": (100, [('int', 1, None, 'left')]), "warm_start": (False, ['boolean']),
        "copy_X_train": (True, ['boolean']), "random_state": (None, ['random_state']),
        "multi_class": ('one_vs_rest', [('options', 'one_vs_one', 'one_vs_rest')]),
        "n_jobs": (None, [('int', None, None, 'neither'), None]),
    }
    _positional = 1
    _methods = (" get_metadata_routing latent_mean_and_variance log_marginal_likelihood predict score "
               "set_score_request ")
    _fitted = (" base_estimator_ classes_ feature_names_in_ kernel_ log_marginal_likelihood_value_ n_classes_ "
               "n_features_in_ ")
    _maybe = " e get_params is_fitted_ param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names classes "
               "multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba


class GaussianProcessRegressor(_families.Regressor):
    __real__ = "sklearn.gaussian_process._gpr.GaussianProcessRegressor"
    _parameters = {
        "kernel": (None, [None, 'instance']), "alpha": (1e-10, [('real', 0, None, 'left'), 'ndarray']),
        "optimizer": ('fmin_l_bfgs_b', [('options', 'fmin_l_bfgs_b'), 'callable', None]),
        "n_restarts_optimizer": (0, [('int', 0, None, 'left')]), "normalize_y": (False, ['boolean']),
        "copy_X_train": (True, ['boolean']), "random_state": (None, ['random_state']),
    }
    _changes = {
        "1.3": {"n_targets": (None, [('int', 1, None, 'left'), None])},
    }
    _positional = 1
    _methods = (" get_metadata_routing log_marginal_likelihood predict sample_y score set_predict_request "
               "set_score_request ")
    _fitted = " L_ X_train_ alpha_ feature_names_in_ kernel_ log_marginal_likelihood_value_ n_features_in_ y_train_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names words "
    _calls = {
        "": "narrow renamed nan inf text one_dim empty three_dim",
    }

    def predict(self, X, return_std=False, return_cov=False):
        return unknown() if return_std or return_cov else super().predict(X)
