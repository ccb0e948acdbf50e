"""`sklearn.covariance`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _estimator, _families

__pure__ = True


class EllipticEnvelope(_families.Outliers):
    __real__ = "sklearn.covariance._elliptic_envelope.EllipticEnvelope"
    _parameters = {
        "store_precision": (True, ['boolean']), "assume_centered": (False, ['boolean']),
        "support_fraction": (None, [('real', 0, 1, 'right'), None]),
        "contamination": (0.1, [('real', 0, 0.5, 'right')]), "random_state": (None, ['random_state']),
    }
    _methods = (" correct_covariance error_norm fit_predict get_metadata_routing get_precision mahalanobis predict "
               "reweight_covariance score set_score_request ")
    _fitted = (" covariance_ dist_ feature_names_in_ location_ n_features_in_ offset_ precision_ raw_covariance_ "
               "raw_location_ raw_support_ support_ ")
    _maybe = " e get_params is_fitted_ param "
    _until = {
        "set_score_request": "1.6",
    }
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    decision_function = _families.decision_function
    score_samples = _families.score_samples
    predict = _families.predict_labels

    def fit_predict(self, X, y=None, **kwargs):
        return super().fit_predict(X, y)


class EmpiricalCovariance(_estimator.Estimator):
    __real__ = "sklearn.covariance._empirical_covariance.EmpiricalCovariance"
    _parameters = {
        "store_precision": (True, ['boolean']), "assume_centered": (False, ['boolean']),
    }
    _methods = " error_norm get_metadata_routing get_precision mahalanobis score set_score_request "
    _fitted = " covariance_ feature_names_in_ location_ n_features_in_ precision_ "
    _maybe = " e get_params is_fitted_ param "
    _until = {
        "set_score_request": "1.6",
    }
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "narrow renamed nan inf text one_dim empty three_dim",
    }


class GraphicalLasso(_estimator.Estimator):
    __real__ = "sklearn.covariance._graph_lasso.GraphicalLasso"
    _parameters = {
        "alpha": (0.01, [('real', 0, None, 'right')]), "mode": ('cd', [('options', 'cd', 'lars')]),
        "tol": (0.0001, [('real', 0, None, 'right')]), "enet_tol": (0.0001, [('real', 0, None, 'right')]),
        "max_iter": (100, [('int', 0, None, 'left')]), "verbose": (False, ['verbose']),
        "assume_centered": (False, ['boolean']),
    }
    _changes = {
        "1.3": {"alpha": (0.01, [('real', 0, None, 'both')]), "covariance": (None, [('options', 'precomputed'), None]), "eps": (2.220446049250313e-16, [('real', 0, None, 'both')])},
    }
    _positional = 1
    _methods = " error_norm get_metadata_routing get_precision mahalanobis score set_score_request "
    _fitted = " covariance_ feature_names_in_ location_ n_features_in_ n_iter_ precision_ "
    _maybe = " costs_ e get_params is_fitted_ param store_precision "
    _until = {
        "set_score_request": "1.6",
    }
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "narrow renamed nan inf text one_dim empty three_dim",
    }


class GraphicalLassoCV(_estimator.Estimator):
    __real__ = "sklearn.covariance._graph_lasso.GraphicalLassoCV"
    _parameters = {
        "alphas": (4, [('int', 1, None, 'left'), 'array-like']), "n_refinements": (4, [('int', 1, None, 'left')]),
        "cv": (None, ['cv_object']), "tol": (0.0001, [('real', 0, None, 'right')]),
        "enet_tol": (0.0001, [('real', 0, None, 'right')]), "max_iter": (100, [('int', 0, None, 'left')]),
        "mode": ('cd', [('options', 'cd', 'lars')]), "n_jobs": (None, [('int', None, None, 'neither'), None]),
        "verbose": (False, ['verbose']), "assume_centered": (False, ['boolean']),
    }
    _changes = {
        "1.3": {"alphas": (4, [('int', 0, None, 'left'), 'array-like']), "eps": (2.220446049250313e-16, [('real', 0, None, 'both')])},
    }
    _methods = " error_norm get_metadata_routing get_precision mahalanobis score set_score_request "
    _fitted = " alpha_ covariance_ cv_results_ feature_names_in_ location_ n_features_in_ n_iter_ precision_ "
    _maybe = " costs_ e get_params is_fitted_ param store_precision "
    _until = {
        "set_score_request": "1.6",
    }
    _refuses = " nan inf text one_dim three_dim empty no_columns lengths mixed_names "
    _calls = {
        "": "narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y=None, **params):
        return self._fit(X, y)


class LedoitWolf(_estimator.Estimator):
    __real__ = "sklearn.covariance._shrunk_covariance.LedoitWolf"
    _parameters = {
        "store_precision": (True, ['boolean']), "assume_centered": (False, ['boolean']),
        "block_size": (1000, [('int', 1, None, 'left')]),
    }
    _methods = " error_norm get_metadata_routing get_precision mahalanobis score set_score_request "
    _fitted = " covariance_ feature_names_in_ location_ n_features_in_ precision_ shrinkage_ "
    _maybe = " e get_params is_fitted_ param "
    _until = {
        "set_score_request": "1.6",
    }
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "narrow renamed nan inf text one_dim empty three_dim",
    }


class MinCovDet(_estimator.Estimator):
    __real__ = "sklearn.covariance._robust_covariance.MinCovDet"
    _parameters = {
        "store_precision": (True, ['boolean']), "assume_centered": (False, ['boolean']),
        "support_fraction": (None, [('real', 0, 1, 'right'), None]), "random_state": (None, ['random_state']),
    }
    _methods = (" correct_covariance error_norm get_metadata_routing get_precision mahalanobis reweight_covariance "
               "score set_score_request ")
    _fitted = (" covariance_ dist_ feature_names_in_ location_ n_features_in_ precision_ raw_covariance_ "
               "raw_location_ raw_support_ support_ ")
    _maybe = " e get_params is_fitted_ param "
    _until = {
        "set_score_request": "1.6",
    }
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "narrow renamed nan inf text one_dim empty three_dim",
    }


class OAS(_estimator.Estimator):
    __real__ = "sklearn.covariance._shrunk_covariance.OAS"
    _parameters = {
        "store_precision": (True, ['boolean']), "assume_centered": (False, ['boolean']),
    }
    _methods = " error_norm get_metadata_routing get_precision mahalanobis score set_score_request "
    _fitted = " covariance_ feature_names_in_ location_ n_features_in_ precision_ shrinkage_ "
    _maybe = " e get_params is_fitted_ param "
    _until = {
        "set_score_request": "1.6",
    }
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "narrow renamed nan inf text one_dim empty three_dim",
    }


class ShrunkCovariance(_estimator.Estimator):
    __real__ = "sklearn.covariance._shrunk_covariance.ShrunkCovariance"
    _parameters = {
        "store_precision": (True, ['boolean']), "assume_centered": (False, ['boolean']),
        "shrinkage": (0.1, [('real', 0, 1, 'both')]),
    }
    _methods = " error_norm get_metadata_routing get_precision mahalanobis score set_score_request "
    _fitted = " covariance_ feature_names_in_ location_ n_features_in_ precision_ "
    _maybe = " e get_params is_fitted_ param "
    _until = {
        "set_score_request": "1.6",
    }
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names "
    _calls = {
        "": "narrow renamed nan inf text one_dim empty three_dim",
    }
