"""`sklearn.ensemble`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families
from models.sklearn._ensemble_2 import (
    RandomForestClassifier, RandomForestRegressor, RandomTreesEmbedding, StackingClassifier, StackingRegressor,
    VotingClassifier, VotingRegressor,
)

__pure__ = True


class AdaBoostClassifier(_families.Classifier):
    __real__ = "sklearn.ensemble._weight_boosting.AdaBoostClassifier"
    _parameters = {
        "estimator": (None, [('methods', 'fit', 'predict'), None]), "n_estimators": (50, [('int', 1, None, 'left')]),
        "learning_rate": (1.0, [('real', 0, None, 'neither')]),
        "algorithm": ('SAMME.R', [('options', 'SAMME', 'SAMME.R')]), "random_state": (None, ['random_state']),
        "base_estimator": ('deprecated', [('methods', 'fit', 'predict'), ('options', 'deprecated')]),
    }
    _changes = {
        "1.3": {"base_estimator": ('deprecated', [('methods', 'fit', 'predict'), ('options', 'deprecated'), None])},
        "1.4": {"base_estimator": None},
        "1.6": {"algorithm": ('deprecated', [('options', 'SAMME'), ('options', 'deprecated')])},
        "1.8": {"algorithm": None},
    }
    _positional = 1
    _methods = (" get_metadata_routing predict score set_fit_request set_score_request staged_decision_function "
               "staged_predict staged_predict_proba staged_score ")
    _fitted = (" classes_ estimator_ estimator_errors_ estimator_weights_ estimators_ feature_importances_ "
               "feature_names_in_ n_classes_ n_features_in_ ")
    _maybe = " base_estimator_ e estimator_params get_params is_fitted_ param "
    _until = {
        "base_estimator_": "1.4",
    }
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category classes "
               "multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba
    decision_function = _families.decision_function

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class AdaBoostRegressor(_families.Regressor):
    __real__ = "sklearn.ensemble._weight_boosting.AdaBoostRegressor"
    _parameters = {
        "estimator": (None, [('methods', 'fit', 'predict'), None]), "n_estimators": (50, [('int', 1, None, 'left')]),
        "learning_rate": (1.0, [('real', 0, None, 'neither')]),
        "loss": ('linear', [('options', 'exponential', 'linear', 'square')]),
        "random_state": (None, ['random_state']),
        "base_estimator": ('deprecated', [('methods', 'fit', 'predict'), ('options', 'deprecated')]),
    }
    _changes = {
        "1.3": {"base_estimator": ('deprecated', [('methods', 'fit', 'predict'), ('options', 'deprecated'), None])},
        "1.4": {"base_estimator": None},
    }
    _positional = 1
    _methods = " get_metadata_routing predict score set_fit_request set_score_request staged_predict staged_score "
    _fitted = (" estimator_ estimator_errors_ estimator_weights_ estimators_ feature_importances_ feature_names_in_ "
               "n_features_in_ ")
    _maybe = " base_estimator_ e estimator_params get_params is_fitted_ param "
    _until = {
        "base_estimator_": "1.4",
    }
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output words ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class BaggingClassifier(_families.Classifier):
    __real__ = "sklearn.ensemble._bagging.BaggingClassifier"
    _parameters = {
        "estimator": (None, [('methods', 'fit', 'predict'), None]), "n_estimators": (10, [('int', 1, None, 'left')]),
        "max_samples": (1.0, [('int', 1, None, 'left'), ('real', 0, 1, 'right')]),
        "max_features": (1.0, [('int', 1, None, 'left'), ('real', 0, 1, 'right')]), "bootstrap": (True, ['boolean']),
        "bootstrap_features": (False, ['boolean']), "oob_score": (False, ['boolean']),
        "warm_start": (False, ['boolean']), "n_jobs": (None, [None, ('int', None, None, 'neither')]),
        "random_state": (None, ['random_state']), "verbose": (0, ['verbose']),
        "base_estimator": ('deprecated', [('methods', 'fit', 'predict'), ('options', 'deprecated'), None]),
    }
    _changes = {
        "1.3": {"max_samples": (1.0, [('int', 1, None, 'left'), ('float', 0, 1, 'right')]), "max_features": (1.0, [('int', 1, None, 'left'), ('float', 0, 1, 'right')])},
        "1.4": {"base_estimator": None},
        "1.8": {"max_samples": (None, [None, ('int', 1, None, 'left'), ('float', 0, 1, 'right')])},
    }
    _positional = 2
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = (" classes_ estimator_ estimators_ estimators_features_ estimators_samples_ feature_names_in_ "
               "n_classes_ n_features_in_ ")
    _maybe = " base_estimator_ e estimator_params get_params is_fitted_ oob_decision_function_ oob_score_ param "
    _until = {
        "base_estimator_": "1.4",
    }
    _refuses = (" none inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category classes "
               "multi_output ")
    _refuses_until = {"nan": "1.3"}
    _calls = {
        "": "unfitted narrow renamed inf text one_dim empty three_dim", "decision_function": "",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba
    decision_function = _families.decision_function

    def fit(self, X, y, sample_weight=None, **fit_params):
        return self._fit(X, y)

    def predict(self, X, **params):
        return super().predict(X)


class BaggingRegressor(_families.Regressor):
    __real__ = "sklearn.ensemble._bagging.BaggingRegressor"
    _parameters = {
        "estimator": (None, [('methods', 'fit', 'predict'), None]), "n_estimators": (10, [('int', 1, None, 'left')]),
        "max_samples": (1.0, [('int', 1, None, 'left'), ('real', 0, 1, 'right')]),
        "max_features": (1.0, [('int', 1, None, 'left'), ('real', 0, 1, 'right')]), "bootstrap": (True, ['boolean']),
        "bootstrap_features": (False, ['boolean']), "oob_score": (False, ['boolean']),
        "warm_start": (False, ['boolean']), "n_jobs": (None, [None, ('int', None, None, 'neither')]),
        "random_state": (None, ['random_state']), "verbose": (0, ['verbose']),
        "base_estimator": ('deprecated', [('methods', 'fit', 'predict'), ('options', 'deprecated'), None]),
    }
    _changes = {
        "1.3": {"max_samples": (1.0, [('int', 1, None, 'left'), ('float', 0, 1, 'right')]), "max_features": (1.0, [('int', 1, None, 'left'), ('float', 0, 1, 'right')])},
        "1.4": {"base_estimator": None},
        "1.8": {"max_samples": (None, [None, ('int', 1, None, 'left'), ('float', 0, 1, 'right')])},
    }
    _positional = 2
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = " estimator_ estimators_ estimators_features_ estimators_samples_ feature_names_in_ n_features_in_ "
    _maybe = " base_estimator_ e estimator_params get_params is_fitted_ oob_prediction_ oob_score_ param "
    _until = {
        "base_estimator_": "1.4",
    }
    _refuses = " none inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _refuses_until = {"nan": "1.3"}
    _calls = {
        "": "unfitted narrow renamed inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None, **fit_params):
        return self._fit(X, y)

    def predict(self, X, **params):
        return super().predict(X)


class ExtraTreesClassifier(_families.Classifier):
    __real__ = "sklearn.ensemble._forest.ExtraTreesClassifier"
    _parameters = {
        "n_estimators": (100, [('int', 1, None, 'left')]),
        "criterion": ('gini', [('options', 'entropy', 'gini', 'log_loss'), 'instance']),
        "max_depth": (None, [('int', 1, None, 'left'), None]),
        "min_samples_split": (2, [('int', 2, None, 'left'), ('real', 0, 1, 'right')]),
        "min_samples_leaf": (1, [('int', 1, None, 'left'), ('real', 0, 1, 'neither')]),
        "min_weight_fraction_leaf": (0.0, [('real', 0, 0.5, 'both')]),
        "max_features": ('sqrt', [('int', 1, None, 'left'), ('real', 0, 1, 'right'), ('options', 'auto', 'log2', 'sqrt'), None]),
        "max_leaf_nodes": (None, [('int', 2, None, 'left'), None]),
        "min_impurity_decrease": (0.0, [('real', 0, None, 'left')]), "bootstrap": (False, ['boolean']),
        "oob_score": (False, ['boolean']), "n_jobs": (None, [('int', None, None, 'neither'), None]),
        "random_state": (None, ['random_state']), "verbose": (0, ['verbose']), "warm_start": (False, ['boolean']),
        "class_weight": (None, [('options', 'balanced', 'balanced_subsample'), 'dict', 'list', None]),
        "ccp_alpha": (0.0, [('real', 0, None, 'left')]),
        "max_samples": (None, [None, ('real', 0, 1, 'right'), ('int', 1, None, 'left')]),
    }
    _changes = {
        "1.3": {"min_samples_split": (2, [('int', 2, None, 'left'), ('float', 0, 1, 'right')]), "min_samples_leaf": (1, [('int', 1, None, 'left'), ('float', 0, 1, 'neither')]), "max_features": ('sqrt', [('int', 1, None, 'left'), ('float', 0, 1, 'right'), ('options', 'log2', 'sqrt'), None]), "oob_score": (False, ['boolean', 'callable']), "max_samples": (None, [None, ('float', 0, 1, 'right'), ('int', 1, None, 'left')])},
        "1.4": {"monotonic_cst": (None, ['array-like', None])},
        "1.9": {"max_samples": (None, [None, ('float', 0, None, 'neither'), ('int', 1, None, 'left')])},
    }
    _positional = 1
    _methods = " apply decision_path get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = (" classes_ estimator_ estimators_ feature_importances_ feature_names_in_ n_classes_ n_features_in_ "
               "n_outputs_ ")
    _maybe = (" base_estimator base_estimator_ e estimator estimator_params estimators_samples_ get_params "
               "is_fitted_ oob_decision_function_ oob_score_ param ")
    _until = {
        "base_estimator": "1.4", "base_estimator_": "1.4",
    }
    _refuses = " none inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category classes "
    _refuses_until = {"nan": "1.6"}
    _calls = {
        "": "unfitted narrow renamed inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class ExtraTreesRegressor(_families.Regressor):
    __real__ = "sklearn.ensemble._forest.ExtraTreesRegressor"
    _parameters = {
        "n_estimators": (100, [('int', 1, None, 'left')]),
        "criterion": ('squared_error', [('options', 'absolute_error', 'friedman_mse', 'poisson', 'squared_error'), 'instance']),
        "max_depth": (None, [('int', 1, None, 'left'), None]),
        "min_samples_split": (2, [('int', 2, None, 'left'), ('real', 0, 1, 'right')]),
        "min_samples_leaf": (1, [('int', 1, None, 'left'), ('real', 0, 1, 'neither')]),
        "min_weight_fraction_leaf": (0.0, [('real', 0, 0.5, 'both')]),
        "max_features": (1.0, [('int', 1, None, 'left'), ('real', 0, 1, 'right'), ('options', 'auto', 'log2', 'sqrt'), None]),
        "max_leaf_nodes": (None, [('int', 2, None, 'left'), None]),
        "min_impurity_decrease": (0.0, [('real', 0, None, 'left')]), "bootstrap": (False, ['boolean']),
        "oob_score": (False, ['boolean']), "n_jobs": (None, [('int', None, None, 'neither'), None]),
        "random_state": (None, ['random_state']), "verbose": (0, ['verbose']), "warm_start": (False, ['boolean']),
        "ccp_alpha": (0.0, [('real', 0, None, 'left')]),
        "max_samples": (None, [None, ('real', 0, 1, 'right'), ('int', 1, None, 'left')]),
    }
    _changes = {
        "1.3": {"min_samples_split": (2, [('int', 2, None, 'left'), ('float', 0, 1, 'right')]), "min_samples_leaf": (1, [('int', 1, None, 'left'), ('float', 0, 1, 'neither')]), "max_features": (1.0, [('int', 1, None, 'left'), ('float', 0, 1, 'right'), ('options', 'log2', 'sqrt'), None]), "oob_score": (False, ['boolean', 'callable']), "max_samples": (None, [None, ('float', 0, 1, 'right'), ('int', 1, None, 'left')])},
        "1.4": {"monotonic_cst": (None, ['array-like', None])},
        "1.9": {"criterion": ('squared_error', [('options', 'absolute_error', 'poisson', 'squared_error'), 'instance']), "max_samples": (None, [None, ('float', 0, None, 'neither'), ('int', 1, None, 'left')])},
    }
    _positional = 1
    _methods = " apply decision_path get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = " estimator_ estimators_ feature_importances_ feature_names_in_ n_features_in_ n_outputs_ "
    _maybe = (" base_estimator base_estimator_ class_weight classes_ e estimator estimator_params "
               "estimators_samples_ get_params is_fitted_ n_classes_ oob_prediction_ oob_score_ param ")
    _until = {
        "base_estimator": "1.4", "base_estimator_": "1.4",
    }
    _refuses = " none inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _refuses_until = {"nan": "1.6"}
    _calls = {
        "": "unfitted narrow renamed inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class GradientBoostingClassifier(_families.Classifier):
    __real__ = "sklearn.ensemble._gb.GradientBoostingClassifier"
    _parameters = {
        "loss": ('log_loss', [('options', 'deviance', 'exponential', 'log_loss')]),
        "learning_rate": (0.1, [('real', 0, None, 'left')]), "n_estimators": (100, [('int', 1, None, 'left')]),
        "subsample": (1.0, [('real', 0, 1, 'right')]),
        "criterion": ('friedman_mse', [('options', 'friedman_mse', 'squared_error')]),
        "min_samples_split": (2, [('int', 2, None, 'left'), ('real', 0, 1, 'right')]),
        "min_samples_leaf": (1, [('int', 1, None, 'left'), ('real', 0, 1, 'neither')]),
        "min_weight_fraction_leaf": (0.0, [('real', 0, 0.5, 'both')]),
        "max_depth": (3, [('int', 1, None, 'left'), None]),
        "min_impurity_decrease": (0.0, [('real', 0, None, 'left')]),
        "init": (None, [('options', 'zero'), None, ('methods', 'fit', 'predict_proba')]),
        "random_state": (None, ['random_state']),
        "max_features": (None, [('int', 1, None, 'left'), ('real', 0, 1, 'right'), ('options', 'auto', 'log2', 'sqrt'), None]),
        "verbose": (0, ['verbose']), "max_leaf_nodes": (None, [('int', 2, None, 'left'), None]),
        "warm_start": (False, ['boolean']), "validation_fraction": (0.1, [('real', 0, 1, 'neither')]),
        "n_iter_no_change": (None, [('int', 1, None, 'left'), None]), "tol": (0.0001, [('real', 0, None, 'left')]),
        "ccp_alpha": (0.0, [('real', 0, None, 'left')]),
    }
    _changes = {
        "1.3": {"loss": ('log_loss', [('options', 'exponential', 'log_loss')]), "min_samples_split": (2, [('int', 2, None, 'left'), ('float', 0, 1, 'right')]), "min_samples_leaf": (1, [('int', 1, None, 'left'), ('float', 0, 1, 'neither')]), "max_features": (None, [('int', 1, None, 'left'), ('float', 0, 1, 'right'), ('options', 'log2', 'sqrt'), None])},
        "1.9": {"criterion": ('deprecated', [('options', 'squared_error'), ('options', 'deprecated', 'friedman_mse')])},
    }
    _methods = (" apply get_metadata_routing predict score set_fit_request set_score_request staged_decision_function "
               "staged_predict staged_predict_proba ")
    _fitted = (" classes_ estimators_ feature_importances_ feature_names_in_ init_ max_features_ n_classes_ "
               "n_estimators_ n_features_in_ train_score_ ")
    _maybe = (" alpha base_estimator base_estimator_ e estimator estimator_ estimator_params get_params is_fitted_ "
               "loss_ n_trees_per_iteration_ oob_improvement_ oob_score_ oob_scores_ param ")
    _until = {
        "base_estimator": "1.4", "base_estimator_": "1.4", "loss_": "1.3",
    }
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "classes multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba
    decision_function = _families.decision_function

    def fit(self, X, y, sample_weight=None, monitor=None):
        return self._fit(X, y)


class GradientBoostingRegressor(_families.Regressor):
    __real__ = "sklearn.ensemble._gb.GradientBoostingRegressor"
    _parameters = {
        "loss": ('squared_error', [('options', 'absolute_error', 'huber', 'quantile', 'squared_error')]),
        "learning_rate": (0.1, [('real', 0, None, 'left')]), "n_estimators": (100, [('int', 1, None, 'left')]),
        "subsample": (1.0, [('real', 0, 1, 'right')]),
        "criterion": ('friedman_mse', [('options', 'friedman_mse', 'squared_error')]),
        "min_samples_split": (2, [('int', 2, None, 'left'), ('real', 0, 1, 'right')]),
        "min_samples_leaf": (1, [('int', 1, None, 'left'), ('real', 0, 1, 'neither')]),
        "min_weight_fraction_leaf": (0.0, [('real', 0, 0.5, 'both')]),
        "max_depth": (3, [('int', 1, None, 'left'), None]),
        "min_impurity_decrease": (0.0, [('real', 0, None, 'left')]),
        "init": (None, [('options', 'zero'), None, ('methods', 'fit', 'predict')]),
        "random_state": (None, ['random_state']),
        "max_features": (None, [('int', 1, None, 'left'), ('real', 0, 1, 'right'), ('options', 'auto', 'log2', 'sqrt'), None]),
        "alpha": (0.9, [('real', 0, 1, 'neither')]), "verbose": (0, ['verbose']),
        "max_leaf_nodes": (None, [('int', 2, None, 'left'), None]), "warm_start": (False, ['boolean']),
        "validation_fraction": (0.1, [('real', 0, 1, 'neither')]),
        "n_iter_no_change": (None, [('int', 1, None, 'left'), None]), "tol": (0.0001, [('real', 0, None, 'left')]),
        "ccp_alpha": (0.0, [('real', 0, None, 'left')]),
    }
    _changes = {
        "1.3": {"min_samples_split": (2, [('int', 2, None, 'left'), ('float', 0, 1, 'right')]), "min_samples_leaf": (1, [('int', 1, None, 'left'), ('float', 0, 1, 'neither')]), "max_features": (None, [('int', 1, None, 'left'), ('float', 0, 1, 'right'), ('options', 'log2', 'sqrt'), None])},
        "1.9": {"criterion": ('deprecated', [('options', 'squared_error'), ('options', 'deprecated', 'friedman_mse')])},
    }
    _methods = " apply get_metadata_routing predict score set_fit_request set_score_request staged_predict "
    _fitted = (" estimators_ feature_importances_ feature_names_in_ init_ max_features_ n_estimators_ n_features_in_ "
               "train_score_ ")
    _maybe = (" base_estimator base_estimator_ e estimator estimator_ estimator_params get_params is_fitted_ loss_ "
               "n_classes_ n_trees_per_iteration_ oob_improvement_ oob_score_ oob_scores_ param ")
    _until = {
        "base_estimator": "1.4", "base_estimator_": "1.4", "loss_": "1.3",
    }
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output words ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None, monitor=None):
        return self._fit(X, y)


class HistGradientBoostingClassifier(_families.Classifier):
    __real__ = "sklearn.ensemble._hist_gradient_boosting.gradient_boosting.HistGradientBoostingClassifier"
    _parameters = {
        "loss": ('log_loss', [('options', 'auto', 'binary_crossentropy', 'categorical_crossentropy', 'log_loss'), 'instance']),
        "learning_rate": (0.1, [('real', 0, None, 'neither')]), "max_iter": (100, [('int', 1, None, 'left')]),
        "max_leaf_nodes": (31, [('int', 2, None, 'left'), None]),
        "max_depth": (None, [('int', 1, None, 'left'), None]), "min_samples_leaf": (20, [('int', 1, None, 'left')]),
        "l2_regularization": (0.0, [('real', 0, None, 'left')]), "max_bins": (255, [('int', 2, 255, 'both')]),
        "categorical_features": (None, ['array-like', None]), "monotonic_cst": (None, ['array-like', 'dict', None]),
        "interaction_cst": (None, ['list', 'tuple', ('options', 'no_interactions', 'pairwise'), None]),
        "warm_start": (False, ['boolean']), "early_stopping": ('auto', [('options', 'auto'), 'boolean']),
        "scoring": ('loss', ['str', 'callable', None]),
        "validation_fraction": (0.1, [('real', 0, 1, 'neither'), ('int', 1, None, 'left'), None]),
        "n_iter_no_change": (10, [('int', 1, None, 'left')]), "tol": (1e-07, [('real', 0, None, 'left')]),
        "verbose": (0, ['verbose']), "random_state": (None, ['random_state']),
        "class_weight": (None, ['dict', ('options', 'balanced'), None]),
    }
    _changes = {
        "1.3": {"loss": ('log_loss', [('options', 'log_loss'), 'instance']), "validation_fraction": (0.1, [('float', 0, 1, 'neither'), ('int', 1, None, 'left'), None])},
        "1.4": {"max_features": (1.0, [('float', 0, 1, 'right')]), "categorical_features": ('warn', ['array-like', ('options', 'from_dtype'), ('options', 'warn'), None])},
        "1.6": {"categorical_features": ('from_dtype', ['array-like', ('options', 'from_dtype'), None])},
    }
    _positional = 1
    _methods = (" get_metadata_routing predict score set_fit_request set_score_request staged_decision_function "
               "staged_predict staged_predict_proba ")
    _fitted = (" classes_ do_early_stopping_ feature_names_in_ is_categorical_ n_features_in_ n_iter_ "
               "n_trees_per_iteration_ train_score_ validation_score_ ")
    _maybe = " e get_params is_fitted_ param "
    _refuses = " none text one_dim three_dim empty no_columns lengths y_nan mixed_names classes multi_output "
    _refuses_until = {"category": "1.6"}
    _calls = {
        "": "unfitted narrow renamed text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    decision_function = _families.decision_function

    def fit(self, X, y, sample_weight=None, *, X_val=None, y_val=None, sample_weight_val=None):
        return self._fit(X, y)


class HistGradientBoostingRegressor(_families.Regressor):
    __real__ = "sklearn.ensemble._hist_gradient_boosting.gradient_boosting.HistGradientBoostingRegressor"
    _parameters = {
        "loss": ('squared_error', [('options', 'absolute_error', 'poisson', 'quantile', 'squared_error'), 'instance']),
        "quantile": (None, [('real', 0, 1, 'both'), None]), "learning_rate": (0.1, [('real', 0, None, 'neither')]),
        "max_iter": (100, [('int', 1, None, 'left')]), "max_leaf_nodes": (31, [('int', 2, None, 'left'), None]),
        "max_depth": (None, [('int', 1, None, 'left'), None]), "min_samples_leaf": (20, [('int', 1, None, 'left')]),
        "l2_regularization": (0.0, [('real', 0, None, 'left')]), "max_bins": (255, [('int', 2, 255, 'both')]),
        "categorical_features": (None, ['array-like', None]), "monotonic_cst": (None, ['array-like', 'dict', None]),
        "interaction_cst": (None, ['list', 'tuple', ('options', 'no_interactions', 'pairwise'), None]),
        "warm_start": (False, ['boolean']), "early_stopping": ('auto', [('options', 'auto'), 'boolean']),
        "scoring": ('loss', ['str', 'callable', None]),
        "validation_fraction": (0.1, [('real', 0, 1, 'neither'), ('int', 1, None, 'left'), None]),
        "n_iter_no_change": (10, [('int', 1, None, 'left')]), "tol": (1e-07, [('real', 0, None, 'left')]),
        "verbose": (0, ['verbose']), "random_state": (None, ['random_state']),
    }
    _changes = {
        "1.3": {"loss": ('squared_error', [('options', 'absolute_error', 'gamma', 'poisson', 'quantile', 'squared_error'), 'instance']), "validation_fraction": (0.1, [('float', 0, 1, 'neither'), ('int', 1, None, 'left'), None])},
        "1.4": {"max_features": (1.0, [('float', 0, 1, 'right')]), "categorical_features": ('warn', ['array-like', ('options', 'from_dtype'), ('options', 'warn'), None])},
        "1.6": {"categorical_features": ('from_dtype', ['array-like', ('options', 'from_dtype'), None])},
    }
    _positional = 1
    _methods = " get_metadata_routing predict score set_fit_request set_score_request staged_predict "
    _fitted = (" do_early_stopping_ feature_names_in_ is_categorical_ n_features_in_ n_iter_ n_trees_per_iteration_ "
               "train_score_ validation_score_ ")
    _maybe = " e get_params is_fitted_ param "
    _refuses = " none text one_dim three_dim empty no_columns lengths y_nan mixed_names multi_output words "
    _refuses_until = {"category": "1.6"}
    _calls = {
        "": "unfitted narrow renamed text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None, *, X_val=None, y_val=None, sample_weight_val=None):
        return self._fit(X, y)


class IsolationForest(_families.Outliers):
    __real__ = "sklearn.ensemble._iforest.IsolationForest"
    _parameters = {
        "n_estimators": (100, [('int', 1, None, 'left')]),
        "max_samples": ('auto', [('options', 'auto'), ('int', 1, None, 'left'), ('real', 0, 1, 'right')]),
        "contamination": ('auto', [('options', 'auto'), ('real', 0, 0.5, 'right')]),
        "max_features": (1.0, [('int', None, None, 'neither'), ('real', 0, 1, 'right')]),
        "bootstrap": (False, ['boolean']), "n_jobs": (None, [('int', None, None, 'neither'), None]),
        "random_state": (None, ['random_state']), "verbose": (0, ['verbose']), "warm_start": (False, ['boolean']),
    }
    _changes = {
        "1.3": {"max_samples": ('auto', [('options', 'auto'), ('int', 1, None, 'left'), ('float', 0, 1, 'right')])},
    }
    _methods = " fit_predict get_metadata_routing predict set_fit_request "
    _fitted = (" estimator_ estimators_ estimators_features_ estimators_samples_ feature_names_in_ max_samples_ "
               "n_features_in_ offset_ ")
    _maybe = (" base_estimator base_estimator_ bootstrap_features e estimator estimator_params get_params "
               "is_fitted_ oob_score param ")
    _until = {
        "base_estimator": "1.4", "base_estimator_": "1.4",
    }
    _refuses = " text one_dim three_dim empty no_columns mixed_names category "
    _refuses_until = {"nan": "1.6", "inf": "1.6"}
    _calls = {
        "": "unfitted narrow renamed text one_dim empty three_dim",
    }
    decision_function = _families.decision_function
    score_samples = _families.score_samples
    predict = _families.predict_labels

    def fit(self, X, y=None, sample_weight=None):
        return self._fit(X, y)

    def fit_predict(self, X, y=None, **kwargs):
        return super().fit_predict(X, y)
