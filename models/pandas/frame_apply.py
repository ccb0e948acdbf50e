"""`apply`, `map`, `agg`, `transform` and `groupby` of `DataFrame`."""

from models.crane import certain, known, many, require, unknown, version
from models.data import Facts
from models.pandas.core import (MOST, any_frame, any_series, anything, call_each, is_label, is_list_like, is_name, is_pandas,
                                is_scalar, is_text, length_of, list_of_labels, listed, new_frame, new_series, no,
                                ordered_as)
from models.pandas.dtypes import column_facts, element_of, elements_facts, has_rows
from models.pandas.index import any_index, simple_index
from models.pandas.names import FRAME, SERIES

# Names of functions of NumPy that agg takes too.
EXTRA = ("nanmean", "nansum", "ptp", "median", "size", "amax", "amin", "average", "unique")


def label_word():
    """How messages of `agg` name what is missing."""
    return "Label(s) " if certain(version("pandas") >= "3.0") else "Column(s) "


def check_name(name, names, kind):
    """Raises where a function's name is none of the object's methods."""
    if is_text(name) and name not in names and name not in EXTRA and is_name(name):
        raise AttributeError("'" + name + "' is not a valid function for '" + kind + "' object")


class FrameApply:

    def apply(self, func, axis=0, raw=False, result_type=None, args=(), by_row="compat", engine="python",
              engine_kwargs=None, **kwargs):
        axis = self._axis(axis)
        if is_text(func):
            check_name(func, FRAME, "DataFrame")
            return unknown()
        if not known(func) or not callable(func) or not known(axis) or not no(raw):
            return unknown()
        args = tuple(args) if known(args) else ()
        if axis == 1:
            return self._apply_rows(func, args, kwargs, result_type)
        names = self._names()
        # Of an empty frame what the function raises is dropped.
        if not known(names) or len(names) > 60 or not certain(self._s.rows > 0):
            call_each(func, self._any_column(), unknown(int), args, kwargs)
            return unknown()
        results = [call(func, self[name]._kept() if is_pandas(self[name], "Series") else unknown(), args, kwargs)
                   for name in names]
        if len(results) > 0 and all(is_pandas(r, "Series") for r in results):
            if all(certain(r._rows() == self._s.rows) for r in results):
                return ordered_as(new_frame({names[i]: results[i]._facts for i in range(len(names))}, True,
                                            self._s.rows, self._s.index), [self])
            return any_frame()
        if len(results) > 0 and all(is_scalar(r) for r in results):
            return new_series(column_facts(results), simple_index(names))
        return unknown()

    def _apply_rows(self, func, args, kwargs, result_type):
        row = self._one_row(unknown())
        result = call_each(func, row, self._s.rows, args, kwargs)
        if result_type is not None or not has_rows(Facts((self._s.rows,))):
            return unknown()
        plain = is_scalar(result) or certain(isinstance(result, (int, float, str, bool)))
        if plain:
            return new_series(elements_facts([result], True, self._s.rows), self._s.index)
        return unknown()

    def applymap(self, func, na_action=None, **kwargs):
        self._gone("applymap")
        return self._map_elements(func, na_action, kwargs)

    def map(self, func, na_action=None, **kwargs):
        if certain(version("pandas") < "2.1"):
            raise AttributeError("'DataFrame' object has no attribute 'map'")
        return self._map_elements(func, na_action, kwargs)

    def _map_elements(self, func, na_action, kwargs):
        names = self._names()
        if known(names) and len(names) > 0 and certain(self._s.rows > 0):
            require(callable(func) if known(func) else unknown(bool), TypeError, "the first argument must be callable")
        if known(func) and callable(func):
            if known(names) and len(names) <= 60:
                for name in names:
                    f = self._column(name)
                    call_each(func, element_of(f), self._s.rows, (), kwargs)
            else:
                call_each(func, unknown(), unknown(int), (), kwargs)
        return self._mapped(lambda f: Facts(f.shape))

    def agg(self, func=None, axis=0, *args, **kwargs):
        require(func is not None or len(kwargs) > 0, TypeError, "Must provide 'func' or tuples of '**kwargs'.")
        if not certain(self._axis(axis) == 0):
            return unknown()
        if is_text(func):
            check_name(func, FRAME, "DataFrame")
            if func in ("mean", "sum", "max", "min", "std", "var", "median", "count", "nunique", "prod", "skew", "sem"):
                return getattr(self, func)()
        if known(func) and isinstance(func, dict) and known(length_of(func)):
            missing = self._missing([name for name in func if is_label(name)])
            if len(missing) > 0:
                raise KeyError(label_word() + listed(missing) + " do not exist")
            for name in func:
                check_name(func[name], SERIES, "Series")
        if known(func) and isinstance(func, list) and known(length_of(func)):
            names = self._names()
            for name in func:
                check_name(name, SERIES, "Series")
                if is_text(name) and known(names) and len(names) <= 60 and certain(version("pandas") >= "2.1"):
                    from models.pandas.frame_reduce import check_reduction
                    for column in names:
                        check_reduction(self._column(column), name)
        return unknown()

    aggregate = agg

    def transform(self, func, axis=0, *args, **kwargs):
        if is_text(func):
            require(func in FRAME or func in EXTRA, AttributeError, "'" + func + "' is not a valid function for 'DataFrame' object")
        return self._mapped(lambda f: Facts(f.shape))

    def groupby(self, by=None, axis=0, level=None, as_index=True, sort=True, group_keys=True, observed=False,
                dropna=True, **kwargs):
        if by is None and level is None:
            raise TypeError("You have to supply one of 'by' and 'level'")
        if not certain(self._s.double == False):  # noqa: E712
            return unknown()
        from models.pandas.groupby import DataFrameGroupBy
        if level is not None or by is None:
            return DataFrameGroupBy(self, unknown(list), as_index, True)
        if is_pandas(by, "Series") or is_pandas(by, "Index"):
            return DataFrameGroupBy(self, [], as_index, True)
        keys = by if known(by) and isinstance(by, list) else [by]
        if not known(length_of(keys)):
            return DataFrameGroupBy(self, unknown(list), as_index, True)
        require(len(keys) > 0, ValueError, "No group keys passed!")
        same = self._s.rows == len(keys)
        if keys is by and not all([certain(self._has(key)) for key in keys]) and (
                certain(same) or not no(same) and not all([is_text(key) for key in keys])):
            # As long as the frame: a value for each row, not names.
            return DataFrameGroupBy(self, unknown(list), as_index, True)
        names = []
        other = False
        for key in keys:
            if is_label(key):
                self._check_key(key)
                names.append(key)
                # The name of a row level, maybe.
                other = other or not certain(self._has(key))
            else:
                other = True
        return DataFrameGroupBy(self, names if not other else unknown(list), as_index, other)

    def _check_key(self, key):
        """A group key is a column or the name of a row level."""
        if no(self._has(key)):
            levels = self._s.index._level_names()
            there = key in levels if known(levels) else unknown(bool)
            require(there, KeyError, key)
            return
        require(self._has(key), KeyError, key)
        if not certain(self._has(key)) and not self._nested():
            if known(self._s.index._level_names()) and key not in self._s.index._level_names():
                self._learn(key)

    def resample(self, rule, *args, **kwargs):
        index = self._s.index
        on = kwargs.get("on")
        if is_text(on):
            require(self._has(on), KeyError, "The grouper name " + str(on) + " is not found")
        elif known(index) and known(index._kind) and index._kind in ("RangeIndex", "Index", "Int64Index"):
            if known(index._dtype) and index._dtype in ("int64", "float64"):
                raise TypeError("Only valid with DatetimeIndex, TimedeltaIndex or PeriodIndex, but got an instance of '"
                                + index._kind + "'")
        return unknown()


def call(function, value, args, kwargs):
    return function(value, *args, **kwargs) if kwargs else function(value, *args)
