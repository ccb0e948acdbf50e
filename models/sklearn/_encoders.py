"""Encoders of labels and of categorical columns."""

from models.crane import certain, known, unknown, version
from models.data import Facts, facts
from models.sklearn import _inputs, _targets
from models.sklearn._estimator import Estimator, rows_of
from models.sklearn._families import Transformer
from models.sklearn._results import array


def check_column(y):
    """`column_or_1d`: one dimension, or one column."""
    f = facts(y)
    if not known(f.shape):
        return
    if len(f.shape) == 1 or len(f.shape) == 2 and not certain(f.shape[1] != 1):
        return
    if len(f.shape) == 0 and not known(y):
        return
    raise ValueError(f"y should be a 1d array, got an array of shape {_inputs.shape_text(f.shape)} instead.")


def check_mixed(f):
    """Texts and numbers in one column cannot be ordered."""
    if not certain(f.dtype == "object") or not known(f.kinds):
        return
    others = [kind for kind in f.kinds if kind not in ("str", "float", "NoneType")]
    numbers = "float" in f.kinds and certain(f.nan == False)  # noqa: E712
    if "str" in f.kinds and (numbers or any([kind in ("int", "bool") for kind in others])):
        raise TypeError(f"Encoders require their input argument must be uniformly strings or numbers. Got {sorted(f.kinds)}")


def labels_of(f):
    """All distinct values, or unknown."""
    if not known(f.labels) or f.labels is None or not all([known(v) for v in f.labels]):
        return unknown(list)
    return f.labels


def unseen_in(f, learnt):
    """Values that surely occur in f and were not learnt."""
    here, before = labels_of(f), labels_of(learnt)
    if not known(here) or not known(before) or not certain(learnt.nan == False):  # noqa: E712
        return []
    return [v for v in here if v not in before]


class Labels(Estimator):
    """LabelEncoder."""

    def fit(self, y):
        check_column(y)
        check_mixed(facts(y))
        self._state = True
        self._target = facts(y)
        return self

    def fit_transform(self, y):
        self.fit(y)
        return self._codes(facts(y), _targets.distinct(facts(y)))

    def transform(self, y):
        self._need_fit()
        check_column(y)
        f = facts(y)
        if certain(self._state) and self._target is not None:
            unseen = unseen_in(f, self._target)
            if unseen:
                raise ValueError(f"y contains previously unseen labels: {unseen!r}")
        return self._codes(f, unknown(int))

    def _codes(self, f, count):
        high = count - 1 if known(count) else unknown(int)
        return array(Facts((_inputs.length_of(f.shape),), "int64", False, False, 0, high, unique=count, integral=True))

    def inverse_transform(self, y):
        self._need_fit()
        check_column(y)
        f = facts(y)
        if self._target is None:
            return unknown()
        count = _targets.distinct(self._target)
        if known(count) and f.attained and certain(f.high >= count):
            raise ValueError(f"y contains previously unseen labels: [{f.high}]")
        return array(self._target.select((_inputs.length_of(f.shape),)))

    def _value_of(self, name):
        if name == "classes_" and self._target is not None:
            f = self._target.with_shape((_targets.distinct(self._target),))
            return array(f)
        return unknown()


class Binarized(Labels):
    """LabelBinarizer."""

    def fit(self, y):
        f = facts(y)
        if known(f.shape) and certain(f.shape[0] == 0):
            raise ValueError("y has 0 samples: array([])")
        if _targets.is_continuous(_targets.type_of_facts(f)):
            # Regression targets are refused later, by transform.
            self._state = True
            return self
        self._state = True
        self._target = f
        return self

    def fit_transform(self, y):
        self.fit(y)
        return self.transform(y)

    def transform(self, y):
        self._need_fit()
        f = facts(y)
        count = unknown(int) if self._target is None else _targets.distinct(self._target)
        if not known(f.shape) or len(f.shape) != 1 or not certain(self.sparse_output == False):  # noqa: E712
            return unknown()
        width = unknown(int) if not known(count) else 1 if count <= 2 else count
        return array(Facts((f.shape[0], width), "int64", False, False, integral=True))

    def inverse_transform(self, Y, threshold=None):
        self._need_fit()
        return unknown()


class MultiLabels(Labels):
    """MultiLabelBinarizer."""

    def fit(self, y):
        self._state = True
        return self

    def fit_transform(self, y):
        self._state = True
        return unknown()

    def transform(self, y):
        self._need_fit()
        return unknown()

    def inverse_transform(self, yt):
        self._need_fit()
        return unknown()


class Encoder(Transformer):
    """What OneHotEncoder and OrdinalEncoder share: which labels each column had."""

    _learnt = None

    def _check_fit(self, X, y):
        Transformer._check_fit(self, X, y)
        f = facts(X)
        if known(f.shape) and certain(f.shape[1] == 1):
            check_mixed(f)

    def _learn(self, X, y):
        Transformer._learn(self, X, y)
        self._learnt = columns_of(X)

    def transform(self, X):
        self._check_call(X, "transform")
        self._check_unseen(X)
        return self._transformed(X)

    def _check_unseen(self, X):
        now = columns_of(X)
        if not self._refuses_unseen() or self._learnt is None or now is None or len(now) != len(self._learnt):
            return
        for i in range(len(now)):
            unseen = unseen_in(now[i], self._learnt[i])
            if unseen:
                raise ValueError(f"Found unknown categories {unseen!r} in column {i} during transform")

    def _refuses_unseen(self):
        """Whether categories come from the data and others are an error."""
        categories, unseen = self.categories, self.handle_unknown
        return known(categories) and categories == "auto" and known(unseen) and unseen == "error"


def columns_of(X):
    """Facts of each column of a frame, in order, or None."""
    if not known(X) or not hasattr(X, "__crane_array__"):
        return None
    f = facts(X)
    if known(f.shape) and len(f.shape) == 2 and certain(f.shape[1] == 1) and not hasattr(X, "iloc"):
        return [f]
    if not hasattr(X, "columns") or not known(f.columns) or f.columns is None or len(f.columns) > 60:
        return None
    if len(set(f.columns)) != len(f.columns):
        return None
    return [facts(X[name]) for name in f.columns]


class Ordinal(Encoder):
    _shape = "same"


class OneHot(Encoder):
    def _sparse(self):
        """Whether a sparse matrix comes out; the parameter was renamed in 1.2."""
        now = version("sklearn")
        if certain(now < "1.4") and known(self.sparse) and self.sparse != "deprecated":
            return self.sparse
        return self.sparse_output

    def _transformed(self, X):
        sparse = self._sparse()
        if not certain(sparse == False) or not known(self._output) or self._output is not None:  # noqa: E712
            return unknown()
        return array(Facts((rows_of(X), self._count_columns()), unknown(str), False, False))

    def _count_columns(self):
        if self._learnt is None or not certain(self.categories == "auto") or self.drop is not None:
            return unknown(int)
        if self.min_frequency is not None or self.max_categories is not None:
            return unknown(int)
        total = 0
        for f in self._learnt:
            count = _targets.distinct(f)
            if not known(count) or not certain(f.nan == False):  # noqa: E712
                return unknown(int)
            total = total + count
        return total
