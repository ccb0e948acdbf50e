"""`DataFrameGroupBy` and `SeriesGroupBy`."""

from models.crane import certain, known, many, require, unknown, version
from models.data import Facts
from models.pandas.core import (MOST, any_frame, any_series, anything, call_each, is_label, is_pandas, is_scalar,
                                is_text, length_of, list_of_labels, listed, new_frame, new_series, no)
from models.pandas.dtypes import has_text, is_number, is_textual, bad_text
from models.pandas.frame_apply import check_name, label_word
from models.pandas.frame_reduce import NUMERIC, reduced
from models.pandas.index import any_index, range_index
from models.pandas.names import ELSEWHERE, FRAME_GROUPBY, GONE, SERIES_GROUPBY

# Names that agg takes besides the methods.
EXTRA = ("amax", "amin", "ptp", "nanmean", "average")


def check_group_numbers(f, name):
    """Raises for means of strings in groups, since pandas 2."""
    if name in NUMERIC and certain(version("pandas") >= "2.1") and certain(is_textual(f.dtype)):
        if has_text(f) and bad_text(f, f.float_text):
            if f.dtype == "object" and name == "prod":
                return  # One value of a group stays as it is.
            if f.dtype == "object" and name in ("std", "var", "sem"):
                raise ValueError("could not convert string to float: '…'")
            raise TypeError("agg function failed [how->" + name + ",dtype->" + f.dtype + "]"
                            if f.dtype == "object" else "dtype 'str' does not support operation '" + name + "'")


def key_index(f, n, name):
    """Labels of the groups of one key: its distinct values, but for missing ones."""
    from models.pandas.frame_columns import column_index
    index = any_index(n, name)
    if certain(is_number(f.dtype)) or certain(is_textual(f.dtype)):
        full = column_index(f, name)
        index._dtype = f.dtype
        index._kind = full._kind
        index._labels = full._labels
        index._ranges = full._ranges
        index._unique = True
    return index


def refuse_no_bool(name, numeric_only):
    if known(numeric_only) and not isinstance(numeric_only, bool) and name not in ("std", "var", "sem"):
        require(version("pandas") < "3.0", ValueError, "numeric_only accepts only Boolean values")


class GroupBy:
    """What both have: `_names` of the key columns (or unknown), `_reduce(name)`."""
    __callable__ = False

    def mean(self, numeric_only=False, skipna=True, engine=None, engine_kwargs=None):
        return self._reduce("mean", numeric_only)

    def median(self, numeric_only=False, skipna=True):
        return self._reduce("median", numeric_only)

    def std(self, ddof=1, engine=None, engine_kwargs=None, numeric_only=False, skipna=True):
        return self._reduce("std", numeric_only)

    def var(self, ddof=1, engine=None, engine_kwargs=None, numeric_only=False, skipna=True):
        return self._reduce("var", numeric_only)

    def sem(self, ddof=1, numeric_only=False, skipna=True):
        return self._reduce("sem", numeric_only)

    def sum(self, numeric_only=False, min_count=0, skipna=True, engine=None, engine_kwargs=None):
        return self._reduce("sum", numeric_only)

    def prod(self, numeric_only=False, min_count=0, skipna=True):
        return self._reduce("prod", numeric_only)

    def max(self, numeric_only=False, min_count=-1, skipna=True, engine=None, engine_kwargs=None):
        return self._reduce("max", numeric_only)

    def min(self, numeric_only=False, min_count=-1, skipna=True, engine=None, engine_kwargs=None):
        return self._reduce("min", numeric_only)

    def first(self, numeric_only=False, min_count=-1, skipna=True):
        return self._reduce("first", numeric_only)

    def last(self, numeric_only=False, min_count=-1, skipna=True):
        return self._reduce("last", numeric_only)

    def count(self):
        return self._reduce("count", False)

    def nunique(self, dropna=True):
        return self._reduce("nunique", False)

    def size(self):
        n = self._groups()
        if certain(self._as_index):
            return new_series(Facts((n,), "int64", False, False), self._group_index(), None)
        return any_frame(n)

    def _group_index(self):
        """Labels of the groups."""
        names = self._keys
        n = self._groups()
        if not known(names):
            return any_index(n)
        if len(names) == 1:
            return key_index(self._key_facts(), n, names[0])
        if len(names) == 0:
            return any_index(n)
        from models.pandas.indexes import multi_index
        return multi_index(n, names)

    def _groups(self):
        return unknown(int)

    def __iter__(self):
        return iter(many((unknown(), self._group()), unknown(int)))

    def __len__(self):
        return unknown(int)

    @property
    def ngroups(self):
        return unknown(int)

    @property
    def groups(self):
        return unknown(dict)

    @property
    def indices(self):
        return unknown(dict)

    @property
    def plot(self):
        return unknown()

    def pipe(self, func, *args, **kwargs):
        return func(self, *args, **kwargs)

    def rolling(self, *args, **kwargs):
        return unknown()

    def _missing_name(self, name, names, kind):
        gone = GONE[kind].get(name)
        cls = type(self).__name__
        if gone is not None and certain(version("pandas") >= gone):
            raise AttributeError("'" + cls + "' object has no attribute '" + name + "'")
        if name in names:
            return anything
        if name.startswith("_") or name in ELSEWHERE:
            return unknown()
        raise AttributeError("'" + cls + "' object has no attribute '" + name + "'")


class DataFrameGroupBy(GroupBy):
    __real__ = ("pandas.core.groupby.generic.DataFrameGroupBy", "pandas.api.typing.DataFrameGroupBy")
    __complete__ = False
    _pandas = "GroupBy"

    def __init__(self, frame, keys, as_index=True, other=False, chosen=None):
        self._frame = frame
        self._keys = keys
        self._as_index = as_index
        # Some key is not a column.
        self._other = other
        self._chosen = unknown(list) if chosen is None else chosen

    def _values(self):
        """Names of the columns that are not keys, or those chosen; unknown if not all are known."""
        if known(self._chosen):
            return self._chosen
        names = self._frame._names()
        if known(names) and known(self._keys):
            return [name for name in names if name not in self._keys]
        return unknown(list)

    def _key_facts(self):
        key = self._keys[0]
        return self._frame._column(key) if certain(self._frame._has(key)) else Facts()

    def _some_groups(self):
        """1 if there is at least one group for certain: rows, and no key is missing."""
        frame = self._frame
        if known(self._keys) and not self._other and len(self._keys) > 0 and certain(frame._s.rows > 0):
            if all(certain(frame._has(key)) and no(frame._column(key).nan) for key in self._keys):
                return 1
        return unknown(int)

    def _group(self):
        frame = self._frame
        return frame._picked(unknown(int), frame._s.index._some())

    def __getitem__(self, key):
        frame = self._frame
        if is_label(key) and not isinstance(key, tuple):
            if no(frame._has(key)) and not frame._nested():
                raise KeyError("Column not found: " + str(key))
            require(frame._has(key), KeyError, "Column not found: " + str(key))
            if frame._nested():
                return unknown()
            frame._learn(key)
            return SeriesGroupBy(frame._column(key).select((frame._s.rows,)), key, self._keys, frame._s.index,
                                 self._as_index, self._key_facts() if known(self._keys) and len(self._keys) == 1 else None)
        labels = list_of_labels(key) if known(key) and not isinstance(key, tuple) else unknown(list)
        if known(key) and isinstance(key, tuple) and len(key) > 1:
            if certain(version("pandas") >= "2.0"):
                raise ValueError("Cannot subset columns with a tuple with more than one element. Use a list instead.")
            return unknown()
        if not known(labels):
            return DataFrameGroupBy(frame, self._keys, self._as_index, self._other)
        missing = frame._missing(labels)
        if len(missing) > 0 and not frame._nested():
            raise KeyError("Columns not found: " + ", ".join(repr(m) for m in missing))
        if not frame._nested():
            for label in labels:
                require(frame._has(label), KeyError, "Columns not found: " + repr(label))
                frame._learn(label)
        return DataFrameGroupBy(frame, self._keys, self._as_index, self._other, labels)

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError("'DataFrameGroupBy' object has no attribute '" + name + "'")
        found = self._frame._has(name)
        if certain(found) and name not in FRAME_GROUPBY:
            return self[name]
        if no(found):
            return self._missing_name(name, FRAME_GROUPBY, "FRAME_GROUPBY")
        return anything if name in FRAME_GROUPBY else unknown()

    def _reduce(self, name, numeric_only):
        refuse_no_bool(name, numeric_only)
        names = self._values()
        frame = self._frame
        if not known(names) or len(names) > MOST or not known(numeric_only):
            return self._result_frame(unknown(list), name)
        old = not certain(version("pandas") >= "2.0")
        if numeric_only or (old and name not in ("count", "nunique", "first", "last", "max", "min")):
            kinds = [is_number(frame._column(n).dtype) for n in names]
            if not all(known(kind) for kind in kinds) or (old and not all(kinds)):
                return self._result_frame(unknown(list), name)
            names = [names[i] for i in range(len(names)) if kinds[i]]
        else:
            for n in names:
                check_group_numbers(self._grouped(n), name)
        return self._result_frame(names, name)

    def _result_frame(self, names, how):
        index = self._group_index()
        if not known(names):
            return any_frame(self._groups(), index if certain(self._as_index) else None)
        n = self._groups()
        frame = self._frame
        cols = {name: Facts((n,), reduced(frame._column(name), how)) for name in names}
        if certain(self._as_index):
            return new_frame(cols, True, n, index)
        if no(self._as_index) and known(self._keys) and not self._other:
            front = {key: frame._column(key).select((n,)) for key in self._keys}
            for name in names:
                front[name] = cols[name]
            return new_frame(front, True, n, range_index(n))
        return any_frame(n)

    def agg(self, func=None, *args, engine=None, engine_kwargs=None, **kwargs):
        if func is None:
            return self._named(kwargs)
        if is_text(func):
            if func not in EXTRA:
                check_name(func, FRAME_GROUPBY, "DataFrameGroupBy")
            if func in ("mean", "sum", "max", "min", "std", "var", "median", "count", "nunique", "first", "last", "sem"):
                return self._reduce(func, False)
            return any_frame(self._groups(), self._group_index())
        if known(func) and isinstance(func, dict) and known(length_of(func)):
            return self._agg_dict(func)
        if known(func) and isinstance(func, list) and known(length_of(func)):
            names = self._values()
            for name in func:
                if is_text(name) and name not in EXTRA:
                    check_name(name, SERIES_GROUPBY, "SeriesGroupBy")
                    for column in names if known(names) and name in NUMERIC else []:
                        check_group_numbers(self._grouped(column), name)
        return any_frame(self._groups(), self._group_index())

    aggregate = agg

    def _grouped(self, name):
        """Facts of a column's values that are in groups: those whose key is missing are in none."""
        frame = self._frame
        f = frame._column(name)
        whole = known(self._keys) and not self._other and all([no(frame._column(key).nan) for key in self._keys])
        return f if whole else f.select((frame._s.rows,))

    def _agg_dict(self, func):
        frame = self._frame
        labels = [label for label in func if is_label(label)]
        missing = frame._missing(labels)
        if known(self._chosen):
            missing = [label for label in labels if label not in self._chosen]
        if len(missing) > 0 and not frame._nested():
            raise KeyError(label_word() + listed(missing) + " do not exist")
        simple = len(labels) == len(func)
        for label in func:
            how = func[label]
            require(frame._has(label), KeyError, label_word() + listed([label]) + " do not exist")
            for name in how if known(how) and isinstance(how, list) and known(length_of(how)) else [how]:
                if is_text(name) and name not in EXTRA:
                    if name not in SERIES_GROUPBY:
                        raise AttributeError("'SeriesGroupBy' object has no attribute '" + name + "'")
                    if is_label(label) and certain(frame._has(label)):
                        check_group_numbers(self._grouped(label), name)
            if not known(how) or isinstance(how, (list, tuple, dict)):
                simple = False
        if simple and not self._other:
            return self._result_frame(labels, "agg")
        return any_frame(self._groups(), self._group_index())

    def _named(self, kwargs):
        require(len(kwargs) > 0, TypeError, "Must provide 'func' or tuples of '**kwargs'.")
        names = []
        for name in kwargs:
            part = kwargs[name]
            if known(part) and isinstance(part, tuple) and len(part) == 2 and is_label(part[0]):
                if no(self._frame._has(part[0])) and not self._frame._nested():
                    raise KeyError(label_word() + listed([part[0]]) + " do not exist")
                if is_text(part[1]) and part[1] not in SERIES_GROUPBY and part[1] not in EXTRA:
                    raise AttributeError("'SeriesGroupBy' object has no attribute '" + part[1] + "'")
            names.append(name)
        n = self._groups()
        if certain(self._as_index):
            return new_frame({name: Facts((n,)) for name in names}, True, n, self._group_index())
        return any_frame(n)

    def apply(self, func, *args, include_groups=True, **kwargs):
        if known(func) and callable(func):
            group = self._group()
            if known(self._keys) and not certain(version("pandas") < "2.2"):
                # Since pandas 3 the group has no key columns.
                group._s.sure = False
            call_each(func, group, self._some_groups(), args, kwargs)
        return unknown()

    def transform(self, func, *args, **kwargs):
        frame = self._frame
        names = self._values()
        if is_text(func) and func not in FRAME_GROUPBY:
            raise ValueError("'" + func + "' is not a valid function name for transform(name)")
        if known(names):
            return new_frame({name: Facts((frame._s.rows,)) for name in names}, not certain(version("pandas") < "2.0"),
                             frame._s.rows, frame._s.index)
        return any_frame(frame._s.rows, frame._s.index)

    def filter(self, func, dropna=True, *args, **kwargs):
        frame = self._frame
        return frame._picked(unknown(int), frame._s.index._some())

    def get_group(self, name, obj=None):
        frame = self._frame
        if known(self._keys) and len(self._keys) == 1 and not self._other and is_scalar(name):
            f = frame._column(self._keys[0])
            if known(f.labels) and (certain(is_textual(f.dtype)) or certain(is_number(f.dtype))):
                require(name in f.labels, KeyError, name)
                return frame._picked(unknown(int), frame._s.index._some())
        require(unknown(bool), KeyError, name)
        return frame._picked(unknown(int), frame._s.index._some())

    def head(self, n=5):
        return self._group()

    def tail(self, n=5):
        return self._group()

    def cumcount(self, ascending=True):
        # Rows whose key is missing have none.
        return new_series(Facts((self._frame._s.rows,)), self._frame._s.index)

    def ngroup(self, ascending=True):
        return self.cumcount()


class SeriesGroupBy(GroupBy):
    __real__ = ("pandas.core.groupby.generic.SeriesGroupBy", "pandas.api.typing.SeriesGroupBy")
    __complete__ = False
    _pandas = "SeriesGroupBy"

    def __init__(self, f, name, keys, index, as_index=True, key=None):
        self._facts = f
        # Facts of the only key.
        self._key = Facts() if key is None else key
        self._name = name
        self._keys = keys
        self._index = index
        self._as_index = as_index

    def _key_facts(self):
        return self._key

    def _group(self):
        return new_series(self._facts.select((unknown(int),)), self._index._some(), self._name)

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError("'SeriesGroupBy' object has no attribute '" + name + "'")
        return self._missing_name(name, SERIES_GROUPBY, "SERIES_GROUPBY")

    def _reduce(self, name, numeric_only):
        refuse_no_bool(name, numeric_only)
        f = self._facts
        check_group_numbers(f, name)
        n = self._groups()
        if certain(self._as_index):
            return new_series(Facts((n,), reduced(f, name)), self._group_index(), self._name)
        if no(self._as_index) and known(self._keys) and is_label(self._name):
            cols = {key: Facts((n,)) for key in self._keys}
            cols[self._name] = Facts((n,), reduced(f, name))
            return new_frame(cols, len(self._keys) > 0, n, range_index(n))
        return unknown()

    def agg(self, func=None, *args, engine=None, engine_kwargs=None, **kwargs):
        n = self._groups()
        if is_text(func):
            if func not in SERIES_GROUPBY and func not in EXTRA:
                raise AttributeError("'" + func + "' is not a valid function for 'SeriesGroupBy' object")
            if func in ("mean", "sum", "max", "min", "std", "var", "median", "count", "nunique", "first", "last"):
                return self._reduce(func, False)
            return unknown()
        names = list_of_labels(func) if known(func) and isinstance(func, list) else unknown(list)
        if func is None:
            names = list(kwargs)
        elif known(names):
            for name in names:
                if is_text(name) and name not in SERIES_GROUPBY and name not in EXTRA:
                    raise AttributeError("'SeriesGroupBy' object has no attribute '" + name + "'")
                if is_text(name):
                    check_group_numbers(self._facts, name)
        if known(names) and all(is_text(name) for name in names) and certain(self._as_index):
            return new_frame({name: Facts((n,)) for name in names}, True, n, self._group_index())
        if known(func) and callable(func):
            call_each(func, self._group(), unknown(int))
        return unknown()

    aggregate = agg

    def apply(self, func, *args, **kwargs):
        if known(func) and callable(func):
            call_each(func, self._group(), unknown(int), args, kwargs)
        return unknown()

    def transform(self, func, *args, **kwargs):
        if is_text(func) and func not in SERIES_GROUPBY:
            raise ValueError("'" + func + "' is not a valid function name for transform(name)")
        rows = self._facts.shape[0] if known(self._facts.shape) else unknown(int)
        return any_series(rows, any_index(rows) if certain(rows == 0) else self._index, self._name)

    def value_counts(self, *args, **kwargs):
        return any_series(None, any_index(unknown(int)))

    def unique(self):
        return any_series(self._groups(), self._group_index(), self._name)

    def head(self, n=5):
        return self._group()

    def tail(self, n=5):
        return self._group()

    def get_group(self, name, obj=None):
        require(unknown(bool), KeyError, name)
        return self._group()

    def cumcount(self, ascending=True):
        return new_series(Facts(self._facts.shape), self._index)
