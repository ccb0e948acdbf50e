"""datetime: dates, times and differences, with their parts where these are known."""

from models.crane import certain as _certain
from models.crane import known as _known
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown
from models._dates import days_in as _days_in
from models._dates import from_ordinal as _from_ordinal
from models._dates import ordinal as _ordinal
from models._dates import parse as _parse
from models._std import is_text as _is_text
from models._std import may_fail as _may_fail
from models._std import sure as _sure

__pure__ = True
__complete__ = True

MINYEAR = 1
MAXYEAR = 9999
# In some versions.
sys = datetime_CAPI = _unknown()


def _whole(x):
    if x is None or isinstance(x, str) is True:
        raise TypeError(f"'{_type_name(x)}' object cannot be interpreted as an integer")
    if isinstance(x, float) is True:
        raise TypeError("'float' object cannot be interpreted as an integer")
    if not _known(x):
        _may_fail()


def _within(x, least, greatest, message):
    _whole(x)
    if _certain(x < least) or _certain(x > greatest):
        raise ValueError(message)


def _checked_date(year, month, day):
    _within(year, 1, 9999, f"year {year} is out of range")
    _within(month, 1, 12, "month must be in 1..12")
    _within(day, 1, 31, "day is out of range for month")
    if _known(year) and _known(month) and _known(day) and day > _days_in(year, month):
        raise ValueError("day is out of range for month")


def _checked_time(hour, minute, second, microsecond):
    _within(hour, 0, 23, "hour must be in 0..23")
    _within(minute, 0, 59, "minute must be in 0..59")
    _within(second, 0, 59, "second must be in 0..59")
    _within(microsecond, 0, 999999, "microsecond must be in 0..999999")


def _no_order(a, b):
    raise TypeError(f"can't compare {_full_name(a)} to {_full_name(b)}")


def _full_name(x):
    return "datetime." + type(x).__name__ if isinstance(x, (date, time, timedelta)) else _type_name(x)


def _plain(x):
    """Whether x is surely a builtin value, which no date can be compared or combined with."""
    return x is None or isinstance(x, (int, float, str, list, tuple, dict, bool)) is True


class timedelta:
    __real__ = "datetime.timedelta"
    __immutable__ = True
    __complete__ = True
    min = max = resolution = _unknown()

    def __init__(self, days=0, seconds=0, microseconds=0, milliseconds=0, minutes=0, hours=0, weeks=0):
        parts = (days, seconds, microseconds, milliseconds, minutes, hours, weeks)
        for name, part in zip(("days", "seconds", "microseconds", "milliseconds", "minutes", "hours", "weeks"), parts):
            if part is None or isinstance(part, (str, list, tuple, dict)) is True:
                raise TypeError(f"unsupported type for timedelta {name} component: {_type_name(part)}")
        # Numbers of NumPy are accepted or not, by their kind.
        if not all([_known(part) and type(part) in (int, float) for part in parts]):
            _may_fail()
        if all([type(part) is int and _known(part) for part in parts]):
            self._crane_set(microseconds + 1000 * milliseconds + 1000000 * (seconds + 60 * minutes + 3600 * (hours + 24 * (days + 7 * weeks))))
        else:
            self._crane_set(_unknown(int))

    def _crane_set(self, total):
        self._crane_total = total
        if _sure(total):
            self.days = total // 86400000000
            self.seconds = total // 1000000 % 86400
            self.microseconds = total % 1000000
        else:
            self.days, self.seconds, self.microseconds = _unknown(int), _unknown(int), _unknown(int)

    def total_seconds(self):
        return self._crane_total / 1000000 if _sure(self._crane_total) else _unknown(float)

    def __add__(self, other):
        if isinstance(other, timedelta):
            return _span(self._crane_total + other._crane_total)
        return NotImplemented if _plain(other) or isinstance(other, date) else _unknown()

    def __radd__(self, other):
        return NotImplemented if _plain(other) or isinstance(other, date) else _unknown()

    def __sub__(self, other):
        if isinstance(other, timedelta):
            return _span(self._crane_total - other._crane_total)
        return NotImplemented if _plain(other) or isinstance(other, date) else _unknown()

    def __rsub__(self, other):
        return NotImplemented if _plain(other) else _unknown()

    def __mul__(self, other):
        if isinstance(other, int) is True:
            return _span(self._crane_total * other)
        if isinstance(other, float) is True:
            return _span(_unknown(int))
        return NotImplemented if _plain(other) or isinstance(other, (date, timedelta)) else _unknown()

    __rmul__ = __mul__

    def __truediv__(self, other):
        if isinstance(other, timedelta):
            if _certain(other._crane_total == 0):
                raise ZeroDivisionError("division by zero")
            return _unknown(float)
        if isinstance(other, (int, float)) is True:
            if _certain(other == 0):
                raise ZeroDivisionError("division by zero")
            return _span(_unknown(int))
        return NotImplemented if _plain(other) else _unknown()

    def __floordiv__(self, other):
        if isinstance(other, timedelta):
            return _unknown(int)
        if isinstance(other, int) is True:
            return _span(_unknown(int))
        return NotImplemented if _plain(other) else _unknown()

    def __mod__(self, other):
        return NotImplemented if _plain(other) else _unknown()

    def __neg__(self):
        return _span(-self._crane_total)

    def __pos__(self):
        return self

    def __abs__(self):
        return _span(abs(self._crane_total))

    def __bool__(self):
        return self._crane_total != 0

    def __eq__(self, other):
        if isinstance(other, timedelta):
            return self._crane_total == other._crane_total
        return False if _plain(other) else _unknown(bool)

    def __ne__(self, other):
        if isinstance(other, timedelta):
            return self._crane_total != other._crane_total
        return True if _plain(other) else _unknown(bool)

    def __lt__(self, other):
        return self._crane_order(other, lambda a, b: a < b, "<")

    def __le__(self, other):
        return self._crane_order(other, lambda a, b: a <= b, "<=")

    def __gt__(self, other):
        return self._crane_order(other, lambda a, b: a > b, ">")

    def __ge__(self, other):
        return self._crane_order(other, lambda a, b: a >= b, ">=")

    def _crane_order(self, other, test, sign):
        if isinstance(other, timedelta):
            return test(self._crane_total, other._crane_total)
        if _plain(other):
            raise TypeError(f"'{sign}' not supported between instances of 'datetime.timedelta' and '{_type_name(other)}'")
        return _unknown(bool)

    def __hash__(self):
        return _unknown(int)

    def __str__(self):
        return _unknown(str)

    __repr__ = __str__


def _span(total):
    made = timedelta()
    made._crane_set(total)
    return made


class tzinfo:
    def utcoffset(self, dt):
        return _unknown()

    def dst(self, dt):
        return _unknown()

    def tzname(self, dt):
        return _unknown()


class _Fixed(tzinfo):
    __immutable__ = True
    __also__ = tzinfo


class timezone(_Fixed):
    __real__ = "datetime.timezone"
    __immutable__ = True
    utc = _Fixed()
    min = max = _unknown()

    def __init__(self, offset, name=None):
        if _plain(offset):
            raise TypeError(f"timezone() argument 1 must be datetime.timedelta, not {_type_name(offset)}")


UTC = timezone.utc


class date:
    __real__ = "datetime.date"
    __immutable__ = True
    __complete__ = True
    min = max = resolution = _unknown()

    def __init__(self, year, month, day):
        _checked_date(year, month, day)
        self._crane_date(year, month, day)

    def _crane_date(self, year, month, day):
        self.year = year if _sure(year) else _unknown(int)
        self.month = month if _sure(month) else _unknown(int)
        self.day = day if _sure(day) else _unknown(int)

    def _crane_ordinal(self):
        if _sure(self.year) and _sure(self.month) and _sure(self.day):
            return _ordinal(self.year, self.month, self.day)
        return _unknown(int)

    @classmethod
    def today(cls):
        return _vague(cls)

    @classmethod
    def fromtimestamp(cls, timestamp, tz=None):
        if isinstance(timestamp, str) is True or timestamp is None:
            raise TypeError(f"'{_type_name(timestamp)}' object cannot be interpreted as an integer")
        _may_fail()
        made = _vague(cls)
        if tz is not None and cls is datetime:
            made.tzinfo = tz
        return made

    @classmethod
    def fromordinal(cls, n, /):
        _whole(n)
        _may_fail()
        return _vague(cls)

    @classmethod
    def fromisoformat(cls, date_string, /):
        if not _is_text(date_string):
            if _plain(date_string):
                raise TypeError("fromisoformat: argument must be str")
        _may_fail()
        made = _vague(cls)
        if cls is datetime:
            made.tzinfo = _unknown()
        return made

    @classmethod
    def fromisocalendar(cls, year, week, day):
        _may_fail()
        return _vague(cls)

    def replace(self, year=None, month=None, day=None):
        made = date(self.year if year is None else year, self.month if month is None else month, self.day if day is None else day)
        return made

    def weekday(self):
        n = self._crane_ordinal()
        return (n + 6) % 7

    def isoweekday(self):
        n = self._crane_ordinal()
        return (n + 6) % 7 + 1

    def toordinal(self):
        return self._crane_ordinal()

    def isocalendar(self):
        return _unknown()

    def timetuple(self):
        return _unknown()

    def ctime(self):
        return _unknown(str)

    def isoformat(self):
        return _unknown(str)

    def strftime(self, format):
        if _plain(format) and not isinstance(format, str):
            raise TypeError(f"strftime() argument 1 must be str, not {_type_name(format)}")
        if not _is_text(format):
            _may_fail()
        return _unknown(str)

    @classmethod
    def strptime(cls, date_string, format, /):
        # New for dates in Python 3.14.
        _may_fail()
        return _unknown()

    def __format__(self, spec):
        return _unknown(str)

    def __str__(self):
        return _unknown(str)

    def __repr__(self):
        return _unknown(str)

    def __hash__(self):
        return _unknown(int)

    def __add__(self, other):
        if isinstance(other, timedelta):
            return self._crane_moved(other._crane_total)
        return NotImplemented if _plain(other) or isinstance(other, date) else _unknown()

    def __radd__(self, other):
        if isinstance(other, timedelta):
            return self._crane_moved(other._crane_total)
        return NotImplemented if _plain(other) or isinstance(other, date) else _unknown()

    def __sub__(self, other):
        if isinstance(other, timedelta):
            return self._crane_moved(-other._crane_total)
        if isinstance(other, date):
            return self._crane_since(other)
        return NotImplemented if _plain(other) else _unknown()

    def __rsub__(self, other):
        return NotImplemented if _plain(other) or isinstance(other, date) else _unknown()

    def _crane_moved(self, microseconds):
        n = self._crane_ordinal()
        if not _sure(n) or not _sure(microseconds):
            return _vague(date)
        n = n + microseconds // 86400000000
        if n < 1 or n > 3652059:
            raise OverflowError("date value out of range")
        year, month, day = _from_ordinal(n)
        return date(year, month, day)

    def _crane_since(self, other):
        if isinstance(other, datetime):
            return NotImplemented
        return _span((self._crane_ordinal() - other._crane_ordinal()) * 86400000000)

    def _crane_order(self, other, test):
        if _plain(other) or isinstance(other, (time, timedelta)) or isinstance(other, datetime) is not isinstance(self, datetime) and (
                isinstance(other, date)):
            _no_order(self, other)
        if not isinstance(other, date):
            return _unknown(bool)
        return self._crane_compare(other, test)

    def _crane_compare(self, other, test):
        return test(self._crane_ordinal(), other._crane_ordinal())

    def __lt__(self, other):
        return self._crane_order(other, lambda a, b: a < b)

    def __le__(self, other):
        return self._crane_order(other, lambda a, b: a <= b)

    def __gt__(self, other):
        return self._crane_order(other, lambda a, b: a > b)

    def __ge__(self, other):
        return self._crane_order(other, lambda a, b: a >= b)

    def __eq__(self, other):
        if _plain(other) or isinstance(other, date) and isinstance(other, datetime) is not isinstance(self, datetime):
            return False
        return self._crane_compare(other, lambda a, b: a == b) if isinstance(other, date) else _unknown(bool)

    def __ne__(self, other):
        if _plain(other) or isinstance(other, date) and isinstance(other, datetime) is not isinstance(self, datetime):
            return True
        return self._crane_compare(other, lambda a, b: a != b) if isinstance(other, date) else _unknown(bool)


class time:
    __real__ = "datetime.time"
    __immutable__ = True
    __complete__ = True
    min = max = resolution = strptime = _unknown()

    def __init__(self, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *, fold=0):
        _checked_time(hour, minute, second, microsecond)
        self.hour, self.minute, self.second, self.microsecond = hour, minute, second, microsecond
        self.tzinfo = tzinfo
        self.fold = fold

    @classmethod
    def fromisoformat(cls, time_string, /):
        _may_fail()
        return _unknown()

    def replace(self, hour=None, minute=None, second=None, microsecond=None, tzinfo=True, *, fold=None):
        _may_fail()
        return _unknown()

    def isoformat(self, timespec="auto"):
        return _unknown(str)

    def strftime(self, format):
        if not _is_text(format):
            _may_fail()
        return _unknown(str)

    def utcoffset(self):
        return _unknown()

    def dst(self):
        return _unknown()

    def tzname(self):
        return _unknown()

    def __format__(self, spec):
        return _unknown(str)

    def __str__(self):
        return _unknown(str)

    def __hash__(self):
        return _unknown(int)

    def _crane_order(self, other):
        if _plain(other) or isinstance(other, (date, timedelta)):
            _no_order(self, other)
        return _unknown(bool)

    __lt__ = __le__ = __gt__ = __ge__ = _crane_order

    def __eq__(self, other):
        return False if _plain(other) else _unknown(bool)

    def __ne__(self, other):
        return True if _plain(other) else _unknown(bool)


class datetime(date):
    __real__ = "datetime.datetime"
    __immutable__ = True
    __complete__ = True

    def __init__(self, year, month, day, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *, fold=0):
        _checked_date(year, month, day)
        _checked_time(hour, minute, second, microsecond)
        self._crane_date(year, month, day)
        self.hour, self.minute, self.second, self.microsecond = [
            part if _sure(part) else _unknown(int) for part in (hour, minute, second, microsecond)]
        self.tzinfo = tzinfo
        self.fold = fold

    @classmethod
    def now(cls, tz=None):
        if _plain(tz) and tz is not None:
            raise TypeError(f"tzinfo argument must be None or of a tzinfo subclass, not type '{_type_name(tz)}'")
        made = _vague(datetime)
        made.tzinfo = tz
        return made

    @classmethod
    def utcnow(cls):
        return _vague(datetime)

    @classmethod
    def utcfromtimestamp(cls, t, /):
        _may_fail()
        return _vague(datetime)

    @classmethod
    def combine(cls, date, time, tzinfo=True):
        _may_fail()
        return _unknown()

    @classmethod
    def strptime(cls, date_string, format, /):
        for i, part in enumerate((date_string, format)):
            if _plain(part) and not isinstance(part, str) or isinstance(part, (date, time, timedelta)):
                raise TypeError(f"strptime() argument {i + 1} must be str, not {_full_name(part)}")
        if not _is_text(date_string) or not _is_text(format):
            _may_fail()
        found = _parse(date_string, format)
        if found is None:
            raise ValueError(f"time data {date_string!r} does not match format {format!r}")
        made = _vague(datetime)
        if found is False:
            _may_fail()
            made.tzinfo = _unknown()
            return made
        if "I" in found or "y" in found or "j" in found or found.get("S", 0) > 59:
            _may_fail()
            return made
        return datetime(found.get("Y", 1900), found.get("m", 1), found.get("d", 1), found.get("H", 0), found.get("M", 0),
                        found.get("S", 0), found.get("f", 0))

    def date(self):
        made = _vague(_date)
        made._crane_date(self.year, self.month, self.day)
        return made

    def time(self):
        return time(self.hour, self.minute, self.second, self.microsecond)

    def timetz(self):
        return time(self.hour, self.minute, self.second, self.microsecond, self.tzinfo)

    def timestamp(self):
        _may_fail()
        return _unknown(float)

    def replace(self, year=None, month=None, day=None, hour=None, minute=None, second=None, microsecond=None, tzinfo=True, *, fold=None):
        return datetime(self.year if year is None else year, self.month if month is None else month, self.day if day is None else day,
                        self.hour if hour is None else hour, self.minute if minute is None else minute,
                        self.second if second is None else second, self.microsecond if microsecond is None else microsecond,
                        self.tzinfo if tzinfo is True else tzinfo)

    def astimezone(self, tz=None):
        _may_fail()
        made = _vague(datetime)
        made.tzinfo = _unknown()
        return made

    def isoformat(self, sep="T", timespec="auto"):
        return _unknown(str)

    def utctimetuple(self):
        return _unknown()

    def utcoffset(self):
        return _unknown()

    def dst(self):
        return _unknown()

    def tzname(self):
        return _unknown()

    def _crane_microseconds(self):
        n = self._crane_ordinal()
        if not _sure(n) or not all([_sure(part) for part in (self.hour, self.minute, self.second, self.microsecond)]):
            return _unknown(int)
        return ((n * 24 + self.hour) * 60 + self.minute) * 60000000 + self.second * 1000000 + self.microsecond

    def _crane_mixed(self, other):
        """Whether one surely has a time zone and the other surely none; None where that is not known."""
        if not all([t is None or isinstance(t, _Fixed) is True for t in (self.tzinfo, other.tzinfo)]):
            return None
        return (self.tzinfo is None) is not (other.tzinfo is None)

    def _crane_moved(self, microseconds):
        at = self._crane_microseconds()
        made = _vague(datetime)
        made.tzinfo = self.tzinfo
        if not _sure(at) or not _sure(microseconds):
            return made
        at = at + microseconds
        n = at // 86400000000
        if n < 1 or n > 3652059:
            raise OverflowError("date value out of range")
        year, month, day = _from_ordinal(n)
        made._crane_date(year, month, day)
        made.hour, made.minute = at // 3600000000 % 24, at // 60000000 % 60
        made.second, made.microsecond = at // 1000000 % 60, at % 1000000
        return made

    def _crane_since(self, other):
        if not isinstance(other, datetime):
            return NotImplemented
        mixed = self._crane_mixed(other)
        if mixed is True:
            raise TypeError("can't subtract offset-naive and offset-aware datetimes")
        if mixed is None:
            _may_fail()
        naive = self.tzinfo is None and other.tzinfo is None
        return _span(self._crane_microseconds() - other._crane_microseconds() if naive else _unknown(int))

    def _crane_compare(self, other, test):
        if self.tzinfo is None and other.tzinfo is None:
            return test(self._crane_microseconds(), other._crane_microseconds())
        return _unknown(bool)

    def _crane_order(self, other, test):
        if isinstance(other, datetime):
            mixed = self._crane_mixed(other)
            if mixed is True:
                raise TypeError("can't compare offset-naive and offset-aware datetimes")
            if mixed is None:
                _may_fail()
            return self._crane_compare(other, test)
        if _plain(other) or isinstance(other, (date, time, timedelta)):
            _no_order(self, other)
        return _unknown(bool)


_date = date


def _vague(cls):
    """A date, or a date and time without a zone, of which nothing else is known."""
    if cls is datetime:
        made = datetime(2000, 1, 1)
        made.hour, made.minute, made.second, made.microsecond = _unknown(int), _unknown(int), _unknown(int), _unknown(int)
    elif cls is date:
        made = date(2000, 1, 1)
    else:
        return _unknown()
    made.year, made.month, made.day = _unknown(int), _unknown(int), _unknown(int)
    return made


def from_summary(summary):
    name = summary.get("types", {}).get("type")
    if name == "datetime.date":
        return _vague(date)
    if name == "datetime.datetime":
        made = _vague(datetime)
        made.tzinfo = _unknown()
        return made
    return _span(_unknown(int)) if name == "datetime.timedelta" else _unknown()
