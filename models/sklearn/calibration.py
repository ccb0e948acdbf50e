"""`sklearn.calibration`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families

__pure__ = True


class CalibratedClassifierCV(_families.Classifier):
    __real__ = "sklearn.calibration.CalibratedClassifierCV"
    _parameters = {
        "estimator": (None, [('methods', 'fit', 'predict_proba'), ('methods', 'fit', 'decision_function'), None]),
        "method": ('sigmoid', [('options', 'isotonic', 'sigmoid')]),
        "cv": (None, ['cv_object', ('options', 'prefit')]), "n_jobs": (None, [('int', None, None, 'neither'), None]),
        "ensemble": (True, ['boolean']),
        "base_estimator": ('deprecated', [('methods', 'fit', 'predict_proba'), ('methods', 'fit', 'decision_function'), None, ('options', 'deprecated')]),
    }
    _changes = {
        "1.4": {"base_estimator": None}, "1.6": {"ensemble": ('auto', ['boolean', ('options', 'auto')])},
        "1.8": {"method": ('sigmoid', [('options', 'isotonic', 'sigmoid', 'temperature')]), "cv": (None, ['cv_object'])},
    }
    _positional = 1
    _methods = " get_metadata_routing predict score set_fit_request set_score_request "
    _fitted = " calibrated_classifiers_ classes_ feature_names_in_ n_features_in_ "
    _maybe = " e estimator_ get_params is_fitted_ param "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "classes multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim",
    }
    predict_proba = _families.predict_proba

    def fit(self, X, y, sample_weight=None, **fit_params):
        return self._fit(X, y)
