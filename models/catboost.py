"""CatBoost's estimators: unfitted models, lengths."""

from models.crane import certain, known, unknown
from models.data import facts
from models.sklearn import _boosters, _inputs
from models.sklearn._results import array, numbers

__pure__ = True
__version__ = unknown(str)


class CatBoostError(Exception):
    __real__ = "catboost._catboost.CatBoostError"


class Model(_boosters.Boosted):
    _attributes = (" feature_importances_ feature_names_ best_iteration_ best_score_ classes_ evals_result_ n_features_in_ "
                   "learning_rate_ random_seed_ tree_count_ ")

    def _need_fit(self):
        if certain(self._state == False):  # noqa: E712
            raise CatBoostError("There is no trained model to use predict(). Use fit() to train model. Then use this method.")

    def fit(self, X, y=None, cat_features=None, *args, **kwargs):
        self._state = True
        self._width = _inputs.width_of(facts(X).shape)
        self._target = facts(y) if known(y) and y is not None else None
        return self

    def predict(self, data, *args, **kwargs):
        if not certain(self._state == False):  # noqa: E712
            return self._result(data)
        # A model may also have been loaded from a file, which a method without a model here does.
        return unknown()

    def _result(self, data):
        return unknown()


class CatBoostClassifier(Model):
    __real__ = "catboost.core.CatBoostClassifier"
    _estimator_type = "classifier"


class CatBoostRegressor(Model):
    __real__ = "catboost.core.CatBoostRegressor"
    _estimator_type = "regressor"

    def _result(self, data):
        return array(numbers((_inputs.length_of(facts(data).shape),)))


def from_summary(summary):
    name = summary.get("types", {}).get("type", "")
    if name.endswith(".CatBoostClassifier"):
        return _boosters.restored(CatBoostClassifier, summary)
    if name.endswith(".CatBoostRegressor"):
        return _boosters.restored(CatBoostRegressor, summary)
    return unknown()
