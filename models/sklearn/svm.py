"""`sklearn.svm`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families, _svm

__pure__ = True


class LinearSVC(_svm.LinearMachine):
    __real__ = "sklearn.svm._classes.LinearSVC"
    _parameters = {
        "penalty": ('l2', [('options', 'l1', 'l2')]),
        "loss": ('squared_hinge', [('options', 'hinge', 'squared_hinge')]), "dual": (True, ['boolean']),
        "tol": (0.0001, [('real', 0, None, 'neither')]), "C": (1.0, [('real', 0, None, 'neither')]),
        "multi_class": ('ovr', [('options', 'crammer_singer', 'ovr')]), "fit_intercept": (True, ['boolean']),
        "intercept_scaling": (1, [('real', 0, None, 'neither')]),
        "class_weight": (None, [None, 'dict', ('options', 'balanced')]), "verbose": (0, ['verbose']),
        "random_state": (None, ['random_state']), "max_iter": (1000, [('int', 0, None, 'left')]),
    }
    _changes = {
        "1.3": {"dual": ('warn', ['boolean', ('options', 'auto'), ('options', 'warn')])},
        "1.5": {"dual": ('auto', ['boolean', ('options', 'auto')])},
    }
    _positional = 2
    _methods = " densify get_metadata_routing predict score set_fit_request set_score_request sparsify "
    _fitted = " classes_ coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "classes multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    decision_function = _families.decision_function

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class LinearSVR(_families.Regressor):
    __real__ = "sklearn.svm._classes.LinearSVR"
    _parameters = {
        "epsilon": (0.0, [('real', None, None, 'neither')]), "tol": (0.0001, [('real', 0, None, 'neither')]),
        "C": (1.0, [('real', 0, None, 'neither')]),
        "loss": ('epsilon_insensitive', [('options', 'epsilon_insensitive', 'squared_epsilon_insensitive')]),
        "fit_intercept": (True, ['boolean']), "intercept_scaling": (1.0, [('real', 0, None, 'neither')]),
        "dual": (True, ['boolean']), "verbose": (0, ['verbose']), "random_state": (None, ['random_state']),
        "max_iter": (1000, [('int', 0, None, 'left')]),
    }
    _changes = {
        "1.3": {"dual": ('warn', ['boolean', ('options', 'auto'), ('options', 'warn')])},
        "1.5": {"dual": ('auto', ['boolean', ('options', 'auto')])},
    }
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = " coef_ feature_names_in_ intercept_ n_features_in_ n_iter_ "
    _maybe = " e get_params is_fitted_ param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output words ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class NuSVC(_svm.Machine):
    __real__ = "sklearn.svm._classes.NuSVC"
    _parameters = {
        "nu": (0.5, [('real', 0, 1, 'right')]),
        "kernel": ('rbf', [('options', 'linear', 'poly', 'precomputed', 'rbf', 'sigmoid'), 'callable']),
        "degree": (3, [('int', 0, None, 'left')]),
        "gamma": ('scale', [('options', 'auto', 'scale'), ('real', 0, None, 'left')]),
        "coef0": (0.0, [('real', None, None, 'neither')]), "shrinking": (True, ['boolean']),
        "probability": (False, ['boolean']), "tol": (0.001, [('real', 0, None, 'neither')]),
        "cache_size": (200, [('real', 0, None, 'neither')]),
        "class_weight": (None, [('options', 'balanced'), 'dict', None]), "verbose": (False, ['verbose']),
        "max_iter": (-1, [('int', -1, None, 'left')]),
        "decision_function_shape": ('ovr', [('options', 'ovo', 'ovr')]), "break_ties": (False, ['boolean']),
        "random_state": (None, ['random_state']),
    }
    _changes = {
        "1.9": {"probability": ('deprecated', ['boolean', ('options', 'deprecated')])},
    }
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = (" class_weight_ classes_ dual_coef_ feature_names_in_ fit_status_ intercept_ n_features_in_ n_iter_ "
               "n_support_ probA_ probB_ shape_fit_ support_ support_vectors_ ")
    _maybe = " C coef_ decision_function e epsilon get_params is_fitted_ param unused_param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "classes multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim", "predict_proba": "",
        "predict_log_proba": "",
    }
    decision_function = _families.decision_function

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class NuSVR(_svm.RegressionMachine):
    __real__ = "sklearn.svm._classes.NuSVR"
    _parameters = {
        "nu": (0.5, [('real', 0, 1, 'right')]), "C": (1.0, [('real', 0, None, 'neither')]),
        "kernel": ('rbf', [('options', 'linear', 'poly', 'precomputed', 'rbf', 'sigmoid'), 'callable']),
        "degree": (3, [('int', 0, None, 'left')]),
        "gamma": ('scale', [('options', 'auto', 'scale'), ('real', 0, None, 'left')]),
        "coef0": (0.0, [('real', None, None, 'neither')]), "shrinking": (True, ['boolean']),
        "tol": (0.001, [('real', 0, None, 'neither')]), "cache_size": (200, [('real', 0, None, 'neither')]),
        "verbose": (False, ['verbose']), "max_iter": (-1, [('int', -1, None, 'left')]),
    }
    _changes = {
        "1.5": {"C": (1.0, [('real', 0, None, 'right')])},
    }
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = (" dual_coef_ feature_names_in_ fit_status_ intercept_ n_features_in_ n_iter_ n_support_ shape_fit_ "
               "support_ support_vectors_ ")
    _maybe = (" class_weight class_weight_ coef_ e epsilon get_params is_fitted_ param probability random_state "
               "unused_param ")
    _until = {
        "class_weight_": "1.4",
    }
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output words ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class OneClassSVM(_svm.OneClassMachine):
    __real__ = "sklearn.svm._classes.OneClassSVM"
    _parameters = {
        "kernel": ('rbf', [('options', 'linear', 'poly', 'precomputed', 'rbf', 'sigmoid'), 'callable']),
        "degree": (3, [('int', 0, None, 'left')]),
        "gamma": ('scale', [('options', 'auto', 'scale'), ('real', 0, None, 'left')]),
        "coef0": (0.0, [('real', None, None, 'neither')]), "tol": (0.001, [('real', 0, None, 'neither')]),
        "nu": (0.5, [('real', 0, 1, 'right')]), "shrinking": (True, ['boolean']),
        "cache_size": (200, [('real', 0, None, 'neither')]), "verbose": (False, ['verbose']),
        "max_iter": (-1, [('int', -1, None, 'left')]),
    }
    _methods = " fit_predict get_metadata_routing predict set_fit_request "
    _fitted = (" dual_coef_ feature_names_in_ fit_status_ intercept_ n_features_in_ n_iter_ n_support_ offset_ "
               "shape_fit_ support_ support_vectors_ ")
    _maybe = (" C class_weight class_weight_ coef_ e epsilon get_params is_fitted_ param probability random_state "
               "unused_param ")
    _until = {
        "class_weight_": "1.4",
    }
    _refuses = " nan inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    decision_function = _families.decision_function
    score_samples = _families.score_samples

    def fit(self, X, y=None, sample_weight=None):
        return self._fit(X, y)

    def fit_predict(self, X, y=None, **kwargs):
        return super().fit_predict(X, y)


class SVC(_svm.Machine):
    __real__ = "sklearn.svm._classes.SVC"
    _parameters = {
        "C": (1.0, [('real', 0, None, 'neither')]),
        "kernel": ('rbf', [('options', 'linear', 'poly', 'precomputed', 'rbf', 'sigmoid'), 'callable']),
        "degree": (3, [('int', 0, None, 'left')]),
        "gamma": ('scale', [('options', 'auto', 'scale'), ('real', 0, None, 'left')]),
        "coef0": (0.0, [('real', None, None, 'neither')]), "shrinking": (True, ['boolean']),
        "probability": (False, ['boolean']), "tol": (0.001, [('real', 0, None, 'neither')]),
        "cache_size": (200, [('real', 0, None, 'neither')]),
        "class_weight": (None, [('options', 'balanced'), 'dict', None]), "verbose": (False, ['verbose']),
        "max_iter": (-1, [('int', -1, None, 'left')]),
        "decision_function_shape": ('ovr', [('options', 'ovo', 'ovr')]), "break_ties": (False, ['boolean']),
        "random_state": (None, ['random_state']),
    }
    _changes = {
        "1.5": {"C": (1.0, [('real', 0, None, 'right')])},
        "1.9": {"probability": ('deprecated', ['boolean', ('options', 'deprecated')])},
    }
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = (" class_weight_ classes_ dual_coef_ feature_names_in_ fit_status_ intercept_ n_features_in_ n_iter_ "
               "n_support_ probA_ probB_ shape_fit_ support_ support_vectors_ ")
    _maybe = " coef_ decision_function e epsilon get_params is_fitted_ nu param unused_param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "classes multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim", "predict_proba": "",
        "predict_log_proba": "",
    }
    decision_function = _families.decision_function

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class SVR(_svm.RegressionMachine):
    __real__ = "sklearn.svm._classes.SVR"
    _parameters = {
        "kernel": ('rbf', [('options', 'linear', 'poly', 'precomputed', 'rbf', 'sigmoid'), 'callable']),
        "degree": (3, [('int', 0, None, 'left')]),
        "gamma": ('scale', [('options', 'auto', 'scale'), ('real', 0, None, 'left')]),
        "coef0": (0.0, [('real', None, None, 'neither')]), "tol": (0.001, [('real', 0, None, 'neither')]),
        "C": (1.0, [('real', 0, None, 'neither')]), "epsilon": (0.1, [('real', 0, None, 'left')]),
        "shrinking": (True, ['boolean']), "cache_size": (200, [('real', 0, None, 'neither')]),
        "verbose": (False, ['verbose']), "max_iter": (-1, [('int', -1, None, 'left')]),
    }
    _changes = {
        "1.5": {"C": (1.0, [('real', 0, None, 'right')])},
    }
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = (" dual_coef_ feature_names_in_ fit_status_ intercept_ n_features_in_ n_iter_ n_support_ shape_fit_ "
               "support_ support_vectors_ ")
    _maybe = (" class_weight class_weight_ coef_ e get_params is_fitted_ nu param probability random_state "
               "unused_param ")
    _until = {
        "class_weight_": "1.4",
    }
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output words ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)
