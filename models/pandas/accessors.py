"""`.dt`, `.cat`, and dtype objects."""

from models.crane import certain, known, require, unknown, version
from models.data import Facts
from models.pandas.core import anything, is_text, is_whole_number, new_series, no
from models.pandas.index import any_index
from models.pandas.names import CAT, DT, GONE

WHOLE = ("year", "month", "day", "hour", "minute", "second", "microsecond", "nanosecond", "dayofweek", "day_of_week",
         "weekday", "dayofyear", "day_of_year", "quarter", "days_in_month", "daysinmonth", "days", "seconds", "microseconds",
         "nanoseconds")
FLAGS = ("is_month_start", "is_month_end", "is_quarter_start", "is_quarter_end", "is_year_start", "is_year_end",
         "is_leap_year")
TIMES = ("normalize", "floor", "ceil", "round", "tz_localize", "tz_convert", "to_period")
TEXTS = ("strftime", "day_name", "month_name")
# Attributes of times that durations do not have, and the reverse.
ONLY_TIMES = ("year", "month", "day", "hour", "minute", "second", "dayofweek", "weekday", "quarter", "strftime", "date",
              "month_name", "day_name", "dayofyear")
ONLY_SPANS = ("days", "seconds", "total_seconds", "components", "microseconds_")


class DatetimeProperties:
    __callable__ = False
    __real__ = "pandas.core.indexes.accessors.DatetimeProperties"

    def __init__(self, target):
        self._target = target

    def _series(self, f):
        target = self._target
        return new_series(f, target._index, target._name)

    def __getattr__(self, name):
        f = self._target._facts
        dtype = f.dtype
        if known(dtype) and dtype.startswith("datetime64") and name in ONLY_SPANS:
            raise AttributeError("'DatetimeProperties' object has no attribute '" + name + "'")
        if known(dtype) and dtype.startswith("timedelta64") and name in ONLY_TIMES:
            raise AttributeError("'TimedeltaProperties' object has no attribute '" + name + "'")
        gone = GONE["DT"].get(name)
        if gone is not None and certain(version("pandas") >= gone):
            raise AttributeError("'DatetimeProperties' object has no attribute '" + name + "'")
        if name in WHOLE:
            whole = "int32" if certain(version("pandas") >= "2.0") else unknown(str)
            if no(f.nan):
                return self._series(Facts(f.shape, whole, False, False, integral=True))
            return self._series(Facts(f.shape, "float64" if certain(f.nan) else None, f.nan))
        if name in FLAGS:
            return self._series(Facts(f.shape, "bool", False, False))
        if name in ("date", "time"):
            return self._series(Facts(f.shape, "object"))
        if name in TEXTS or name in TIMES or name == "total_seconds":
            return Maker(self, name)
        if name in DT:
            return anything if name not in ("tz", "unit", "freq", "components", "qyear", "start_time", "end_time") \
                else unknown()
        if name.startswith("_"):
            return unknown()
        raise AttributeError("'DatetimeProperties' object has no attribute '" + name + "'")

    def isocalendar(self):
        from models.pandas.core import new_frame
        target = self._target
        f = Facts((target._rows(),), "UInt32", target._facts.nan)
        return new_frame({"year": f, "week": f, "day": f}, True, target._rows(), target._index)


class Maker:
    """A method of `.dt`."""

    def __init__(self, properties, name):
        self._properties = properties
        self._name = name

    def __call__(self, *args, **kwargs):
        f = self._properties._target._facts
        if self._name in TEXTS:
            texts = Facts(f.shape, None, f.nan, kinds=("str",) if no(f.nan) else None)
            return self._properties._series(texts)
        if self._name == "total_seconds":
            return self._properties._series(Facts(f.shape, "float64", f.nan))
        return self._properties._series(Facts(f.shape, None, f.nan))


class CategoricalAccessor:
    __callable__ = False
    __real__ = "pandas.core.arrays.categorical.CategoricalAccessor"

    def __init__(self, target):
        self._target = target

    @property
    def categories(self):
        return any_index(unknown(int))

    @property
    def codes(self):
        target = self._target
        return new_series(Facts((target._rows(),), unknown(str), False, False, integral=True), target._index)

    @property
    def ordered(self):
        return unknown(bool)

    def _changed(self, *args, **kwargs):
        target = self._target
        return new_series(Facts((target._rows(),), "category"), target._index, target._name)

    add_categories = remove_categories = remove_unused_categories = rename_categories = _changed
    reorder_categories = set_categories = as_ordered = as_unordered = _changed

    def __getattr__(self, name):
        if name.startswith("_"):
            return unknown()
        if name in CAT:
            return anything
        raise AttributeError("'CategoricalAccessor' object has no attribute '" + name + "'")


class DType:
    """A dtype object, known by its name at most."""
    __callable__ = False

    def __init__(self, name):
        self.name = name

    def __eq__(self, other):
        if not known(self.name) or not known(other):
            return unknown(bool)
        if isinstance(other, DType):
            return self.name == other.name
        from models.pandas.dtypes import dtype_name
        if is_text(other):
            if other in ("object", "O"):
                return self.name == "object"
            if other in ("category", "bool", "int64", "float64", "int32", "float32"):
                return self.name == other
            if self.name in ("int64", "float64", "bool") and other in ("int", "float"):
                return self.name == other + "64"
            return unknown(bool)
        if other is object:
            return self.name == "object"
        if other is bool:
            return self.name == "bool"
        if other is float:
            return self.name == "float64"
        if other is int and self.name != "int32":
            return self.name == "int64"
        return unknown(bool)

    def __ne__(self, other):
        same = self == other
        return unknown(bool) if not known(same) else not same

    __hash__ = None

    @property
    def kind(self):
        if not known(self.name):
            return unknown(str)
        if self.name.startswith("int"):
            return "i"
        if self.name.startswith("float"):
            return "f"
        if self.name in ("object", "bool"):
            return "O" if self.name == "object" else "b"
        return unknown(str)

    def __str__(self):
        return self.name

    def __repr__(self):
        return unknown(str)

    def __getattr__(self, name):
        return unknown()
