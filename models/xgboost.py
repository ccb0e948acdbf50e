"""XGBoost's scikit-learn API (positional arguments beyond the signature only warn): what fit no longer takes, text columns, unfitted models, feature names."""

from models.crane import certain, known, type_name, unknown, version
from models.data import Facts, facts
from models.sklearn import _boosters, _inputs
from models.sklearn._families import len_is_one
from models.sklearn._results import array, numbers

__pure__ = True
__version__ = unknown(str)


class XGBoostError(ValueError):
    __real__ = "xgboost.core.XGBoostError"


class Booster(_boosters.Boosted):
    """XGBModel."""

    _attributes = (" feature_importances_ best_iteration best_score coef_ intercept_ feature_names_in_ n_features_in_ evals_result "
                   "get_booster get_xgb_params get_num_boosting_rounds apply save_model load_model get_params set_params classes_ "
                   "n_classes_ get_metadata_routing set_fit_request set_predict_request set_score_request set_predict_proba_request ")

    def _check_gone(self, keywords):
        """Arguments of fit that moved to the constructor in 2.1."""
        if certain(version("xgboost") >= "2.1"):
            for name in ("early_stopping_rounds", "eval_metric", "callbacks"):
                if name in keywords:
                    raise TypeError(f"{type_name(self)}.fit() got an unexpected keyword argument {name!r}")

    def fit(self, X, y, sample_weight=None, base_margin=None, eval_set=None, verbose=True, xgb_model=None,
            sample_weight_eval_set=None, base_margin_eval_set=None, feature_weights=None, **moved):
        if known(moved):
            self._check_gone(moved)
            for name in moved:
                if name not in ("early_stopping_rounds", "eval_metric", "callbacks"):
                    raise TypeError(f"{type_name(self)}.fit() got an unexpected keyword argument {name!r}")
        self._check_frame(X)
        self._learn(X, y)
        return self

    def _check_frame(self, X):
        """Columns of texts; categories only where they are switched on."""
        f = facts(X)
        if known(f.shape) and len(f.shape) == 2 and hasattr(X, "iloc") and known(f.columns) and f.columns is not None:
            bad = [name for name in f.columns[:200] if facts(X[name]).dtype in ("object",) and known(facts(X[name]).dtype)]
            if bad and certain(version("xgboost") < "3.1"):
                raise ValueError("DataFrame.dtypes for data must be int, float, bool or category. Invalid columns:"
                                 + ", ".join([f"{name}: object" for name in bad]))

    def predict(self, X, output_margin=False, validate_features=True, base_margin=None, iteration_range=None,
                ntree_limit=None):
        self._need_fit()
        self._check_names(X)
        return self._predicted(X, output_margin)

    def _check_lengths(self, f, target):
        """The library's own check, in C++."""
        a, b = _inputs.length_of(f.shape), _inputs.length_of(target.shape)
        if certain(a != b):
            raise XGBoostError(f"Check failed: labels.Size() == num_row_ ({b} vs. {a}): Size of labels must equal to number of "
                               "rows.")

    def _check_names(self, X):
        now = _inputs.names_of(X)
        if certain(self._state) and known(now) and known(self._names) and now is not None and self._names is not None:
            if now != self._names:
                raise ValueError(f"feature_names mismatch: {self._names} {now}")


class XGBClassifier(Booster):
    __real__ = "xgboost.sklearn.XGBClassifier"
    _estimator_type = "classifier"

    def _learn(self, X, y):
        self._check_labels(y)
        Booster._learn(self, X, y)

    def _check_labels(self, y):
        """Labels are 0, 1, 2, … ."""
        f = facts(y)
        if certain(version("xgboost") < "1.6") or not len_is_one(f.shape):
            return
        if known(f.labels) and f.labels is not None and all([known(v) for v in f.labels]) and len(f.labels) > 0:
            expected = list(range(len(f.labels)))
            if sorted([str(v) for v in f.labels]) != sorted([str(v) for v in expected]) and not fits(f.labels, expected):
                raise ValueError(f"Invalid classes inferred from unique values of `y`.  Expected: {expected}, got {list(f.labels)}")

    def predict_proba(self, X, validate_features=True, base_margin=None, iteration_range=None):
        self._need_fit()
        self._check_names(X)
        return unknown()


def fits(labels, expected):
    return all([isinstance(v, (bool, int, float)) and v in expected for v in labels])


class XGBRegressor(Booster):
    __real__ = "xgboost.sklearn.XGBRegressor"
    _estimator_type = "regressor"

    def _predicted(self, X, margin=False):
        rows = _inputs.length_of(facts(X).shape)
        return array(numbers((rows,))) if self._is_single() else array(Facts(unknown(), "float32"))


def from_summary(summary):
    name = summary.get("types", {}).get("type", "")
    if name.endswith(".XGBClassifier"):
        return _boosters.restored(XGBClassifier, summary)
    if name.endswith(".XGBRegressor"):
        return _boosters.restored(XGBRegressor, summary)
    return unknown()
