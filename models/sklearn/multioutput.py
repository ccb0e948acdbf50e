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
    _positional = 1
    _methods = " predict score "
    _fitted = " "
    _refuses = " "
    _calls = {
        "": "",
    }
    predict_proba = _families.predict_proba
    decision_function = _families.decision_function

    def fit(self, X, Y):
        return self._fit(X, Y)


class MultiOutputClassifier(_families.Classifier):
    __real__ = "sklearn.multioutput.MultiOutputClassifier"
    _parameters = {
        "estimator": (Required, [('methods', 'fit', 'predict')]),
        "n_jobs": (None, [('int', None, None, 'neither'), None]),
    }
    _positional = 1
    _methods = " partial_fit predict score "
    _fitted = " "
    _refuses = " "
    _calls = {
        "": "",
    }
    predict_proba = _families.predict_proba

    def fit(self, X, Y, sample_weight=None, **fit_params):
        return self._fit(X, Y)

    def score(self, X, y):
        return super().score(X, y)

    def partial_fit(self, X, y, classes=None, sample_weight=None):
        return self._partial_fit(X, y)


class MultiOutputRegressor(_families.Regressor):
    __real__ = "sklearn.multioutput.MultiOutputRegressor"
    _parameters = {
        "estimator": (Required, [('methods', 'fit', 'predict')]),
        "n_jobs": (None, [('int', None, None, 'neither'), None]),
    }
    _positional = 1
    _methods = " partial_fit predict score "
    _fitted = " "
    _refuses = " "
    _calls = {
        "": "",
    }

    def fit(self, X, y, sample_weight=None, **fit_params):
        return self._fit(X, y)

    def partial_fit(self, X, y, sample_weight=None):
        return self._partial_fit(X, y)


class RegressorChain(_families.Regressor):
    __real__ = "sklearn.multioutput.RegressorChain"
    _parameters = {
        "base_estimator": (Required, [('methods', 'fit', 'predict')]),
        "order": (None, ['array-like', ('options', 'random'), None]),
        "cv": (None, ['cv_object', ('options', 'prefit')]), "random_state": (None, ['random_state']),
        "verbose": (False, ['boolean']),
    }
    _positional = 1
    _methods = " predict score "
    _fitted = " "
    _refuses = " "
    _calls = {
        "": "",
    }

    def fit(self, X, Y, **fit_params):
        return self._fit(X, Y)
