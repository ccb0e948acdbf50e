"""Splits: sizes of train_test_split, and splitters, which give positions."""

from models.crane import certain, known, many, presume, require, unknown
from models.data import Facts, facts
from models.sklearn import _inputs, _targets
from models.sklearn._results import array, pick_rows
from models.sklearn.exceptions import refused


def ceiling(x):
    whole = int(x)
    return whole if whole == x else whole + 1


def kind_of(size):
    """"none", "int", "float", "other" or unknown."""
    if size is None:
        return "none"
    if not known(size):
        return unknown(str)
    if isinstance(size, bool) or isinstance(size, (str, list, tuple, dict)):
        return "other"
    if isinstance(size, int):
        return "int"
    return "float" if isinstance(size, float) else unknown(str)


def check_size(size, name, count):
    """Refuses sizes out of range; messages of `_validate_shuffle_split` and of the parameter's rule."""
    kind = kind_of(size)
    if not known(kind):
        return
    wrong = kind == "other" or kind == "int" and size < 1 or kind == "float" and (size <= 0 or size >= 1)
    if wrong:
        raise refused(f"The {name!r} parameter of train_test_split must be a float in the range (0.0, 1.0), "
                                    f"an int in the range [1, inf) or None. Got {size!r} instead.")
    if kind == "int" and certain(size >= count):
        raise ValueError(f"{name}={size} should be either positive and smaller than the number of samples {count} or a "
                         "float in the (0, 1) range")


def split_sizes(count, test_size, train_size, default=0.25):
    """(train, test) numbers of rows; raises what cannot be."""
    check_size(test_size, "test_size", count)
    check_size(train_size, "train_size", count)
    kinds = (kind_of(test_size), kind_of(train_size))
    if not known(kinds[0]) or not known(kinds[1]):
        return unknown(int), unknown(int)
    if kinds == ("float", "float") and test_size + train_size > 1:
        raise ValueError(f"The sum of test_size and train_size = {train_size + test_size}, should be in the (0, 1) range. "
                         "Reduce test_size and/or train_size.")
    if test_size is None and train_size is None:
        test_size = default
    if not known(count):
        return unknown(int), unknown(int)
    return whole_sizes(count, test_size, train_size)


def whole_sizes(count, test_size, train_size):
    test = ceiling(test_size * count) if isinstance(test_size, float) else test_size
    train = int(train_size * count) if isinstance(train_size, float) else train_size
    if test_size is None:
        test = count - train
    if train_size is None:
        train = count - test
    if train + test > count:
        raise ValueError(f"The sum of train_size and test_size = {train + test}, should be smaller than the number of "
                         f"samples {count}. Reduce test_size and/or train_size.")
    if train == 0:
        raise ValueError(f"With n_samples={count}, test_size={test_size} and train_size={train_size}, the resulting train "
                         "set will be empty. Adjust any of the aforementioned parameters.")
    return train, test


def indexable(x):
    """Lengths that `indexable` asks for; None is skipped."""
    return _inputs.length_of(facts(x).shape) if known(x) and x is not None else unknown(int)


def train_test_split(*arrays, test_size=None, train_size=None, random_state=None, shuffle=True, stratify=None):
    if not known(arrays):
        return unknown(list)
    if len(arrays) == 0:
        raise ValueError("At least one array required as input")
    check_seed(random_state)
    check_samples(arrays)
    count = indexable(arrays[0])
    train, test = split_sizes(count, test_size, train_size)
    if stratify is not None:
        check_stratify(stratify, arrays[0], shuffle, train, test)
    result = []
    for x in arrays:
        result.append(with_classes(pick_rows(x, train), x))
        result.append(with_classes(pick_rows(x, test), x))
    return result


def with_classes(part, whole):
    """A part of labels, with all the classes where there are few and nobody counted the rows."""
    if not known(part) or not hasattr(part, "_facts") or not hasattr(part, "iloc"):
        return part
    f, labels = part._facts, facts(whole).labels
    if not known(labels) or not known(len(labels)) or len(labels) > 10 or not known(f.shape) or len(f.shape) != 1 or known(f.shape[0]):
        return part
    if presume("each class occurs in both parts of a split"):
        f = f.copy()
        f.labels, f.unique = labels, len(labels)
        part._facts = f
    return part


def check_seed(random_state):
    """A text is no seed, nor is a negative number."""
    if not known(random_state) or random_state is None:
        return
    if isinstance(random_state, str) or isinstance(random_state, int) and random_state < 0:
        raise refused("The 'random_state' parameter of train_test_split must be an int in the range [0, 4294967295], an instance of "
                      f"'numpy.random.mtrand.RandomState' or None. Got {random_state!r} instead.")


def check_samples(arrays):
    """Each array needs a length, and all the same."""
    shapes = []
    for x in arrays:
        if x is None:
            continue
        if known(x) and isinstance(x, (int, float)):
            raise TypeError(f"Expected sequence or array-like, got {type(x)}")
        shapes.append(facts(x).shape)
    if all([x is None for x in arrays]):
        raise ValueError("at least one array or dtype is required")
    _inputs.check_lengths(*shapes)


def check_stratify(stratify, first, shuffle, train, test):
    if certain(shuffle == False):  # noqa: E712
        raise ValueError("Stratified train/test split is not implemented for shuffle=False")
    f = facts(stratify)
    _inputs.check_lengths(facts(first).shape, f.shape)
    if not known(f.shape) or len(f.shape) != 1:
        return
    classes = _targets.distinct(f)
    if certain(f.nan == True):  # noqa: E712
        return
    if certain(classes == f.shape[0]) and certain(classes > 1):
        raise ValueError("The least populated class in y has only 1 member, which is too few. The minimum number of groups "
                         "for any class cannot be less than 2.")
    for size, name in ((train, "train_size"), (test, "test_size")):
        require(not certain(size < classes), ValueError,
                f"The {name} = {size} should be greater or equal to the number of classes = {classes}")


class Splitter:
    """What all splitters have."""

    _default = 5

    def _count(self):
        return self.n_splits

    def get_n_splits(self, X=None, y=None, groups=None):
        return self._count()

    def split(self, X, y=None, groups=None):
        """Pairs of arrays of positions, not of labels."""
        if y is not None:
            _inputs.check_lengths(facts(X).shape, facts(y).shape)
        rows = indexable(X)
        self._check(rows, y)
        return self._pairs(rows)

    def _pairs(self, rows):
        return iter(many(self._pair(rows), self._count()))

    def _check(self, rows, y):
        count = self._count()
        if certain(count > rows):
            raise ValueError(f"Cannot have number of splits n_splits={count} greater than the number of samples: "
                             f"n_samples={rows}.")

    def _pair(self, rows):
        train, test = self._sizes(rows)
        return (positions(train, rows, True), positions(test, rows, True))

    def _sizes(self, rows):
        count = self._count()
        if known(rows) and known(count) and rows % count == 0:
            return rows - rows // count, rows // count
        return unknown(int), unknown(int)


def positions(count, rows, some=False):
    """An array of distinct row numbers; `some`: there is at least one, however many."""
    high = rows - 1 if known(rows) else unknown(int)
    f = Facts((count,), "int64", False, False, 0, high, unique=count, integral=True)
    if some and not known(count):
        f.low, f.high, f.attained = unknown(), unknown(), True
    return array(f)


def check_splits(n_splits, shuffle, random_state):
    if known(n_splits) and not isinstance(n_splits, bool):
        if isinstance(n_splits, (float, str, list)) or n_splits is None:
            raise ValueError("The number of folds must be of Integral type. "
                             f"{n_splits} of type {type(n_splits)} was passed.")
        if isinstance(n_splits, int) and n_splits <= 1:
            raise ValueError("k-fold cross-validation requires at least one train/test split by setting n_splits=2 or more, "
                             f"got n_splits={n_splits}.")
    if certain(shuffle == False) and known(random_state) and random_state is not None:  # noqa: E712
        raise ValueError("Setting a random_state has no effect since shuffle is False. You should leave random_state to its "
                         "default (None), or set shuffle=True.")


class KFold(Splitter):
    __real__ = "sklearn.model_selection._split.KFold"

    def __init__(self, n_splits=5, *, shuffle=False, random_state=None):
        check_splits(n_splits, shuffle, random_state)
        self.n_splits = n_splits
        self.shuffle = shuffle
        self.random_state = random_state

    def _pairs(self, rows):
        """The first folds take the rows that are left over."""
        count = self._count()
        if not known(rows) or not known(count) or count > 30:
            return iter(many(self._pair(rows), count))
        sizes = [rows // count + (1 if i < rows % count else 0) for i in range(count)]
        return iter([(positions(rows - size, rows), positions(size, rows)) for size in sizes])


class StratifiedKFold(Splitter):
    __real__ = "sklearn.model_selection._split.StratifiedKFold"

    def __init__(self, n_splits=5, *, shuffle=False, random_state=None):
        check_splits(n_splits, shuffle, random_state)
        self.n_splits = n_splits
        self.shuffle = shuffle
        self.random_state = random_state

    def split(self, X, y, groups=None):
        return Splitter.split(self, X, y)

    def _check(self, rows, y):
        if y is None:
            return
        kind = _targets.target_type(y)
        if known(kind) and kind not in ("binary", "multiclass"):
            raise ValueError(f"Supported target types are: ('binary', 'multiclass'). Got {kind!r} instead.")
        Splitter._check(self, rows, y)
        if certain(self._count() > rows):
            raise ValueError(f"n_splits={self._count()} cannot be greater than the number of members in each class.")

    def _sizes(self, rows):
        return unknown(int), unknown(int)


class GroupKFold(Splitter):
    __real__ = "sklearn.model_selection._split.GroupKFold"

    def __init__(self, n_splits=5, *, shuffle=False, random_state=None):
        check_splits(n_splits, False, None)
        self.n_splits = n_splits

    def split(self, X, y=None, groups=None):
        if groups is None:
            raise ValueError("The 'groups' parameter should not be None.")
        _inputs.check_lengths(facts(X).shape, facts(groups).shape)
        return Splitter.split(self, X, y)

    def _sizes(self, rows):
        return unknown(int), unknown(int)


class StratifiedGroupKFold(GroupKFold):
    __real__ = "sklearn.model_selection._split.StratifiedGroupKFold"

    def __init__(self, n_splits=5, shuffle=False, random_state=None):
        self.n_splits = n_splits

    def _check(self, rows, y):
        pass


class TimeSeriesSplit(Splitter):
    __real__ = "sklearn.model_selection._split.TimeSeriesSplit"

    def __init__(self, n_splits=5, *, max_train_size=None, test_size=None, gap=0):
        check_splits(n_splits, False, None)
        self.n_splits = n_splits

    def _check(self, rows, y):
        if certain(self.n_splits + 1 > rows):
            raise ValueError(f"Cannot have number of folds={self.n_splits + 1} greater than the number of samples={rows}.")

    def _sizes(self, rows):
        return unknown(int), unknown(int)


class ShuffleSplit(Splitter):
    __real__ = "sklearn.model_selection._split.ShuffleSplit"

    def __init__(self, n_splits=10, *, test_size=None, train_size=None, random_state=None):
        self.n_splits = n_splits
        self.test_size = test_size
        self.train_size = train_size

    def _check(self, rows, y):
        pass

    def _sizes(self, rows):
        return split_sizes(rows, self.test_size, self.train_size, 0.1)


class StratifiedShuffleSplit(ShuffleSplit):
    __real__ = "sklearn.model_selection._split.StratifiedShuffleSplit"

    def split(self, X, y, groups=None):
        return Splitter.split(self, X, y)


class GroupShuffleSplit(ShuffleSplit):
    __real__ = "sklearn.model_selection._split.GroupShuffleSplit"

    def _sizes(self, rows):
        return unknown(int), unknown(int)


class LeaveOneOut(Splitter):
    __real__ = "sklearn.model_selection._split.LeaveOneOut"

    def get_n_splits(self, X, y=None, groups=None):
        return indexable(X)

    def split(self, X, y=None, groups=None):
        rows = indexable(X)
        train = rows - 1 if known(rows) else unknown(int)
        return iter(many((positions(train, rows), positions(1, rows)), rows))


class Loose(Splitter):
    """A splitter of which only the kind of result is known."""

    def __init__(self, *args, **kwargs):
        pass

    def get_n_splits(self, X=None, y=None, groups=None):
        return unknown(int)

    def split(self, X, y=None, groups=None):
        rows = indexable(X)
        return iter(many((positions(unknown(int), rows), positions(unknown(int), rows))))


class RepeatedKFold(Loose):
    __real__ = "sklearn.model_selection._split.RepeatedKFold"

    def __init__(self, *, n_splits=5, n_repeats=10, random_state=None):
        pass


class RepeatedStratifiedKFold(RepeatedKFold):
    __real__ = "sklearn.model_selection._split.RepeatedStratifiedKFold"


class LeavePOut(Loose):
    __real__ = "sklearn.model_selection._split.LeavePOut"


class LeaveOneGroupOut(Loose):
    __real__ = "sklearn.model_selection._split.LeaveOneGroupOut"


class PredefinedSplit(Loose):
    __real__ = "sklearn.model_selection._split.PredefinedSplit"


def check_folds(cv, X, y, kind):
    """What `check_cv` and its first split refuse: more folds than samples."""
    if not known(cv):
        return
    rows = indexable(X)
    count = 5 if cv is None else cv
    if isinstance(count, int) and not isinstance(count, bool):
        if certain(count > rows):
            raise ValueError(f"Cannot have number of splits n_splits={count} greater than the number of samples: "
                             f"n_samples={rows}.")
    elif hasattr(cv, "_check") and y is not None:
        cv._check(rows, y)
