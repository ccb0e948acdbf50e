"""pandas, versions 1.5 to 3: frames, series and indexes without their data."""

from models.pandas import errors
from models.pandas.convert import (cut, date_range, factorize, isna, notna, qcut, to_datetime, to_numeric, to_timedelta,
                                   unique)
from models.pandas.frame import DataFrame
from models.pandas.index import Index, RangeIndex
from models.pandas.indexes import (CategoricalIndex, DatetimeIndex, IntervalIndex, MultiIndex, PeriodIndex,
                                   TimedeltaIndex)
from models.pandas.io import (json_normalize, read_clipboard, read_csv, read_excel, read_feather, read_fwf, read_hdf,
                              read_html, read_json, read_orc, read_parquet, read_pickle, read_sas, read_spss, read_sql,
                              read_sql_query, read_sql_table, read_stata, read_table, read_xml)
from models.pandas.merge import concat, merge
from models.pandas.reshape import crosstab, get_dummies, melt, pivot, pivot_table
from models.pandas.series import Series
from models.pandas.summary import from_summary

# Nothing in pandas changes its arguments, but for methods that are modelled.
__pure__ = True

isnull = isna
notnull = notna

__removed__ = {
    "Panel": ("1.0", "module 'pandas' has no attribute 'Panel'"),
    "datetime": ("2.0", "module 'pandas' has no attribute 'datetime'"),
    "np": ("2.0", "module 'pandas' has no attribute 'np'"),
    "Int64Index": ("2.0", "module 'pandas' has no attribute 'Int64Index'"),
    "Float64Index": ("2.0", "module 'pandas' has no attribute 'Float64Index'"),
    "UInt64Index": ("2.0", "module 'pandas' has no attribute 'UInt64Index'"),
    "value_counts": ("3.0", "module 'pandas' has no attribute 'value_counts'"),
    "read_gbq": ("3.0", "module 'pandas' has no attribute 'read_gbq'"),
    "rolling_mean": ("1.0", "module 'pandas' has no attribute 'rolling_mean'"),
}


def set_option(*args, **kwargs):
    return None


def reset_option(*args, **kwargs):
    return None
