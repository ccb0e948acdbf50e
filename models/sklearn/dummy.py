"""`sklearn.dummy`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.crane import unknown
from models.sklearn import _families

__pure__ = True


class DummyClassifier(_families.Classifier):
    __real__ = "sklearn.dummy.DummyClassifier"
    _parameters = {
        "strategy": ('prior', [('options', 'constant', 'most_frequent', 'prior', 'stratified', 'uniform')]),
        "random_state": (None, ['random_state']),
        "constant": (None, [('int', None, None, 'neither'), 'str', 'array-like', None]),
    }
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = " class_prior_ classes_ n_classes_ n_outputs_ sparse_output_ "
    _maybe = " e feature_names_in_ get_params is_fitted_ n_features_in_ param "
    _refuses = " none lengths "
    _calls = {
        "": "unfitted",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)


class DummyRegressor(_families.Regressor):
    __real__ = "sklearn.dummy.DummyRegressor"
    _parameters = {
        "strategy": ('mean', [('options', 'constant', 'mean', 'median', 'quantile')]),
        "constant": (None, [('real', None, None, 'neither'), 'array-like', None]),
        "quantile": (None, [('real', 0, 1, 'both'), None]),
    }
    _methods = " get_metadata_routing predict score set_fit_request set_predict_request set_score_request "
    _fitted = " constant_ n_outputs_ "
    _maybe = " e feature_names_in_ get_params is_fitted_ n_features_in_ param "
    _refuses = " empty lengths y_nan words "
    _calls = {
        "": "unfitted empty", "predict": "unfitted",
    }

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)

    def predict(self, X, return_std=False):
        return unknown() if return_std else super().predict(X)
