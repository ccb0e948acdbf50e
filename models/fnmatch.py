"""fnmatch: patterns of file names."""

from models._std import may_fail as _may_fail
from models.crane import many as _many
from models.crane import unknown as _unknown

__pure__ = True


def fnmatch(name, pat):
    _may_fail()
    return _unknown(bool)


def fnmatchcase(name, pat):
    _may_fail()
    return _unknown(bool)


def filter(names, pat):
    _may_fail()
    return _many(_unknown(str))
