"""`sklearn.ensemble`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families
from models.sklearn._estimator import Required

__pure__ = True


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
    _methods = " fit_transform predict score set_output transform "
    _fitted = (" classes_ estimators_ feature_names_in_ final_estimator_ n_features_in_ named_estimators_ "
               "stack_method_ ")
    _maybe = " named_estimators "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "classes multi_output ")
    _calls = {
        "": "narrow renamed nan inf text one_dim empty three_dim",
        "transform": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    decision_function = _families.decision_function
    get_feature_names_out = _families.get_feature_names_out

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)

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
    _methods = " fit_transform predict score set_output transform "
    _fitted = " estimators_ feature_names_in_ final_estimator_ n_features_in_ named_estimators_ stack_method_ "
    _maybe = " named_estimators "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output words ")
    _calls = {
        "": "narrow renamed nan inf text one_dim empty three_dim",
        "transform": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)

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
    _methods = " fit_transform predict score set_output transform "
    _fitted = " classes_ estimators_ feature_names_in_ le_ n_features_in_ named_estimators_ "
    _maybe = " named_estimators "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "classes ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim", "predict_proba": "",
    }
    predict_proba = _families.predict_proba
    get_feature_names_out = _families.get_feature_names_out

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class VotingRegressor(_families.Regressor):
    __real__ = "sklearn.ensemble._voting.VotingRegressor"
    _parameters = {
        "estimators": (Required, ['list']), "weights": (None, ['array-like', None]),
        "n_jobs": (None, [None, ('int', None, None, 'neither')]), "verbose": (False, ['verbose']),
    }
    _positional = 1
    _methods = " fit_transform predict score set_output transform "
    _fitted = " estimators_ feature_names_in_ n_features_in_ named_estimators_ "
    _maybe = " named_estimators "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category "
               "multi_output words ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    get_feature_names_out = _families.get_feature_names_out

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)
