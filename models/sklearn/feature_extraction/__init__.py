"""`sklearn.feature_extraction`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _text
from models.sklearn._estimator import Other

__pure__ = True


class DictVectorizer(_text.Hashes):
    __real__ = "sklearn.feature_extraction._dict_vectorizer.DictVectorizer"
    _parameters = {
        "dtype": (Other, None), "separator": ('=', ['str']), "sparse": (True, ['boolean']),
        "sort": (True, ['boolean']),
    }
    _methods = " fit_transform restrict set_output transform "
    _fitted = " "
    _refuses = " "
    _calls = {
        "": "",
    }

    def fit(self, X, y=None):
        return self._fit(X, y)


class FeatureHasher(_text.Hashes):
    __real__ = "sklearn.feature_extraction._hash.FeatureHasher"
    _parameters = {
        "n_features": (1048576, [('int', 1, 2147483647, 'both')]),
        "input_type": ('dict', [('options', 'dict', 'pair', 'string')]), "dtype": (Other, None),
        "alternate_sign": (True, ['boolean']),
    }
    _positional = 1
    _methods = " fit_transform set_output transform "
    _fitted = " "
    _refuses = " "
    _calls = {
        "": "",
    }

    def fit(self, X=None, y=None):
        return self._fit(X, y)
