"""`sklearn.linear_model`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families, _linear

__pure__ = True


class RidgeCV(_linear.LinearRegressor):
    __real__ = "sklearn.linear_model._ridge.RidgeCV"
    _parameters = {
        "alphas": ((0.1, 1.0, 10.0), ['array-like', ('real', 0, None, 'neither')]),
        "fit_intercept": (True, ['boolean']),
        "scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None]),
        "cv": (None, ['cv_object']), "gcv_mode": (None, [('options', 'auto', 'eigen', 'svd'), None]),
        "store_cv_values": (False, ['boolean']), "alpha_per_target": (False, ['boolean']),
    }
    _changes = {
        "1.4": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None])},
        "1.5": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None]), "store_cv_results": (None, ['boolean', None]), "store_cv_values": ('deprecated', ['boolean', ('options', 'deprecated')])},
        "1.6": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_max_error', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None])},
        "1.7": {"store_cv_results": (False, ['boolean']), "store_cv_values": None},
        "1.8": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'd2_brier_score', 'd2_log_loss_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_max_error', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None])},
    }
    _positional = 1
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = " alpha_ best_score_ coef_ feature_names_in_ intercept_ n_features_in_ "
    _maybe = " cv_results_ cv_values_ e get_params is_fitted_ param "
    _until = {
        "cv_values_": "1.7",
    }
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None, **params):
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
    _changes = {
        "1.9": {"alpha": (1.0, [('real', 0, None, 'left'), 'array-like'])},
    }
    _positional = 1
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = " classes_ coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ "
    _maybe = " e get_params is_fitted_ param solver_ "
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
    _changes = {
        "1.4": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None])},
        "1.5": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None]), "store_cv_results": (None, ['boolean', None]), "store_cv_values": ('deprecated', ['boolean', ('options', 'deprecated')])},
        "1.6": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_max_error', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None])},
        "1.7": {"store_cv_results": (False, ['boolean']), "store_cv_values": None},
        "1.8": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'd2_brier_score', 'd2_log_loss_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_max_error', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None])},
    }
    _positional = 1
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = " alpha_ best_score_ classes_ coef_ feature_names_in_ intercept_ n_features_in_ "
    _maybe = " alpha_per_target cv_results_ cv_values_ e gcv_mode get_params is_fitted_ param "
    _until = {
        "cv_values_": "1.7",
    }
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category classes "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    decision_function = _families.decision_function

    def fit(self, X, y, sample_weight=None, **params):
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
        "average": (False, [('int', 0, None, 'left'), 'bool', 'instance']),
    }
    _changes = {
        "1.3": {"loss": ('hinge', [('options', 'epsilon_insensitive', 'hinge', 'huber', 'log_loss', 'modified_huber', 'perceptron', 'squared_epsilon_insensitive', 'squared_error', 'squared_hinge')])},
        "1.4": {"average": (False, [('int', 0, None, 'left'), 'bool', 'bool'])},
        "1.5": {"average": (False, [('int', 0, None, 'left'), 'boolean'])},
        "1.7": {"l1_ratio": (0.15, [('real', 0, 1, 'both'), None]), "average": (False, [('int', 0, None, 'neither'), 'boolean'])},
        "1.8": {"learning_rate": ('optimal', [('options', 'adaptive', 'constant', 'invscaling', 'optimal', 'pa1', 'pa2')]), "eta0": (0.01, [('real', 0, None, 'neither')])},
    }
    _positional = 1
    _methods = (" densify get_metadata_routing partial_fit predict score set_fit_request set_partial_fit_request "
               "set_score_request sparsify ")
    _fitted = " classes_ coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ t_ "
    _maybe = " C e get_params is_fitted_ loss_function_ loss_functions offset_ param "
    _until = {
        "C": "1.8", "loss_function_": "1.6",
    }
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "classes multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim", "predict_proba": "",
        "predict_log_proba": "",
    }
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
        "warm_start": (False, ['boolean']), "average": (False, [('int', 0, None, 'left'), 'bool', 'instance']),
    }
    _changes = {
        "1.4": {"average": (False, [('int', 0, None, 'left'), 'bool', 'bool'])},
        "1.5": {"average": (False, [('int', 0, None, 'left'), 'boolean'])},
        "1.7": {"average": (False, [('int', 0, None, 'neither'), 'boolean'])},
        "1.8": {"eta0": (0.01, [('real', 0, None, 'neither')])},
    }
    _positional = 12
    _methods = (" densify fit_predict get_metadata_routing partial_fit predict set_fit_request "
               "set_partial_fit_request sparsify ")
    _fitted = " coef_ feature_names_in_ n_features_in_ n_iter_ offset_ t_ "
    _maybe = (" C alpha decision_function e early_stopping epsilon get_params intercept_ is_fitted_ l1_ratio loss "
               "loss_function_ loss_functions n_iter_no_change param penalty validation_fraction ")
    _until = {
        "C": "1.8", "loss_function_": "1.6",
    }
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    decision_function = _families.decision_function
    score_samples = _families.score_samples
    predict = _families.predict_labels

    def fit(self, X, y=None, coef_init=None, offset_init=None, sample_weight=None):
        return self._fit(X, y)

    def fit_predict(self, X, y=None, **kwargs):
        return super().fit_predict(X, y)

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
        "average": (False, [('int', 0, None, 'left'), 'bool', 'instance']),
    }
    _changes = {
        "1.4": {"average": (False, [('int', 0, None, 'left'), 'bool', 'bool'])},
        "1.5": {"average": (False, [('int', 0, None, 'left'), 'boolean'])},
        "1.7": {"l1_ratio": (0.15, [('real', 0, 1, 'both'), None]), "average": (False, [('int', 0, None, 'neither'), 'boolean'])},
        "1.8": {"learning_rate": ('invscaling', [('options', 'adaptive', 'constant', 'invscaling', 'optimal', 'pa1', 'pa2')]), "eta0": (0.01, [('real', 0, None, 'neither')])},
    }
    _positional = 1
    _methods = (" densify get_metadata_routing partial_fit predict score set_fit_request set_partial_fit_request "
               "set_score_request sparsify ")
    _fitted = " coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ t_ "
    _maybe = " C e get_params is_fitted_ loss_function_ loss_functions offset_ param "
    _until = {
        "C": "1.8", "loss_function_": "1.6",
    }
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
    _changes = {
        "1.6": {"copy_X": ('deprecated', ['boolean', ('options', 'deprecated')])}, "1.8": {"copy_X": None},
    }
    _methods = " get_metadata_routing predict score set_score_request "
    _fitted = " breakdown_ coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ n_subpopulation_ "
    _maybe = " e get_params is_fitted_ param "
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
