"""Reductions of `Series`."""

from models.crane import certain, known, require, unknown, version
from models.data import Facts
from models.pandas.arrays import as_numpy
from models.pandas.core import any_series, is_pandas, is_text, no, refuse_keywords
from models.pandas.dtypes import bad_text, has_rows, has_text, is_number, is_textual, starts
from models.pandas.frame_reduce import check_reduction
from models.pandas.index import any_index, simple_index
from models.pandas.indexing import same_index


class SeriesReduce:

    def _reduce(self, name, axis):
        if axis is not None:
            self._axis(axis)
        check_reduction(self._facts, name)
        return number_of(self._facts, name)

    def mean(self, axis=0, skipna=True, numeric_only=False, level=None, **kwargs):
        refuse_keywords("mean", kwargs)
        return self._reduce("mean", axis)

    def median(self, axis=0, skipna=True, numeric_only=False, level=None, **kwargs):
        refuse_keywords("median", kwargs)
        return self._reduce("median", axis)

    def std(self, axis=None, skipna=True, ddof=1, numeric_only=False, level=None, **kwargs):
        refuse_keywords("std", kwargs)
        return self._reduce("std", axis)

    def var(self, axis=None, skipna=True, ddof=1, numeric_only=False, level=None, **kwargs):
        refuse_keywords("var", kwargs)
        return self._reduce("var", axis)

    def sem(self, axis=None, skipna=True, ddof=1, numeric_only=False, **kwargs):
        refuse_keywords("sem", kwargs)
        return self._reduce("sem", axis)

    def skew(self, axis=0, skipna=True, numeric_only=False, **kwargs):
        refuse_keywords("skew", kwargs)
        return self._reduce("skew", axis)

    def kurt(self, axis=0, skipna=True, numeric_only=False, **kwargs):
        refuse_keywords("kurt", kwargs)
        return self._reduce("kurt", axis)

    kurtosis = kurt

    def sum(self, axis=None, skipna=True, numeric_only=False, min_count=0, level=None, **kwargs):
        refuse_keywords("sum", kwargs)
        if certain(self._facts.dtype == "object") and mixed(self._facts):
            raise TypeError('can only concatenate str (not "int") to str')
        return self._reduce("sum", axis)

    def prod(self, axis=None, skipna=True, numeric_only=False, min_count=0, **kwargs):
        refuse_keywords("prod", kwargs)
        return self._reduce("prod", axis)

    product = prod

    def max(self, axis=0, skipna=True, numeric_only=False, **kwargs):
        refuse_keywords("max", kwargs)
        return self._reduce("max", axis)

    def min(self, axis=0, skipna=True, numeric_only=False, **kwargs):
        refuse_keywords("min", kwargs)
        return self._reduce("min", axis)

    def any(self, *, axis=0, bool_only=False, skipna=True, **kwargs):
        refuse_keywords("any", kwargs)
        self._axis(axis)
        return unknown()

    def all(self, axis=0, bool_only=False, skipna=True, **kwargs):
        refuse_keywords("all", kwargs)
        self._axis(axis)
        return unknown()

    def count(self, level=None):
        f = self._facts
        return as_numpy(self._rows()) if no(f.nan) and known(self._rows()) else unknown()

    def nunique(self, dropna=True):
        f = self._facts
        if certain(dropna) or no(f.nan):
            return f.unique
        return unknown(int)

    def quantile(self, q=0.5, interpolation="linear"):
        f = self._facts
        if known(q) and isinstance(q, (int, float)):
            require(0 <= q <= 1, ValueError, "percentiles should all be in the interval [0, 1]. Try " + str(q / 100)
                    + " instead.")
        if certain(is_textual(f.dtype)) and has_text(f):
            raise TypeError("unsupported operand type(s) for -: 'str' and 'str'")
        return unknown()

    def mode(self, dropna=True):
        return self._picked(unknown(int), any_index(unknown(int)))

    def idxmax(self, axis=0, skipna=True, *args, **kwargs):
        if axis is not None:
            self._axis(axis)
        rows = self._rows()
        require(rows != 0 if known(rows) else unknown(bool), ValueError, "attempt to get argmax of an empty sequence")
        return unknown()

    def idxmin(self, axis=0, skipna=True, *args, **kwargs):
        if axis is not None:
            self._axis(axis)
        rows = self._rows()
        require(rows != 0 if known(rows) else unknown(bool), ValueError, "attempt to get argmin of an empty sequence")
        return unknown()

    def corr(self, other, method="pearson", min_periods=None):
        if not is_pandas(other, "Series") or not certain(same_index(self._index, other._index)) or not has_rows(self._facts):
            return unknown()  # Only rows whose labels both have are looked at.
        for side in (self._facts, other._facts):
            if certain(version("pandas") >= "2.0") and certain(is_textual(side.dtype)) and bad_text(side, side.float_text):
                raise ValueError("could not convert string to float: '…'")
        return unknown()

    def describe(self, percentiles=None, include=None, exclude=None, **kwargs):
        f = self._facts
        if percentiles is None and certain(is_number(f.dtype)) and not certain(f.dtype == "bool"):
            return any_series(8, simple_index(["count", "mean", "std", "min", "25%", "50%", "75%", "max"]), self._name)
        if certain(is_textual(f.dtype)) and has_text(f):
            return any_series(4, simple_index(["count", "unique", "top", "freq"]), self._name)
        return any_series(None, any_index(unknown(int)), self._name)

    def item(self):
        rows = self._rows()
        require(rows == 1, ValueError, "can only convert an array of size 1 to a Python scalar")
        return unknown()

    def squeeze(self, axis=None):
        return unknown() if not no(self._rows() == 1) else self


def mixed(f):
    """Strings beside missing values or numbers: a sum meets both."""
    if not has_text(f):
        return False
    return known(f.kinds) and any(kind in ("float", "int") for kind in f.kinds)


def number_of(f, name):
    """NumPy's scalar that a reduction of whole or floating numbers gives; its value is not known."""
    if not has_rows(f) or not known(f.dtype) or f.dtype not in ("int64", "float64"):
        return unknown()
    if name not in ("mean", "median", "std", "var", "sem", "sum", "prod", "max", "min"):
        return unknown()
    from models.numpy.nd import element
    return element(f.dtype if name in ("sum", "prod", "max", "min") else "float64")
