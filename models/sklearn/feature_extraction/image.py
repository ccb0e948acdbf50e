"""`sklearn.feature_extraction.image`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _estimator

__pure__ = True


class PatchExtractor(_estimator.Estimator):
    __real__ = "sklearn.feature_extraction.image.PatchExtractor"
    _parameters = {
        "patch_size": (None, ['tuple', None]),
        "max_patches": (None, [None, ('real', 0, 1, 'neither'), ('int', 1, None, 'left')]),
        "random_state": (None, ['random_state']),
    }
    _methods = " transform "
    _fitted = " "
    _refuses = " "
    _calls = {
        "": "",
    }
