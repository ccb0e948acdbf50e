"""`sklearn.semi_supervised`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families
from models.sklearn._estimator import Required

__pure__ = True


class LabelPropagation(_families.Classifier):
    __real__ = "sklearn.semi_supervised._label_propagation.LabelPropagation"
    _parameters = {
        "kernel": ('rbf', [('options', 'knn', 'rbf'), 'callable']), "gamma": (20, [('real', 0, None, 'left')]),
        "n_neighbors": (7, [('int', 0, None, 'neither')]), "max_iter": (1000, [('int', 0, None, 'neither')]),
        "tol": (0.001, [('real', 0, None, 'left')]), "n_jobs": (None, [None, ('int', None, None, 'neither')]),
    }
    _positional = 1
    _methods = " get_metadata_routing predict score set_score_request "
    _fitted = " X_ classes_ feature_names_in_ label_distributions_ n_features_in_ n_iter_ transduction_ "
    _maybe = " alpha e get_params is_fitted_ nn_fit param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category classes "
               "multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba


class LabelSpreading(_families.Classifier):
    __real__ = "sklearn.semi_supervised._label_propagation.LabelSpreading"
    _parameters = {
        "kernel": ('rbf', [('options', 'knn', 'rbf'), 'callable']), "gamma": (20, [('real', 0, None, 'left')]),
        "n_neighbors": (7, [('int', 0, None, 'neither')]), "alpha": (0.2, [('real', 0, 1, 'neither')]),
        "max_iter": (30, [('int', 0, None, 'neither')]), "tol": (0.001, [('real', 0, None, 'left')]),
        "n_jobs": (None, [None, ('int', None, None, 'neither')]),
    }
    _positional = 1
    _methods = " get_metadata_routing predict score set_score_request "
    _fitted = " X_ classes_ feature_names_in_ label_distributions_ n_features_in_ n_iter_ transduction_ "
    _maybe = " e get_params is_fitted_ nn_fit param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan mixed_names category classes "
               "multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba


class SelfTrainingClassifier(_families.Classifier):
    __real__ = "sklearn.semi_supervised._self_training.SelfTrainingClassifier"
    _parameters = {
        "base_estimator": (Required, [('methods', 'fit')]), "threshold": (0.75, [('real', 0, 1, 'left')]),
        "criterion": ('threshold', [('options', 'k_best', 'threshold')]), "k_best": (10, [('int', 1, None, 'left')]),
        "max_iter": (10, [('int', 0, None, 'left'), None]), "verbose": (False, ['verbose']),
    }
    _changes = {
        "1.6": {"estimator": (None, [None, ('methods', 'fit')]), "base_estimator": ('deprecated', [('methods', 'fit'), ('options', 'deprecated')])},
        "1.8": {"estimator": (None, [('methods', 'fit')]), "base_estimator": None},
    }
    _positional = 7
    _methods = " get_metadata_routing predict score "
    _fitted = (" base_estimator_ classes_ feature_names_in_ labeled_iter_ n_features_in_ n_iter_ "
               "termination_condition_ transduction_ ")
    _maybe = " e estimator_ get_params is_fitted_ param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "classes multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba
    predict_log_proba = _families.predict_log_proba
    decision_function = _families.decision_function

    def fit(self, X, y, **params):
        return self._fit(X, y)

    def predict(self, X, **params):
        return super().predict(X)

    def score(self, X, y, **params):
        return super().score(X, y)
