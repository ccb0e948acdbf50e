"""re: what matches is not known; text comes of text."""

from models.crane import havoc as _havoc
from models.crane import require as _require
from models.crane import unknown as _unknown

__pure__ = True


def _may_fail():
    """Called where the real function may raise: the handlers of a `try` around it may run."""
    _require(_unknown(bool), Exception, "not known here")


def sub(pattern, repl, string, count=0, flags=0):
    if isinstance(repl, str) is not True:
        # A function may be called, and change what it refers to.
        _havoc(repl)
    _may_fail()
    return _unknown(str) if isinstance(string, str) is True else _unknown()


def findall(pattern, string, flags=0):
    _may_fail()
    return _unknown(list)


def split(pattern, string, maxsplit=0, flags=0):
    _may_fail()
    return _unknown(list)


def escape(pattern):
    _may_fail()
    return _unknown(str) if isinstance(pattern, str) is True else _unknown()
