"""`sklearn.discriminant_analysis`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families, _linear

__pure__ = True


class LinearDiscriminantAnalysis(_linear.LinearClassifier):
    __real__ = "sklearn.discriminant_analysis.LinearDiscriminantAnalysis"
    _parameters = {
        "solver": ('svd', [('options', 'eigen', 'lsqr', 'svd')]),
        "shrinkage": (None, [('options', 'auto'), ('real', 0, 1, 'both'), None]),
        "priors": (None, ['array-like', None]), "n_components": (None, [('int', 1, None, 'left'), None]),
        "store_covariance": (False, ['boolean']), "tol": (0.0001, [('real', 0, None, 'left')]),
        "covariance_estimator": (None, [('methods', 'fit'), None]),
    }
    _positional = 7
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing predict score set_output set_score_request transform "
    _fitted = (" classes_ coef_ explained_variance_ratio_ feature_names_in_ intercept_ means_ n_features_in_ priors_ "
               "scalings_ xbar_ ")
    _maybe = " covariance_ e get_params is_fitted_ param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category classes "
               "multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba
    decision_function = _families.decision_function
    get_feature_names_out = _families.get_feature_names_out


class QuadraticDiscriminantAnalysis(_families.Classifier):
    __real__ = "sklearn.discriminant_analysis.QuadraticDiscriminantAnalysis"
    _parameters = {
        "priors": (None, ['array-like', None]), "reg_param": (0.0, [('real', 0, 1, 'both')]),
        "store_covariance": (False, ['boolean']), "tol": (0.0001, [('real', 0, None, 'left')]),
    }
    _changes = {
        "1.8": {"solver": ('svd', [('options', 'eigen', 'svd')]), "shrinkage": (None, [('options', 'auto'), ('real', 0, 1, 'both'), None]), "covariance_estimator": (None, [('methods', 'fit'), None])},
    }
    _methods = " get_metadata_routing predict score set_score_request "
    _fitted = " classes_ feature_names_in_ means_ n_features_in_ priors_ rotations_ scalings_ "
    _maybe = " covariance_ e get_params is_fitted_ param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names classes "
               "multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba
    decision_function = _families.decision_function
