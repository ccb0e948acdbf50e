"""unicodedata: properties of characters."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True


def normalize(form, unistr, /):
    _may_fail()
    return _unknown(str)


def category(chr, /):
    _may_fail()
    return _unknown(str)


def name(chr, default=None, /):
    _may_fail()
    return _unknown()


def combining(chr, /):
    _may_fail()
    return _unknown(int)
