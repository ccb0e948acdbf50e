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
    _methods = " fit_transform get_metadata_routing restrict set_inverse_transform_request set_output transform "
    _fitted = " "
    _maybe = " e feature_names_ feature_names_in_ get_params is_fitted_ n_features_in_ param vocabulary_ "
    _until = {
        "feature_names_in_": "1.6", "n_features_in_": "1.6", "set_inverse_transform_request": "1.6",
    }
    _refuses = " "
    _calls = {
        "": "",
    }


class FeatureHasher(_text.Hashes):
    __real__ = "sklearn.feature_extraction._hash.FeatureHasher"
    _parameters = {
        "n_features": (1048576, [('int', 1, 2147483647, 'both')]),
        "input_type": ('dict', [('options', 'dict', 'pair', 'string')]), "dtype": (Other, None),
        "alternate_sign": (True, ['boolean']),
    }
    _positional = 1
    _methods = " fit_transform get_metadata_routing set_output set_transform_request transform "
    _fitted = " "
    _maybe = " e feature_names_in_ get_params is_fitted_ n_features_in_ param "
    _until = {
        "feature_names_in_": "1.6", "n_features_in_": "1.6", "set_transform_request": "1.6",
    }
    _refuses = " "
    _calls = {
        "": "",
    }
