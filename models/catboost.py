"""CatBoost's estimators and pools: unfitted models, lengths, columns of text, parameters."""

from models.crane import certain, known, many, type_name, unknown
from models.data import Facts, facts
from models.sklearn import _boosters, _inputs
from models.sklearn._results import array, numbers
from models._std import is_text, may_fail, plain

__pure__ = True
__version__ = unknown(str)

#: Parameters that are whole numbers from 0, or from 1, on; others are numbers.
COUNTS = ("iterations", "n_estimators", "num_boost_round", "num_trees", "depth", "max_depth", "random_seed", "random_state", "border_count",
          "max_bin", "early_stopping_rounds", "od_wait")
NUMBERS = ("learning_rate", "eta", "l2_leaf_reg", "reg_lambda", "random_strength", "bagging_temperature", "subsample", "rsm")
REGRESSION = ("RMSE", "MAE", "Quantile", "MAPE", "Poisson", "LogLinQuantile", "Lq", "Huber", "Tweedie")
CLASSIFICATION = ("Logloss", "CrossEntropy", "MultiClass", "MultiClassOneVsAll")
PREDICTIONS = ("Class", "RawFormulaVal", "Probability", "LogProbability", "Exponent", "RMSEWithUncertainty", "MultiProbability",
               "VirtEnsembles", "TotalUncertainty")


class CatBoostError(Exception):
    __real__ = "_catboost.CatBoostError"


def refuse_data(X, name="X"):
    """Raises for what is no data."""
    if X is None:
        raise CatBoostError(f"{name} must not be None")
    if isinstance(X, (bool, int, float, dict)) is True:
        raise CatBoostError(f"Invalid data type=<class '{type_name(X)}'>: must be list, numpy.ndarray, pandas.DataFrame, pandas.Series, "
                            "polars.DataFrame, catboost.FeaturesData, scipy.sparse matrix or a path to a file")


def refuse_label(X, y):
    """Raises for a label that does not fit the data."""
    if is_text(y) or isinstance(y, (int, float)) is True:
        raise CatBoostError(f"Invalid label type=<class '{type_name(y)}'>: must be array like.")
    rows, labels = facts(X).shape, facts(y).shape
    if known(rows) and known(labels) and len(rows) > 0 and len(labels) > 0 and certain(rows[0] != labels[0]):
        raise CatBoostError(f"Length of label={labels[0]} and length of data={rows[0]} is different.")


def refuse_columns(X, cat_features, more=()):
    """Raises where a column of text is not named as a category, or a named one is not there."""
    if isinstance(cat_features, (list, tuple)) is True and known(cat_features) and len(cat_features) > 0 and is_text(cat_features[0]):
        shape = facts(X).shape
        if hasattr(X, "__crane_array__") is True and known(shape) and len(shape) == 1 and hasattr(X, "iloc") is True:
            raise CatBoostError("features parameter contains string value but feature names for a dataset are not specified")
    if isinstance(cat_features, (int, float)) is True:
        if hasattr(X, "iloc") is True:
            raise CatBoostError(f"feature names should be a sequence, but got {cat_features}")
        raise TypeError(f"object of type '{type_name(cat_features)}' has no len()")
    if hasattr(X, "iloc") is not True:
        f = facts(X)
        if cat_features is not None and known(cat_features) and isinstance(cat_features, (list, tuple, str)) and len(cat_features) > 0:
            if hasattr(X, "__crane_array__") and known(f.dtype) and f.dtype.startswith("float"):
                raise CatBoostError("'data' is numpy array of floating point numerical type, it means no categorical features, but "
                                    "'cat_features' parameter specifies nonzero number of categorical features")
        return
    if is_text(cat_features):
        raise CatBoostError(f"feature names should be a sequence, but got '{cat_features}'")
    columns = facts(X).columns
    if not known(columns) or columns is None or not all([known(c) for c in columns]):
        may_fail()
        return
    named = []
    if cat_features is not None:
        if not known(cat_features) or isinstance(cat_features, (list, tuple)) is not True or not all([known(c) for c in cat_features]):
            may_fail()
            return
        named = list(cat_features)
    for name in named:
        if is_text(name) and name not in columns:
            raise ValueError(f"'{name}' is not in list")
    if more is None:
        may_fail()
        return
    for number, name in enumerate(columns[:200]):
        f = facts(X[name])
        chosen = name in named or number in named
        if not known(f.dtype):
            may_fail()
        elif chosen and f.dtype.startswith("float") and certain(f.shape[0] > 0):
            raise CatBoostError(f"Invalid type for cat_feature[non-default value idx=0,feature_idx={number}]: cat_features must be integer or "
                                "string, real number values and NaN values should be converted to string.")
        elif not chosen and f.dtype in ("str", "object", "category") and name not in more:
            if certain(f.float_text == "none") and certain(f.nan == False):  # noqa: E712
                raise CatBoostError(f"Bad value for num_feature[non_default_doc_idx=0,feature_idx={number}]: Cannot convert to float")
            may_fail()


class Pool:
    """Data with its labels and what the columns are."""

    __real__ = "catboost.core.Pool"
    __callable__ = False
    __complete__ = True
    shape = unknown(tuple)

    def __init__(self, data, label=None, cat_features=None, text_features=None, embedding_features=None, embedding_features_data=None,
                 column_description=None, pairs=None, graph=None, delimiter="\t", has_header=False, ignore_csv_quoting=False, weight=None,
                 group_id=None, group_weight=None, subgroup_id=None, pairs_weight=None, baseline=None, timestamp=None, feature_names=None,
                 feature_tags=None, thread_count=-1, log_cout=None, log_cerr=None, data_can_be_none=False):
        if data is None and data_can_be_none is False:
            raise CatBoostError("'data' parameter can't be None")
        refuse_data(data, "data")
        refuse_columns(data, cat_features, () if text_features is None and embedding_features is None else None)
        if label is not None:
            refuse_label(data, label)
        if weight is not None:
            rows, weights = facts(data).shape, facts(weight).shape
            if known(rows) and known(weights) and len(rows) > 0 and len(weights) == 1 and certain(rows[0] != weights[0]):
                raise CatBoostError(f"Length of weight={weights[0]} and length of data={rows[0]} are different.")
        may_fail()
        shape = facts(data).shape
        if known(shape) and len(shape) in (1, 2):
            self.shape = (shape[0], shape[1] if len(shape) == 2 else 1)

    def later_(self, *args, **kwargs):
        may_fail()
        return unknown()

    get_baseline = get_cat_feature_indices = get_embedding_feature_indices = get_feature_names = get_features = later_
    get_group_id_hash = get_text_feature_indices = get_weight = has_label = is_empty_ = is_quantized = num_pairs = later_
    quantize = save = save_quantization_borders = set_baseline = set_feature_names = set_group_id = later_
    set_group_weight = set_pairs = set_pairs_weight = set_subgroup_id = set_timestamp = set_weight = train_eval_split = later_

    def num_row(self):
        return self.shape[0]

    def num_col(self):
        return self.shape[1]

    def get_label(self):
        return unknown()

    def slice(self, rindex):
        may_fail()
        made = Pool.__new__(Pool)
        made.shape = (facts(rindex).shape[0] if known(facts(rindex).shape) and len(facts(rindex).shape) == 1 else unknown(int), self.shape[1])
        return made


def is_pool(x):
    return isinstance(x, Pool) is True


def refuse_eval(sets):
    """Raises for what is nothing to evaluate with."""
    for one in sets if isinstance(sets, list) is True and known(sets) else [sets]:
        if isinstance(one, tuple) is True and known(one):
            if len(one) != 2:
                raise CatBoostError("Invalid shape of 'eval_set': must be (X, y).")
            if not is_pool(one[0]) and one[1] is not None:
                refuse_label(one[0], one[1])
        elif isinstance(one, (int, float)) is True or hasattr(one, "__crane_array__") is True:
            raise CatBoostError(f"Invalid type of 'eval_set': <class '{type_name(one)}'>, while expected Pool or (X, y) or a filename, or list "
                                "thereof.")
        else:
            may_fail()


def refuse_number(name, x):
    """Raises where a parameter is no number, or none that the library takes."""
    if is_text(x) or isinstance(x, (list, tuple, dict)) is True or name in COUNTS and isinstance(x, float) is True:
        raise CatBoostError(f"catboost/private/libs/options/json_helper.h:41: Can't parse parameter \"{name}\" with value: \"{x}\"")
    if name in COUNTS and known(x) and isinstance(x, int) and x < 0:
        raise CatBoostError(f"catboost/private/libs/options/json_helper.h:41: Can't parse parameter \"{name}\" with value: {x}")
    if name in COUNTS[:4] and known(x) and type(x) is int and x == 0:
        raise CatBoostError("catboost/libs/options/boosting_options.cpp:65: Iterations count should be positive")
    if name in ("depth", "max_depth") and known(x) and isinstance(x, int) and x > 16:
        raise CatBoostError("catboost/private/libs/options/oblivious_tree_options.cpp:128: Maximum tree depth is 16")


class Model(_boosters.Boosted):
    __callable__ = False
    _attributes = (" feature_importances_ feature_names_ best_iteration_ best_score_ classes_ evals_result_ n_features_in_ "
                   "learning_rate_ random_seed_ tree_count_ ")

    def __init__(self, *values, **parameters):
        self._state = False
        self._first = values
        self._given = parameters

    def __getattr__(self, name):
        if name == "tree_count_" and certain(self._state):
            return unknown(int)
        if name == "feature_names_":
            return unknown(list)
        if name in ("evals_result_", "best_score_"):
            return unknown(dict)
        if name == "classes_" and certain(self._state) and type_name(self) == "CatBoostClassifier":
            return array(Facts((unknown(int),)))
        return super().__getattr__(name)

    def _need_fit(self, name="predict"):
        if certain(self._state == False):  # noqa: E712
            raise CatBoostError(f"There is no trained model to use {name}(). Use fit() to train model. Then use this method.")
        if not certain(self._state):
            may_fail()

    def _refuse_parameters(self, verbose, rounds):
        given = self._given
        if len(self._first) > 0:
            refuse_number("iterations", self._first[0])
        if known(given):
            for name in given:
                value = given[name]
                if name in COUNTS or name in NUMBERS:
                    if value is not None:
                        refuse_number(name, value)
                elif name in ("verbose", "verbose_eval"):
                    self._refuse_verbose(value)
                elif name == "loss_function":
                    self._refuse_loss(value)
        self._refuse_verbose(verbose)
        if rounds is not None:
            refuse_number("wait_iterations", rounds)
            if known(rounds) and type(rounds) is int and rounds <= 0:
                raise CatBoostError("catboost/private/libs/options/overfitting_detector_options.cpp:49: Wait iterations in OD-detector should be > 0")
        may_fail()

    def _refuse_verbose(self, value):
        if value is not None and isinstance(value, (str, list, float, dict)) is True:
            raise CatBoostError(f"Parameter verbose should have a type of (<class 'bool'>, <class 'int'>), got <class '{type_name(value)}'>")

    def _refuse_loss(self, value):
        other = REGRESSION if type_name(self) == "CatBoostClassifier" else CLASSIFICATION if type_name(self) == "CatBoostRegressor" else ()
        if isinstance(value, (int, float, list)) is True:
            raise AttributeError(f"'{type_name(value)}' object has no attribute '_jited'")
        if is_text(value) and known(value) and value in other:
            raise CatBoostError(f"Invalid loss_function='{value}'")

    def fit(self, X, y=None, cat_features=None, text_features=None, embedding_features=None, graph=None, sample_weight=None, baseline=None,
            use_best_model=None, eval_set=None, verbose=None, logging_level=None, plot=False, plot_file=None, column_description=None,
            verbose_eval=None, metric_period=None, silent=None, early_stopping_rounds=None, save_snapshot=None, snapshot_file=None,
            snapshot_interval=None, init_model=None, callbacks=None, log_cout=None, log_cerr=None, **more):
        refuse_data(X)
        if is_pool(X):
            if y is not None:
                raise CatBoostError("Incorrect value of y: X is catboost.Pool object, y must be initialized inside catboost.Pool.")
            if cat_features is not None or sample_weight is not None:
                raise CatBoostError("cat_features, text_features, embedding_features, sample_weight, group_id, group_weight, subgroup_id, "
                                    "pairs_weight, baseline should have the None type when X has catboost.Pool type.")
            shape = X.shape
        else:
            if y is None and hasattr(X, "__crane_array__") is True:
                raise CatBoostError("y may be None only when X is an instance of catboost.Pool or string")
            own = self._given["cat_features"] if known(self._given) and "cat_features" in self._given else None
            loose = text_features is not None or embedding_features is not None or not known(self._given) or "text_features" in self._given
            if not is_text(X):
                if known(own):
                    refuse_columns(X, own if cat_features is None else cat_features, None if loose else ())
                refuse_label(X, y)
            shape = facts(X).shape
        if eval_set is not None:
            refuse_eval(eval_set)
        self._refuse_parameters(verbose, early_stopping_rounds)
        if type_name(self) == "CatBoostRegressor" and not is_pool(X) and certain(facts(y).float_text == "none"):
            raise CatBoostError("catboost/private/libs/target/target_converter.cpp:38: Target value cannot be parsed as float")
        self._state = True
        self._width = _inputs.width_of(shape)
        self._target = facts(y) if known(y) and y is not None and not is_pool(X) else None
        return self

    def _refuse_input(self, data):
        if data is None or isinstance(data, (bool, int, float, str)) is True:
            raise CatBoostError(f"Invalid data type=<class '{type_name(data)}'> : must be list, numpy.ndarray, pandas.Series, pandas.DataFrame, "
                                "polars.Series, polars.DataFrame scipy.sparse matrix, catboost.FeaturesData or catboost.Pool.")
        width = data.shape[1] if is_pool(data) else _inputs.width_of(facts(data).shape)
        if certain(self._state) and known(width) and known(self._width) and width < self._width and self._all_used():
            raise CatBoostError(f"catboost/libs/data/model_dataset_compatibility.cpp:72: Feature {width} is present in model but not in pool.")
        may_fail()

    def _all_used(self):
        """Whether the last features are surely of use to the model: never sure; they may be constant."""
        return False

    def _rows(self, data):
        shape = data.shape if is_pool(data) else facts(data).shape
        return shape[0] if known(shape) and len(shape) == 2 else None

    def predict(self, data, prediction_type="Class", ntree_start=0, ntree_end=0, thread_count=-1, verbose=None, task_type="CPU"):
        self._need_fit()
        if isinstance(prediction_type, (int, float, list)) is True:
            raise CatBoostError(f"Invalid prediction_type type=<class '{type_name(prediction_type)}'>: must be str.")
        if known(prediction_type) and is_text(prediction_type) and prediction_type not in PREDICTIONS:
            raise CatBoostError(f"Invalid value of prediction_type={prediction_type}: must be Class, RawFormulaVal, Probability, LogProbability, "
                                "Exponent, RMSEWithUncertainty.")
        self._refuse_input(data)
        return self._result(data) if known(prediction_type) and prediction_type in ("Class", "RawFormulaVal") else unknown()

    def _result(self, data):
        return unknown()

    def staged_predict(self, data, *args, **kwargs):
        self._refuse_later(data)
        return iter(many(self._result(data)))

    def _refuse_later(self, data):
        may_fail()

    def score(self, X, y=None, *args, **kwargs):
        self._need_fit("score")
        if y is None and not is_pool(X):
            raise CatBoostError("y should be specified.")
        self._refuse_input(X)
        rows, labels = facts(X).shape, facts(y).shape
        if known(rows) and known(labels) and len(rows) == 2 and len(labels) == 1 and certain(rows[0] != labels[0]) and not is_pool(X):
            raise ValueError(f"operands could not be broadcast together with shapes ({rows[0]},) ({labels[0]},)")
        from models.numpy.nd import element

        return element("float64")

    def get_feature_importance(self, data=None, type="FeatureImportance", prettified=False, *args, **kwargs):
        if data is not None and (isinstance(data, (str, int, float, list)) is True or hasattr(data, "__crane_array__") is True):
            raise CatBoostError(f"Invalid data type=<class '{type_name(data)}'>, must be catboost.Pool.")
        if data is None and certain(self._state == False):  # noqa: E712
            raise CatBoostError("Model has no meta information needed to calculate feature importances. Pass training dataset to this function.")
        may_fail()
        if certain(prettified == False) and certain(type == "FeatureImportance") and len(args) == 0 and not kwargs:  # noqa: E712
            return array(Facts((self._width,), "float64", False, False))
        return unknown()

    def get_params(self, deep=True):
        if not known(self._given) or len(self._first) > 0 or not all([plain(self._given[name]) for name in self._given]):
            return unknown(dict)
        return {name: self._given[name] for name in self._given}

    def get_all_params(self):
        may_fail()
        return unknown(dict)

    def set_params(self, **params):
        if certain(self._state):
            raise CatBoostError("You can't change params of fitted model.")
        self._given = unknown(dict)
        return self

    def is_fitted(self):
        return self._state

    def save_model(self, fname, format="cbm", export_parameters=None, pool=None):
        if isinstance(fname, (int, float, list)) is True or fname is None:
            raise CatBoostError(f"Invalid fname type=<class '{type_name(fname)}'>: must be str or os.PathLike.")
        self._need_fit("save_model")
        may_fail()

    def load_model(self, fname=None, *args, **kwargs):
        may_fail()
        self._state, self._width, self._target = True, unknown(int), None
        return self

    def eval_metrics(self, data, metrics, *args, **kwargs):
        if hasattr(data, "__crane_array__") is True:
            raise CatBoostError(f"Invalid data type=<class '{type_name(data)}'>, must be catboost.Pool.")
        may_fail()
        return unknown(dict)

    def _later(self, *args, **kwargs):
        may_fail()
        return unknown()

    calc_leaf_indexes = calc_feature_statistics = compare = copy = drop_unused_features = get_best_iteration = _later
    get_best_score = get_borders = get_cat_feature_indices = get_embedding_feature_indices = get_evals_result = get_leaf_values = _later
    get_leaf_weights = get_metadata = get_n_features_in = get_object_importance = get_param = get_scale_and_bias = get_test_eval = _later
    get_test_evals = get_text_feature_indices = get_tree_leaf_counts = grid_search = iterate_leaf_indexes = plot_partial_dependence = _later
    plot_predictions = plot_tree = randomized_search = save_borders = select_features = set_feature_names = set_leaf_values = _later
    set_scale_and_bias = set_tree_count_ = shrink = virtual_ensembles_predict = set_score_request = get_metadata_routing = _later
    set_fit_request = set_predict_request = _later


class CatBoost(Model):
    __real__ = "catboost.core.CatBoost"
    _attributes = Model._attributes


class CatBoostClassifier(Model):
    __real__ = "catboost.core.CatBoostClassifier"
    _estimator_type = "classifier"

    def predict_proba(self, X, ntree_start=0, ntree_end=0, thread_count=-1, verbose=None, task_type="CPU"):
        self._need_fit("predict_proba")
        self._refuse_input(X)
        rows = self._rows(X)
        if rows is None:
            return unknown()
        count = self._target.unique if self._is_single() else unknown(int)
        return array(Facts((rows, max(count, 2) if known(count) else unknown(int)), "float64", False, False))

    predict_log_proba = staged_predict_proba = staged_predict_log_proba = Model._later

    def _result(self, data):
        rows = self._rows(data)
        if rows is None:
            return unknown()
        # One column of labels for three classes or more; of two, none.
        count = self._target.unique if self._is_single() else unknown(int)
        if certain(count == 2):
            return array(Facts((rows,), unknown(str), False, False))
        if certain(count > 2):
            return array(Facts((rows, 1), unknown(str), False, False))
        return unknown()


class CatBoostRegressor(Model):
    __real__ = "catboost.core.CatBoostRegressor"
    _estimator_type = "regressor"

    def predict(self, data, prediction_type=None, ntree_start=0, ntree_end=0, thread_count=-1, verbose=None, task_type="CPU"):
        return Model.predict(self, data, "RawFormulaVal" if prediction_type is None else prediction_type)

    def _result(self, data):
        rows = self._rows(data)
        return unknown() if rows is None else array(numbers((rows,)))


class CatBoostRanker(Model):
    __real__ = "catboost.core.CatBoostRanker"

    def fit(self, X, y=None, group_id=None, *args, **kwargs):
        may_fail()
        self._state = True
        self._target = None
        return self


def cv(pool=None, params=None, dtrain=None, iterations=None, num_boost_round=None, fold_count=None, *args, **kwargs):
    if params is None:
        raise CatBoostError("params should be set.")
    if type(params) is dict and known(params) and "loss_function" not in params and "objective" not in params:
        raise CatBoostError("Parameter loss_function should be specified for cross-validation")
    if pool is not None and hasattr(pool, "__crane_array__") is True:
        raise TypeError(f"Argument 'pool' has incorrect type (expected _catboost._PoolBase, got {type_name(pool)})")
    if pool is not None and dtrain is not None:
        raise CatBoostError("Only one of the parameters pool and dtrain should be set.")
    if isinstance(pool, Pool) is True and len(args) == 0 and not kwargs:
        from models.pandas import DataFrame

        may_fail()
        return unknown(DataFrame)
    may_fail()
    return unknown()


def sum_models(models, *args, **kwargs):
    may_fail()
    return unknown()


def to_regressor(model):
    may_fail()
    return unknown()


to_classifier = to_ranker = to_regressor


def train(pool=None, params=None, *args, **kwargs):
    may_fail()
    return unknown()


def from_summary(summary):
    name = summary.get("types", {}).get("type", "")
    made = None
    for end, cls in ((".CatBoostClassifier", CatBoostClassifier), (".CatBoostRegressor", CatBoostRegressor), (".CatBoost", CatBoost)):
        if name.endswith(end):
            made = _boosters.restored(cls, summary)
    if made is not None:
        made._first, made._given = (), unknown(dict)
        return made
    if name == "catboost.core.Pool":
        return unknown(Pool)
    return unknown()
