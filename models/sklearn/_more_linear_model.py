"""`sklearn.linear_model`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families, _linear
from models.sklearn._estimator import INFINITE

__pure__ = True


class OrthogonalMatchingPursuit(_families.Regressor):
    __real__ = "sklearn.linear_model._omp.OrthogonalMatchingPursuit"
    _parameters = {
        "n_nonzero_coefs": (None, [('int', 1, None, 'left'), None]),
        "tol": (None, [('real', 0, None, 'left'), None]), "fit_intercept": (True, ['boolean']),
        "normalize": ('deprecated', ['boolean', ('options', 'deprecated')]),
        "precompute": ('auto', [('options', 'auto'), 'boolean']),
    }
    _methods = " predict score "
    _fitted = " coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ n_nonzero_coefs_ "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }


class OrthogonalMatchingPursuitCV(_families.Regressor):
    __real__ = "sklearn.linear_model._omp.OrthogonalMatchingPursuitCV"
    _parameters = {
        "copy": (True, ['boolean']), "fit_intercept": (True, ['boolean']),
        "normalize": ('deprecated', ['boolean', ('options', 'deprecated')]),
        "max_iter": (None, [('int', 0, None, 'left'), None]), "cv": (None, ['cv_object']),
        "n_jobs": (None, [('int', None, None, 'neither'), None]), "verbose": (False, ['verbose']),
    }
    _methods = " predict score "
    _fitted = " "
    _refuses = " "
    _calls = {
        "": "",
    }


class PassiveAggressiveClassifier(_linear.LinearClassifier):
    __real__ = "sklearn.linear_model._passive_aggressive.PassiveAggressiveClassifier"
    _parameters = {
        "C": (1.0, [('real', 0, None, 'right')]), "fit_intercept": (True, ['boolean']),
        "max_iter": (1000, [('int', 1, None, 'left')]), "tol": (0.001, [('real', 0, None, 'left'), None]),
        "early_stopping": (False, ['boolean']), "validation_fraction": (0.1, [('real', 0, 1, 'neither')]),
        "n_iter_no_change": (5, [('int', 1, None, 'left')]), "shuffle": (True, ['boolean']),
        "verbose": (0, ['verbose']), "loss": ('hinge', [('options', 'hinge', 'squared_hinge')]),
        "n_jobs": (None, [('int', None, None, 'neither'), None]), "random_state": (None, ['random_state']),
        "warm_start": (False, ['boolean']), "class_weight": (None, [('options', 'balanced'), 'dict', None]),
        "average": (False, None),
    }
    _methods = " densify partial_fit predict score sparsify "
    _fitted = " classes_ coef_ feature_names_in_ intercept_ loss_function_ n_features_in_ n_iter_ t_ "
    _maybe = " loss_functions "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "classes multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    decision_function = _families.decision_function

    def fit(self, X, y, coef_init=None, intercept_init=None):
        return self._fit(X, y)

    def partial_fit(self, X, y, classes=None):
        return self._partial_fit(X, y)


class PassiveAggressiveRegressor(_families.Regressor):
    __real__ = "sklearn.linear_model._passive_aggressive.PassiveAggressiveRegressor"
    _parameters = {
        "C": (1.0, [('real', 0, None, 'right')]), "fit_intercept": (True, ['boolean']),
        "max_iter": (1000, [('int', 1, None, 'left')]), "tol": (0.001, [('real', 0, None, 'left'), None]),
        "early_stopping": (False, ['boolean']), "validation_fraction": (0.1, [('real', 0, 1, 'neither')]),
        "n_iter_no_change": (5, [('int', 1, None, 'left')]), "shuffle": (True, ['boolean']),
        "verbose": (0, ['verbose']),
        "loss": ('epsilon_insensitive', [('options', 'epsilon_insensitive', 'squared_epsilon_insensitive')]),
        "epsilon": (0.1, [('real', 0, None, 'left')]), "random_state": (None, ['random_state']),
        "warm_start": (False, ['boolean']), "average": (False, None),
    }
    _methods = " densify partial_fit predict score sparsify "
    _fitted = " coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ t_ "
    _maybe = " loss_functions "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output words ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, coef_init=None, intercept_init=None):
        return self._fit(X, y)

    def partial_fit(self, X, y):
        return self._partial_fit(X, y)


class Perceptron(_linear.LinearClassifier):
    __real__ = "sklearn.linear_model._perceptron.Perceptron"
    _parameters = {
        "penalty": (None, [('options', 'elasticnet', 'l1', 'l2'), None]),
        "alpha": (0.0001, [('real', 0, None, 'left')]), "l1_ratio": (0.15, [('real', 0, 1, 'both')]),
        "fit_intercept": (True, ['boolean']), "max_iter": (1000, [('int', 1, None, 'left')]),
        "tol": (0.001, [('real', 0, None, 'left'), None]), "shuffle": (True, ['boolean']),
        "verbose": (0, ['verbose']), "eta0": (1.0, [('real', 0, None, 'left')]),
        "n_jobs": (None, [('int', None, None, 'neither'), None]), "random_state": (0, ['random_state']),
        "early_stopping": (False, ['boolean']), "validation_fraction": (0.1, [('real', 0, 1, 'neither')]),
        "n_iter_no_change": (5, [('int', 1, None, 'left')]),
        "class_weight": (None, [('options', 'balanced'), 'dict', None]), "warm_start": (False, ['boolean']),
    }
    _methods = " densify partial_fit predict score sparsify "
    _fitted = " classes_ coef_ feature_names_in_ intercept_ loss_function_ n_features_in_ n_iter_ t_ "
    _maybe = " loss_functions "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "classes multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    decision_function = _families.decision_function

    def fit(self, X, y, coef_init=None, intercept_init=None, sample_weight=None):
        return self._fit(X, y)

    def partial_fit(self, X, y, classes=None, sample_weight=None):
        return self._partial_fit(X, y)


class PoissonRegressor(_families.Regressor):
    __real__ = "sklearn.linear_model._glm.glm.PoissonRegressor"
    _parameters = {
        "alpha": (1.0, [('real', 0, None, 'left')]), "fit_intercept": (True, ['boolean']), "solver": ('lbfgs', None),
        "max_iter": (100, [('int', 1, None, 'left')]), "tol": (0.0001, [('real', 0, None, 'neither')]),
        "warm_start": (False, ['boolean']), "verbose": (0, ['verbose']),
    }
    _methods = " predict score "
    _fitted = " coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ "
    _maybe = " family "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output words ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class QuantileRegressor(_families.Regressor):
    __real__ = "sklearn.linear_model._quantile.QuantileRegressor"
    _parameters = {
        "quantile": (0.5, [('real', 0, 1, 'neither')]), "alpha": (1.0, [('real', 0, None, 'left')]),
        "fit_intercept": (True, ['boolean']),
        "solver": ('warn', [('options', 'highs', 'highs-ds', 'highs-ipm', 'interior-point', 'revised simplex'), ('options', 'warn')]),
        "solver_options": (None, ['dict', None]),
    }
    _methods = " predict score "
    _fitted = " "
    _refuses = " "
    _calls = {
        "": "",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class RANSACRegressor(_families.Regressor):
    __real__ = "sklearn.linear_model._ransac.RANSACRegressor"
    _parameters = {
        "estimator": (None, [('methods', 'fit', 'score', 'predict'), None]),
        "min_samples": (None, [('int', 1, None, 'left'), ('real', 0, 1, 'both'), None]),
        "residual_threshold": (None, [('real', 0, None, 'left'), None]), "is_data_valid": (None, ['callable', None]),
        "is_model_valid": (None, ['callable', None]),
        "max_trials": (100, [('int', 0, None, 'left'), ('values', INFINITE)]),
        "max_skips": (INFINITE, [('int', 0, None, 'left'), ('values', INFINITE)]),
        "stop_n_inliers": (INFINITE, [('int', 0, None, 'left'), ('values', INFINITE)]),
        "stop_score": (INFINITE, [('real', None, None, 'both')]),
        "stop_probability": (0.99, [('real', 0, 1, 'both')]),
        "loss": ('absolute_error', [('options', 'absolute_error', 'squared_error'), 'callable']),
        "random_state": (None, ['random_state']),
        "base_estimator": ('deprecated', [('methods', 'fit', 'score', 'predict'), ('options', 'deprecated'), None]),
    }
    _positional = 1
    _methods = " predict score "
    _fitted = (" estimator_ feature_names_in_ inlier_mask_ n_features_in_ n_skips_invalid_data_ "
               "n_skips_invalid_model_ n_skips_no_inliers_ n_trials_ ")
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)

    def score(self, X, y):
        return super().score(X, y)


class Ridge(_linear.LinearRegressor):
    __real__ = "sklearn.linear_model._ridge.Ridge"
    _parameters = {
        "alpha": (1.0, [('real', 0, None, 'left'), 'ndarray']), "fit_intercept": (True, ['boolean']),
        "copy_X": (True, ['boolean']), "max_iter": (None, [('int', 1, None, 'left'), None]),
        "tol": (0.0001, [('real', 0, None, 'left')]),
        "solver": ('auto', [('options', 'auto', 'cholesky', 'lbfgs', 'lsqr', 'sag', 'saga', 'sparse_cg', 'svd')]),
        "positive": (False, ['boolean']), "random_state": (None, ['random_state']),
    }
    _positional = 1
    _methods = " predict score "
    _fitted = " coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class RidgeCV(_linear.LinearRegressor):
    __real__ = "sklearn.linear_model._ridge.RidgeCV"
    _parameters = {
        "alphas": ((0.1, 1.0, 10.0), ['array-like', ('real', 0, None, 'neither')]),
        "fit_intercept": (True, ['boolean']),
        "scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None]),
        "cv": (None, ['cv_object']), "gcv_mode": (None, [('options', 'auto', 'eigen', 'svd'), None]),
        "store_cv_values": (False, ['boolean']), "alpha_per_target": (False, ['boolean']),
    }
    _positional = 1
    _methods = " predict score "
    _fitted = " alpha_ best_score_ coef_ feature_names_in_ intercept_ n_features_in_ "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class RidgeClassifier(_linear.LinearClassifier):
    __real__ = "sklearn.linear_model._ridge.RidgeClassifier"
    _parameters = {
        "alpha": (1.0, [('real', 0, None, 'left'), 'ndarray']), "fit_intercept": (True, ['boolean']),
        "copy_X": (True, ['boolean']), "max_iter": (None, [('int', 1, None, 'left'), None]),
        "tol": (0.0001, [('real', 0, None, 'left')]),
        "class_weight": (None, ['dict', ('options', 'balanced'), None]),
        "solver": ('auto', [('options', 'auto', 'cholesky', 'lbfgs', 'lsqr', 'sag', 'saga', 'sparse_cg', 'svd')]),
        "positive": (False, ['boolean']), "random_state": (None, ['random_state']),
    }
    _positional = 1
    _methods = " predict score "
    _fitted = " classes_ coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category classes "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    decision_function = _families.decision_function

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class RidgeClassifierCV(_linear.LinearClassifier):
    __real__ = "sklearn.linear_model._ridge.RidgeClassifierCV"
    _parameters = {
        "alphas": ((0.1, 1.0, 10.0), ['array-like', ('real', 0, None, 'neither')]),
        "fit_intercept": (True, ['boolean']),
        "scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None]),
        "cv": (None, ['cv_object']), "class_weight": (None, ['dict', ('options', 'balanced'), None]),
        "store_cv_values": (False, ['boolean']),
    }
    _positional = 1
    _methods = " predict score "
    _fitted = " alpha_ best_score_ classes_ coef_ feature_names_in_ intercept_ n_features_in_ "
    _maybe = " param "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category classes "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    decision_function = _families.decision_function

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class SGDClassifier(_linear.Descent):
    __real__ = "sklearn.linear_model._stochastic_gradient.SGDClassifier"
    _parameters = {
        "loss": ('hinge', [('options', 'epsilon_insensitive', 'hinge', 'huber', 'log', 'log_loss', 'modified_huber', 'perceptron', 'squared_epsilon_insensitive', 'squared_error', 'squared_hinge')]),
        "penalty": ('l2', [('options', 'elasticnet', 'l1', 'l2'), None]),
        "alpha": (0.0001, [('real', 0, None, 'left')]), "l1_ratio": (0.15, [('real', 0, 1, 'both')]),
        "fit_intercept": (True, ['boolean']), "max_iter": (1000, [('int', 1, None, 'left')]),
        "tol": (0.001, [('real', 0, None, 'left'), None]), "shuffle": (True, ['boolean']),
        "verbose": (0, ['verbose']), "epsilon": (0.1, [('real', 0, None, 'left')]),
        "n_jobs": (None, [('int', None, None, 'neither'), None]), "random_state": (None, ['random_state']),
        "learning_rate": ('optimal', [('options', 'adaptive', 'constant', 'invscaling', 'optimal'), ('options', 'pa1', 'pa2')]),
        "eta0": (0.0, [('real', 0, None, 'left')]), "power_t": (0.5, [('real', None, None, 'neither')]),
        "early_stopping": (False, ['boolean']), "validation_fraction": (0.1, [('real', 0, 1, 'neither')]),
        "n_iter_no_change": (5, [('int', 1, None, 'left')]),
        "class_weight": (None, [('options', 'balanced'), 'dict', None]), "warm_start": (False, ['boolean']),
        "average": (False, None),
    }
    _positional = 1
    _methods = " densify partial_fit predict score sparsify "
    _fitted = " classes_ coef_ feature_names_in_ intercept_ loss_function_ n_features_in_ n_iter_ t_ "
    _maybe = " loss_functions "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "classes multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim", "predict_proba": "",
        "predict_log_proba": "",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba
    decision_function = _families.decision_function

    def fit(self, X, y, coef_init=None, intercept_init=None, sample_weight=None):
        return self._fit(X, y)

    def partial_fit(self, X, y, classes=None, sample_weight=None):
        return self._partial_fit(X, y)


class SGDOneClassSVM(_families.Outliers):
    __real__ = "sklearn.linear_model._stochastic_gradient.SGDOneClassSVM"
    _parameters = {
        "nu": (0.5, [('real', 0, 1, 'right')]), "fit_intercept": (True, ['boolean']),
        "max_iter": (1000, [('int', 1, None, 'left')]), "tol": (0.001, [('real', 0, None, 'left'), None]),
        "shuffle": (True, ['boolean']), "verbose": (0, ['verbose']), "random_state": (None, ['random_state']),
        "learning_rate": ('optimal', [('options', 'adaptive', 'constant', 'invscaling', 'optimal'), ('options', 'pa1', 'pa2')]),
        "eta0": (0.0, [('real', 0, None, 'left')]), "power_t": (0.5, [('real', None, None, 'neither')]),
        "warm_start": (False, ['boolean']), "average": (False, None),
    }
    _positional = 12
    _methods = " densify fit_predict partial_fit predict sparsify "
    _fitted = " coef_ feature_names_in_ loss_function_ n_features_in_ n_iter_ offset_ t_ "
    _maybe = " loss_functions "
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    decision_function = _families.decision_function
    score_samples = _families.score_samples
    predict = _families.predict_labels

    def fit(self, X, y=None, coef_init=None, offset_init=None, sample_weight=None):
        return self._fit(X, y)

    def partial_fit(self, X, y=None, sample_weight=None):
        return self._partial_fit(X, y)


class SGDRegressor(_families.Regressor):
    __real__ = "sklearn.linear_model._stochastic_gradient.SGDRegressor"
    _parameters = {
        "loss": ('squared_error', [('options', 'epsilon_insensitive', 'huber', 'squared_epsilon_insensitive', 'squared_error')]),
        "penalty": ('l2', [('options', 'elasticnet', 'l1', 'l2'), None]),
        "alpha": (0.0001, [('real', 0, None, 'left')]), "l1_ratio": (0.15, [('real', 0, 1, 'both')]),
        "fit_intercept": (True, ['boolean']), "max_iter": (1000, [('int', 1, None, 'left')]),
        "tol": (0.001, [('real', 0, None, 'left'), None]), "shuffle": (True, ['boolean']),
        "verbose": (0, ['verbose']), "epsilon": (0.1, [('real', 0, None, 'left')]),
        "random_state": (None, ['random_state']),
        "learning_rate": ('invscaling', [('options', 'adaptive', 'constant', 'invscaling', 'optimal'), ('options', 'pa1', 'pa2')]),
        "eta0": (0.01, [('real', 0, None, 'left')]), "power_t": (0.25, [('real', None, None, 'neither')]),
        "early_stopping": (False, ['boolean']), "validation_fraction": (0.1, [('real', 0, 1, 'neither')]),
        "n_iter_no_change": (5, [('int', 1, None, 'left')]), "warm_start": (False, ['boolean']),
        "average": (False, None),
    }
    _positional = 1
    _methods = " densify partial_fit predict score sparsify "
    _fitted = " coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ t_ "
    _maybe = " loss_functions "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output words ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, coef_init=None, intercept_init=None, sample_weight=None):
        return self._fit(X, y)

    def partial_fit(self, X, y, sample_weight=None):
        return self._partial_fit(X, y)


class TheilSenRegressor(_families.Regressor):
    __real__ = "sklearn.linear_model._theil_sen.TheilSenRegressor"
    _parameters = {
        "fit_intercept": (True, ['boolean']), "copy_X": (True, ['boolean']),
        "max_subpopulation": (10000.0, [('real', 1, None, 'left')]),
        "n_subsamples": (None, [None, ('int', None, None, 'neither')]),
        "max_iter": (300, [('int', 0, None, 'left')]), "tol": (0.001, [('real', 0, None, 'left')]),
        "random_state": (None, ['random_state']), "n_jobs": (None, [None, ('int', None, None, 'neither')]),
        "verbose": (False, ['verbose']),
    }
    _methods = " predict score "
    _fitted = " breakdown_ coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ n_subpopulation_ "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output words ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }


class TweedieRegressor(_families.Regressor):
    __real__ = "sklearn.linear_model._glm.glm.TweedieRegressor"
    _parameters = {
        "power": (0.0, [('real', None, None, 'neither')]), "alpha": (1.0, [('real', 0, None, 'left')]),
        "fit_intercept": (True, ['boolean']), "link": ('auto', [('options', 'auto', 'identity', 'log')]),
        "solver": ('lbfgs', None), "max_iter": (100, [('int', 1, None, 'left')]),
        "tol": (0.0001, [('real', 0, None, 'neither')]), "warm_start": (False, ['boolean']),
        "verbose": (0, ['verbose']),
    }
    _methods = " predict score "
    _fitted = " coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ "
    _maybe = " family "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output words ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)
