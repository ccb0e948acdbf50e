"""`sklearn.feature_extraction.image`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _families

__pure__ = True


class PatchExtractor(_families.Transformer):
    __real__ = "sklearn.feature_extraction.image.PatchExtractor"
    _parameters = {
        "patch_size": (None, ['tuple', None]),
        "max_patches": (None, [None, ('real', 0, 1, 'neither'), ('int', 1, None, 'left')]),
        "random_state": (None, ['random_state']),
    }
    _changes = {
        "1.3": {"max_patches": (None, [None, ('float', 0, 1, 'neither'), ('int', 1, None, 'left')])},
    }
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " "
    _maybe = " e feature_names_in_ get_params is_fitted_ n_features_in_ param "
    _until = {
        "feature_names_in_": "1.6", "n_features_in_": "1.6",
    }
    _refuses = " "
    _calls = {
        "": "",
    }

    def fit_transform(self, X, y=None, **fit_params):
        return super().fit_transform(X, y)
