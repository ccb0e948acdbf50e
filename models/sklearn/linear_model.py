"""`sklearn.linear_model`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.crane import unknown
from models.sklearn import _families, _linear
from models.sklearn._linear_model_2 import (
    LogisticRegressionCV, MultiTaskElasticNet, MultiTaskElasticNetCV, MultiTaskLasso, MultiTaskLassoCV,
    OrthogonalMatchingPursuit, OrthogonalMatchingPursuitCV, PassiveAggressiveClassifier, PassiveAggressiveRegressor,
    Perceptron, PoissonRegressor, QuantileRegressor, RANSACRegressor, Ridge,
)
from models.sklearn._linear_model_3 import (
    RidgeCV, RidgeClassifier, RidgeClassifierCV, SGDClassifier, SGDOneClassSVM, SGDRegressor, TheilSenRegressor,
    TweedieRegressor,
)

__pure__ = True


class ARDRegression(_families.Regressor):
    __real__ = "sklearn.linear_model._bayes.ARDRegression"
    _parameters = {
        "n_iter": (300, [('int', 1, None, 'left')]), "tol": (0.001, [('real', 0, None, 'left')]),
        "alpha_1": (1e-06, [('real', 0, None, 'left')]), "alpha_2": (1e-06, [('real', 0, None, 'left')]),
        "lambda_1": (1e-06, [('real', 0, None, 'left')]), "lambda_2": (1e-06, [('real', 0, None, 'left')]),
        "compute_score": (False, ['boolean']), "threshold_lambda": (10000.0, [('real', 0, None, 'left')]),
        "fit_intercept": (True, ['boolean']), "copy_X": (True, ['boolean']), "verbose": (False, ['verbose']),
    }
    _changes = {
        "1.3": {"max_iter": (None, [('int', 1, None, 'left'), None]), "n_iter": ('deprecated', [('int', 1, None, 'left'), ('options', 'deprecated')])},
        "1.5": {"max_iter": (300, [('int', 1, None, 'left')]), "n_iter": None},
    }
    _methods = " get_metadata_routing predict score set_predict_request set_score_request "
    _fitted = " X_offset_ X_scale_ alpha_ coef_ feature_names_in_ intercept_ lambda_ n_features_in_ scores_ sigma_ "
    _maybe = " e get_params is_fitted_ n_iter_ param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output words ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def predict(self, X, return_std=False):
        return unknown() if return_std else super().predict(X)


class BayesianRidge(_families.Regressor):
    __real__ = "sklearn.linear_model._bayes.BayesianRidge"
    _parameters = {
        "n_iter": (300, [('int', 1, None, 'left')]), "tol": (0.001, [('real', 0, None, 'neither')]),
        "alpha_1": (1e-06, [('real', 0, None, 'left')]), "alpha_2": (1e-06, [('real', 0, None, 'left')]),
        "lambda_1": (1e-06, [('real', 0, None, 'left')]), "lambda_2": (1e-06, [('real', 0, None, 'left')]),
        "alpha_init": (None, [None, ('real', 0, None, 'left')]),
        "lambda_init": (None, [None, ('real', 0, None, 'left')]), "compute_score": (False, ['boolean']),
        "fit_intercept": (True, ['boolean']), "copy_X": (True, ['boolean']), "verbose": (False, ['verbose']),
    }
    _changes = {
        "1.3": {"max_iter": (None, [('int', 1, None, 'left'), None]), "n_iter": ('deprecated', [('int', 1, None, 'left'), ('options', 'deprecated')])},
        "1.5": {"max_iter": (300, [('int', 1, None, 'left')]), "n_iter": None},
    }
    _methods = " get_metadata_routing predict score set_fit_request set_predict_request set_score_request "
    _fitted = (" X_offset_ X_scale_ alpha_ coef_ feature_names_in_ intercept_ lambda_ n_features_in_ n_iter_ scores_ "
               "sigma_ ")
    _maybe = " e get_params is_fitted_ param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output words ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)

    def predict(self, X, return_std=False):
        return unknown() if return_std else super().predict(X)


class ElasticNet(_linear.LinearRegressor):
    __real__ = "sklearn.linear_model._coordinate_descent.ElasticNet"
    _parameters = {
        "alpha": (1.0, [('real', 0, None, 'left')]), "l1_ratio": (0.5, [('real', 0, 1, 'both')]),
        "fit_intercept": (True, ['boolean']), "precompute": (False, ['boolean', 'array-like']),
        "max_iter": (1000, [('int', 1, None, 'left'), None]), "copy_X": (True, ['boolean']),
        "tol": (0.0001, [('real', 0, None, 'left')]), "warm_start": (False, ['boolean']),
        "positive": (False, ['boolean']), "random_state": (None, ['random_state']),
        "selection": ('cyclic', [('options', 'cyclic', 'random')]),
    }
    _positional = 1
    _methods = " get_metadata_routing path predict score set_fit_request set_score_request "
    _fitted = " coef_ dual_gap_ feature_names_in_ intercept_ n_features_in_ n_iter_ sparse_coef_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None, check_input=True):
        return self._fit(X, y)


class ElasticNetCV(_families.Regressor):
    __real__ = "sklearn.linear_model._coordinate_descent.ElasticNetCV"
    _parameters = {
        "l1_ratio": (0.5, [('real', 0, 1, 'both'), 'array-like']), "eps": (0.001, [('real', 0, None, 'neither')]),
        "n_alphas": (100, [('int', 1, None, 'left')]), "alphas": (None, ['array-like', None]),
        "fit_intercept": (True, ['boolean']), "precompute": ('auto', [('options', 'auto'), 'array-like', 'boolean']),
        "max_iter": (1000, [('int', 1, None, 'left')]), "tol": (0.0001, [('real', 0, None, 'left')]),
        "cv": (None, ['cv_object']), "copy_X": (True, ['boolean']), "verbose": (0, ['verbose']),
        "n_jobs": (None, [('int', None, None, 'neither'), None]), "positive": (False, ['boolean']),
        "random_state": (None, ['random_state']), "selection": ('cyclic', [('options', 'cyclic', 'random')]),
    }
    _changes = {
        "1.7": {"n_alphas": ('deprecated', [('int', 1, None, 'left'), ('options', 'deprecated')]), "alphas": ('warn', [('int', 1, None, 'left'), 'array-like', None, ('options', 'warn')])},
        "1.9": {"alphas": (100, [('int', 1, None, 'left'), 'array-like']), "n_alphas": None},
    }
    _methods = " get_metadata_routing path predict score set_fit_request set_score_request "
    _fitted = (" alpha_ alphas_ coef_ dual_gap_ feature_names_in_ intercept_ l1_ratio_ mse_path_ n_features_in_ "
               "n_iter_ ")
    _maybe = " e get_params is_fitted_ param "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None, **params):
        return self._fit(X, y)


class GammaRegressor(_families.Regressor):
    __real__ = "sklearn.linear_model._glm.glm.GammaRegressor"
    _parameters = {
        "alpha": (1.0, [('real', 0, None, 'left')]), "fit_intercept": (True, ['boolean']),
        "solver": ('lbfgs', [('options', 'lbfgs', 'newton-cholesky'), 'instance']),
        "max_iter": (100, [('int', 1, None, 'left')]), "tol": (0.0001, [('real', 0, None, 'neither')]),
        "warm_start": (False, ['boolean']), "verbose": (0, ['verbose']),
    }
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = " coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ "
    _maybe = " e family get_params is_fitted_ param "
    _until = {
        "family": "1.3",
    }
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "multi_output words ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class HuberRegressor(_families.Regressor):
    __real__ = "sklearn.linear_model._huber.HuberRegressor"
    _parameters = {
        "epsilon": (1.35, [('real', 1, None, 'left')]), "max_iter": (100, [('int', 0, None, 'left')]),
        "alpha": (0.0001, [('real', 0, None, 'left')]), "warm_start": (False, ['boolean']),
        "fit_intercept": (True, ['boolean']), "tol": (1e-05, [('real', 0, None, 'left')]),
    }
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = " coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ outliers_ scale_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output words ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class Lars(_families.Regressor):
    __real__ = "sklearn.linear_model._least_angle.Lars"
    _parameters = {
        "fit_intercept": (True, ['boolean']), "verbose": (False, ['verbose']),
        "normalize": ('deprecated', ['boolean', ('options', 'deprecated')]),
        "precompute": ('auto', ['boolean', ('options', 'auto'), 'ndarray', None]),
        "n_nonzero_coefs": (500, [('int', 1, None, 'left')]),
        "eps": (2.220446049250313e-16, [('real', 0, None, 'left')]), "copy_X": (True, ['boolean']),
        "fit_path": (True, ['boolean']), "jitter": (None, [('real', 0, None, 'left'), None]),
        "random_state": (None, ['random_state']),
    }
    _changes = {
        "1.4": {"normalize": None},
    }
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = " active_ alphas_ coef_ coef_path_ feature_names_in_ intercept_ n_features_in_ n_iter_ "
    _maybe = " e get_params is_fitted_ method param positive "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, Xy=None):
        return self._fit(X, y)


class LarsCV(_families.Regressor):
    __real__ = "sklearn.linear_model._least_angle.LarsCV"
    _parameters = {
        "fit_intercept": (True, ['boolean']), "verbose": (False, ['verbose']),
        "max_iter": (500, [('int', 0, None, 'left')]),
        "normalize": ('deprecated', ['boolean', ('options', 'deprecated')]),
        "precompute": ('auto', ['boolean', ('options', 'auto'), 'ndarray', None]), "cv": (None, ['cv_object']),
        "max_n_alphas": (1000, [('int', 1, None, 'left')]), "n_jobs": (None, [('int', None, None, 'neither'), None]),
        "eps": (2.220446049250313e-16, [('real', 0, None, 'left')]), "copy_X": (True, ['boolean']),
    }
    _changes = {
        "1.4": {"normalize": None},
    }
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = (" active_ alpha_ alphas_ coef_ coef_path_ cv_alphas_ feature_names_in_ intercept_ mse_path_ "
               "n_features_in_ n_iter_ ")
    _maybe = (" e fit_path get_params is_fitted_ jitter method n_nonzero_coefs param parameter positive "
               "random_state ")
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "multi_output words ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, **params):
        return self._fit(X, y)


class Lasso(_linear.LinearRegressor):
    __real__ = "sklearn.linear_model._coordinate_descent.Lasso"
    _parameters = {
        "alpha": (1.0, [('real', 0, None, 'left')]), "fit_intercept": (True, ['boolean']),
        "precompute": (False, ['boolean', 'array-like']), "copy_X": (True, ['boolean']),
        "max_iter": (1000, [('int', 1, None, 'left'), None]), "tol": (0.0001, [('real', 0, None, 'left')]),
        "warm_start": (False, ['boolean']), "positive": (False, ['boolean']),
        "random_state": (None, ['random_state']), "selection": ('cyclic', [('options', 'cyclic', 'random')]),
    }
    _positional = 1
    _methods = " get_metadata_routing path predict score set_fit_request set_score_request "
    _fitted = " coef_ dual_gap_ feature_names_in_ intercept_ n_features_in_ n_iter_ sparse_coef_ "
    _maybe = " e get_params is_fitted_ l1_ratio param "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None, check_input=True):
        return self._fit(X, y)


class LassoCV(_families.Regressor):
    __real__ = "sklearn.linear_model._coordinate_descent.LassoCV"
    _parameters = {
        "eps": (0.001, [('real', 0, None, 'neither')]), "n_alphas": (100, [('int', 1, None, 'left')]),
        "alphas": (None, ['array-like', None]), "fit_intercept": (True, ['boolean']),
        "precompute": ('auto', [('options', 'auto'), 'array-like', 'boolean']),
        "max_iter": (1000, [('int', 1, None, 'left')]), "tol": (0.0001, [('real', 0, None, 'left')]),
        "copy_X": (True, ['boolean']), "cv": (None, ['cv_object']), "verbose": (False, ['verbose']),
        "n_jobs": (None, [('int', None, None, 'neither'), None]), "positive": (False, ['boolean']),
        "random_state": (None, ['random_state']), "selection": ('cyclic', [('options', 'cyclic', 'random')]),
    }
    _changes = {
        "1.7": {"n_alphas": ('deprecated', [('int', 1, None, 'left'), ('options', 'deprecated')]), "alphas": ('warn', [('int', 1, None, 'left'), 'array-like', None, ('options', 'warn')])},
        "1.9": {"alphas": (100, [('int', 1, None, 'left'), 'array-like']), "n_alphas": None},
    }
    _methods = " get_metadata_routing path predict score set_fit_request set_score_request "
    _fitted = " alpha_ alphas_ coef_ dual_gap_ feature_names_in_ intercept_ mse_path_ n_features_in_ n_iter_ "
    _maybe = " e get_params is_fitted_ l1_ratio_ param "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None, **params):
        return self._fit(X, y)


class LassoLars(_families.Regressor):
    __real__ = "sklearn.linear_model._least_angle.LassoLars"
    _parameters = {
        "alpha": (1.0, [('real', 0, None, 'left')]), "fit_intercept": (True, ['boolean']),
        "verbose": (False, ['verbose']), "normalize": ('deprecated', ['boolean', ('options', 'deprecated')]),
        "precompute": ('auto', ['boolean', ('options', 'auto'), 'ndarray', None]),
        "max_iter": (500, [('int', 0, None, 'left')]), "eps": (2.220446049250313e-16, [('real', 0, None, 'left')]),
        "copy_X": (True, ['boolean']), "fit_path": (True, ['boolean']), "positive": (False, ['boolean']),
        "jitter": (None, [('real', 0, None, 'left'), None]), "random_state": (None, ['random_state']),
    }
    _changes = {
        "1.4": {"normalize": None},
    }
    _positional = 1
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = " active_ alphas_ coef_ coef_path_ feature_names_in_ intercept_ n_features_in_ n_iter_ "
    _maybe = " e get_params is_fitted_ method n_nonzero_coefs param "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, Xy=None):
        return self._fit(X, y)


class LassoLarsCV(_families.Regressor):
    __real__ = "sklearn.linear_model._least_angle.LassoLarsCV"
    _parameters = {
        "fit_intercept": (True, ['boolean']), "verbose": (False, ['verbose']),
        "max_iter": (500, [('int', 0, None, 'left')]),
        "normalize": ('deprecated', ['boolean', ('options', 'deprecated')]),
        "precompute": ('auto', ['boolean', ('options', 'auto'), 'ndarray', None]), "cv": (None, ['cv_object']),
        "max_n_alphas": (1000, [('int', 1, None, 'left')]), "n_jobs": (None, [('int', None, None, 'neither'), None]),
        "eps": (2.220446049250313e-16, [('real', 0, None, 'left')]), "copy_X": (True, ['boolean']),
        "positive": (False, ['boolean']),
    }
    _changes = {
        "1.4": {"normalize": None},
    }
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = (" active_ alpha_ alphas_ coef_ coef_path_ cv_alphas_ feature_names_in_ intercept_ mse_path_ "
               "n_features_in_ n_iter_ ")
    _maybe = " e fit_path get_params is_fitted_ jitter method n_nonzero_coefs param parameter random_state "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "multi_output words ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, **params):
        return self._fit(X, y)


class LassoLarsIC(_families.Regressor):
    __real__ = "sklearn.linear_model._least_angle.LassoLarsIC"
    _parameters = {
        "criterion": ('aic', [('options', 'aic', 'bic')]), "fit_intercept": (True, ['boolean']),
        "verbose": (False, ['verbose']), "normalize": ('deprecated', ['boolean', ('options', 'deprecated')]),
        "precompute": ('auto', ['boolean', ('options', 'auto'), 'ndarray', None]),
        "max_iter": (500, [('int', 0, None, 'left')]), "eps": (2.220446049250313e-16, [('real', 0, None, 'left')]),
        "copy_X": (True, ['boolean']), "positive": (False, ['boolean']),
        "noise_variance": (None, [('real', 0, None, 'left'), None]),
    }
    _changes = {
        "1.4": {"normalize": None},
    }
    _positional = 1
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = " alpha_ alphas_ coef_ criterion_ feature_names_in_ intercept_ n_features_in_ n_iter_ noise_variance_ "
    _maybe = (" active_ alpha coef_path_ e fit_path get_params is_fitted_ jitter method n_nonzero_coefs param "
               "parameter random_state ")
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output words ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, copy_X=None):
        return self._fit(X, y)


class LinearRegression(_linear.LinearRegressor):
    __real__ = "sklearn.linear_model._base.LinearRegression"
    _parameters = {
        "fit_intercept": (True, ['boolean']), "copy_X": (True, ['boolean']),
        "n_jobs": (None, [None, ('int', None, None, 'neither')]), "positive": (False, ['boolean']),
    }
    _changes = {
        "1.7": {"tol": (1e-06, [('real', 0, None, 'left')])},
    }
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = " coef_ feature_names_in_ intercept_ n_features_in_ rank_ singular_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class LogisticRegression(_linear.Logistic):
    __real__ = "sklearn.linear_model._logistic.LogisticRegression"
    _parameters = {
        "penalty": ('l2', [('options', 'elasticnet', 'l1', 'l2', 'none'), None]), "dual": (False, ['boolean']),
        "tol": (0.0001, [('real', 0, None, 'left')]), "C": (1.0, [('real', 0, None, 'right')]),
        "fit_intercept": (True, ['boolean']), "intercept_scaling": (1, [('real', 0, None, 'neither')]),
        "class_weight": (None, ['dict', ('options', 'balanced'), None]), "random_state": (None, ['random_state']),
        "solver": ('lbfgs', [('options', 'lbfgs', 'liblinear', 'newton-cg', 'newton-cholesky', 'sag', 'saga')]),
        "max_iter": (100, [('int', 0, None, 'left')]),
        "multi_class": ('auto', [('options', 'auto', 'multinomial', 'ovr')]), "verbose": (0, ['verbose']),
        "warm_start": (False, ['boolean']), "n_jobs": (None, [None, ('int', None, None, 'neither')]),
        "l1_ratio": (None, [('real', 0, 1, 'both'), None]),
    }
    _changes = {
        "1.4": {"penalty": ('l2', [('options', 'elasticnet', 'l1', 'l2'), None])},
        "1.5": {"multi_class": ('deprecated', [('options', 'auto', 'multinomial', 'ovr'), ('options', 'deprecated')])},
        "1.8": {"penalty": ('deprecated', [('options', 'elasticnet', 'l1', 'l2'), None, ('options', 'deprecated')]), "l1_ratio": (0.0, [('real', 0, 1, 'both'), None]), "multi_class": None},
    }
    _positional = 1
    _methods = " densify get_metadata_routing predict score set_callbacks set_fit_request set_score_request sparsify "
    _fitted = " classes_ coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "classes multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba
    decision_function = _families.decision_function

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)
