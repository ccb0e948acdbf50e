"""LightGBM's scikit-learn API: arguments of fit that are gone since 4.0, text columns, unfitted models."""

from models.crane import certain, known, type_name, unknown, version
from models.data import Facts, facts
from models.sklearn import _boosted_attributes, _boosters, _inputs
from models.sklearn._results import array, numbers

__pure__ = True
__version__ = unknown(str)


class Model(_boosters.Boosted):
    def __init__(self, *values, **parameters):
        if len(values) > 0 and certain(version("lightgbm") >= "4.7"):
            raise TypeError(f"{type_name(self)}.__init__() takes 1 positional argument but {len(values) + 1} were given")
        _boosters.Boosted.__init__(self, *values, **parameters)

    def fit(self, X, y, sample_weight=None, init_score=None, eval_set=None, eval_names=None, eval_sample_weight=None,
            eval_class_weight=None, eval_init_score=None, eval_metric=None, feature_name="auto", categorical_feature="auto",
            callbacks=None, init_model=None, **gone):
        if known(gone):
            for name in gone:
                old = name in ("early_stopping_rounds", "verbose")
                if not old and name not in ("eval_X", "eval_y", "eval_group", "group") or old and certain(version("lightgbm") >= "4.0"):
                    raise TypeError(f"{type_name(self)}.fit() got an unexpected keyword argument {name!r}")
        self._check_frame(X)
        self._check_shapes(X, y)
        self._check_parameters()
        self._learn(X, y)
        return self

    def _check_shapes(self, X, y=False):
        """What scikit-learn's own checks refuse."""
        f = facts(X)
        if known(X) and known(f.shape) and len(f.shape) == 1 and not hasattr(X, "num_data"):
            raise ValueError("Expected 2D array, got 1D array instead:\narray=[...].\n" + _inputs.RESHAPE)
        if known(X) and (X is None or isinstance(X, (int, float, str))):
            raise ValueError("Expected 2D array, got scalar array instead:\narray=...\n" + _inputs.RESHAPE)
        if y is None:
            raise ValueError("Expected array-like (array or non-string sequence), got None")
        if y is not False and isinstance(y, (int, float)) is True and isinstance(y, bool) is not True:
            raise ValueError(f"Expected array-like (array or non-string sequence), got {y}")

    def _check_parameters(self):
        rounds = self.__dict__.get("n_estimators") if hasattr(self, "__dict__") else None
        if known(rounds) and isinstance(rounds, str):
            raise TypeError("'<=' not supported between instances of 'str' and 'int'")
        if known(rounds) and isinstance(rounds, int) and rounds <= 0 and certain(version("lightgbm") >= "4.0"):
            raise ValueError(f"Number of boosting rounds must be greater than 0. Got {rounds}.")

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
        self._check_shapes(X)
        self._check_width(X)
        plain = certain(pred_leaf == False) and certain(pred_contrib == False) and certain(raw_score == False)  # noqa: E712
        return self._predicted(X) if plain else unknown()

    def _check_width(self, X):
        width = _inputs.width_of(facts(X).shape)
        if certain(self._state) and certain(width != self._width):
            raise ValueError(f"X has {width} features, but {type_name(self)} is expecting {self._width} features as input.")


class LGBMClassifier(Model):
    __real__ = "lightgbm.sklearn.LGBMClassifier"
    _attributes = _boosted_attributes.LGBM + _boosted_attributes.LGBM_CLASSIFIER
    _estimator_type = "classifier"

    def predict_proba(self, X, raw_score=False, start_iteration=0, num_iteration=None, pred_leaf=False, pred_contrib=False,
                      validate_features=False, **kwargs):
        self._need_fit()
        self._check_shapes(X)
        self._check_width(X)
        plain = certain(pred_leaf == False) and certain(pred_contrib == False) and certain(raw_score == False)  # noqa: E712
        return self._probabilities(X, "float64") if plain else unknown()


class LGBMRegressor(Model):
    __real__ = "lightgbm.sklearn.LGBMRegressor"
    _attributes = _boosted_attributes.LGBM + _boosted_attributes.LGBM_REGRESSOR
    _estimator_type = "regressor"

    def _predicted(self, X, margin=False):
        return array(numbers((_inputs.length_of(facts(X).shape),)))


class LightGBMError(Exception):
    __real__ = "lightgbm.basic.LightGBMError"


class Dataset:
    """Data as the library keeps it, made when it is first needed."""

    __real__ = "lightgbm.basic.Dataset"
    __callable__ = False
    data_, label_ = unknown(), unknown()

    def __init__(self, data, label=None, *args, **kwargs):
        # A Booster that is trained or a validation set's reference reads them later.
        self.data_, self.label_ = data, label

    def __getitem__(self, key):
        raise TypeError("'Dataset' object is not subscriptable")

    def __len__(self):
        raise TypeError("object of type 'Dataset' has no len()")

    def check_(self):
        """What is refused when it is first needed."""
        data = self.data_
        if isinstance(data, (bool, int, float)) is True:
            raise TypeError(f"Cannot initialize Dataset from {type_name(data)}")
        f = facts(data)
        if hasattr(data, "iloc") is True and known(f.shape) and len(f.shape) == 1:
            raise TypeError("Cannot initialize Dataset from Series")
        labels = facts(self.label_).shape
        if known(f.shape) and known(labels) and len(f.shape) == 2 and len(labels) == 1 and certain(f.shape[0] != labels[0]):
            raise LightGBMError("Length of labels differs from the length of #data")

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name.startswith("_") or " " + name + " " in _boosted_attributes.DATASET:
            return unknown()
        raise AttributeError(f"'Dataset' object has no attribute {name!r}")


class Booster:
    __real__ = "lightgbm.basic.Booster"
    __callable__ = False
    best_score = unknown(dict)

    def __init__(self, *args, **kwargs):
        pass

    def __getitem__(self, key):
        raise TypeError("'Booster' object is not subscriptable")

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name.startswith("_") or " " + name + " " in _boosted_attributes.LGBM_BOOSTER:
            return unknown()
        raise AttributeError(f"'Booster' object has no attribute {name!r}")

    def predict(self, data, start_iteration=0, num_iteration=None, raw_score=False, pred_leaf=False, pred_contrib=False,
                data_has_header=False, validate_features=False, **kwargs):
        if known(data) and isinstance(data, Dataset):
            raise TypeError("Cannot use Dataset instance for prediction, please use raw data instead")
        return unknown()

    def feature_name(self):
        return unknown(list)

    def feature_importance(self, importance_type="split", iteration=None):
        return array(Facts((unknown(int),), unknown(str)))


def train(params, train_set, num_boost_round=100, valid_sets=None, valid_names=None, feval=None, init_model=None,
          keep_training_booster=False, callbacks=None, **gone):
    """`early_stopping_rounds` and `verbose_eval` are callbacks since 4.0; other names are of older versions."""
    if known(gone):
        for name in gone:
            old = name in ("early_stopping_rounds", "verbose_eval", "evals_result", "fobj", "learning_rates", "feature_name",
                           "categorical_feature")
            if not old or certain(version("lightgbm") >= "4.0") and name not in ("feature_name", "categorical_feature"):
                raise TypeError(f"train() got an unexpected keyword argument {name!r}")
    if params is None or isinstance(params, (str, list, int)) is True:
        if certain(version("lightgbm") >= "4.0") and isinstance(train_set, Dataset) is True:
            raise AttributeError(f"{type_name(params)!r} object has no attribute 'keys'")
    if isinstance(num_boost_round, float) is True and isinstance(train_set, Dataset) is True and certain(version("lightgbm") >= "4.0"):
        raise LightGBMError(f'Parameter num_iterations should be of type int, got "{num_boost_round}"')
    if known(num_boost_round) and isinstance(num_boost_round, str):
        raise TypeError("'<=' not supported between instances of 'str' and 'int'")
    if known(num_boost_round) and isinstance(num_boost_round, int) and num_boost_round <= 0:
        raise ValueError(f"Number of boosting rounds must be greater than 0. Got {num_boost_round}.")
    for data in [train_set] + (list(valid_sets) if known(valid_sets) and isinstance(valid_sets, (list, tuple)) else []):
        if known(data) and (data is None or isinstance(data, (dict, list, str, int)) or hasattr(data, "__crane_array__")):
            raise TypeError(f"train() only accepts Dataset object, train_set has type {type_name(data)!r}.")
    for number, data in enumerate(valid_sets if known(valid_sets) and isinstance(valid_sets, (list, tuple)) else []):
        if certain(version("lightgbm") >= "4.0") and data is None:
            raise TypeError(f"Every item in valid_sets must be a Dataset object. Item {number} has type {type_name(data)!r}.")
    if isinstance(train_set, Dataset) is True and known(params):
        train_set.check_()
    return Booster()


def early_stopping(stopping_rounds, first_metric_only=False, verbose=True, min_delta=0.0):
    if known(stopping_rounds) and isinstance(stopping_rounds, str) and certain(version("lightgbm") >= "4.6"):
        raise TypeError("early_stopping_round should be an integer. Got 'str'")
    if known(stopping_rounds) and isinstance(stopping_rounds, float) and certain(version("lightgbm") >= "4.6"):
        raise TypeError("early_stopping_round should be an integer. Got 'float'")
    return unknown()


def from_summary(summary):
    name = summary.get("types", {}).get("type", "")
    if name.endswith(".LGBMClassifier"):
        return _boosters.restored(LGBMClassifier, summary)
    if name.endswith(".LGBMRegressor"):
        return _boosters.restored(LGBMRegressor, summary)
    if name in ("lightgbm.basic.Booster", "lightgbm.basic.Dataset"):
        from models.crane import instance
        return instance(Booster if name.endswith("Booster") else Dataset)
    return unknown()
