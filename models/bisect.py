"""bisect: places in sorted lists."""

from models._std import may_fail as _may_fail
from models.crane import havoc as _havoc
from models.crane import unknown as _unknown

__pure__ = True


def bisect_left(a, x, lo=0, hi=None, *, key=None):
    _may_fail()
    return _unknown(int)


def bisect_right(a, x, lo=0, hi=None, *, key=None):
    _may_fail()
    return _unknown(int)


def bisect(a, x, lo=0, hi=None, *, key=None):
    _may_fail()
    return _unknown(int)


def insort_left(a, x, lo=0, hi=None, *, key=None):
    _may_fail()
    _havoc(a)


def insort_right(a, x, lo=0, hi=None, *, key=None):
    _may_fail()
    _havoc(a)


insort = insort_right
