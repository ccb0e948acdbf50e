"""Methods of `Series` that give another series or a frame, and those that run functions."""

from models.crane import certain, havoc, known, many, require, unknown, version
from models.data import Facts, facts
from models.pandas.core import (index_length, MOST, any_frame, any_series, anything, axis_number, call_each, is_array, is_label,
                                is_list_like, is_name, is_pandas, is_scalar, is_text, is_whole_number, length_of, list_of_labels,
                                listed, new_frame, new_series, no, old_style)
from models.pandas.dtypes import (astype, column_facts, element_of, elements_facts, has_rows, has_text, is_number,
                                  is_textual, relabelled, starts)
from models.pandas.frame_rows import check_order
from models.pandas.index import Unordered, any_index, bools, index_from, range_index, simple_index
from models.pandas.names import SERIES

# Functions that agg and apply take by name besides the methods.
EXTRA = ("ptp", "size", "unique", "amax", "amin", "nanmean", "nansum", "average")


class SeriesMethods:

    def astype(self, dtype, copy=None, errors="raise"):
        if known(dtype) and isinstance(dtype, dict):
            return self._kept()
        return new_series(astype(self._facts, dtype, errors), self._index, self._name)

    def rename(self, index=None, *, axis=None, copy=None, inplace=False, level=None, errors="ignore"):
        new = self._kept()
        if is_scalar(index) or (known(index) and isinstance(index, tuple)):
            new._name = index
        elif not known(index):
            new._name = unknown()
            new._index = any_index(self._rows())
        else:
            new._index = any_index(self._rows())
        if certain(inplace):
            self._name = new._name
            self._index = new._index
            return None
        return new if no(inplace) else unknown()

    def to_frame(self, name=...):
        # The real default is a value of its own: None is a name.
        label = self._name if name is ... else name
        if known(label) and label is None and name is ...:
            label = 0
        if not is_label(label):
            return any_frame(self._rows(), self._index)
        return new_frame({label: self._facts}, True, self._rows(), self._index)

    def reset_index(self, level=None, *old, drop=False, name=None, inplace=False, allow_duplicates=False):
        old_style("Series.reset_index", 2, old)
        if len(old) > 0:
            havoc(self)
            return unknown()
        if certain(drop) and level is None:
            return self._result(new_series(self._facts, range_index(self._rows()), self._name), inplace)
        if not no(drop) or level is not None:
            return unknown()
        require(no(inplace), TypeError, "Cannot reset_index inplace on a Series to create a DataFrame")
        frame = self.to_frame(... if name is None else name)
        return frame.reset_index(allow_duplicates=allow_duplicates) if is_pandas(frame, "DataFrame") else frame

    def dropna(self, *, axis=0, inplace=False, how=None, ignore_index=False):
        self._axis(axis)
        if no(self._facts.nan):
            new = self._kept()
        else:
            new = self._picked(unknown(int), self._index._some())
            new._facts.nan = False
        if not no(ignore_index):
            new._index = range_index(new._rows())
        return self._result(new, inplace)

    def drop_duplicates(self, *, keep="first", inplace=False, ignore_index=False):
        return self._result(self._picked(unknown(int), self._index._some()), inplace)

    def drop(self, labels=None, *, axis=0, index=None, columns=None, level=None, inplace=False, errors="raise"):
        self._axis(axis)
        gone = list_of_labels(labels if index is None else index)
        if labels is None and index is None and columns is None:
            raise ValueError("Need to specify at least one of 'labels', 'index' or 'columns'")
        if known(gone) and certain(errors == "raise"):
            missing = [label for label in gone if no(self._index._contains(label))]
            if len(missing) > 0:
                raise KeyError(listed(missing) + " not found in axis")
            from models.pandas.frame_columns import without_labels
            unique = certain(self._index._unique) and known(self._rows())
            n = self._rows() - len(set(gone)) if unique else unknown(int)
            return self._result(self._picked(n, without_labels(self._index, gone, n)), inplace)
        return self._result(self._picked(unknown(int), self._index._some()), inplace)

    def sort_values(self, *, axis=0, ascending=True, inplace=False, kind="quicksort", na_position="last",
                    ignore_index=False, key=None):
        self._axis(axis)
        check_order(self._facts)
        return self._result(self._reordered(ignore_index), inplace)

    def value_counts(self, normalize=False, sort=True, ascending=False, bins=None, dropna=True):
        f = self._facts
        new_name = certain(version("pandas") >= "2.0")
        rows = f.unique if certain(dropna) and bins is None else unknown(int)
        index = any_index(rows)
        index._name = self._name if new_name else (None if certain(version("pandas") < "2.0") else unknown())
        if bins is None and known(f.labels) and (certain(is_textual(f.dtype)) or certain(is_number(f.dtype))):
            index._labels = Unordered(f.labels)
            index._kind = "Index"
            index._dtype = f.dtype
            # A missing value may be among the labels, if asked for.
            index._exact = True
            index._unique = True
        name = "proportion" if certain(normalize) else "count" if no(normalize) else unknown()
        dtype = "float64" if certain(normalize) else "int64" if no(normalize) else unknown(str)
        return new_series(Facts((rows,), dtype, False, False), index,
                          name if new_name else self._name if certain(version("pandas") < "2.0") else unknown())

    def replace(self, to_replace=None, value=None, *old, inplace=False, limit=None, regex=False, method=None):
        old_style("NDFrame.replace", 3, old)
        if len(old) > 0:
            havoc(self)
            return unknown()
        f = self._facts
        new = Facts(f.shape)
        if is_scalar(to_replace) and is_scalar(value) and to_replace is not None and value is not None and no(regex):
            new = replaced_one(f, to_replace, value)
        return self._filled(new_series(new, self._index, self._name), inplace)

    def unique(self):
        from models.pandas.arrays import array_of
        return array_of(distinct(self._facts))

    def map(self, arg, na_action=None, **kwargs):
        if known(arg) and isinstance(arg, dict):
            return new_series(self._looked_up(arg), self._index, self._name)
        if known(arg) and callable(arg) and not certain(hasattr(arg, "_pandas")):
            f = self._facts
            if known(na_action) and na_action is not None and na_action != "ignore" and certain(f.dtype != "category"):
                raise ValueError("na_action must either be 'ignore' or None, " + str(na_action) + " was passed")
            values, whole = self._run(arg, (), {}, certain(na_action == "ignore"))
            new = elements_facts(values, whole and na_action is None, self._rows())
            if not known(f.dtype) or f.dtype == "category":
                # Of a categorical its categories are mapped.
                new.dtype = unknown(str)
            return new_series(new, self._index, self._name)
        return new_series(Facts((self._rows(),)), self._index, self._name)

    def _looked_up(self, table):
        """Facts of values looked up in a dict: what is not a key becomes NaN."""
        f = self._facts
        new = Facts((self._rows(),))
        if known(f.labels) and known(length_of(table)) and known(length_of(f.labels)):
            keys = [label in table for label in f.labels]
            if all(known(k) for k in keys):
                values = [table[f.labels[i]] for i in range(len(keys)) if keys[i]]
                every = [table[key] for key in table]
                mapper = column_facts(every).dtype if all(is_scalar(v) for v in every) else unknown(str)
                if not known(mapper) or mapper not in ("int64", "float64", "object", "str", "bool"):
                    return new
                if mapper == "object" and not all(is_text(v) for v in every):
                    return new
                if len(values) > 0:
                    found = column_facts(values).select((self._rows(),))
                    if all(keys) and no(f.nan):
                        return found
                    if mapper == "float64":
                        found.dtype = mapper
                    if found.dtype == "int64" and (not all(keys) or certain(f.nan)):
                        found.dtype = "float64"
                    elif found.dtype == "int64" or found.dtype == "bool":
                        found.dtype = unknown(str)
                    found.kinds = unknown()
                    found.nan = True if not all(keys) and certain(f.unique == len(keys)) else True if certain(f.nan) else unknown(bool)
                    return found
                if not any(keys) and has_rows(f):
                    return Facts((self._rows(),), "float64" if mapper in ("int64", "float64") else None, True)
        return new

    def _run(self, function, args, kwargs, skip_missing=False):
        """Runs a function for every kind of element; what it gave, and whether that covers all elements."""
        f = self._facts
        n = self._rows()
        missing = certain(f.nan) and not skip_missing and has_rows(f)
        floats = certain(starts(f.dtype, "float"))
        if known(f.labels) and known(length_of(f.labels)) and len(f.labels) <= 12 and known(f.unique) \
                and certain(f.unique == len(f.labels)) and has_rows(f) and len(f.labels) > 0:
            values = [one(function, label, args, kwargs) for label in f.labels]
            covered = no(f.nan) or skip_missing
        elif missing and certain(is_textual(f.dtype)):
            # The rest are strings, or not known.
            values = [call_each(function, unknown(), unknown(int), args, kwargs)]
            covered = False
        else:
            values = [call_each(function, element_of(f), n, args, kwargs)]
            covered = has_rows(f)
            missing = False
        if missing and (floats or (certain(is_textual(f.dtype)) and certain(missing_is_float(f)))):
            values.append(one(function, float("nan"), args, kwargs))
            covered = covered or floats
        return values, covered

    def apply(self, func, convert_dtype=True, args=(), by_row="compat", **kwargs):
        if is_text(func):
            if func not in SERIES and func not in EXTRA and is_name(func):
                raise AttributeError("'" + func + "' is not a valid function for 'Series' object")
            return unknown()
        if not known(func) or not callable(func):
            return unknown()
        args = tuple(args) if known(args) and isinstance(args, (list, tuple)) else ()
        values, whole = self._run(func, args, kwargs)
        plain = all(is_scalar(v) or certain(isinstance(v, (int, float, str, bool))) for v in values)
        if plain or not any(is_pandas(v, "Series") or not known(v) for v in values):
            return new_series(elements_facts(values, whole, self._rows()), self._index, self._name)
        # A series for each element makes a frame; otherwise it is a series.
        if any(is_pandas(v, "Series") or not known(v) for v in values):
            if type_only(values):
                return new_series(elements_facts(values, False, self._rows()), self._index, self._name)
            return unknown()
        return unknown()

    def agg(self, func=None, axis=0, *args, **kwargs):
        if is_text(func):
            if func not in SERIES and func not in EXTRA and is_name(func):
                raise AttributeError("'" + func + "' is not a valid function for 'Series' object")
            if func in ("mean", "sum", "max", "min", "std", "var", "median", "count", "nunique"):
                return getattr(self, func)()
        return unknown()

    aggregate = agg

    def transform(self, func, axis=0, *args, **kwargs):
        return any_series(self._rows(), self._index, self._name)

    def isin(self, values):
        if is_scalar(values):
            raise TypeError("only list-like objects are allowed to be passed to isin(), you passed a `"
                            + type(values).__name__ + "`")
        return new_series(Facts((self._rows(),), "bool", False, False), self._index, self._name)

    def between(self, left, right, inclusive="both"):
        if is_text(left) and certain(is_number(self._facts.dtype)):
            raise TypeError("Invalid comparison between dtype=" + self._facts.dtype + " and str")
        return new_series(Facts((self._rows(),), "bool", False, False), self._index, self._name)

    def duplicated(self, keep="first"):
        return new_series(Facts((self._rows(),), "bool", False, False), self._index, self._name)

    def nlargest(self, n=5, keep="first"):
        return self._extreme("nlargest", n)

    def nsmallest(self, n=5, keep="first"):
        return self._extreme("nsmallest", n)

    def _extreme(self, method, n):
        f = self._facts
        if certain(f.dtype == "object") or certain(f.dtype == "str"):
            raise TypeError("Cannot use method '" + method + "' with dtype " + f.dtype)
        if is_text(n) and certain(is_number(f.dtype)):
            raise TypeError("'<=' not supported between instances of 'str' and 'int'")
        count = n if is_whole_number(n) and n >= 0 and certain(self._rows() >= n) and no(f.nan) else unknown(int)
        return self._picked(count, self._index._some(count))

    def reindex(self, index=None, **kwargs):
        rows = index_length(index)
        return new_series(Facts((rows,)), index_from(index, rows), self._name)

    def explode(self, ignore_index=False):
        rows = unknown(int)
        return new_series(Facts((rows,)), any_index(rows), self._name)

    def append(self, to_append, ignore_index=False, verify_integrity=False):
        if certain(version("pandas") >= "2.0"):
            raise AttributeError("'Series' object has no attribute 'append'")
        return any_series(None, any_index(unknown(int)), self._name)

    def groupby(self, by=None, axis=0, level=None, **kwargs):
        if by is None and level is None:
            raise TypeError("You have to supply one of 'by' and 'level'")
        if is_label(by) and by is not None:
            names = self._index._level_names()
            require(by in names if known(names) else unknown(bool), KeyError, by)
        from models.pandas.groupby import SeriesGroupBy
        return SeriesGroupBy(self._facts.select((self._rows(),)), self._name, unknown(list), self._index)

    def resample(self, rule, *args, **kwargs):
        index = self._index
        if known(index) and known(index._kind) and index._kind == "RangeIndex":
            raise TypeError("Only valid with DatetimeIndex, TimedeltaIndex or PeriodIndex, but got an instance of "
                            "'RangeIndex'")
        return unknown()

    def items(self):
        return many((unknown(), element_of(self._facts)), self._rows())

    def iteritems(self):
        if certain(version("pandas") >= "2.0"):
            raise AttributeError("'Series' object has no attribute 'iteritems'")
        return self.items()

    def keys(self):
        return self._index

    def get(self, key, default=None):
        found = self._index._contains(key)
        # A label of several rows gives a series.
        return self._element() if certain(found) and certain(self._index._unique) else unknown()

    def pop(self, item):
        require(self._index._contains(item), KeyError, item)
        self._index = any_index(unknown(int))
        self._touch(self._facts.select((unknown(int),)))
        return unknown()

    def tolist(self):
        return many(element_of(self._facts), self._rows())

    to_list = tolist

    def to_numpy(self, dtype=None, copy=False, na_value=None, **kwargs):
        from models.pandas.arrays import array_of
        return array_of(self._facts if dtype is None else astype(self._facts, dtype))

    def to_dict(self, *args, **kwargs):
        return unknown(dict)

    def info(self, *args, **kwargs):
        return None

    def set_axis(self, labels, axis=0, inplace=False, copy=None):
        from models.pandas.frame import check_labels
        new = self._kept()
        new._index = check_labels(labels, self._rows())
        return self._result(new, inplace)

    def add_prefix(self, prefix, axis=None):
        return new_series(self._facts, any_index(self._rows()), self._name)

    def add_suffix(self, suffix, axis=None):
        return new_series(self._facts, any_index(self._rows()), self._name)

    def unstack(self, *args, **kwargs):
        if known(self._index._kind) and self._index._kind in ("Index", "RangeIndex", "DatetimeIndex"):
            raise ValueError("index must be a MultiIndex to unstack, " + repr(type(self._index)) + " was passed")
        return any_frame()

    def update(self, other):
        self._touch(Facts((self._rows(),)))

    def squeeze(self, axis=None):
        return unknown() if not no(self._rows() == 1) else self

    def xs(self, key, axis=0, level=None, drop_level=True):
        return unknown()

    def take(self, indices, axis=0, **kwargs):
        return self._picked(unknown(int), self._index._some())

    def repeat(self, repeats, axis=None):
        return self._picked(unknown(int), any_index(unknown(int)))

    def combine_first(self, other):
        return any_series(None, any_index(unknown(int)), self._name)

    def cov(self, other, *args, **kwargs):
        return unknown()

    def dot(self, other):
        return unknown()


def replaced_one(f, old, new):
    """Facts after one value was replaced by another, everywhere."""
    if is_text(old) and is_text(new):
        mapped = relabelled(f, lambda text: new if text == old else text)
        return mapped if known(mapped) else Facts(f.shape, f.dtype if certain(f.dtype == "str") else None)
    if isinstance(old, (int, float)) and isinstance(new, float) and new != new and known(f.dtype):
        if f.dtype in ("int64", "float64") and known(f.labels) and old in f.labels:
            return Facts(f.shape, "float64", True)
    if certain(f.dtype == "int64") and is_whole_number(old) and is_whole_number(new) and certain(version("pandas") >= "2.0"):
        return Facts(f.shape, "int64" if certain(abs(new) < 1000000) else None, False, False, integral=True)
    return Facts(f.shape)


def one(function, value, args, kwargs):
    return function(value, *args, **kwargs) if kwargs else function(value, *args)


def type_only(values):
    """Whether each is surely a scalar of some type, known or not."""
    return all(is_scalar(v) or certain(isinstance(v, (int, float, str, bool, list, dict, tuple))) for v in values)


def missing_is_float(f):
    """Whether missing values of an object column are float NaN; None and others otherwise."""
    if certain(f.dtype == "str"):
        return True
    if known(f.kinds):
        return "float" in f.kinds and "NoneType" not in f.kinds
    return unknown(bool)


def distinct(f):
    """Facts of the array of distinct values; a missing value counts once."""
    n = f.unique
    if known(n):
        n = n if no(f.nan) else n + 1 if certain(f.nan) else unknown(int)
    new = f.copy()
    new.shape = (n,)
    return new
