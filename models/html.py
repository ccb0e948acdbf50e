"""html: text of pages."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True


def escape(s, quote=True):
    _may_fail()
    return _unknown(str)


def unescape(s):
    _may_fail()
    return _unknown(str)
