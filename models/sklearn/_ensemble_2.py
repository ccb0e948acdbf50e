"""`sklearn.ensemble`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families
from models.sklearn._estimator import Required

__pure__ = True


class RandomForestClassifier(_families.Classifier):
    __real__ = "sklearn.ensemble._forest.RandomForestClassifier"
    _parameters = {
        "n_estimators": (100, [('int', 1, None, 'left')]),
        "criterion": ('gini', [('options', 'entropy', 'gini', 'log_loss'), 'instance']),
        "max_depth": (None, [('int', 1, None, 'left'), None]),
        "min_samples_split": (2, [('int', 2, None, 'left'), ('real', 0, 1, 'right')]),
        "min_samples_leaf": (1, [('int', 1, None, 'left'), ('real', 0, 1, 'neither')]),
        "min_weight_fraction_leaf": (0.0, [('real', 0, 0.5, 'both')]),
        "max_features": ('sqrt', [('int', 1, None, 'left'), ('real', 0, 1, 'right'), ('options', 'auto', 'log2', 'sqrt'), None]),
        "max_leaf_nodes": (None, [('int', 2, None, 'left'), None]),
        "min_impurity_decrease": (0.0, [('real', 0, None, 'left')]), "bootstrap": (True, ['boolean']),
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
    _refuses_until = {"nan": "1.4"}
    _calls = {
        "": "unfitted narrow renamed inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class RandomForestRegressor(_families.Regressor):
    __real__ = "sklearn.ensemble._forest.RandomForestRegressor"
    _parameters = {
        "n_estimators": (100, [('int', 1, None, 'left')]),
        "criterion": ('squared_error', [('options', 'absolute_error', 'friedman_mse', 'poisson', 'squared_error'), 'instance']),
        "max_depth": (None, [('int', 1, None, 'left'), None]),
        "min_samples_split": (2, [('int', 2, None, 'left'), ('real', 0, 1, 'right')]),
        "min_samples_leaf": (1, [('int', 1, None, 'left'), ('real', 0, 1, 'neither')]),
        "min_weight_fraction_leaf": (0.0, [('real', 0, 0.5, 'both')]),
        "max_features": (1.0, [('int', 1, None, 'left'), ('real', 0, 1, 'right'), ('options', 'auto', 'log2', 'sqrt'), None]),
        "max_leaf_nodes": (None, [('int', 2, None, 'left'), None]),
        "min_impurity_decrease": (0.0, [('real', 0, None, 'left')]), "bootstrap": (True, ['boolean']),
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
    _refuses_until = {"nan": "1.4"}
    _calls = {
        "": "unfitted narrow renamed inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class RandomTreesEmbedding(_families.Transformer):
    __real__ = "sklearn.ensemble._forest.RandomTreesEmbedding"
    _parameters = {
        "n_estimators": (100, [('int', 1, None, 'left')]), "max_depth": (5, [('int', 1, None, 'left'), None]),
        "min_samples_split": (2, [('int', 2, None, 'left'), ('real', 0, 1, 'right')]),
        "min_samples_leaf": (1, [('int', 1, None, 'left'), ('real', 0, 1, 'neither')]),
        "min_weight_fraction_leaf": (0.0, [('real', 0, 0.5, 'both')]),
        "max_leaf_nodes": (None, [('int', 2, None, 'left'), None]),
        "min_impurity_decrease": (0.0, [('real', 0, None, 'left')]), "sparse_output": (True, ['boolean']),
        "n_jobs": (None, [('int', None, None, 'neither'), None]), "random_state": (None, ['random_state']),
        "verbose": (0, ['verbose']), "warm_start": (False, ['boolean']),
    }
    _changes = {
        "1.3": {"min_samples_split": (2, [('int', 2, None, 'left'), ('float', 0, 1, 'right')]), "min_samples_leaf": (1, [('int', 1, None, 'left'), ('float', 0, 1, 'neither')])},
    }
    _positional = 1
    _methods = " apply decision_path fit_transform get_metadata_routing set_fit_request set_output transform "
    _fitted = (" estimator_ estimators_ feature_importances_ feature_names_in_ n_features_in_ n_outputs_ "
               "one_hot_encoder_ ")
    _maybe = (" base_estimator base_estimator_ bootstrap class_weight classes_ criterion e estimator "
               "estimator_params estimators_samples_ get_params is_fitted_ max_features max_samples n_classes_ "
               "oob_score param ")
    _until = {
        "base_estimator": "1.4", "base_estimator_": "1.4",
    }
    _refuses = " inf text one_dim three_dim empty no_columns mixed_names category "
    _refuses_until = {"nan": "1.6"}
    _calls = {
        "": "unfitted narrow renamed inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out

    def fit(self, X, y=None, sample_weight=None):
        return self._fit(X, y)

    def fit_transform(self, X, y=None, sample_weight=None):
        return super().fit_transform(X, y)


class StackingClassifier(_families.Classifier):
    __real__ = "sklearn.ensemble._stacking.StackingClassifier"
    _parameters = {
        "estimators": (Required, ['list']), "final_estimator": (None, [None, ('methods', 'fit')]),
        "cv": (None, ['cv_object', ('options', 'prefit')]),
        "stack_method": ('auto', [('options', 'auto', 'decision_function', 'predict', 'predict_proba')]),
        "n_jobs": (None, [None, ('int', None, None, 'neither')]), "passthrough": (False, ['boolean']),
        "verbose": (0, ['verbose']),
    }
    _positional = 2
    _shape = "rows"
    _methods = (" fit_transform get_metadata_routing predict score set_fit_request set_output set_score_request "
               "transform ")
    _fitted = (" classes_ estimators_ feature_names_in_ final_estimator_ n_features_in_ named_estimators_ "
               "stack_method_ ")
    _maybe = " e estimator estimator_ get_params is_fitted_ named_estimators param tt "
    _until = {
        "set_fit_request": "1.7",
    }
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "classes multi_output ")
    _calls = {
        "": "narrow renamed nan inf text one_dim empty three_dim",
        "transform": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    decision_function = _families.decision_function
    get_feature_names_out = _families.get_feature_names_out

    def predict(self, X, **predict_params):
        return super().predict(X)


class StackingRegressor(_families.Regressor):
    __real__ = "sklearn.ensemble._stacking.StackingRegressor"
    _parameters = {
        "estimators": (Required, ['list']), "final_estimator": (None, [None, ('methods', 'fit')]),
        "cv": (None, ['cv_object', ('options', 'prefit')]), "n_jobs": (None, [None, ('int', None, None, 'neither')]),
        "passthrough": (False, ['boolean']), "verbose": (0, ['verbose']),
    }
    _positional = 2
    _shape = "rows"
    _methods = (" fit_transform get_metadata_routing predict score set_fit_request set_output set_score_request "
               "transform ")
    _fitted = " estimators_ feature_names_in_ final_estimator_ n_features_in_ named_estimators_ stack_method_ "
    _maybe = " e estimator estimator_ get_params is_fitted_ named_estimators param stack_method tt "
    _until = {
        "set_fit_request": "1.7",
    }
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output words ")
    _calls = {
        "": "narrow renamed nan inf text one_dim empty three_dim",
        "transform": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out

    def predict(self, X, **predict_params):
        return super().predict(X)


class VotingClassifier(_families.Classifier):
    __real__ = "sklearn.ensemble._voting.VotingClassifier"
    _parameters = {
        "estimators": (Required, ['list']), "voting": ('hard', [('options', 'hard', 'soft')]),
        "weights": (None, ['array-like', None]), "n_jobs": (None, [None, ('int', None, None, 'neither')]),
        "flatten_transform": (True, ['boolean']), "verbose": (False, ['verbose']),
    }
    _positional = 1
    _shape = "rows"
    _methods = (" fit_transform get_metadata_routing predict score set_fit_request set_output set_score_request "
               "transform ")
    _fitted = " classes_ estimators_ feature_names_in_ le_ n_features_in_ named_estimators_ "
    _maybe = " e estimator estimator_ get_params is_fitted_ named_estimators param tt "
    _until = {
        "set_fit_request": "1.7",
    }
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "classes ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim", "predict_proba": "",
    }
    predict_proba = _families.predict_proba
    get_feature_names_out = _families.get_feature_names_out


class VotingRegressor(_families.Regressor):
    __real__ = "sklearn.ensemble._voting.VotingRegressor"
    _parameters = {
        "estimators": (Required, ['list']), "weights": (None, ['array-like', None]),
        "n_jobs": (None, [None, ('int', None, None, 'neither')]), "verbose": (False, ['verbose']),
    }
    _positional = 1
    _shape = "rows"
    _methods = (" fit_transform get_metadata_routing predict score set_fit_request set_output set_score_request "
               "transform ")
    _fitted = " estimators_ feature_names_in_ n_features_in_ named_estimators_ "
    _maybe = " e estimator estimator_ get_params is_fitted_ named_estimators param tt "
    _until = {
        "set_fit_request": "1.7",
    }
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output words ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out
