"""`sklearn.model_selection`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families, _search
from models.sklearn._estimator import NAN, Required
from models.sklearn._split import (GroupKFold, GroupShuffleSplit, KFold, LeaveOneGroupOut, LeaveOneOut,
    LeavePOut, PredefinedSplit, RepeatedKFold, RepeatedStratifiedKFold, ShuffleSplit, StratifiedGroupKFold,
    StratifiedKFold, StratifiedShuffleSplit, TimeSeriesSplit, train_test_split)
from models.sklearn._validation import (cross_val_predict, cross_val_score, cross_validate, learning_curve,
    permutation_test_score, validation_curve)
from models.sklearn._search import ParameterGrid

__pure__ = True


class FixedThresholdClassifier(_families.Classifier):
    __real__ = "sklearn.model_selection._classification_threshold.FixedThresholdClassifier"
    _parameters = {
        "estimator": (Required, [('methods', 'fit', 'predict_proba'), ('methods', 'fit', 'decision_function')]),
        "threshold": ('auto', [('options', 'auto'), ('real', None, None, 'neither')]),
        "pos_label": (None, [('real', None, None, 'neither'), 'str', 'boolean', None]),
        "response_method": ('auto', [('options', 'auto', 'decision_function', 'predict_proba')]),
    }
    _positional = 1
    _methods = " get_metadata_routing predict score set_score_request "
    _fitted = " "
    _maybe = " classes_ e estimator_ feature_names_in_ get_params is_fitted_ n_features_in_ param "
    _refuses = " "
    _calls = {
        "": "",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba
    decision_function = _families.decision_function

    def fit(self, X, y, **params):
        return self._fit(X, y)


class GridSearchCV(_search.Search):
    __real__ = "sklearn.model_selection._search.GridSearchCV"
    _parameters = {
        "estimator": (Required, None), "param_grid": (Required, None), "scoring": (None, None),
        "n_jobs": (None, None), "refit": (True, None), "cv": (None, None), "verbose": (0, None),
        "pre_dispatch": ('2*n_jobs', None), "error_score": (NAN, None), "return_train_score": (False, None),
    }
    _changes = {
        "1.3": {"estimator": (Required, [('methods', 'fit')]), "param_grid": (Required, ['dict', 'list']), "scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', 'list', 'tuple', 'dict', None]), "n_jobs": (None, [('int', None, None, 'neither'), None]), "refit": (True, ['boolean', 'str', 'callable']), "cv": (None, ['cv_object']), "verbose": (0, ['verbose']), "pre_dispatch": ('2*n_jobs', [('int', None, None, 'neither'), 'str']), "error_score": (NAN, [('options', 'raise'), ('real', None, None, 'neither')]), "return_train_score": (False, ['boolean'])},
        "1.4": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', 'list', 'tuple', 'dict', None])},
        "1.5": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', 'list', 'tuple', 'dict', None])},
        "1.6": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_max_error', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', 'list', 'tuple', 'dict', None])},
        "1.8": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'd2_brier_score', 'd2_log_loss_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_max_error', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', 'list', 'tuple', 'dict', None])},
    }
    _positional = 2
    _methods = " get_metadata_routing predict score set_callbacks set_fit_request transform "
    _fitted = (" best_estimator_ best_index_ best_params_ best_score_ classes_ cv_results_ feature_names_in_ "
               "multimetric_ n_features_in_ n_splits_ refit_time_ scorer_ ")
    _maybe = " e estimator_ get_params is_fitted_ param "
    _until = {
        "set_fit_request": "1.4",
    }
    _refuses = " none nan inf text empty lengths y_nan one_class "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim", "transform": "", "score_samples": "",
        "inverse_transform": "",
    }


class HalvingGridSearchCV(_search.Search):
    __real__ = "sklearn.model_selection._search_successive_halving.HalvingGridSearchCV"
    _parameters = {
        "estimator": (Required, None), "param_grid": (Required, None), "factor": (3, None),
        "resource": ('n_samples', None), "max_resources": ('auto', None), "min_resources": ('exhaust', None),
        "aggressive_elimination": (False, None), "cv": (5, None), "scoring": (None, None), "refit": (True, None),
        "error_score": (NAN, None), "return_train_score": (True, None), "random_state": (None, None),
        "n_jobs": (None, None), "verbose": (0, None),
    }
    _changes = {
        "1.3": {"estimator": (Required, [('methods', 'fit')]), "param_grid": (Required, ['dict', 'list']), "factor": (3, [('real', 0, None, 'neither')]), "resource": ('n_samples', ['str']), "max_resources": ('auto', [('int', 0, None, 'neither'), ('options', 'auto')]), "min_resources": ('exhaust', [('int', 0, None, 'neither'), ('options', 'exhaust', 'smallest')]), "aggressive_elimination": (False, ['boolean']), "cv": (5, ['cv_object']), "scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None]), "refit": (True, ['boolean', 'str', 'callable']), "error_score": (NAN, [('options', 'raise'), ('real', None, None, 'neither')]), "return_train_score": (True, ['boolean']), "random_state": (None, ['random_state']), "n_jobs": (None, [('int', None, None, 'neither'), None]), "verbose": (0, ['verbose'])},
        "1.4": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None])},
        "1.6": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_max_error', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None])},
        "1.8": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'd2_brier_score', 'd2_log_loss_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_max_error', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None])},
    }
    _positional = 2
    _methods = " get_metadata_routing predict score set_callbacks set_fit_request transform "
    _fitted = (" best_estimator_ best_index_ best_params_ best_score_ classes_ cv_results_ feature_names_in_ "
               "max_resources_ min_resources_ multimetric_ n_candidates_ n_features_in_ n_iterations_ "
               "n_possible_iterations_ n_remaining_candidates_ n_required_iterations_ n_resources_ n_splits_ "
               "refit_time_ scorer_ ")
    _maybe = " e estimator_ get_params is_fitted_ param pre_dispatch "
    _until = {
        "set_fit_request": "1.4",
    }
    _refuses = " none nan inf text lengths y_nan one_class classes multi_output "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim", "transform": "", "score_samples": "",
        "inverse_transform": "",
    }


class HalvingRandomSearchCV(_search.Search):
    __real__ = "sklearn.model_selection._search_successive_halving.HalvingRandomSearchCV"
    _parameters = {
        "estimator": (Required, None), "param_distributions": (Required, None), "n_candidates": ('exhaust', None),
        "factor": (3, None), "resource": ('n_samples', None), "max_resources": ('auto', None),
        "min_resources": ('smallest', None), "aggressive_elimination": (False, None), "cv": (5, None),
        "scoring": (None, None), "refit": (True, None), "error_score": (NAN, None),
        "return_train_score": (True, None), "random_state": (None, None), "n_jobs": (None, None),
        "verbose": (0, None),
    }
    _changes = {
        "1.3": {"estimator": (Required, [('methods', 'fit')]), "param_distributions": (Required, ['dict', 'list']), "n_candidates": ('exhaust', [('int', 0, None, 'neither'), ('options', 'exhaust')]), "factor": (3, [('real', 0, None, 'neither')]), "resource": ('n_samples', ['str']), "max_resources": ('auto', [('int', 0, None, 'neither'), ('options', 'auto')]), "min_resources": ('smallest', [('int', 0, None, 'neither'), ('options', 'exhaust', 'smallest')]), "aggressive_elimination": (False, ['boolean']), "cv": (5, ['cv_object']), "scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None]), "refit": (True, ['boolean', 'str', 'callable']), "error_score": (NAN, [('options', 'raise'), ('real', None, None, 'neither')]), "return_train_score": (True, ['boolean']), "random_state": (None, ['random_state']), "n_jobs": (None, [('int', None, None, 'neither'), None]), "verbose": (0, ['verbose'])},
        "1.4": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None])},
        "1.6": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_max_error', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None])},
        "1.8": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'd2_brier_score', 'd2_log_loss_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_max_error', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', None])},
    }
    _positional = 2
    _methods = " get_metadata_routing predict score set_callbacks set_fit_request transform "
    _fitted = (" best_estimator_ best_index_ best_params_ best_score_ classes_ cv_results_ feature_names_in_ "
               "max_resources_ min_resources_ multimetric_ n_candidates_ n_features_in_ n_iterations_ "
               "n_possible_iterations_ n_remaining_candidates_ n_required_iterations_ n_resources_ n_splits_ "
               "refit_time_ scorer_ ")
    _maybe = " e estimator_ get_params is_fitted_ param pre_dispatch "
    _until = {
        "set_fit_request": "1.4",
    }
    _refuses = " none nan inf text lengths y_nan one_class classes multi_output "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim", "transform": "", "score_samples": "",
        "inverse_transform": "",
    }


class RandomizedSearchCV(_search.Search):
    __real__ = "sklearn.model_selection._search.RandomizedSearchCV"
    _parameters = {
        "estimator": (Required, None), "param_distributions": (Required, None), "n_iter": (10, None),
        "scoring": (None, None), "n_jobs": (None, None), "refit": (True, None), "cv": (None, None),
        "verbose": (0, None), "pre_dispatch": ('2*n_jobs', None), "random_state": (None, None),
        "error_score": (NAN, None), "return_train_score": (False, None),
    }
    _changes = {
        "1.3": {"estimator": (Required, [('methods', 'fit')]), "param_distributions": (Required, ['dict', 'list']), "n_iter": (10, [('int', 1, None, 'left')]), "scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', 'list', 'tuple', 'dict', None]), "n_jobs": (None, [('int', None, None, 'neither'), None]), "refit": (True, ['boolean', 'str', 'callable']), "cv": (None, ['cv_object']), "verbose": (0, ['verbose']), "pre_dispatch": ('2*n_jobs', [('int', None, None, 'neither'), 'str']), "random_state": (None, ['random_state']), "error_score": (NAN, [('options', 'raise'), ('real', None, None, 'neither')]), "return_train_score": (False, ['boolean'])},
        "1.4": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', 'list', 'tuple', 'dict', None])},
        "1.5": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'max_error', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', 'list', 'tuple', 'dict', None])},
        "1.6": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_max_error', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', 'list', 'tuple', 'dict', None])},
        "1.8": {"scoring": (None, [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'd2_brier_score', 'd2_log_loss_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_max_error', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', 'list', 'tuple', 'dict', None])},
    }
    _positional = 2
    _methods = " get_metadata_routing predict score set_callbacks set_fit_request transform "
    _fitted = (" best_estimator_ best_index_ best_params_ best_score_ classes_ cv_results_ feature_names_in_ "
               "multimetric_ n_features_in_ n_splits_ refit_time_ scorer_ ")
    _maybe = " e estimator_ get_params is_fitted_ param "
    _until = {
        "set_fit_request": "1.4",
    }
    _refuses = " none nan inf text empty lengths y_nan one_class "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim", "transform": "", "score_samples": "",
        "inverse_transform": "",
    }


class TunedThresholdClassifierCV(_families.Classifier):
    __real__ = "sklearn.model_selection._classification_threshold.TunedThresholdClassifierCV"
    _parameters = {
        "estimator": (Required, [('methods', 'fit', 'predict_proba'), ('methods', 'fit', 'decision_function')]),
        "scoring": ('balanced_accuracy', [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_max_error', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', 'instance']),
        "response_method": ('auto', [('options', 'auto', 'decision_function', 'predict_proba')]),
        "thresholds": (100, [('int', 1, None, 'left'), 'array-like']),
        "cv": (None, ['cv_object', ('options', 'prefit'), ('float', 0, 1, 'neither')]), "refit": (True, ['boolean']),
        "n_jobs": (None, [('int', None, None, 'neither'), None]), "random_state": (None, ['random_state']),
        "store_cv_results": (False, ['boolean']),
    }
    _changes = {
        "1.8": {"scoring": ('balanced_accuracy', [('options', 'accuracy', 'adjusted_mutual_info_score', 'adjusted_rand_score', 'average_precision', 'balanced_accuracy', 'completeness_score', 'd2_absolute_error_score', 'd2_brier_score', 'd2_log_loss_score', 'explained_variance', 'f1', 'f1_macro', 'f1_micro', 'f1_samples', 'f1_weighted', 'fowlkes_mallows_score', 'homogeneity_score', 'jaccard', 'jaccard_macro', 'jaccard_micro', 'jaccard_samples', 'jaccard_weighted', 'matthews_corrcoef', 'mutual_info_score', 'neg_brier_score', 'neg_log_loss', 'neg_max_error', 'neg_mean_absolute_error', 'neg_mean_absolute_percentage_error', 'neg_mean_gamma_deviance', 'neg_mean_poisson_deviance', 'neg_mean_squared_error', 'neg_mean_squared_log_error', 'neg_median_absolute_error', 'neg_negative_likelihood_ratio', 'neg_root_mean_squared_error', 'neg_root_mean_squared_log_error', 'normalized_mutual_info_score', 'positive_likelihood_ratio', 'precision', 'precision_macro', 'precision_micro', 'precision_samples', 'precision_weighted', 'r2', 'rand_score', 'recall', 'recall_macro', 'recall_micro', 'recall_samples', 'recall_weighted', 'roc_auc', 'roc_auc_ovo', 'roc_auc_ovo_weighted', 'roc_auc_ovr', 'roc_auc_ovr_weighted', 'top_k_accuracy', 'v_measure_score'), 'callable', 'instance'])},
    }
    _positional = 1
    _methods = " get_metadata_routing predict score set_score_request "
    _fitted = " "
    _maybe = (" best_score_ best_threshold_ classes_ cv_results_ e estimator_ feature_names_in_ get_params "
               "is_fitted_ n_features_in_ param ")
    _refuses = " "
    _calls = {
        "": "",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba
    decision_function = _families.decision_function

    def fit(self, X, y, **params):
        return self._fit(X, y)
