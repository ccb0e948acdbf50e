"""What series and frames have in common.

A class that derives from `Both` gives: `_rows()`, `_row_index()`, `_mapped(function)` (the same shape,
each column's facts changed by the function), `_picked(rows, index)` (some rows of it), `_become(other)`
(in place), `_kept()` (a copy).
"""

from models.crane import certain, havoc, known, require, unknown, version
from models.data import Facts, facts
from models.pandas.core import (any_frame, any_series, anything, check_axis, is_label, is_pandas, is_scalar, is_text,
                                is_whole_number, no, old_style)
from models.pandas.dtypes import has_rows, has_text, is_number, is_textual, list_facts
from models.pandas.indexing import same_index

TRUTH = ". Use a.empty, a.bool(), a.item(), a.any() or a.all()."


class Both:
    __callable__ = False

    # Rows.

    def head(self, n=5):
        return self._first(n, False)

    def tail(self, n=5):
        return self._first(n, True)

    def _first(self, n, last):
        if is_text(n):
            raise TypeError("cannot do positional indexing on RangeIndex with these indexers [" + n + "] of type str")
        rows = self._rows()
        if not is_whole_number(n) or n < 0 or not known(rows):
            return self._picked(unknown(int), self._row_index()._some())
        if n >= rows:
            return self._kept()
        from models.pandas.indexing import slice_index
        start = rows - n if last else 0
        return self._picked(n, slice_index(self._row_index(), start, start + n))

    def sample(self, n=None, frac=None, replace=False, weights=None, random_state=None, axis=None, ignore_index=False):
        rows = self._rows()
        if known(axis) and axis in (1, "columns"):
            return unknown()
        require(n is None or frac is None, ValueError, "Please enter a value for `frac` OR `n`, not both")
        if n is None and frac is None:
            n = 1
        if is_text(weights) and certain(hasattr(self, "columns")):
            require(self._has(weights), KeyError, "String passed to weights not a valid column")
        if known(frac) and frac is not None and isinstance(frac, (int, float)):
            if frac > 1 and no(replace):
                raise ValueError("Replace has to be set to `True` when upsampling the population `frac` > 1.")
            if frac == 1 and certain(known(rows)) and no(replace):
                return self._reordered(ignore_index)
        if is_whole_number(n) and known(rows):
            if n > rows and no(replace):
                raise ValueError("Cannot take a larger sample than population when 'replace=False'")
        count = n if is_whole_number(n) else unknown(int)
        new = self._picked(count, self._row_index()._some(count))
        return new._renumbered() if certain(ignore_index) else new

    def _reordered(self, ignore_index=False):
        new = self._kept()
        new._set_rows_index(self._row_index()._shuffled())
        return new._renumbered() if certain(ignore_index) else new

    def _renumbered(self):
        from models.pandas.index import range_index
        new = self._kept()
        new._set_rows_index(range_index(self._rows()))
        return new

    def copy(self, deep=True):
        return self._kept()

    def __copy__(self, deep=True):
        return self._kept()

    def __deepcopy__(self, memo=None):
        return self._kept()

    def __crane_rows__(self, n=None):
        """Some n of the rows, as splits and samplers of other libraries give."""
        rows = unknown(int) if n is None else n
        return self._picked(rows, self._row_index()._some(rows))

    def _result(self, new, inplace):
        """What a method with `inplace` gives, which becomes `self` if it is true."""
        if certain(inplace):
            self._become(new)
            return None
        if no(inplace):
            return new
        havoc(self)
        return unknown()

    def _filled(self, new, inplace):
        """The same for methods that return the object itself since pandas 3.1, also in place."""
        result = self._result(new, inplace)
        if not certain(inplace) or certain(version("pandas") < "3.0"):
            return result
        return self if certain(version("pandas") >= "3.1") else unknown()

    # Values.

    def isna(self):
        return self._mapped(to_bool)

    isnull = notna = notnull = isna

    def fillna(self, value=None, *old, method=None, axis=None, inplace=False, limit=None, downcast=None):
        old_style("NDFrame.fillna", 2, old)
        if len(old) > 0:
            havoc(self)
            return unknown()
        if value is None and method is None:
            # pandas 3 takes None for a value, but has no default.
            require(version("pandas") >= "3.0", ValueError, "Must specify a fill 'value' or 'method'.")
        if certain(version("pandas") >= "3.0") and method is not None:
            raise TypeError(type(self).__name__ + ".fillna() got an unexpected keyword argument 'method'")
        if known(value) and isinstance(value, (list, tuple)):
            raise TypeError('"value" parameter must be a scalar or dict, but you passed a "'
                            + type(value).__name__ + '"')
        scalar = is_scalar(value) and value is not None and value == value and limit is None
        if scalar:
            new = self._mapped(lambda f: filled(f, value))
        else:
            number = certain(is_number(facts(value).dtype))
            new = self._mapped(maybe_filled if number or limit is not None and is_scalar(value) else filled_by_anything)
        return self._filled(new, inplace)

    def ffill(self, axis=None, inplace=False, limit=None, limit_area=None, downcast=None):
        return self._filled(self._mapped(maybe_filled), inplace)

    def bfill(self, axis=None, inplace=False, limit=None, limit_area=None, downcast=None):
        return self._filled(self._mapped(maybe_filled), inplace)

    def interpolate(self, method="linear", axis=0, limit=None, inplace=False, limit_direction=None,
                    limit_area=None, downcast=None, **kwargs):
        return self._filled(self._mapped(maybe_filled), inplace)

    def replace(self, to_replace=None, value=None, *old, inplace=False, limit=None, regex=False, method=None):
        old_style("NDFrame.replace", 3, old)
        if len(old) > 0:
            havoc(self)
            return unknown()
        return self._filled(self._mapped(replaced), inplace)

    def where(self, cond, other=None, inplace=False, axis=None, level=None):
        return self._filled(self._mapped(unsure), inplace)

    def mask(self, cond, other=None, inplace=False, axis=None, level=None):
        return self._filled(self._mapped(unsure), inplace)

    def clip(self, lower=None, upper=None, axis=None, inplace=False, **kwargs):
        for bound in (lower, upper):
            if known(bound) and isinstance(bound, (int, float)):
                self._mapped(lambda f: check_clip(f, bound))
        whole = all([bound is None or certain(isinstance(bound, int)) for bound in (lower, upper)])
        return self._filled(self._mapped(unsure_number if whole else unsure), inplace)

    def abs(self):
        from models.pandas.arithmetic import check_number
        self._mapped(lambda f: check_number(f, "abs()"))
        return self._mapped(magnitude)

    def __abs__(self):
        return self.abs()

    def __neg__(self):
        from models.pandas.arithmetic import check_number
        self._mapped(lambda f: check_number(f, "unary -"))
        return self._mapped(same_number)

    def __pos__(self):
        return self._kept()

    def __invert__(self):
        return self._mapped(inverted)

    def round(self, decimals=0, *args, **kwargs):
        if known(decimals) and isinstance(decimals, (str, float)) and self._pandas == "Series" and certain(is_number(self._facts.dtype)):
            raise TypeError("'" + type(decimals).__name__ + "' object cannot be interpreted as an integer")
        return self._mapped(rounded)

    def shift(self, periods=1, freq=None, axis=0, fill_value=None, suffix=None):
        return self._mapped(shifted)

    def diff(self, periods=1, axis=0):
        if known(periods) and isinstance(periods, str):
            raise ValueError("periods must be an integer")
        self._mapped(check_diff)
        return self._mapped(differences)

    def pct_change(self, *args, **kwargs):
        return self._mapped(differences)

    def cumsum(self, axis=None, skipna=True, *args, **kwargs):
        return self._cumulated(axis, kwargs)

    def cumprod(self, axis=None, skipna=True, *args, **kwargs):
        return self._cumulated(axis, kwargs)

    def _cumulated(self, axis, options):
        if axis is not None:
            self._axis(axis)
        if certain(options.get("numeric_only", False) == False) or is_pandas(self, "Series"):  # noqa: E712
            return self._mapped(unsure_number)
        return any_frame(self._rows(), self._row_index())

    cummax = cummin = cumsum

    def rank(self, axis=0, method="average", numeric_only=False, na_option="keep", ascending=True, pct=False):
        self._axis(axis)
        return self._mapped(ranked)

    def convert_dtypes(self, *args, **kwargs):
        return self._mapped(unsure)

    def infer_objects(self, copy=None):
        return self._mapped(inferred)

    # Labels.

    def sort_index(self, axis=0, level=None, ascending=True, inplace=False, kind="quicksort",
                   na_position="last", sort_remaining=True, ignore_index=False, key=None):
        if known(axis) and axis in (0, "index"):
            return self._result(self._reordered(ignore_index), inplace)
        return self._result(self._columns_reordered(), inplace)

    def rename_axis(self, mapper=None, index=None, columns=None, axis=0, copy=None, inplace=False):
        new = self._kept()
        on_rows = index is not None or (mapper is not None and known(axis) and axis in (0, "index"))
        if on_rows:
            labels = self._row_index().copy()
            name = index if index is not None else mapper
            labels._name = name if is_label(name) else unknown()
            new._set_rows_index(labels)
        elif certain(hasattr(new, "_set_columns_name")):
            new._set_columns_name(columns if columns is not None else mapper)
        return self._result(new, inplace)

    @property
    def empty(self):
        return self._rows() == 0

    @property
    def flags(self):
        return unknown()

    @property
    def attrs(self):
        return unknown(dict)

    def __bool__(self):
        raise ValueError("The truth value of a " + type(self).__name__ + " is ambiguous" + TRUTH)

    def __len__(self):
        return self._rows()

    def pipe(self, func, *args, **kwargs):
        if known(func) and isinstance(func, tuple):
            return unknown()
        return func(self, *args, **kwargs)

    # Out of pandas.

    def to_csv(self, path_or_buf=None, *args, **kwargs):
        return unknown(str) if path_or_buf is None else None

    def to_json(self, path_or_buf=None, **kwargs):
        return unknown(str) if path_or_buf is None else None

    def to_pickle(self, path, **kwargs):
        return None

    def to_excel(self, excel_writer, *args, **kwargs):
        return None

    def to_clipboard(self, *args, **kwargs):
        return None

    def to_sql(self, name, con, **kwargs):
        return unknown()

    def to_string(self, *args, **kwargs):
        return unknown(str)

    def to_latex(self, *args, **kwargs):
        return unknown(str)

    def to_markdown(self, *args, **kwargs):
        return unknown(str)

    def __repr__(self):
        return unknown(str)

    def hist(self, *args, **kwargs):
        return unknown()

    @property
    def plot(self):
        from models.pandas.plotting import PlotAccessor
        return PlotAccessor(self)

    def rolling(self, window, *args, **kwargs):
        from models.pandas.window import Window
        if is_whole_number(window):
            require(window >= 0, ValueError, "window must be an integer 0 or greater")
        return Window(self, "Rolling")

    def expanding(self, *args, **kwargs):
        from models.pandas.window import Window
        return Window(self, "Expanding")

    def ewm(self, *args, **kwargs):
        from models.pandas.window import Window
        return Window(self, "ExponentialMovingWindow")

    @property
    def loc(self):
        from models.pandas.indexing import Loc
        return Loc(self)

    @property
    def iloc(self):
        from models.pandas.indexing import ILoc
        return ILoc(self)

    @property
    def at(self):
        from models.pandas.indexing import At
        return At(self)

    @property
    def iat(self):
        from models.pandas.indexing import IAt
        return IAt(self)

    def truncate(self, *args, **kwargs):
        return self._picked(unknown(int), self._row_index()._some())

    def first(self, offset):
        self._gone("first")
        return self._picked(unknown(int), self._row_index()._some())

    def last(self, offset):
        self._gone("last")
        return self._picked(unknown(int), self._row_index()._some())

    def _gone(self, name):
        if certain(version("pandas") >= "3.0"):
            raise AttributeError("'" + type(self).__name__ + "' object has no attribute '" + name + "'")

    def equals(self, other):
        return unknown(bool)

    def _axis(self, axis):
        return check_axis(axis, "DataFrame" if self._pandas == "DataFrame" else "Series")

    # Operators are made of `_operate(kind, op, other)`.

    def __add__(self, other):
        return self._operate("+", other)

    def __sub__(self, other):
        return self._operate("-", other)

    def __mul__(self, other):
        return self._operate("*", other)

    def __truediv__(self, other):
        return self._operate("/", other)

    def __floordiv__(self, other):
        return self._operate("//", other)

    def __mod__(self, other):
        return self._operate("%", other)

    def __pow__(self, other):
        return self._operate("**", other)

    def __radd__(self, other):
        return self._operate_right("+", other)

    def __rsub__(self, other):
        return self._operate_right("-", other)

    def __rmul__(self, other):
        return self._operate_right("*", other)

    def __rtruediv__(self, other):
        return self._operate_right("/", other)

    def __rfloordiv__(self, other):
        return self._operate_right("//", other)

    def __rmod__(self, other):
        return self._operate_right("%", other)

    def __rpow__(self, other):
        return self._operate_right("**", other)

    def __lt__(self, other):
        return self._compare("<", other)

    def __gt__(self, other):
        return self._compare(">", other)

    def __le__(self, other):
        return self._compare("<=", other)

    def __ge__(self, other):
        return self._compare(">=", other)

    def __eq__(self, other):
        return self._compare("==", other)

    def __ne__(self, other):
        return self._compare("!=", other)

    __hash__ = None

    def __and__(self, other):
        return self._logical("&", other)

    def __or__(self, other):
        return self._logical("|", other)

    def __xor__(self, other):
        return self._logical("^", other)

    def __rand__(self, other):
        return self._logical("&", other)

    def __ror__(self, other):
        return self._logical("|", other)

    def __rxor__(self, other):
        return self._logical("^", other)

    def add(self, other, axis="columns", level=None, fill_value=None):
        return self._flexible("+", other, axis)

    def sub(self, other, axis="columns", level=None, fill_value=None):
        return self._flexible("-", other, axis)

    def mul(self, other, axis="columns", level=None, fill_value=None):
        return self._flexible("*", other, axis)

    def div(self, other, axis="columns", level=None, fill_value=None):
        return self._flexible("/", other, axis)

    subtract = sub
    multiply = mul
    divide = truediv = div

    def _flexible(self, op, other, axis):
        if is_scalar(other):
            return self._operate(op, other)
        # Of both sides' labels, where they have some.
        return self._mapped(unsure) if not known(other) or not hasattr(other, "_row_index") else self._aligned(other)

    def _aligned(self, other):
        """The flexible operators' result with a frame or series: rows of either."""
        if certain(same_index(self._row_index(), other._row_index())):
            return self._mapped(unsure)
        return any_series() if is_pandas(self, "Series") and is_pandas(other, "Series") else any_frame()


# Facts to facts, for `_mapped`.

def to_bool(f):
    return Facts(f.shape, "bool", False, False)


def unsure(f):
    return Facts(f.shape)


def unsure_number(f):
    return Facts(f.shape, f.dtype if certain(f.dtype == "float64") or certain(f.dtype == "int64") else None)


def filled(f, value):
    """After fillna with a known scalar."""
    if no(f.nan):
        return f
    kept = Facts(f.shape, None, False, f.inf)
    if not known(f.dtype):
        return kept
    if f.dtype.startswith("float") and isinstance(value, (int, float)):
        kept.dtype = f.dtype
        kept.integral = True if certain(f.integral) and value == int(value) else unknown(bool)
    elif f.dtype.startswith(("int", "uint", "bool")):
        return f
    elif f.dtype == "category":
        if known(f.labels) and value not in f.labels:
            return Facts(f.shape)
        kept.dtype = "category"
    elif f.dtype in ("object", "str") and isinstance(value, str):
        kept.dtype = f.dtype
        one = list_facts([value])
        if certain(f.nan) and known(one.int_text) and one.int_text == "none":
            kept.int_text = "some"
        if certain(f.nan) and known(one.float_text) and one.float_text == "none":
            kept.float_text = "some"
    return kept


def filled_by_anything(f):
    """After filling by what may be no number."""
    new = maybe_filled(f)
    if not no(f.nan):
        new.dtype = unknown(str)
    return new


def maybe_filled(f):
    """After filling by something not known: what was missing may be."""
    if no(f.nan):
        return f
    kept = Facts(f.shape, f.dtype if certain(is_number(f.dtype)) else None)
    kept.int_text = f.int_text if known(f.int_text) and f.int_text == "some" else unknown(str)
    kept.float_text = f.float_text if known(f.float_text) and f.float_text == "some" else unknown(str)
    return kept


def replaced(f):
    return Facts(f.shape)


def check_clip(f, bound):
    if has_text(f):
        raise TypeError("'>=' not supported between instances of 'str' and 'int'")
    return f


def magnitude(f):
    return Facts(f.shape, f.dtype if certain(is_number(f.dtype)) else None, f.nan, f.inf, integral=f.integral)


def same_number(f):
    return Facts(f.shape, f.dtype if certain(is_number(f.dtype)) else None, f.nan, f.inf)


def inverted(f):
    if certain(is_textual(f.dtype)) and has_text(f):
        raise TypeError("bad operand type for unary ~: 'str'")
    if known(f.dtype) and f.dtype.startswith("float") and has_rows(f):
        raise TypeError("ufunc 'invert' not supported for the input types, and the inputs could not be safely "
                        "coerced to any supported types according to the casting rule ''safe''")
    return Facts(f.shape, f.dtype if certain(f.dtype == "bool") else None, f.nan)


def rounded(f):
    return Facts(f.shape, f.dtype, f.nan, f.inf) if certain(is_number(f.dtype)) else f


def shifted(f):
    return Facts(f.shape, f.dtype if certain(f.dtype == "float64") else None)


def check_diff(f):
    if certain(is_textual(f.dtype)) and has_text(f) and no(f.nan) and known(f.shape) and certain(f.shape[0] > 1):
        raise TypeError("unsupported operand type(s) for -: 'str' and 'str'")
    return f


def differences(f):
    return Facts(f.shape, "float64" if certain(is_number(f.dtype)) and not certain(f.dtype == "bool") else None)


def ranked(f):
    return Facts(f.shape, "float64")


def inferred(f):
    return f if known(f.dtype) and f.dtype != "object" else Facts(f.shape)
