"""locale: how numbers are written."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True
LC_ALL = LC_NUMERIC = LC_TIME = LC_MONETARY = _unknown(int)


def setlocale(category, locale=None):
    _may_fail()
    return _unknown(str)


def getlocale(category=0):
    return _unknown()


def format_string(f, val, grouping=False, monetary=False):
    _may_fail()
    return _unknown(str)


def currency(val, symbol=True, grouping=False, international=False):
    _may_fail()
    return _unknown(str)
