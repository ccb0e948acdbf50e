"""calendar: names and numbers of days."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True
day_name = day_abbr = month_name = month_abbr = _unknown()


def isleap(year):
    _may_fail()
    return _unknown(bool)


def monthrange(year, month):
    _may_fail()
    return _unknown()


def month(theyear, themonth, w=0, l=0):
    _may_fail()
    return _unknown(str)


def monthcalendar(year, month):
    _may_fail()
    return _unknown(list)


def weekday(year, month, day):
    _may_fail()
    return _unknown(int)


def timegm(tuple):
    _may_fail()
    return _unknown(int)
