"""`sklearn.feature_selection`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families, _selectors
from models.sklearn._estimator import INFINITE, Other, Required

__pure__ = True


class GenericUnivariateSelect(_families.Selector):
    __real__ = "sklearn.feature_selection._univariate_selection.GenericUnivariateSelect"
    _parameters = {
        "score_func": (Other, ['callable']),
        "mode": ('percentile', [('options', 'fdr', 'fpr', 'fwe', 'k_best', 'percentile')]),
        "param": (1e-05, [('real', 0, None, 'left'), ('options', 'all')]),
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " feature_names_in_ n_features_in_ pvalues_ scores_ "
    _maybe = " e get_params is_fitted_ "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output ")
    _calls = {
        "": "", "transform": "unfitted narrow renamed nan inf one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out
    get_support = _families.get_support

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class RFE(_families.Selector):
    __real__ = "sklearn.feature_selection._rfe.RFE"
    _parameters = {
        "estimator": (Required, [('methods', 'fit')]),
        "n_features_to_select": (None, [None, ('real', 0, 1, 'right'), ('int', 0, None, 'neither')]),
        "step": (1, [('int', 0, None, 'neither'), ('real', 0, 1, 'neither')]), "verbose": (0, ['verbose']),
        "importance_getter": ('auto', ['str', 'callable']),
    }
    _changes = {
        "1.3": {"n_features_to_select": (None, [None, ('float', 0, 1, 'right'), ('int', 0, None, 'neither')]), "step": (1, [('int', 0, None, 'neither'), ('float', 0, 1, 'neither')])},
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing predict score set_output transform "
    _fitted = " classes_ estimator_ feature_names_in_ n_features_ n_features_in_ ranking_ support_ "
    _maybe = " e get_params is_fitted_ param scores_ step_n_features_ step_ranking_ step_scores_ step_support_ "
    _until = {
        "scores_": "1.6",
    }
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "classes multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
        "transform": "unfitted narrow renamed nan inf one_dim empty three_dim", "inverse_transform": "",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba
    decision_function = _families.decision_function
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out
    get_support = _families.get_support

    def fit(self, X, y, **fit_params):
        return self._fit(X, y)

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class RFECV(_families.Selector):
    __real__ = "sklearn.feature_selection._rfe.RFECV"
    _parameters = {
        "estimator": (Required, [('methods', 'fit')]),
        "step": (1, [('int', 0, None, 'neither'), ('real', 0, 1, 'neither')]),
        "min_features_to_select": (1, [('int', 0, None, 'neither')]), "cv": (None, ['cv_object']),
        "scoring": (None, [None, 'str', 'callable']), "verbose": (0, ['verbose']),
        "n_jobs": (None, [None, ('int', None, None, 'neither')]), "importance_getter": ('auto', ['str', 'callable']),
    }
    _changes = {
        "1.3": {"step": (1, [('int', 0, None, 'neither'), ('float', 0, 1, 'neither')])},
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing predict score set_fit_request set_output transform "
    _fitted = " classes_ cv_results_ estimator_ feature_names_in_ n_features_ n_features_in_ ranking_ support_ "
    _maybe = (" e get_params is_fitted_ n_features_to_select param scores_ step_n_features_ step_ranking_ "
               "step_scores_ step_support_ ")
    _until = {
        "scores_": "1.6", "set_fit_request": "1.6",
    }
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "classes multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
        "transform": "unfitted narrow renamed nan inf one_dim empty three_dim",
        "score": "narrow renamed nan inf text one_dim empty three_dim", "inverse_transform": "",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba
    decision_function = _families.decision_function
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out
    get_support = _families.get_support

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class SelectFdr(_families.Selector):
    __real__ = "sklearn.feature_selection._univariate_selection.SelectFdr"
    _parameters = {
        "score_func": (Other, ['callable']), "alpha": (0.05, [('real', 0, 1, 'both')]),
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " feature_names_in_ n_features_in_ pvalues_ scores_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output ")
    _calls = {
        "": "", "transform": "unfitted narrow renamed nan inf one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out
    get_support = _families.get_support

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class SelectFpr(_families.Selector):
    __real__ = "sklearn.feature_selection._univariate_selection.SelectFpr"
    _parameters = {
        "score_func": (Other, ['callable']), "alpha": (0.05, [('real', 0, 1, 'both')]),
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " feature_names_in_ n_features_in_ pvalues_ scores_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output ")
    _calls = {
        "": "", "transform": "unfitted narrow renamed nan inf one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out
    get_support = _families.get_support

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class SelectFromModel(_families.Selector):
    __real__ = "sklearn.feature_selection._from_model.SelectFromModel"
    _parameters = {
        "estimator": (Required, [('methods', 'fit')]),
        "threshold": (None, [('real', None, None, 'both'), 'str', None]), "prefit": (False, ['boolean']),
        "norm_order": (1, [('int', None, -1, 'right'), ('int', 1, None, 'left'), ('values', -INFINITE, INFINITE)]),
        "max_features": (None, [('int', 0, None, 'left'), 'callable', None]),
        "importance_getter": ('auto', ['str', 'callable']),
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing partial_fit set_output transform "
    _fitted = " estimator_ feature_names_in_ n_features_in_ threshold_ "
    _maybe = " e get_params is_fitted_ max_features_ param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "classes multi_output ")
    _calls = {
        "": "", "transform": "narrow renamed nan inf one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out
    get_support = _families.get_support

    def fit(self, X, y=None, **fit_params):
        return self._fit(X, y)

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)

    def partial_fit(self, X, y=None, **partial_fit_params):
        return self._partial_fit(X, y)


class SelectFwe(_families.Selector):
    __real__ = "sklearn.feature_selection._univariate_selection.SelectFwe"
    _parameters = {
        "score_func": (Other, ['callable']), "alpha": (0.05, [('real', 0, 1, 'both')]),
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " feature_names_in_ n_features_in_ pvalues_ scores_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output ")
    _calls = {
        "": "", "transform": "unfitted narrow renamed nan inf one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out
    get_support = _families.get_support

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class SelectKBest(_selectors.Best):
    __real__ = "sklearn.feature_selection._univariate_selection.SelectKBest"
    _parameters = {
        "score_func": (Other, ['callable']), "k": (10, [('options', 'all'), ('int', 0, None, 'left')]),
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " feature_names_in_ n_features_in_ pvalues_ scores_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output ")
    _calls = {
        "": "", "transform": "unfitted narrow renamed nan inf one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out
    get_support = _families.get_support

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class SelectPercentile(_families.Selector):
    __real__ = "sklearn.feature_selection._univariate_selection.SelectPercentile"
    _parameters = {
        "score_func": (Other, ['callable']), "percentile": (10, [('real', 0, 100, 'both')]),
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " feature_names_in_ n_features_in_ pvalues_ scores_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output ")
    _calls = {
        "": "", "transform": "unfitted narrow renamed nan inf one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out
    get_support = _families.get_support

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class SequentialFeatureSelector(_families.Selector):
    __real__ = "sklearn.feature_selection._sequential.SequentialFeatureSelector"
    _parameters = {
        "estimator": (Required, [('methods', 'fit')]),
        "n_features_to_select": ('warn', [('options', 'auto', 'warn'), ('real', 0, 1, 'right'), ('int', 0, None, 'neither'), None]),
        "tol": (None, [None, ('real', None, None, 'neither')]),
        "direction": ('forward', [('options', 'backward', 'forward')]),
        "scoring": (None, [None, ('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable']),
        "cv": (5, ['cv_object']), "n_jobs": (None, [None, ('int', None, None, 'neither')]),
    }
    _changes = {
        "1.3": {"n_features_to_select": ('auto', [('options', 'auto'), ('float', 0, 1, 'right'), ('int', 0, None, 'neither')])},
        "1.4": {"scoring": (None, [None, ('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable'])},
        "1.5": {"scoring": (None, [None, ('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable'])},
        "1.6": {"scoring": (None, [None, ('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_max_error', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable'])},
        "1.8": {"scoring": (None, [None, ('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'd2_brier_score', 'd2_log_loss_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_max_error', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable'])},
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " feature_names_in_ n_features_in_ n_features_to_select_ support_ "
    _maybe = " e estimator_ get_params is_fitted_ param "
    _refuses = " none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names "
    _calls = {
        "": "", "transform": "unfitted narrow renamed nan inf one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out
    get_support = _families.get_support

    def fit(self, X, y=None, **params):
        return self._fit(X, y)

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)


class VarianceThreshold(_families.Selector):
    __real__ = "sklearn.feature_selection._variance_threshold.VarianceThreshold"
    _parameters = {
        "threshold": (0.0, [('real', 0, None, 'left')]),
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " feature_names_in_ n_features_in_ variances_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = " inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed one_dim empty three_dim",
        "inverse_transform": "unfitted nan inf one_dim empty three_dim",
    }
    inverse_transform = _families.inverse_transform
    get_feature_names_out = _families.get_feature_names_out
    get_support = _families.get_support

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)
