"""`to_numeric`, `to_datetime`, `cut` and other functions that convert values.

Errors as of pandas 1.5.3, 2.1.4 and 3.1.1.
"""

from models.crane import certain, known, require, unknown, version
from models.data import Facts, facts
from models.pandas.core import (is_array, is_pandas, is_scalar, is_text, is_whole_number, length_of, new_series, no,
                                any_series)
from models.pandas.dtypes import bad_text, column_facts, has_text, is_number, is_textual, seen_text, starts
from models.pandas.index import any_index


def rebuilt(arg, f):
    """Facts in the kind of container that the argument was."""
    if is_pandas(arg, "Series"):
        return new_series(f, arg._index, arg._name)
    if is_array(arg) and not is_pandas(arg, "Index"):
        from models.pandas.arrays import array_of
        return array_of(f)
    return unknown()


def to_numeric(arg, errors="raise", downcast=None, dtype_backend=None):
    if is_text(errors):
        require(errors in ("raise", "coerce", "ignore") and not (errors == "ignore" and certain(version("pandas") >= "3.0")),
                ValueError, "invalid error value specified")
    if is_pandas(arg, "DataFrame"):
        raise TypeError("arg must be a list, tuple, 1-d array, or Series")
    if not known(arg):
        return unknown()
    f = column_facts(arg)
    if certain(errors == "raise"):
        if (certain(is_textual(f.dtype)) or seen_text(f, f.float_text)) and bad_text(f, f.float_text):
            raise ValueError('Unable to parse string "…" at position 0')
        if is_text(arg):
            from models.pandas.dtypes import float_text
            require(float_text(arg), ValueError, 'Unable to parse string "' + arg + '" at position 0')
    if certain(is_number(f.dtype)):
        return rebuilt(arg, f if downcast is None else Facts(f.shape))
    new = Facts(f.shape)
    if certain(errors == "coerce") and downcast is None:
        if bad_text(f, f.float_text):
            new = Facts(f.shape, "float64", True)
        elif known(f.float_text) and f.float_text == "all" and known(f.int_text) and f.int_text == "all" and no(f.nan):
            new = Facts(f.shape, "int64", False, False)
    elif certain(errors == "raise") and downcast is None and known(f.int_text) and f.int_text == "all" and no(f.nan):
        new = Facts(f.shape, unknown(str), False, False)
    return rebuilt(arg, new)


def to_datetime(arg, errors="raise", dayfirst=False, yearfirst=False, utc=False, format=None, exact=None, unit=None,
                infer_datetime_format=None, origin="unix", cache=True):
    if not known(arg):
        return unknown()
    if arg is None:
        return None
    if is_pandas(arg, "DataFrame"):
        for part in ("year", "month", "day"):
            if no(arg._has(part)) and no(arg._has(part + "s")) and certain(errors == "raise"):
                lowered = arg._names()
                if known(lowered) and all(str(name).lower() not in ("year", "years", "month", "months", "day", "days")
                                          for name in lowered):
                    raise ValueError("to assemble mappings requires at least that [year, month, day] be specified: "
                                     "[day,month,year] is missing")
        return new_series(Facts((arg._s.rows,), unknown(str)), arg._s.index)
    f = column_facts(arg)
    if certain(errors == "raise") and format is None and unit is None:
        if certain(is_textual(f.dtype)) and bad_text(f, f.date_text):
            raise ValueError("Unknown datetime string format, unable to parse")
        if certain(f.dtype == "bool"):
            raise TypeError("<class 'bool'> is not convertible to datetime")
    if is_text(arg):
        return unknown()
    # Before pandas 3 nanoseconds, then whatever fits.
    dtype = "datetime64[ns]" if certain(version("pandas") < "3.0") and no(utc) and format is None else unknown(str)
    nan = f.nan if certain(errors == "raise") else True if certain(f.nan) else unknown(bool)
    if is_pandas(arg, "Series"):
        if not known(dtype) and no(utc) and certain(f.dtype != "object"):
            return new_series(Facts(f.shape, date_dtype(f), nan), arg._index, arg._name)
        return new_series(Facts(f.shape, dtype if certain(f.dtype != "object") or certain(errors != "ignore") else None, nan),
                          arg._index, arg._name)
    if isinstance(arg, (list, tuple)) or is_array(arg):
        from models.pandas.indexes import DatetimeIndex
        new = DatetimeIndex()
        new._length = f.shape[0] if known(f.shape) and len(f.shape) == 1 else unknown(int)
        return new
    return unknown()


def date_dtype(f):
    return f.dtype if known(f.dtype) and f.dtype.startswith("datetime64") else unknown(str)


def to_timedelta(arg, unit=None, errors="raise"):
    if is_pandas(arg, "Series"):
        return new_series(Facts((arg._rows(),), unknown(str)), arg._index, arg._name)
    return unknown()


def isna(obj):
    if is_pandas(obj, "DataFrame") or is_pandas(obj, "Series"):
        return obj.isna()
    if is_scalar(obj):
        return obj is None or obj != obj
    if is_array(obj):
        from models.pandas.arrays import array_of
        return array_of(Facts(facts(obj).shape, "bool", False, False))
    return unknown()


def notna(obj):
    result = isna(obj)
    return (not result) if known(result) and isinstance(result, bool) else result


def cut(x, bins, right=True, labels=None, retbins=False, precision=3, include_lowest=False, duplicates="raise",
        ordered=True):
    if is_pandas(x, "DataFrame") or (known(x) and x is not None and is_scalar(x)):
        raise ValueError("Input array must be 1 dimensional")
    if known(bins) and isinstance(bins, (list, tuple)) and known(length_of(bins)):
        if all(known(b) and isinstance(b, (int, float)) for b in bins):
            require(list(bins) == sorted(bins), ValueError, "bins must increase monotonically.")
        if known(labels) and isinstance(labels, (list, tuple)) and known(length_of(labels)):
            require(len(labels) == len(bins) - 1 or not certain(duplicates == "raise"), ValueError,
                    "Bin labels must be one fewer than the number of bin edges")
    if is_whole_number(bins):
        require(bins >= 1, ValueError, "`bins` should be a positive integer.")
        if known(labels) and isinstance(labels, (list, tuple)) and known(length_of(labels)):
            require(len(labels) == bins, ValueError, "Bin labels must be one fewer than the number of bin edges")
    f = column_facts(x) if known(x) else Facts()
    if has_text(f) and not is_text(x) and (not is_whole_number(bins) or certain(version("numpy") < "2.0")):
        raise TypeError("'<' not supported between instances of 'int' and 'str'" if not is_whole_number(bins) else
                        'can only concatenate str (not "float") to str')
    return binned(x, f, labels, retbins)


def qcut(x, q, labels=None, retbins=False, precision=3, duplicates="raise"):
    if is_pandas(x, "DataFrame") or (known(x) and x is not None and is_scalar(x)):
        raise ValueError("Input array must be 1 dimensional")
    if is_text(q) and certain(version("pandas") >= "3.0"):
        raise ValueError("`q` should be a positive integer or list-like of quantiles.")
    if is_whole_number(q) and known(labels) and isinstance(labels, (list, tuple)) and known(length_of(labels)):
        require(len(labels) == q or not certain(duplicates == "raise"), ValueError,
                "Bin labels must be one fewer than the number of bin edges")
    f = column_facts(x) if known(x) else Facts()
    if has_text(f):
        raise TypeError("unsupported operand type(s) for -: 'str' and 'str'")
    return binned(x, f, labels, retbins)


def binned(x, f, labels, retbins):
    if is_pandas(x, "Series") and no(retbins):
        if known(labels) and labels is False:
            return any_series(x._rows(), x._index, x._name)
        return new_series(Facts(f.shape, "category"), x._index, x._name)
    return unknown()


def date_range(start=None, end=None, periods=None, freq=None, tz=None, normalize=False, name=None, inclusive="both", *,
               unit=None, **kwargs):
    if known(periods) and periods is not None and not isinstance(periods, (int, float)):
        raise TypeError("periods must be an integer, got " + str(periods))
    given = 0
    for part in (start, end, periods, freq):
        if part is None:
            given = given + 1
    if freq is not None and given >= 2 and (start is None or (end is None and periods is None)):
        require(periods is not None and end is not None or start is not None and (end is not None or periods is not None),
                ValueError, "Of the four parameters: start, end, periods, and freq, exactly three must be specified")
    from models.pandas.indexes import DatetimeIndex
    new = DatetimeIndex()
    new._length = max(periods, 0) if is_whole_number(periods) else unknown(int)
    new._unique = True
    new._name = name
    return new


def factorize(values, *args, **kwargs):
    from models.pandas.arrays import array_of
    f = column_facts(values) if known(values) else Facts()
    return (array_of(Facts(f.shape, "int64", False, False, integral=True)), unknown())


def unique(values):
    return values.unique() if is_pandas(values, "Series") else unknown()
