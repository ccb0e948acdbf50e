"""ColumnTransformer: which columns go where, and whether they are there."""

from models.crane import certain, known, unknown, version
from models.data import facts
from models.sklearn import _inputs
from models.sklearn._estimator import Estimator
from models.sklearn._pipelines import named
from models.sklearn.exceptions import NotFittedError


class Selector:
    """`make_column_selector`."""

    __real__ = "sklearn.compose._column_transformer.make_column_selector"

    def __init__(self, pattern=None, *, dtype_include=None, dtype_exclude=None):
        self.pattern = pattern

    def __call__(self, df):
        if known(df) and not hasattr(df, "iloc") and hasattr(df, "__crane_array__"):
            raise ValueError("make_column_selector can only be applied to pandas dataframes")
        return unknown()


make_column_selector = Selector


def triples_of(transformers):
    if not known(transformers) or not isinstance(transformers, (list, tuple)):
        return None
    triples = []
    for t in transformers:
        if not known(t) or not isinstance(t, (tuple, list)):
            return None
        if len(t) != 3:
            raise ValueError("not enough values to unpack (expected 3, got " + str(len(t)) + ")" if len(t) < 3 else
                             "too many values to unpack (expected 3)")
        triples.append(t)
    return triples


def columns_in(wanted):
    """A list of names or numbers, or unknown."""
    if not known(wanted):
        return unknown(list)
    if isinstance(wanted, (str, int)):
        return [wanted]
    if hasattr(wanted, "tolist") and not isinstance(wanted, (list, tuple)):
        wanted = wanted.tolist()
    if known(wanted) and isinstance(wanted, (list, tuple)) and all([known(c) for c in wanted]):
        return list(wanted)
    return unknown(list)


class Columns(Estimator):
    """ColumnTransformer."""

    _seen = unknown()

    def _triples(self):
        return triples_of(self.transformers)

    def _has_part(self, name):
        triples = self._triples()
        return triples is None or name in [t[0] for t in triples]

    def _part(self, name):
        for t in self._triples() or []:
            if certain(t[0] == name):
                return t[1]
        return unknown()

    def _chosen(self, X, wanted):
        """The part of X that a transformer gets; raises where a column is not there."""
        f = facts(X)
        columns = columns_in(wanted)
        if not known(columns):
            return unknown()
        words = [isinstance(c, str) for c in columns]
        if any(words) and not hasattr(X, "iloc") and hasattr(X, "__crane_array__"):
            raise ValueError("Specifying the columns using strings is only supported for dataframes.")
        if any(words) and known(f.columns) and f.columns is not None and all([known(c) for c in f.columns]):
            missing = [c for c in columns if c not in f.columns]
            if missing and all(words):
                raise ValueError("A given column is not a column of the dataframe")
        if all([isinstance(c, int) and not isinstance(c, bool) for c in columns]) and len(columns) > 0:
            width = _inputs.width_of(f.shape)
            if known(width) and max(columns) >= width:
                raise ValueError("all features must be in [0, " + str(width - 1) + "] or [-" + str(width) + ", 0]")
        if not hasattr(X, "iloc"):
            return unknown()
        if all(words):
            return X[wanted] if isinstance(wanted, str) else X[columns]
        return unknown()

    def _fit_all(self, X, y):
        if isinstance(X, (list, tuple)) and False:
            return
        _inputs.check_names(X) if not hasattr(X, "iloc") else None
        for t in self._triples() or []:
            if callable_selector(t[2]):
                t[2](X)
                continue
            if not known(t[1]) or t[1] is None or isinstance(t[1], str):
                self._chosen(X, t[2])
                continue
            part = self._chosen(X, t[2])
            if known(part) and hasattr(t[1], "fit_transform") and certain(self._width != 0):
                clone_fit(t[1], part, y)
        self._state = True
        self._width = _inputs.width_of(facts(X).shape)
        self._names = _inputs.names_of(X)

    def fit(self, X, y=None, **params):
        self._fit_all(X, y)
        return self

    def fit_transform(self, X, y=None, **params):
        self._fit_all(X, y)
        return unknown()

    def transform(self, X, **params):
        if certain(self._state == False):  # noqa: E712
            raise NotFittedError("This ColumnTransformer instance is not fitted yet. Call 'fit' with appropriate arguments "
                                 "before using this estimator.")
        self._check_columns_stay(X)
        return unknown()

    def _check_columns_stay(self, X):
        """Columns that a transformer names must still be there; others may be missing."""
        f = facts(X)
        if not known(self._names) or self._names is None:
            return
        if not known(f.columns) or f.columns is None or not all([known(c) for c in f.columns]):
            return
        for t in self._triples() or []:
            columns = columns_in(t[2])
            dropped = known(t[1]) and isinstance(t[1], str)
            if known(columns) and not callable_selector(t[2]) and not dropped:
                missing = [c for c in columns if isinstance(c, str) and c not in f.columns]
                if missing:
                    # Some versions look the columns up before they count them: a KeyError there.
                    raise missing_columns(missing)

    def set_output(self, *, transform=None):
        self._output = transform
        return self

    def get_feature_names_out(self, input_features=None):
        if certain(self._state == False):  # noqa: E712
            raise NotFittedError("This ColumnTransformer instance is not fitted yet. Call 'fit' with appropriate arguments "
                                 "before using this estimator.")
        return unknown()


def missing_columns(names):
    if certain(version("sklearn") < "1.3"):
        return KeyError(f"None of {names} are in the [columns]")
    # A set's order is not known; people read the names in any.
    return ValueError("columns are missing: {" + ", ".join([repr(name) for name in names]) + "}")


def callable_selector(x):
    return known(x) and callable(x) and not isinstance(x, (str, list, tuple))


def clone_fit(estimator, part, y):
    """Fits a copy, as ColumnTransformer does; the given transformer stays unfitted."""
    from models.sklearn.base import clone
    copy = clone(estimator)
    if known(copy):
        copy.fit_transform(part, y)


def make_column_transformer(*transformers, remainder="drop", sparse_threshold=0.3, n_jobs=None, verbose=False,
                            verbose_feature_names_out=True, force_int_remainder_cols=None):
    from models.sklearn.compose import ColumnTransformer
    if not known(transformers) or not all([known(t) and isinstance(t, tuple) and len(t) == 2 for t in transformers]):
        return ColumnTransformer(unknown(list), remainder=remainder)
    names = named([t[0] for t in transformers])
    if not known(names):
        return ColumnTransformer(unknown(list), remainder=remainder)
    triples = [(names[i][0], transformers[i][0], transformers[i][1]) for i in range(len(transformers))]
    return ColumnTransformer(triples, remainder=remainder)
