"""`sklearn.isotonic`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families

__pure__ = True


class IsotonicRegression(_families.Regressor):
    __real__ = "sklearn.isotonic.IsotonicRegression"
    _parameters = {
        "y_min": (None, [('real', None, None, 'both'), None]), "y_max": (None, [('real', None, None, 'both'), None]),
        "increasing": (True, ['boolean', ('options', 'auto')]),
        "out_of_bounds": ('nan', [('options', 'clip', 'nan', 'raise')]),
    }
    _methods = (" fit_transform get_metadata_routing predict score set_fit_request set_output set_predict_request "
               "set_score_request set_transform_request transform ")
    _fitted = " "
    _maybe = (" X_max_ X_min_ X_thresholds_ e f_ feature_names_in_ get_params increasing_ is_fitted_ n_features_in_ "
               "param y_thresholds_ ")
    _until = {
        "feature_names_in_": "1.6", "n_features_in_": "1.6", "set_predict_request": "1.6",
        "set_transform_request": "1.6",
    }
    _refuses = " "
    _calls = {
        "": "",
    }
    get_feature_names_out = _families.get_feature_names_out

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)

    def predict(self, T):
        return super().predict(T)
