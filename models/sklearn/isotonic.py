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
    _methods = " fit_transform predict score set_output transform "
    _fitted = " "
    _refuses = " "
    _calls = {
        "": "",
    }
    get_feature_names_out = _families.get_feature_names_out

    def fit(self, X, y, sample_weight=None):
        return self._fit(X, y)

    def predict(self, T):
        return super().predict(T)
