"""`sklearn.multiclass`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families
from models.sklearn._estimator import Required

__pure__ = True


class OneVsOneClassifier(_families.Classifier):
    __real__ = "sklearn.multiclass.OneVsOneClassifier"
    _parameters = {
        "estimator": (Required, [('methods', 'fit')]), "n_jobs": (None, [('int', None, None, 'neither'), None]),
    }
    _positional = 1
    _methods = " get_metadata_routing partial_fit predict score set_partial_fit_request set_score_request "
    _fitted = " classes_ estimators_ feature_names_in_ n_classes_ n_features_in_ pairwise_indices_ "
    _maybe = " e estimator_ get_params is_fitted_ param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "classes multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    decision_function = _families.decision_function

    def fit(self, X, y, **fit_params):
        return self._fit(X, y)

    def partial_fit(self, X, y, classes=None, **partial_fit_params):
        return self._partial_fit(X, y)


class OneVsRestClassifier(_families.Classifier):
    __real__ = "sklearn.multiclass.OneVsRestClassifier"
    _parameters = {
        "estimator": (Required, [('methods', 'fit')]), "n_jobs": (None, [('int', None, None, 'neither'), None]),
        "verbose": (0, ['verbose']),
    }
    _positional = 1
    _methods = " get_metadata_routing partial_fit predict score set_partial_fit_request set_score_request "
    _fitted = " classes_ estimators_ feature_names_in_ label_binarizer_ multilabel_ n_classes_ n_features_in_ "
    _maybe = " e estimator_ get_params is_fitted_ param "
    _refuses = " none nan inf text one_dim three_dim no_columns lengths y_nan mixed_names category classes "
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    decision_function = _families.decision_function

    def fit(self, X, y, **fit_params):
        return self._fit(X, y)

    def partial_fit(self, X, y, classes=None, **partial_fit_params):
        return self._partial_fit(X, y)


class OutputCodeClassifier(_families.Classifier):
    __real__ = "sklearn.multiclass.OutputCodeClassifier"
    _parameters = {
        "estimator": (Required, [('methods', 'fit', 'decision_function'), ('methods', 'fit', 'predict_proba')]),
        "code_size": (1.5, [('real', 0, None, 'neither')]), "random_state": (None, ['random_state']),
        "n_jobs": (None, [('int', None, None, 'neither'), None]),
    }
    _positional = 1
    _methods = " get_metadata_routing predict score set_score_request "
    _fitted = " classes_ code_book_ estimators_ feature_names_in_ n_features_in_ "
    _maybe = " e estimator_ get_params is_fitted_ param "
    _refuses = (" none nan inf text one_dim three_dim no_columns lengths y_nan mixed_names category classes "
               "multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }

    def fit(self, X, y, **fit_params):
        return self._fit(X, y)
