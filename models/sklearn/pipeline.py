"""`sklearn.pipeline`. Classes written by scripts/make_sklearn_models.py from the real ones."""

from models.sklearn import _pipelines
from models.sklearn._estimator import Required
from models.sklearn._pipelines import make_pipeline, make_union

__pure__ = True


class FeatureUnion(_pipelines.Union):
    __real__ = "sklearn.pipeline.FeatureUnion"
    _parameters = {
        "transformer_list": (Required, None), "n_jobs": (None, None), "transformer_weights": (None, None),
        "verbose": (False, None),
    }
    _positional = 1
    _methods = " fit_transform set_output transform "
    _fitted = " n_features_in_ "
    _maybe = " named_transformers "
    _refuses = " inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed inf text one_dim empty three_dim",
    }

    def fit(self, X, y=None, **fit_params):
        return self._fit(X, y)


class Pipeline(_pipelines.Steps):
    __real__ = "sklearn.pipeline.Pipeline"
    _parameters = {
        "steps": (Required, None), "memory": (None, None), "verbose": (False, None),
    }
    _positional = 1
    _methods = " fit_predict fit_transform predict score set_output transform "
    _fitted = " classes_ feature_names_in_ n_features_in_ "
    _maybe = " named_steps "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "classes multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim", "transform": "", "score_samples": "",
        "inverse_transform": "",
    }

    def fit(self, X, y=None, **fit_params):
        return self._fit(X, y)
