"""`sklearn.tree`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families

__pure__ = True


class DecisionTreeClassifier(_families.Classifier):
    __real__ = "sklearn.tree._classes.DecisionTreeClassifier"
    _parameters = {
        "criterion": ('gini', [('options', 'entropy', 'gini', 'log_loss'), 'instance']),
        "splitter": ('best', [('options', 'best', 'random')]), "max_depth": (None, [('int', 1, None, 'left'), None]),
        "min_samples_split": (2, [('int', 2, None, 'left'), ('real', 0, 1, 'right')]),
        "min_samples_leaf": (1, [('int', 1, None, 'left'), ('real', 0, 1, 'neither')]),
        "min_weight_fraction_leaf": (0.0, [('real', 0, 0.5, 'both')]),
        "max_features": (None, [('int', 1, None, 'left'), ('real', 0, 1, 'right'), ('options', 'auto', 'log2', 'sqrt'), None]),
        "random_state": (None, ['random_state']), "max_leaf_nodes": (None, [('int', 2, None, 'left'), None]),
        "min_impurity_decrease": (0.0, [('real', 0, None, 'left')]),
        "class_weight": (None, ['dict', 'list', ('options', 'balanced'), None]),
        "ccp_alpha": (0.0, [('real', 0, None, 'left')]),
    }
    _changes = {
        "1.3": {"min_samples_split": (2, [('int', 2, None, 'left'), ('float', 0, 1, 'right')]), "min_samples_leaf": (1, [('int', 1, None, 'left'), ('float', 0, 1, 'neither')]), "max_features": (None, [('int', 1, None, 'left'), ('float', 0, 1, 'right'), ('options', 'log2', 'sqrt'), None])},
        "1.4": {"monotonic_cst": (None, ['array-like', None])},
    }
    _methods = (" apply cost_complexity_pruning_path decision_path get_depth get_metadata_routing get_n_leaves "
               "predict score set_fit_request set_predict_proba_request set_predict_request set_score_request ")
    _fitted = (" classes_ feature_importances_ feature_names_in_ max_features_ n_classes_ n_features_in_ n_outputs_ "
               "tree_ ")
    _maybe = " e get_params is_fitted_ param "
    _until = {
        "set_predict_proba_request": "1.6", "set_predict_request": "1.6",
    }
    _refuses = " none inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category classes "
    _refuses_until = {"nan": "1.3"}
    _calls = {
        "": "unfitted narrow renamed inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba

    def fit(self, X, y, sample_weight=None, check_input=True):
        return self._fit(X, y)

    def predict(self, X, check_input=True):
        return super().predict(X)


class DecisionTreeRegressor(_families.Regressor):
    __real__ = "sklearn.tree._classes.DecisionTreeRegressor"
    _parameters = {
        "criterion": ('squared_error', [('options', 'absolute_error', 'friedman_mse', 'poisson', 'squared_error'), 'instance']),
        "splitter": ('best', [('options', 'best', 'random')]), "max_depth": (None, [('int', 1, None, 'left'), None]),
        "min_samples_split": (2, [('int', 2, None, 'left'), ('real', 0, 1, 'right')]),
        "min_samples_leaf": (1, [('int', 1, None, 'left'), ('real', 0, 1, 'neither')]),
        "min_weight_fraction_leaf": (0.0, [('real', 0, 0.5, 'both')]),
        "max_features": (None, [('int', 1, None, 'left'), ('real', 0, 1, 'right'), ('options', 'auto', 'log2', 'sqrt'), None]),
        "random_state": (None, ['random_state']), "max_leaf_nodes": (None, [('int', 2, None, 'left'), None]),
        "min_impurity_decrease": (0.0, [('real', 0, None, 'left')]), "ccp_alpha": (0.0, [('real', 0, None, 'left')]),
    }
    _changes = {
        "1.3": {"min_samples_split": (2, [('int', 2, None, 'left'), ('float', 0, 1, 'right')]), "min_samples_leaf": (1, [('int', 1, None, 'left'), ('float', 0, 1, 'neither')]), "max_features": (None, [('int', 1, None, 'left'), ('float', 0, 1, 'right'), ('options', 'log2', 'sqrt'), None])},
        "1.4": {"monotonic_cst": (None, ['array-like', None])},
        "1.9": {"criterion": ('squared_error', [('options', 'absolute_error', 'poisson', 'squared_error'), 'instance'])},
    }
    _methods = (" apply cost_complexity_pruning_path decision_path get_depth get_metadata_routing get_n_leaves "
               "predict score set_fit_request set_predict_request set_score_request ")
    _fitted = " feature_importances_ feature_names_in_ max_features_ n_features_in_ n_outputs_ tree_ "
    _maybe = " class_weight classes_ e get_params is_fitted_ n_classes_ param "
    _until = {
        "set_predict_request": "1.6",
    }
    _refuses = " none inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _refuses_until = {"nan": "1.3"}
    _calls = {
        "": "unfitted narrow renamed inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None, check_input=True):
        return self._fit(X, y)

    def predict(self, X, check_input=True):
        return super().predict(X)


class ExtraTreeClassifier(_families.Classifier):
    __real__ = "sklearn.tree._classes.ExtraTreeClassifier"
    _parameters = {
        "criterion": ('gini', [('options', 'entropy', 'gini', 'log_loss'), 'instance']),
        "splitter": ('random', [('options', 'best', 'random')]),
        "max_depth": (None, [('int', 1, None, 'left'), None]),
        "min_samples_split": (2, [('int', 2, None, 'left'), ('real', 0, 1, 'right')]),
        "min_samples_leaf": (1, [('int', 1, None, 'left'), ('real', 0, 1, 'neither')]),
        "min_weight_fraction_leaf": (0.0, [('real', 0, 0.5, 'both')]),
        "max_features": ('sqrt', [('int', 1, None, 'left'), ('real', 0, 1, 'right'), ('options', 'auto', 'log2', 'sqrt'), None]),
        "random_state": (None, ['random_state']), "max_leaf_nodes": (None, [('int', 2, None, 'left'), None]),
        "min_impurity_decrease": (0.0, [('real', 0, None, 'left')]),
        "class_weight": (None, ['dict', 'list', ('options', 'balanced'), None]),
        "ccp_alpha": (0.0, [('real', 0, None, 'left')]),
    }
    _changes = {
        "1.3": {"min_samples_split": (2, [('int', 2, None, 'left'), ('float', 0, 1, 'right')]), "min_samples_leaf": (1, [('int', 1, None, 'left'), ('float', 0, 1, 'neither')]), "max_features": ('sqrt', [('int', 1, None, 'left'), ('float', 0, 1, 'right'), ('options', 'log2', 'sqrt'), None])},
        "1.4": {"monotonic_cst": (None, ['array-like', None])},
    }
    _methods = (" apply cost_complexity_pruning_path decision_path get_depth get_metadata_routing get_n_leaves "
               "predict score set_fit_request set_predict_proba_request set_predict_request set_score_request ")
    _fitted = (" classes_ feature_importances_ feature_names_in_ max_features_ n_classes_ n_features_in_ n_outputs_ "
               "tree_ ")
    _maybe = " e get_params is_fitted_ param "
    _until = {
        "set_predict_proba_request": "1.6", "set_predict_request": "1.6",
    }
    _refuses = " none inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category classes "
    _refuses_until = {"nan": "1.6"}
    _calls = {
        "": "unfitted narrow renamed inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba

    def fit(self, X, y, sample_weight=None, check_input=True):
        return self._fit(X, y)

    def predict(self, X, check_input=True):
        return super().predict(X)


class ExtraTreeRegressor(_families.Regressor):
    __real__ = "sklearn.tree._classes.ExtraTreeRegressor"
    _parameters = {
        "criterion": ('squared_error', [('options', 'absolute_error', 'friedman_mse', 'poisson', 'squared_error'), 'instance']),
        "splitter": ('random', [('options', 'best', 'random')]),
        "max_depth": (None, [('int', 1, None, 'left'), None]),
        "min_samples_split": (2, [('int', 2, None, 'left'), ('real', 0, 1, 'right')]),
        "min_samples_leaf": (1, [('int', 1, None, 'left'), ('real', 0, 1, 'neither')]),
        "min_weight_fraction_leaf": (0.0, [('real', 0, 0.5, 'both')]),
        "max_features": (1.0, [('int', 1, None, 'left'), ('real', 0, 1, 'right'), ('options', 'auto', 'log2', 'sqrt'), None]),
        "random_state": (None, ['random_state']), "min_impurity_decrease": (0.0, [('real', 0, None, 'left')]),
        "max_leaf_nodes": (None, [('int', 2, None, 'left'), None]), "ccp_alpha": (0.0, [('real', 0, None, 'left')]),
    }
    _changes = {
        "1.3": {"min_samples_split": (2, [('int', 2, None, 'left'), ('float', 0, 1, 'right')]), "min_samples_leaf": (1, [('int', 1, None, 'left'), ('float', 0, 1, 'neither')]), "max_features": (1.0, [('int', 1, None, 'left'), ('float', 0, 1, 'right'), ('options', 'log2', 'sqrt'), None])},
        "1.4": {"monotonic_cst": (None, ['array-like', None])},
        "1.9": {"criterion": ('squared_error', [('options', 'absolute_error', 'poisson', 'squared_error'), 'instance'])},
    }
    _methods = (" apply cost_complexity_pruning_path decision_path get_depth get_metadata_routing get_n_leaves "
               "predict score set_fit_request set_predict_request set_score_request ")
    _fitted = " feature_importances_ feature_names_in_ max_features_ n_features_in_ n_outputs_ tree_ "
    _maybe = " class_weight classes_ e get_params is_fitted_ n_classes_ param "
    _until = {
        "set_predict_request": "1.6",
    }
    _refuses = " none inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category words "
    _refuses_until = {"nan": "1.6"}
    _calls = {
        "": "unfitted narrow renamed inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None, check_input=True):
        return self._fit(X, y)

    def predict(self, X, check_input=True):
        return super().predict(X)
