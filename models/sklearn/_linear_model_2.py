"""`sklearn.linear_model`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families, _linear
from models.sklearn._estimator import INFINITE

__pure__ = True


class LogisticRegressionCV(_linear.LinearClassifier):
    __real__ = "sklearn.linear_model._logistic.LogisticRegressionCV"
    _parameters = {
        "Cs": (10, [('int', 1, None, 'left'), 'array-like']), "fit_intercept": (True, ['boolean']),
        "cv": (None, ['cv_object']), "dual": (False, ['boolean']),
        "penalty": ('l2', [('options', 'elasticnet', 'l1', 'l2')]),
        "scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None]),
        "solver": ('lbfgs', [('options', 'lbfgs', 'liblinear', 'newton-cg', 'newton-cholesky', 'sag', 'saga')]),
        "tol": (0.0001, [('real', 0, None, 'left')]), "max_iter": (100, [('int', 0, None, 'left')]),
        "class_weight": (None, ['dict', ('options', 'balanced'), None]),
        "n_jobs": (None, [None, ('int', None, None, 'neither')]), "verbose": (0, ['verbose']),
        "refit": (True, ['boolean']), "intercept_scaling": (1.0, [('real', 0, None, 'neither')]),
        "multi_class": ('auto', [('options', 'auto', 'multinomial', 'ovr')]),
        "random_state": (None, ['random_state']), "l1_ratios": (None, ['array-like', None]),
    }
    _changes = {
        "1.4": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None])},
        "1.5": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None]), "multi_class": ('deprecated', [('options', 'auto', 'multinomial', 'ovr'), ('options', 'deprecated')])},
        "1.6": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_max_error', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None])},
        "1.8": {"l1_ratios": ('warn', ['array-like', None, ('options', 'warn')]), "penalty": ('deprecated', [('options', 'elasticnet', 'l1', 'l2'), ('options', 'deprecated')]), "scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'd2_brier_score', 'd2_log_loss_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_max_error', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None]), "use_legacy_attributes": ('warn', ['boolean', ('options', 'warn')]), "multi_class": None},
        "1.9": {"scoring": ('warn', [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'd2_brier_score', 'd2_log_loss_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_max_error', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None, ('options', 'warn')])},
    }
    _methods = " densify get_metadata_routing predict score set_callbacks set_fit_request set_score_request sparsify "
    _fitted = (" C_ Cs_ classes_ coef_ coefs_paths_ feature_names_in_ intercept_ l1_ratio_ l1_ratios_ n_features_in_ "
               "n_iter_ scores_ ")
    _maybe = " C e get_params is_fitted_ l1_ratio param warm_start "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "classes multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
        "score": "narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba
    decision_function = _families.decision_function

    def fit(self, X, y, sample_weight=None, **params):
        return self._fit(X, y)

    def score(self, X, y, *, sample_weight=None, **score_params):
        return super().score(X, y)


class MultiTaskElasticNet(_families.Regressor):
    __real__ = "sklearn.linear_model._coordinate_descent.MultiTaskElasticNet"
    _parameters = {
        "alpha": (1.0, [('real', 0, None, 'left')]), "l1_ratio": (0.5, [('real', 0, 1, 'both')]),
        "fit_intercept": (True, ['boolean']), "copy_X": (True, ['boolean']),
        "max_iter": (1000, [('int', 1, None, 'left'), None]), "tol": (0.0001, [('real', 0, None, 'left')]),
        "warm_start": (False, ['boolean']), "random_state": (None, ['random_state']),
        "selection": ('cyclic', [('options', 'cyclic', 'random')]),
    }
    _positional = 1
    _methods = " get_metadata_routing path predict score set_fit_request set_score_request "
    _fitted = " "
    _maybe = (" coef_ dual_gap_ e eps_ feature_names_in_ get_params intercept_ is_fitted_ n_features_in_ n_iter_ "
               "param positive precompute sparse_coef_ ")
    _refuses = " "
    _calls = {
        "": "",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class MultiTaskElasticNetCV(_families.Regressor):
    __real__ = "sklearn.linear_model._coordinate_descent.MultiTaskElasticNetCV"
    _parameters = {
        "l1_ratio": (0.5, [('real', 0, 1, 'both'), 'array-like']), "eps": (0.001, [('real', 0, None, 'neither')]),
        "n_alphas": (100, [('int', 1, None, 'left')]), "alphas": (None, ['array-like', None]),
        "fit_intercept": (True, ['boolean']), "max_iter": (1000, [('int', 1, None, 'left')]),
        "tol": (0.0001, [('real', 0, None, 'left')]), "cv": (None, ['cv_object']), "copy_X": (True, ['boolean']),
        "verbose": (0, ['verbose']), "n_jobs": (None, [('int', None, None, 'neither'), None]),
        "random_state": (None, ['random_state']), "selection": ('cyclic', [('options', 'cyclic', 'random')]),
    }
    _changes = {
        "1.7": {"n_alphas": ('deprecated', [('int', 1, None, 'left'), ('options', 'deprecated')]), "alphas": ('warn', [('int', 1, None, 'left'), 'array-like', None, ('options', 'warn')])},
        "1.9": {"alphas": (100, [('int', 1, None, 'left'), 'array-like']), "n_alphas": None},
    }
    _methods = " get_metadata_routing path predict score set_fit_request set_score_request "
    _fitted = " "
    _maybe = (" alpha_ alphas_ coef_ dual_gap_ e feature_names_in_ get_params intercept_ is_fitted_ l1_ratio_ "
               "mse_path_ n_features_in_ n_iter_ param positive precompute ")
    _refuses = " "
    _calls = {
        "": "",
    }

    def fit(self, X, y, sample_weight=None, **params):
        return self._fit(X, y)


class MultiTaskLasso(_families.Regressor):
    __real__ = "sklearn.linear_model._coordinate_descent.MultiTaskLasso"
    _parameters = {
        "alpha": (1.0, [('real', 0, None, 'left')]), "fit_intercept": (True, ['boolean']),
        "copy_X": (True, ['boolean']), "max_iter": (1000, [('int', 1, None, 'left'), None]),
        "tol": (0.0001, [('real', 0, None, 'left')]), "warm_start": (False, ['boolean']),
        "random_state": (None, ['random_state']), "selection": ('cyclic', [('options', 'cyclic', 'random')]),
    }
    _positional = 1
    _methods = " get_metadata_routing path predict score set_fit_request set_score_request "
    _fitted = " "
    _maybe = (" coef_ dual_gap_ e eps_ feature_names_in_ get_params intercept_ is_fitted_ l1_ratio n_features_in_ "
               "n_iter_ param positive precompute sparse_coef_ ")
    _refuses = " "
    _calls = {
        "": "",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class MultiTaskLassoCV(_families.Regressor):
    __real__ = "sklearn.linear_model._coordinate_descent.MultiTaskLassoCV"
    _parameters = {
        "eps": (0.001, [('real', 0, None, 'neither')]), "n_alphas": (100, [('int', 1, None, 'left')]),
        "alphas": (None, ['array-like', None]), "fit_intercept": (True, ['boolean']),
        "max_iter": (1000, [('int', 1, None, 'left')]), "tol": (0.0001, [('real', 0, None, 'left')]),
        "copy_X": (True, ['boolean']), "cv": (None, ['cv_object']), "verbose": (False, ['verbose']),
        "n_jobs": (None, [('int', None, None, 'neither'), None]), "random_state": (None, ['random_state']),
        "selection": ('cyclic', [('options', 'cyclic', 'random')]),
    }
    _changes = {
        "1.7": {"n_alphas": ('deprecated', [('int', 1, None, 'left'), ('options', 'deprecated')]), "alphas": ('warn', [('int', 1, None, 'left'), 'array-like', None, ('options', 'warn')])},
        "1.9": {"alphas": (100, [('int', 1, None, 'left'), 'array-like']), "n_alphas": None},
    }
    _methods = " get_metadata_routing path predict score set_fit_request set_score_request "
    _fitted = " "
    _maybe = (" alpha_ alphas_ coef_ dual_gap_ e feature_names_in_ get_params intercept_ is_fitted_ l1_ratio_ "
               "mse_path_ n_features_in_ n_iter_ param positive precompute ")
    _refuses = " "
    _calls = {
        "": "",
    }

    def fit(self, X, y, sample_weight=None, **params):
        return self._fit(X, y)


class OrthogonalMatchingPursuit(_families.Regressor):
    __real__ = "sklearn.linear_model._omp.OrthogonalMatchingPursuit"
    _parameters = {
        "n_nonzero_coefs": (None, [('int', 1, None, 'left'), None]),
        "tol": (None, [('real', 0, None, 'left'), None]), "fit_intercept": (True, ['boolean']),
        "normalize": ('deprecated', ['boolean', ('options', 'deprecated')]),
        "precompute": ('auto', [('options', 'auto'), 'boolean']),
    }
    _changes = {
        "1.4": {"normalize": None},
    }
    _methods = " get_metadata_routing predict score set_score_request "
    _fitted = " coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ n_nonzero_coefs_ "
    _maybe = " e get_params is_fitted_ param "
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
    _changes = {
        "1.4": {"normalize": None},
    }
    _methods = " get_metadata_routing predict score set_score_request "
    _fitted = " "
    _maybe = (" coef_ e feature_names_in_ get_params intercept_ is_fitted_ n_features_in_ n_iter_ n_nonzero_coefs_ "
               "param ")
    _refuses = " "
    _calls = {
        "": "",
    }

    def fit(self, X, y, **fit_params):
        return self._fit(X, y)


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
        "average": (False, [('int', 0, None, 'left'), 'bool', 'instance']),
    }
    _changes = {
        "1.4": {"average": (False, [('int', 0, None, 'left'), 'bool', 'bool'])},
        "1.5": {"average": (False, [('int', 0, None, 'left'), 'boolean'])},
        "1.7": {"average": (False, [('int', 0, None, 'neither'), 'boolean'])},
    }
    _methods = (" densify get_metadata_routing partial_fit predict score set_fit_request set_partial_fit_request "
               "set_score_request sparsify ")
    _fitted = " classes_ coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ t_ "
    _maybe = (" alpha e epsilon eta0 get_params is_fitted_ l1_ratio learning_rate loss_function_ loss_functions "
               "offset_ param penalty power_t ")
    _until = {
        "loss_function_": "1.6",
    }
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
        "warm_start": (False, ['boolean']), "average": (False, [('int', 0, None, 'left'), 'bool', 'instance']),
    }
    _changes = {
        "1.4": {"average": (False, [('int', 0, None, 'left'), 'bool', 'bool'])},
        "1.5": {"average": (False, [('int', 0, None, 'left'), 'boolean'])},
        "1.7": {"average": (False, [('int', 0, None, 'neither'), 'boolean'])},
    }
    _methods = (" densify get_metadata_routing partial_fit predict score set_fit_request set_partial_fit_request "
               "set_score_request sparsify ")
    _fitted = " coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ t_ "
    _maybe = (" alpha e eta0 get_params is_fitted_ l1_ratio learning_rate loss_function_ loss_functions offset_ "
               "param penalty power_t ")
    _until = {
        "loss_function_": "1.6",
    }
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
    _changes = {
        "1.8": {"eta0": (1.0, [('real', 0, None, 'neither')])},
    }
    _methods = (" densify get_metadata_routing partial_fit predict score set_fit_request set_partial_fit_request "
               "set_score_request sparsify ")
    _fitted = " classes_ coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ t_ "
    _maybe = (" C average e epsilon get_params is_fitted_ learning_rate loss loss_function_ loss_functions offset_ "
               "param power_t ")
    _until = {
        "C": "1.8", "loss_function_": "1.6",
    }
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
    _changes = {
        "1.4": {"solver": ('highs', [('options', 'highs', 'highs-ds', 'highs-ipm', 'interior-point', 'revised simplex')])},
    }
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = " coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names multi_output words "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
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
    _changes = {
        "1.3": {"min_samples": (None, [('int', 1, None, 'left'), ('float', 0, 1, 'both'), None]), "base_estimator": None},
    }
    _positional = 1
    _methods = " get_metadata_routing predict score set_fit_request "
    _fitted = (" estimator_ feature_names_in_ inlier_mask_ n_features_in_ n_skips_invalid_data_ "
               "n_skips_invalid_model_ n_skips_no_inliers_ n_trials_ ")
    _maybe = " e get_params is_fitted_ param "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None, **fit_params):
        return self._fit(X, y)

    def predict(self, X, **params):
        return super().predict(X)

    def score(self, X, y, **params):
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
    _changes = {
        "1.9": {"alpha": (1.0, [('real', 0, None, 'left'), 'array-like'])},
    }
    _positional = 1
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = " coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ "
    _maybe = " e get_params is_fitted_ param solver_ "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)
