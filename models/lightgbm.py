"""LightGBM's scikit-learn API: arguments of fit that are gone since 4.0, text columns, unfitted models."""

from models.crane import certain, known, type_name, unknown, version
from models.data import facts
from models.sklearn import _boosters, _inputs
from models.sklearn._results import array, numbers

__pure__ = True
__version__ = unknown(str)


class Model(_boosters.Boosted):
    _attributes = (" feature_importances_ best_iteration_ best_score_ booster_ evals_result_ feature_name_ n_features_ "
                   "n_features_in_ feature_names_in_ n_estimators_ n_iter_ objective_ classes_ n_classes_ ")

    def fit(self, X, y, sample_weight=None, init_score=None, eval_set=None, eval_names=None, eval_sample_weight=None,
            eval_class_weight=None, eval_init_score=None, eval_metric=None, feature_name="auto", categorical_feature="auto",
            callbacks=None, init_model=None, **gone):
        if known(gone):
            for name in gone:
                old = name in ("early_stopping_rounds", "verbose")
                if not old and name not in ("eval_X", "eval_y", "eval_group", "group") or old and certain(version("lightgbm") >= "4.0"):
                    raise TypeError(f"{type_name(self)}.fit() got an unexpected keyword argument {name!r}")
        self._check_frame(X)
        self._learn(X, y)
        return self

    def _check_frame(self, X):
        """pandas columns must be numbers, bools or categories."""
        f = facts(X)
        if known(f.shape) and len(f.shape) == 2 and hasattr(X, "iloc") and known(f.columns) and f.columns is not None:
            bad = [name for name in f.columns[:200] if known(facts(X[name]).dtype) and facts(X[name]).dtype == "object"]
            if bad:
                raise ValueError("pandas dtypes must be int, float or bool.\nFields with bad pandas dtypes: "
                                 + ", ".join([f"{name}: object" for name in bad]))

    def predict(self, X, raw_score=False, start_iteration=0, num_iteration=None, pred_leaf=False, pred_contrib=False,
                validate_features=False, **kwargs):
        self._need_fit()
        self._check_width(X)
        plain = certain(pred_leaf == False) and certain(pred_contrib == False) and certain(raw_score == False)  # noqa: E712
        return self._predicted(X) if plain else unknown()

    def _check_width(self, X):
        width = _inputs.width_of(facts(X).shape)
        if certain(self._state) and certain(width != self._width):
            raise ValueError(f"X has {width} features, but {type_name(self)} is expecting {self._width} features as input.")


class LGBMClassifier(Model):
    __real__ = "lightgbm.sklearn.LGBMClassifier"
    _estimator_type = "classifier"

    def predict_proba(self, X, raw_score=False, start_iteration=0, num_iteration=None, pred_leaf=False, pred_contrib=False,
                      validate_features=False, **kwargs):
        self._need_fit()
        self._check_width(X)
        return unknown()


class LGBMRegressor(Model):
    __real__ = "lightgbm.sklearn.LGBMRegressor"
    _estimator_type = "regressor"

    def _predicted(self, X, margin=False):
        return array(numbers((_inputs.length_of(facts(X).shape),)))


def train(params, train_set, num_boost_round=100, valid_sets=None, valid_names=None, feval=None, init_model=None,
          keep_training_booster=False, callbacks=None, **gone):
    """`early_stopping_rounds` and `verbose_eval` are callbacks since 4.0; other names are of older versions."""
    if known(gone) and certain(version("lightgbm") >= "4.0"):
        for name in gone:
            if name in ("early_stopping_rounds", "verbose_eval", "evals_result", "fobj", "learning_rates"):
                raise TypeError(f"train() got an unexpected keyword argument {name!r}")
    return unknown()


def from_summary(summary):
    name = summary.get("types", {}).get("type", "")
    if name.endswith(".LGBMClassifier"):
        return _boosters.restored(LGBMClassifier, summary)
    if name.endswith(".LGBMRegressor"):
        return _boosters.restored(LGBMRegressor, summary)
    return unknown()
