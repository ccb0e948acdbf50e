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
    _changes = {
        "1.5": {"verbose_feature_names_out": (True, None)},
    }
    _positional = 1
    _shape = "rows"
    _methods = " fit_transform get_metadata_routing set_output transform "
    _fitted = " n_features_in_ "
    _maybe = " e feature_names_in_ get_params is_fitted_ named_transformers param tt "
    _refuses = " inf text one_dim three_dim empty no_columns mixed_names category "
    _calls = {
        "": "unfitted narrow renamed inf text one_dim empty three_dim",
    }


class Pipeline(_pipelines.Steps):
    __real__ = "sklearn.pipeline.Pipeline"
    _parameters = {
        "steps": (Required, None), "memory": (None, None), "verbose": (False, None),
    }
    _changes = {
        "1.3": {"steps": (Required, ['list', 'tuple']), "memory": (None, [None, 'str', ('methods', 'cache')]), "verbose": (False, ['boolean'])},
        "1.6": {"transform_input": (None, ['list', None])},
    }
    _positional = 1
    _methods = (" fit_predict fit_transform get_metadata_routing predict score set_callbacks set_output "
               "set_score_request transform ")
    _fitted = " classes_ feature_names_in_ n_features_in_ "
    _maybe = " e get_params is_fitted_ named_steps param tt "
    _refuses = (" none nan inf text one_dim three_dim empty no_columns lengths y_nan one_class mixed_names category "
               "classes multi_output ")
    _calls = {
        "": "unfitted narrow renamed nan inf text one_dim empty three_dim", "transform": "", "score_samples": "",
        "inverse_transform": "",
    }
