"""`sklearn.mixture`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _estimator, _families

__pure__ = True


class BayesianGaussianMixture(_estimator.Estimator):
    __real__ = "sklearn.mixture._bayesian_mixture.BayesianGaussianMixture"
    _parameters = {
        "n_components": (1, [('int', 1, None, 'left')]),
        "covariance_type": ('full', [('options', 'diag', 'full', 'spherical', 'tied')]),
        "tol": (0.001, [('real', 0, None, 'left')]), "reg_covar": (1e-06, [('real', 0, None, 'left')]),
        "max_iter": (100, [('int', 0, None, 'left')]), "n_init": (1, [('int', 1, None, 'left')]),
        "init_params": ('kmeans', [('options', 'k-means++', 'kmeans', 'random', 'random_from_data')]),
        "weight_concentration_prior_type": ('dirichlet_process', [('options', 'dirichlet_distribution', 'dirichlet_process')]),
        "weight_concentration_prior": (None, [None, ('real', 0, None, 'neither')]),
        "mean_precision_prior": (None, [None, ('real', 0, None, 'neither')]),
        "mean_prior": (None, [None, 'array-like']),
        "degrees_of_freedom_prior": (None, [None, ('real', 0, None, 'neither')]),
        "covariance_prior": (None, [None, 'array-like', ('real', 0, None, 'neither')]),
        "random_state": (None, ['random_state']), "warm_start": (False, ['boolean']), "verbose": (0, ['verbose']),
        "verbose_interval": (10, [('int', 1, None, 'left')]),
    }
    _methods = " fit_predict get_metadata_routing predict sample score "
    _fitted = (" converged_ covariance_prior_ covariances_ degrees_of_freedom_ degrees_of_freedom_prior_ "
               "feature_names_in_ lower_bound_ mean_precision_ mean_precision_prior_ mean_prior_ means_ "
               "n_features_in_ n_iter_ precisions_ precisions_cholesky_ weight_concentration_ "
               "weight_concentration_prior_ weights_ ")
    _maybe = " e get_params is_fitted_ lower_bounds_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    score_samples = _families.score_samples


class GaussianMixture(_estimator.Estimator):
    __real__ = "sklearn.mixture._gaussian_mixture.GaussianMixture"
    _parameters = {
        "n_components": (1, [('int', 1, None, 'left')]),
        "covariance_type": ('full', [('options', 'diag', 'full', 'spherical', 'tied')]),
        "tol": (0.001, [('real', 0, None, 'left')]), "reg_covar": (1e-06, [('real', 0, None, 'left')]),
        "max_iter": (100, [('int', 0, None, 'left')]), "n_init": (1, [('int', 1, None, 'left')]),
        "init_params": ('kmeans', [('options', 'k-means++', 'kmeans', 'random', 'random_from_data')]),
        "weights_init": (None, ['array-like', None]), "means_init": (None, ['array-like', None]),
        "precisions_init": (None, ['array-like', None]), "random_state": (None, ['random_state']),
        "warm_start": (False, ['boolean']), "verbose": (0, ['verbose']),
        "verbose_interval": (10, [('int', 1, None, 'left')]),
    }
    _positional = 1
    _methods = " aic bic fit_predict get_metadata_routing predict sample score "
    _fitted = (" converged_ covariances_ feature_names_in_ lower_bound_ means_ n_features_in_ n_iter_ precisions_ "
               "precisions_cholesky_ weights_ ")
    _maybe = " e get_params is_fitted_ lower_bounds_ param "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    score_samples = _families.score_samples
