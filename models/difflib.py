"""difflib: differences of sequences."""

from models._std import may_fail as _may_fail
from models.crane import many as _many
from models.crane import unknown as _unknown

__pure__ = True


def get_close_matches(word, possibilities, n=3, cutoff=0.6):
    _may_fail()
    return _many(_unknown(str))


def unified_diff(a, b, *args, **kwargs):
    _may_fail()
    return _unknown()


def ndiff(a, b, *args, **kwargs):
    _may_fail()
    return _unknown()


def SequenceMatcher(isjunk=None, a="", b="", autojunk=True):
    _may_fail()
    return _unknown()
