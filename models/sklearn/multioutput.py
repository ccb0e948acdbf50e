"""`sklearn.multioutput`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families
from models.sklearn._estimator import Required

__pure__ = True


class ClassifierChain(_families.Classifier):
    __real__ = "sklearn.multioutput.ClassifierChain"
    _parameters = {
        "base_estimator": (Required, [('methods', 'fit', 'predict')]),
        "order": (None, ['array-like', ('options', 'random'), None]),
        "cv": (None, ['cv_object', ('options', 'prefit')]), "random_state": (None, ['random_state']),
        "verbose": (False, ['boolean']),
    }
    _changes = {
        "1.5": {"chain_method": ('predict', ['list', 'tuple', ('options', 'decision_function', 'predict', 'predict_log_proba', 'predict_proba')])},
        "1.7": {"estimator": (None, [('methods', 'fit', 'predict'), None]), "base_estimator": ('deprecated', [('methods', 'fit', 'predict'), ('options', 'deprecated')])},
        "1.9": {"estimator": (Required, [('methods', 'fit', 'predict')]), "base_estimator": None},
    }
    _positional = 1
    _methods = " get_metadata_routing predict score set_score_request "
    _fitted = " "
    _maybe = (" chain_method_ classes_ e estimator_ estimators_ feature_names_in_ get_params is_fitted_ "
               "n_features_in_ order_ param ")
    _refuses = " "
    _calls = {
        "": "",
    }
    predict_proba = _families.predict_proba
    decision_function = _families.decision_function

    def fit(self, X, Y, **fit_params):
        return self._fit(X, Y)


class MultiOutputClassifier(_families.Classifier):
    __real__ = "sklearn.multioutput.MultiOutputClassifier"
    _parameters = {
        "estimator": (Required, [('methods', 'fit', 'predict')]),
        "n_jobs": (None, [('int', None, None, 'neither'), None]),
    }
    _positional = 1
    _methods = " get_metadata_routing partial_fit predict score set_fit_request set_partial_fit_request "
    _fitted = " "
    _maybe = " classes_ e estimator_ estimators_ feature_names_in_ get_params is_fitted_ n_features_in_ param "
    _refuses = " "
    _calls = {
        "": "",
    }
    predict_proba = _families.predict_proba

    def fit(self, X, Y, sample_weight=None, **fit_params):
        return self._fit(X, Y)

    def score(self, X, y):
        return super().score(X, y)

    def partial_fit(self, X, y, classes=None, sample_weight=None, **partial_fit_params):
        return self._partial_fit(X, y)


class MultiOutputRegressor(_families.Regressor):
    __real__ = "sklearn.multioutput.MultiOutputRegressor"
    _parameters = {
        "estimator": (Required, [('methods', 'fit', 'predict')]),
        "n_jobs": (None, [('int', None, None, 'neither'), None]),
    }
    _positional = 1
    _methods = (" get_metadata_routing partial_fit predict score set_fit_request set_partial_fit_request "
               "set_score_request ")
    _fitted = " "
    _maybe = " e estimator_ estimators_ feature_names_in_ get_params is_fitted_ n_features_in_ param "
    _refuses = " "
    _calls = {
        "": "",
    }

    def fit(self, X, y, sample_weight=None, **fit_params):
        return self._fit(X, y)

    def partial_fit(self, X, y, sample_weight=None, **partial_fit_params):
        return self._partial_fit(X, y)


class RegressorChain(_families.Regressor):
    __real__ = "sklearn.multioutput.RegressorChain"
    _parameters = {
        "base_estimator": (Required, [('methods', 'fit', 'predict')]),
        "order": (None, ['array-like', ('options', 'random'), None]),
        "cv": (None, ['cv_object', ('options', 'prefit')]), "random_state": (None, ['random_state']),
        "verbose": (False, ['boolean']),
    }
    _changes = {
        "1.7": {"estimator": (None, [('methods', 'fit', 'predict'), None]), "base_estimator": ('deprecated', [('methods', 'fit', 'predict'), ('options', 'deprecated')])},
        "1.9": {"estimator": (Required, [('methods', 'fit', 'predict')]), "base_estimator": None},
    }
    _positional = 1
    _methods = " get_metadata_routing predict score set_score_request "
    _fitted = " "
    _maybe = (" chain_method_ e estimator_ estimators_ feature_names_in_ get_params is_fitted_ n_features_in_ "
               "order_ param ")
    _refuses = " "
    _calls = {
        "": "",
    }

    def fit(self, X, Y, **fit_params):
        return self._fit(X, Y)
