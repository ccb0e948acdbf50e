"""XGBoost's scikit-learn API (positional arguments beyond the signature only warn): what fit no longer takes, text columns, unfitted models, feature names."""

from models.crane import certain, known, type_name, unknown, version
from models.data import Facts, facts
from models.sklearn import _boosted_attributes, _boosters, _inputs
from models.sklearn._families import len_is_one
from models.sklearn._results import array, numbers

__pure__ = True
__version__ = unknown(str)


class XGBoostError(ValueError):
    __real__ = "xgboost.core.XGBoostError"


class Estimator(_boosters.Boosted):
    """XGBModel."""

    def _check_gone(self, keywords):
        """Arguments of fit that moved to the constructor in 2.1."""
        if certain(version("xgboost") >= "2.1"):
            for name in ("early_stopping_rounds", "eval_metric", "callbacks"):
                if name in keywords:
                    raise TypeError(f"{type_name(self)}.fit() got an unexpected keyword argument {name!r}")

    def _check_parameters(self):
        """Kinds of numbers that the library's own parser, or Python's `range`, refuses."""
        rounds = self.__dict__.get("n_estimators") if hasattr(self, "__dict__") else None
        if known(rounds) and (isinstance(rounds, str) or isinstance(rounds, float) and not isinstance(rounds, int)):
            raise TypeError(f"{type_name(rounds)!r} object cannot be interpreted as an integer")

    def fit(self, X, y, sample_weight=None, base_margin=None, eval_set=None, verbose=True, xgb_model=None,
            sample_weight_eval_set=None, base_margin_eval_set=None, feature_weights=None, **moved):
        if known(moved):
            self._check_gone(moved)
            for name in moved:
                if name not in ("early_stopping_rounds", "eval_metric", "callbacks"):
                    raise TypeError(f"{type_name(self)}.fit() got an unexpected keyword argument {name!r}")
        if known(X) and X is None and not certain(version("xgboost") < "1.5"):
            raise TypeError("Not supported type for data.<class 'NoneType'>")
        self._check_parameters()
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
        self._check_data(X)
        self._check_names(X)
        return self._predicted(X, output_margin)

    def evals_result(self):
        self._need_fit()
        return unknown(dict)

    def _check_lengths(self, f, target):
        """The library's own check, in C++."""
        a, b = _inputs.length_of(f.shape), _inputs.length_of(target.shape)
        if certain(a != b):
            raise XGBoostError(f"Check failed: labels.Size() == num_row_ ({b} vs. {a}): Size of labels must equal to number of "
                               "rows.")

    def _check_data(self, X):
        if known(X) and X is None and certain(version("xgboost") >= "2.0"):
            raise TypeError("Not supported type for data.<class 'NoneType'>")
        width = _inputs.width_of(facts(X).shape)
        if certain(self._state) and certain(width != self._width) and certain(version("xgboost") >= "1.5"):
            if not (known(X) and hasattr(X, "iloc")):
                raise ValueError(f"Feature shape mismatch, expected: {self._width}, got {width}")

    def _check_names(self, X):
        now = _inputs.names_of(X)
        if certain(self._state) and known(now) and known(self._names) and now is not None and self._names is not None:
            if now != self._names:
                raise ValueError(f"feature_names mismatch: {self._names} {now}")


class XGBClassifier(Estimator):
    __real__ = "xgboost.sklearn.XGBClassifier"
    _attributes = _boosted_attributes.XGB + _boosted_attributes.XGB_CLASSIFIER
    _estimator_type = "classifier"

    def _learn(self, X, y):
        self._check_labels(y)
        Estimator._learn(self, X, y)

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
        self._check_data(X)
        self._check_names(X)
        return self._probabilities(X, "float32")


def fits(labels, expected):
    return all([isinstance(v, (bool, int, float)) and v in expected for v in labels])


class XGBRegressor(Estimator):
    __real__ = "xgboost.sklearn.XGBRegressor"
    _attributes = _boosted_attributes.XGB + _boosted_attributes.XGB_REGRESSOR
    _estimator_type = "regressor"

    def _predicted(self, X, margin=False):
        rows = _inputs.length_of(facts(X).shape)
        return array(numbers((rows,))) if self._is_single() else array(Facts(unknown(), "float32"))


class DMatrix:
    """Data as the library keeps it."""

    __real__ = "xgboost.core.DMatrix"
    __callable__ = False
    _about = Facts()

    def __init__(self, data, label=None, *args, **kwargs):
        if known(data) and data is None:
            raise TypeError("Not supported type for data.<class 'NoneType'>")
        f = facts(data)
        if label is not None:
            a, b = _inputs.length_of(f.shape), _inputs.length_of(facts(label).shape)
            if certain(a != b) and certain(b % a != 0 if known(a) and known(b) and a > 0 else False):
                raise XGBoostError(f"Check failed: labels.Size() == num_row_ ({b} vs. {a}): Size of labels must equal to number of "
                                   "rows.")
        self._about = f

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name.startswith("_") or " " + name + " " in _boosted_attributes.DMATRIX:
            return unknown()
        raise AttributeError(f"'DMatrix' object has no attribute {name!r}")

    def __getitem__(self, key):
        raise TypeError("'DMatrix' object is not subscriptable")

    def num_row(self):
        return _inputs.length_of(self._about.shape)

    def num_col(self):
        return _inputs.width_of(self._about.shape)


class Booster:
    """`Booster`."""

    __real__ = "xgboost.core.Booster"
    __callable__ = False
    _single = unknown(bool)

    def __init__(self, *args, **kwargs):
        pass

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name.startswith("_") or " " + name + " " in _boosted_attributes.XGB_BOOSTER:
            return unknown()
        raise AttributeError(f"'Booster' object has no attribute {name!r}")

    def predict(self, data, output_margin=False, ntree_limit=0, pred_leaf=False, pred_contribs=False, approx_contribs=False,
                pred_interactions=False, validate_features=True, training=False, iteration_range=(0, 0), strict_shape=False):
        if known(data) and not isinstance(data, DMatrix) and not_matrix(data):
            raise TypeError(f"('Expecting data to be a DMatrix object, got: ', <class {type_name(data)!r}>)")
        plain = [output_margin, pred_leaf, pred_contribs, pred_interactions, strict_shape]
        if known(data) and isinstance(data, DMatrix) and certain(self._single) and all([certain(v == False) for v in plain]):  # noqa: E712
            return array(Facts((data.num_row(),), "float32"))
        return unknown()


def not_matrix(data):
    """Whether it surely is no matrix of the library's: a list, an array, a frame, a number."""
    return data is None or isinstance(data, (str, int, float, list, tuple, dict)) or hasattr(data, "__crane_array__")


SINGLE = ("binary:logistic", "binary:hinge", "binary:logitraw", "reg:squarederror", "reg:linear", "reg:logistic", "reg:absoluteerror",
          "reg:squaredlogerror", "reg:gamma", "reg:tweedie", "count:poisson", "multi:softmax", "survival:cox")


def train(params, dtrain, num_boost_round=10, *args, **kwargs):
    if known(dtrain) and not isinstance(dtrain, DMatrix) and not_matrix(dtrain):
        raise TypeError(f"('Invalid cache item: {type_name(dtrain)}', [...])")
    if known(num_boost_round) and isinstance(num_boost_round, (str, float)):
        raise TypeError(f"{type_name(num_boost_round)!r} object cannot be interpreted as an integer")
    learner = Booster()
    objective = params.get("objective", "reg:squarederror") if known(params) and isinstance(params, dict) else unknown()
    own = known(kwargs) and "obj" not in kwargs
    learner._single = True if known(objective) and objective in SINGLE and own else unknown(bool)
    return learner


def from_summary(summary):
    name = summary.get("types", {}).get("type", "")
    if name == "xgboost.core.Booster":
        from models.crane import instance
        return instance(Booster)
    if name == "xgboost.core.DMatrix":
        from models.crane import instance
        return instance(DMatrix)
    if name.endswith(".XGBClassifier"):
        return _boosters.restored(XGBClassifier, summary)
    if name.endswith(".XGBRegressor"):
        return _boosters.restored(XGBRegressor, summary)
    return unknown()
