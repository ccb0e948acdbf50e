"""Reductions and operators of `DataFrame`.

Errors as of pandas 1.5.3, 2.1.4 and 3.1.1: until 2.0 columns of strings were left out of means.
"""

from models.crane import certain, known, require, unknown, version
from models.data import Facts
from models.pandas import arithmetic
from models.pandas.core import (MOST, any_frame, any_series, is_array, is_pandas, is_scalar, length_of, new_frame,
                                ordered_as, new_series, no, refuse_keywords)
from models.pandas.dtypes import (bad_text, column_facts, has_rows, has_text, is_number, is_textual, is_true_number,
                                  only_text, starts)
from models.pandas.index import any_index, simple_index
from models.pandas.indexing import same_index

# Reductions that need numbers.
NUMERIC = ("mean", "median", "std", "var", "sem", "skew", "kurt", "kurtosis", "prod", "product")


def check_reduction(f, name):
    """Raises where a column's reduction does: the mean of strings."""
    if name in NUMERIC and certain(is_textual(f.dtype)):
        # A sum of texts that is a number was taken as one, at times.
        if has_text(f) if certain(f.dtype == "str") else bad_text(f, f.float_text):
            raise TypeError("Could not convert string to numeric" if f.dtype == "object"
                            else "Cannot perform reduction '" + name + "' with string dtype")
    if certain(f.dtype == "category") and name in NUMERIC + ("sum",):
        raise TypeError("'Categorical' with dtype category does not support reduction '" + name + "'")
    if certain(starts(f.dtype, "datetime64")) and name in ("sum", "prod", "var", "skew", "kurt"):
        raise TypeError("'DatetimeArray' with dtype datetime64[ns] does not support reduction '" + name + "'")
    if name in ("max", "min") and certain(f.dtype == "object") and mixed_text(f):
        raise TypeError("'>=' not supported between instances of 'str' and 'float'")


def mixed_text(f):
    """Strings beside numbers, for certain."""
    return known(f.kinds) and has_text(f) and any(kind in ("int", "float") for kind in f.kinds)


def reduced(f, name):
    """Dtype of a reduction of a column."""
    if name in ("count", "nunique"):
        return "int64"
    if name in NUMERIC and name not in ("prod", "product"):
        return "float64" if certain(is_number(f.dtype)) and not certain(f.dtype == "float32") else unknown(str)
    if known(f.dtype) and f.dtype in ("int64", "float64"):
        return f.dtype
    if certain(f.dtype == "bool") and name == "sum":
        return "int64"
    return unknown(str)


class FrameReduce:

    def _reduce(self, name, axis, numeric_only):
        if axis is None and not certain(version("pandas") < "2.0"):
            # Of both axes: mean, max and min since pandas 2, all since 3.
            return unknown()
        axis = self._axis(axis)
        names = self._names()
        if certain(axis == 1):
            if name in ("sum", "mean", "max", "min") and known(names) and len(names) <= MOST and no(numeric_only):
                self._check_across(names, name)
            return new_series(Facts((self._s.rows,)), self._s.index)
        if not certain(axis == 0) or not known(names) or len(names) > MOST or not known(numeric_only):
            return new_series(Facts((unknown(int),)), self._some_columns().columns)
        if numeric_only:
            kinds = [is_number(self._column(n).dtype) for n in names]
            if not all(known(kind) for kind in kinds):
                return new_series(Facts((unknown(int),)), self._some_columns().columns)
            names = [names[i] for i in range(len(names)) if kinds[i]]
        elif not certain(version("pandas") >= "2.0"):
            # Columns that do not allow it were left out.
            return new_series(Facts((unknown(int),)), self._some_columns().columns)
        else:
            for n in names:
                check_reduction(self._column(n), name)
        dtypes = {reduced(self._column(n), name) for n in names} if len(names) <= 60 else {unknown(str)}
        f = Facts((len(names),), one_of(dtypes))
        if name in ("count", "nunique"):
            f.nan = False
        return new_series(f, self._index_of(names, self._columns_name()))

    def _check_across(self, names, name):
        """Raises where a row has both texts and numbers, since pandas 2."""
        columns = [self._column(n) for n in names]
        texts = any(only_text(f) and has_rows(f) and f.dtype != "category" for f in columns if known(f.dtype))
        numbers = any(certain(is_true_number(f.dtype)) and no(f.nan) for f in columns)
        if texts and numbers and certain(version("pandas") >= "2.0"):
            raise TypeError("unsupported operand type(s) for +: 'int' and 'str'" if name in ("sum", "mean") else
                            "'>=' not supported between instances of 'int' and 'str'")

    def mean(self, axis=0, skipna=True, numeric_only=False, level=None, **kwargs):
        refuse_keywords("mean", kwargs)
        return self._reduce("mean", axis, numeric_only)

    def median(self, axis=0, skipna=True, numeric_only=False, level=None, **kwargs):
        refuse_keywords("median", kwargs)
        return self._reduce("median", axis, numeric_only)

    def std(self, axis=0, skipna=True, ddof=1, numeric_only=False, level=None, **kwargs):
        refuse_keywords("std", kwargs)
        return self._reduce("std", axis, numeric_only)

    def var(self, axis=0, skipna=True, ddof=1, numeric_only=False, level=None, **kwargs):
        refuse_keywords("var", kwargs)
        return self._reduce("var", axis, numeric_only)

    def sem(self, axis=0, skipna=True, ddof=1, numeric_only=False, **kwargs):
        refuse_keywords("sem", kwargs)
        return self._reduce("sem", axis, numeric_only)

    def skew(self, axis=0, skipna=True, numeric_only=False, **kwargs):
        refuse_keywords("skew", kwargs)
        return self._reduce("skew", axis, numeric_only)

    def kurt(self, axis=0, skipna=True, numeric_only=False, **kwargs):
        refuse_keywords("kurt", kwargs)
        return self._reduce("kurt", axis, numeric_only)

    kurtosis = kurt

    def sum(self, axis=0, skipna=True, numeric_only=False, min_count=0, level=None, **kwargs):
        refuse_keywords("sum", kwargs)
        if certain(self._all_bool()) and certain(self._axis(axis) == 0) and known(self._names()):
            names = self._names()
            return new_series(Facts((len(names),), "int64" if certain(self._s.rows > 0) else None, False, False),
                              self._index_of(names, self._columns_name()))
        return self._reduce("sum", axis, numeric_only)

    def _all_bool(self):
        names = self._names()
        return known(names) and len(names) > 0 and all(certain(self._column(n).dtype == "bool") for n in names)

    def prod(self, axis=0, skipna=True, numeric_only=False, min_count=0, **kwargs):
        refuse_keywords("prod", kwargs)
        return self._reduce("prod", axis, numeric_only)

    product = prod

    def max(self, axis=0, skipna=True, numeric_only=False, **kwargs):
        refuse_keywords("max", kwargs)
        return self._reduce("max", axis, numeric_only)

    def min(self, axis=0, skipna=True, numeric_only=False, **kwargs):
        refuse_keywords("min", kwargs)
        return self._reduce("min", axis, numeric_only)

    def any(self, *, axis=0, bool_only=False, skipna=True, **kwargs):
        refuse_keywords("any", kwargs)
        return self._count_like(axis, "bool")

    def all(self, axis=0, bool_only=False, skipna=True, **kwargs):
        refuse_keywords("all", kwargs)
        return self._count_like(axis, "bool")

    def count(self, axis=0, numeric_only=False):
        return self._count_like(axis, "int64") if no(numeric_only) else any_series()

    def nunique(self, axis=0, dropna=True):
        return self._count_like(axis, "int64")

    def _count_like(self, axis, dtype):
        if axis is None:
            return unknown()
        axis = self._axis(axis)
        f = Facts(None, dtype, False, False)
        if certain(axis == 1):
            f.dtype = unknown(str) if certain(self._s.rows == 0) else dtype
            return new_series(f.with_shape((self._s.rows,)), self._s.index)
        if not certain(axis == 0):
            return any_series()
        names = self._names()
        n = length_of(names)
        if not certain(n > 0):
            f.dtype = unknown(str)
        index = self._index_of(names, self._columns_name()) if known(names) else self.columns
        return new_series(f.with_shape((n,)), index)

    def _square(self, numeric_only, method):
        """`corr` and `cov`: numbers only, since pandas 2 an error for strings."""
        names = self._names()
        old = not certain(version("pandas") >= "2.0")
        if known(names) and len(names) <= MOST and certain(numeric_only == False) and not old:  # noqa: E712
            for name in names:
                f = self._column(name)
                if bad_text(f, f.float_text) or (certain(f.dtype == "category") and bad_category(f)):
                    raise ValueError("could not convert string to float: '…'")
            return square(names)
        if known(names) and len(names) <= MOST:
            kinds = [is_number(self._column(name).dtype) for name in names]
            if all(known(kind) for kind in kinds):
                numbers = [names[i] for i in range(len(names)) if kinds[i]]
                if certain(numeric_only) or len(numbers) == len(names):
                    return square(numbers)
        return any_frame()

    def corr(self, method="pearson", min_periods=1, numeric_only=False):
        made = self._square(numeric_only, "corr")
        if known(method) and not callable(method) and method not in ("pearson", "spearman", "kendall"):
            raise ValueError("method must be either 'pearson', 'spearman', 'kendall', or a callable, '" + str(method) + "' was supplied")
        return made

    def cov(self, min_periods=None, ddof=1, numeric_only=False):
        return self._square(numeric_only, "cov")

    def corrwith(self, other, axis=0, drop=False, method="pearson", numeric_only=False, **kwargs):
        return any_series()

    def quantile(self, q=0.5, axis=0, numeric_only=False, interpolation="linear", method="single"):
        names = self._names()
        if known(q) and isinstance(q, (int, float)):
            require(0 <= q <= 1, ValueError, "percentiles should all be in the interval [0, 1]")
            if known(names) and certain(version("pandas") >= "2.0") and certain(numeric_only == False):  # noqa: E712
                for name in names:
                    f = self._column(name)
                    if certain(is_textual(f.dtype)) and has_text(f):
                        raise TypeError("unsupported operand type(s) for -: 'str' and 'str'")
            return new_series(Facts((unknown(int),)), self._some_columns().columns, q)
        return any_frame()

    def mode(self, axis=0, numeric_only=False, dropna=True):
        new = self._picked(unknown(int), any_index(unknown(int))) if no(numeric_only) else any_frame()
        new._s.trust = "none"
        return new

    def idxmax(self, axis=0, skipna=True, numeric_only=False):
        return new_series(Facts((unknown(int),)), any_index(unknown(int)))

    idxmin = idxmax

    # Operators.

    def _operate(self, op, other):
        if is_pandas(other, "DataFrame") or is_pandas(other, "Series"):
            return self._aligned(other)
        if is_array(other) or not known(other) or not is_scalar(other):
            return self._mapped(lambda f: Facts(f.shape))
        return self._mapped(lambda f: arithmetic.arithmetic(op, f, other, True))

    def _operate_right(self, op, other):
        if is_scalar(other) and op in ("+", "*", "-"):
            return self._operate(op, other)
        return self._mapped(lambda f: Facts(f.shape))

    def _aligned(self, other):
        """Columns and rows of either: the union."""
        theirs = other._names() if is_pandas(other, "DataFrame") else other._index._labels_in_order()
        names = self._names()
        if known(theirs) and known(names) and names == theirs:
            same = is_pandas(other, "Series") or certain(same_index(self._s.index, other._s.index))
            rows = self._s.rows if same else unknown(int)
            new = new_frame({name: Facts((rows,)) for name in names}, True, rows, self._s.index if same else any_index(rows))
            return ordered_as(new, [self, other])
        return any_frame()

    def _compare(self, op, other):
        if is_pandas(other, "DataFrame"):
            if no(same_index(self._s.index, other._s.index)) or no(self._width() == other._width()):
                raise ValueError("Can only compare identically-labeled DataFrame objects" if
                                 certain(version("pandas") < "2.0") else
                                 "Can only compare identically-labeled (both index and columns) DataFrame objects")
            return self._mapped(lambda f: Facts(f.shape, "bool", False, False))
        if is_scalar(other):
            return self._mapped(lambda f: arithmetic.compare(op, f, other))
        if is_pandas(other, "Series"):
            return any_frame()
        return self._mapped(lambda f: Facts(f.shape, "bool", False, False))

    def _logical(self, op, other):
        return self._mapped(lambda f: Facts(f.shape, "bool" if certain(f.dtype == "bool") else None))

    def __matmul__(self, other):
        return unknown()

    def dot(self, other):
        return unknown()


def bad_category(f):
    """A category that is text but no number, for certain."""
    from models.pandas.core import is_text
    from models.pandas.dtypes import float_text
    return known(f.labels) and any(is_text(label) and no(float_text(label)) for label in f.labels)


def one_of(dtypes):
    if len(dtypes) == 1:
        for dtype in dtypes:
            return dtype
    return unknown(str)


def square(names):
    n = len(names)
    return new_frame({name: Facts((n,), "float64") for name in names}, True, n, simple_index(names))
