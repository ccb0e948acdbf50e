"""What classifiers, regressors, transformers and clusterers have in common."""

from models.crane import certain, known, require, type_name, unknown
from models.data import Facts, facts
from models.sklearn import _inputs, _targets
from models.sklearn._estimator import Estimator, rows_of
from models.sklearn.exceptions import NotFittedError
from models.sklearn._results import array, labels_like, numbers


class Predictor(Estimator):
    """Has predict and score, and learns from y."""

    def fit(self, X, y):
        return self._fit(X, y)

    def score(self, X, y, sample_weight=None):
        self._check_call(X, "score")
        _inputs.check_lengths(facts(X).shape, facts(y).shape)
        return unknown(float)

    def predict(self, X):
        self._check_call(X, "predict")
        return self._predicted(rows_of(X))

    def _predicted(self, rows):
        return unknown()


class Classifier(Predictor):
    _estimator_type = "classifier"

    def _check_target(self, f, flags):
        Estimator._check_target(self, f, [flag for flag in flags if flag != "words"])
        if "classes" in flags:
            kind = _targets.type_of_facts(f)
            if _targets.is_continuous(kind) or certain(kind == "unknown"):
                raise ValueError(f"Unknown label type: {kind}. Maybe you are trying to fit a classifier, which expects "
                                 "discrete classes on a regression target with continuous values.")
        if "one_class" in flags and certain(_targets.distinct(f) == 1) and len_is_one(f.shape):
            raise ValueError(f"{type_name(self)} needs samples of at least 2 classes in the data, but the data contains "
                             "only one class")

    def _target_shape(self, rows):
        f = self._target
        if f is None or not known(f.shape):
            return unknown()
        if len(f.shape) == 2 and not certain(f.shape[1] == 1):
            return (rows, f.shape[1]) if known(f.shape[1]) else unknown()
        return (rows,)

    def _predicted(self, rows):
        shape = self._target_shape(rows)
        if self._target is None:
            return array(Facts((rows,), unknown(str), False))
        f = self._target.select(shape)
        f.columns = None
        if known(f.dtype) and f.dtype in ("category", "string") or not known(f.dtype):
            f.dtype = unknown(str)
        return array(f)

    def _count_classes(self):
        return unknown(int) if self._target is None else _targets.distinct(self._target)

    def _value_of(self, name):
        if name == "classes_" and self._target is not None and known(self._target.shape) and len(self._target.shape) == 1:
            f = labels_like(self._target, self._count_classes())
            f.unique = self._count_classes()
            f.labels = self._target.labels
            return array(f)
        return Estimator._value_of(self, name)


def predict_proba(self, X):
    """Of one target: a column a class."""
    self._check_call(X, "predict_proba")
    if len_is_one_or_unknown(self._target):
        return array(Facts((rows_of(X), self._count_classes()), unknown(str), False, False, 0.0, 1.0))
    return unknown()


def predict_log_proba(self, X):
    self._check_call(X, "predict_log_proba")
    return unknown()


def decision_function(self, X):
    self._check_call(X, "decision_function")
    return unknown()


def score_samples(self, X):
    self._check_call(X, "score_samples")
    return array(numbers((rows_of(X),)))


def predict_labels(self, X):
    """Clusters or outliers."""
    self._check_call(X, "predict")
    return self._labels(rows_of(X))


#: Scalers that put numbers back column by column, without a look at how many columns there are, and what each
#: can be told not to do.
SCALERS = {"MinMaxScaler": (), "MaxAbsScaler": (), "StandardScaler": ("with_mean", "with_std"),
           "RobustScaler": ("with_centering", "with_scaling")}


def inverse_transform(self, X):
    self._check_call(X, "inverse_transform")
    if type(self).__name__ in SCALERS:
        return scaled_back(self, X)
    return unknown()


def scaled_back(self, X):
    """A scaler's `inverse_transform`: NumPy's broadcasting in place decides (seen with scikit-learn 1.9)."""
    f = facts(X)
    told = SCALERS[type(self).__name__]
    works = len(told) == 0 or any([certain(getattr(self, name)) for name in told])
    if not known(f.shape) or len(f.shape) != 2 or not works or _inputs.is_sparse(X):
        return unknown()
    rows, width = f.shape
    if known(width) and known(self._width):
        if width == 1 and self._width > 1:
            raise ValueError("non-broadcastable output operand with shape " + _inputs.shape_text(f.shape).replace(" ", "")
                             + " doesn't match the broadcast shape " + _inputs.shape_text((rows, self._width)).replace(" ", ""))
        require(width == self._width or self._width == 1, ValueError, lambda: "operands could not be broadcast together with shapes "
                + _inputs.shape_text(f.shape).replace(" ", "") + " (" + str(self._width) + ",) "
                + _inputs.shape_text(f.shape).replace(" ", "") + " ")
    return array(numbers((rows, width)))


def get_feature_names_out(self, input_features=None):
    return unknown()


def get_support(self, indices=False):
    """Of a selector: which columns stay."""
    if certain(self._state == False):  # noqa: E712
        raise NotFittedError(f"This {type_name(self)} instance is not fitted yet. Call 'fit' with appropriate arguments "
                             "before using this estimator.")
    return self._array((self._width,), "bool") if certain(indices == False) else unknown()  # noqa: E712


def len_is_one(shape):
    return known(shape) and len(shape) == 1


def len_is_one_or_unknown(f):
    return f is not None and len_is_one(f.shape)


class Regressor(Predictor):
    _estimator_type = "regressor"

    def predict(self, X):
        result = super().predict(X)
        if known(result) and certain(hasattr(result, "_about")) and type_name(self) not in WHOLE:
            result._about.estimate = True
        return result

    def _predicted(self, rows):
        f = self._target
        if f is None or not known(f.shape):
            return array(numbers(unknown()))
        if len(f.shape) == 2 and not certain(f.shape[1] > 1):
            # One column stays a column for some, and becomes one dimension for others.
            return array(numbers(unknown()))
        return array(numbers((rows,) + f.shape[1:]))


#: Regressors that may give back whole numbers where the targets were whole: they look values up.
WHOLE = ("DecisionTreeRegressor", "ExtraTreeRegressor", "KNeighborsRegressor", "RadiusNeighborsRegressor", "DummyRegressor",
         "IsotonicRegression", "GridSearchCV", "TransformedTargetRegressor")


class Transformer(Estimator):
    """`_shape` says what transform gives: "same" shape, "rows" (other columns), or nothing known."""

    _shape = ""

    def fit(self, X, y=None):
        return self._fit(X, y)

    def fit_transform(self, X, y=None):
        self._fit(X, y)
        return self._transformed(X)

    def transform(self, X):
        self._check_call(X, "transform")
        return self._transformed(X)

    def set_output(self, *, transform=None):
        self._output = transform
        return self

    def _columns_out(self):
        """How many columns come out; maybe unknown."""
        return self._width if self._shape == "same" else unknown(int)

    def _transformed(self, X):
        if not known(self._output) or self._output is not None or _inputs.is_sparse(X) or self._shape == "":
            return unknown()
        f = facts(X)
        nan = f.nan if "nan" not in self._call_flags("transform") else False
        if certain(nan == True):  # noqa: E712
            nan = unknown(bool)
        return array(Facts((rows_of(X), self._columns_out()), unknown(str), nan))


class Selector(Transformer):
    """Keeps some of the columns."""

    _shape = "rows"


class Clusterer(Estimator):
    _estimator_type = "clusterer"

    def fit(self, X, y=None):
        return self._fit(X, y)

    def fit_predict(self, X, y=None):
        self._fit(X, y)
        return self._labels(rows_of(X))

    def _learn(self, X, y):
        Estimator._learn(self, X, y)
        self._rows = rows_of(X)
        self._check_clusters()

    def _check_clusters(self):
        if "n_clusters" in self._all_names():
            wanted = self.n_clusters
            if known(wanted) and isinstance(wanted, int) and certain(self._rows < wanted):
                raise ValueError(f"n_samples={self._rows} should be >= n_clusters={wanted}.")

    def _labels(self, rows):
        return array(Facts((rows,), unknown(str), False, False, integral=True))

    def _value_of(self, name):
        if name == "labels_":
            return self._labels(self._rows)
        if name == "cluster_centers_" and "n_clusters" in self._all_names():
            return self._array((self.n_clusters, self._width), unknown(str))
        return Estimator._value_of(self, name)


class ClusterTransformer(Clusterer, Transformer):
    """A clusterer that also transforms."""

    _shape = "rows"


class Outliers(Estimator):
    _estimator_type = "outlier_detector"

    def fit(self, X, y=None):
        return self._fit(X, y)

    def fit_predict(self, X, y=None):
        self._fit(X, y)
        return self._labels(rows_of(X))

    def _labels(self, rows):
        return array(Facts((rows,), "int64", False, False, -1, 1, integral=True))
