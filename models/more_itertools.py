"""more_itertools: what its calls need.

The signatures and errors are those of more_itertools 10.8 and 11.2; of names that are not here nothing is known.
"""

from models._std import may_fail as _may_fail
from models.crane import havoc as _havoc
from models.crane import known as _known
from models.crane import require as _require
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown

__pure__ = True

#: Where no default is given; any value may be one.
_MARKER = "no default, as the library's own object of which nobody has a second"


def _is_plain(iterable):
    """Whether its items can be counted without taking them out."""
    return isinstance(iterable, (list, tuple, str, dict, range)) is True


def _refuse(iterable):
    if iterable is None or isinstance(iterable, (int, float)) is True:
        raise TypeError("'" + _type_name(iterable) + "' object is not iterable")


def _end(iterable, default, function, place):
    _refuse(iterable)
    if not _is_plain(iterable):
        _may_fail()
        _havoc(iterable)
        return _unknown()
    if len(iterable) > 0:
        return list(iterable)[place] if _known(iterable) else _unknown()
    if default is _MARKER:
        raise ValueError(function + "() was called on an empty iterable, and no default value was provided.")
    return default


def first(iterable, default=_MARKER):
    return _end(iterable, default, "first", 0)


def last(iterable, default=_MARKER):
    return _end(iterable, default, "last", -1)


def one(iterable, too_short=None, too_long=None):
    _refuse(iterable)
    if not _is_plain(iterable) or too_short is not None or too_long is not None:
        _may_fail()
        _havoc(iterable)
        return _unknown()
    _require(len(iterable) > 0, ValueError, "too few items in iterable (expected 1)")
    _require(len(iterable) < 2, ValueError, "Expected exactly one item in iterable, but got more.")
    return list(iterable)[0] if _known(iterable) else _unknown()


def divide(n, iterable):
    _require(n >= 1, ValueError, "n must be at least 1")
    _may_fail()
    _havoc(iterable)
    return _unknown(list)


def take(n, iterable):
    if _known(n):
        _require(n is None or isinstance(n, int) and n >= 0, ValueError,
                 "Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.")
    if not _is_plain(iterable) or not _known(iterable) or not _known(n):
        _may_fail()
        _havoc(iterable)
        return _unknown(list)
    return list(iterable)[:n]
