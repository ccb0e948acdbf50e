"""Indexes of dates, categories, intervals, and of several levels."""

from models.crane import certain, instance, known, require, unknown, version
from models.data import Facts
from models.pandas.core import is_label, is_whole_number, length_of, list_of_labels, no
from models.pandas.index import Index, any_index, simple_index


class Opaque(Index):
    """An index whose labels are looked up in ways that are not modelled."""

    __complete__ = False

    def __init__(self, data=None, *args, **kwargs):
        self._set(length_of(data), unknown(list), unknown(list), False, unknown(bool), unknown(str), unknown())

    def _with(self, length, exact):
        new = instance(type(self))
        new._set(length, unknown(list), unknown(list), False, self._unique, self._dtype, self._name)
        return new

    def __getattr__(self, name):
        return unknown()


class DatetimeIndex(Opaque):
    __real__ = ("pandas.core.indexes.datetimes.DatetimeIndex", "pandas.DatetimeIndex")
    _kind = "DatetimeIndex"

    def _facts(self):
        dtype = "datetime64[ns]" if certain(version("pandas") < "3.0") else unknown(str)
        return Facts((self._length,), dtype, kinds=None)


class TimedeltaIndex(Opaque):
    __real__ = ("pandas.core.indexes.timedeltas.TimedeltaIndex", "pandas.TimedeltaIndex")
    _kind = "TimedeltaIndex"


class PeriodIndex(Opaque):
    __real__ = ("pandas.core.indexes.period.PeriodIndex", "pandas.PeriodIndex")
    _kind = "PeriodIndex"


class IntervalIndex(Opaque):
    __real__ = ("pandas.core.indexes.interval.IntervalIndex", "pandas.IntervalIndex")
    _kind = "IntervalIndex"


class CategoricalIndex(Opaque):
    __real__ = ("pandas.core.indexes.category.CategoricalIndex", "pandas.CategoricalIndex")
    _kind = "CategoricalIndex"


class MultiIndex(Index):
    __real__ = ("pandas.core.indexes.multi.MultiIndex", "pandas.MultiIndex")
    __complete__ = False
    _kind = "MultiIndex"

    def __init__(self, labels=(), codes=None, sortorder=None, names=None, *args, **kwargs):
        have = list_of_labels(labels) if codes is None else unknown(list)
        n = len(have) if known(have) else unknown(int)
        self._set(n, have, unknown(list), known(have), unknown(bool), "object", None)
        self._level_list = unknown(list) if names is None else names

    def _with(self, length, exact):
        new = MultiIndex()
        new._set(length, self._labels, unknown(list), exact, self._unique, "object", self._name)
        new._level_list = self._level_list
        return new

    def _level_names(self):
        return self._level_list

    @property
    def names(self):
        return self._level_list

    @names.setter
    def names(self, value):
        self._level_list = list_of_labels(value)

    @property
    def nlevels(self):
        return length_of(self._level_list)

    def droplevel(self, level=0):
        return any_index(self._length)

    def get_level_values(self, level):
        names = self._level_list
        if known(names):
            if is_whole_number(level) and level not in names:
                require(-len(names) <= level < len(names), IndexError, "Too many levels: Index has only "
                        + str(len(names)) + " levels, not " + str(level + 1))
            elif is_label(level):
                require(level in names, KeyError, "Level " + str(level) + " not found")
        return any_index(self._length)

    def __getattr__(self, name):
        return unknown()

    @classmethod
    def from_tuples(cls, tuples, sortorder=None, names=None):
        return cls(tuples, names=names)

    @classmethod
    def from_product(cls, iterables, sortorder=None, names=None):
        return cls((), (), None, list_of_labels(names) if names is not None else None)._any()

    @classmethod
    def from_arrays(cls, arrays, sortorder=None, names=None):
        return cls((), (), None, list_of_labels(names) if names is not None else None)._any()

    @classmethod
    def from_frame(cls, df, sortorder=None, names=None):
        return cls()._any()

    def _any(self):
        self._set(unknown(int), unknown(list), unknown(list), False, unknown(bool), "object", None)
        return self


def multi_index(length, names):
    """An index of several levels with these names."""
    new = MultiIndex()._any()
    new._length = length
    new._level_list = names
    return new
