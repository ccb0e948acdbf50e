"""time: clocks, of which only the type is known."""

from models.crane import certain as _certain
from models.crane import known as _known
from models.crane import require as _require
from models.crane import unknown as _unknown

__pure__ = True


def _may_fail():
    """Called where the real function may raise: the handlers of a `try` around it may run."""
    _require(_unknown(bool), Exception, "not known here")


def time():
    return _unknown(float)


def perf_counter():
    return _unknown(float)


def process_time():
    return _unknown(float)


def monotonic():
    return _unknown(float)


def time_ns():
    return _unknown(int)


def perf_counter_ns():
    return _unknown(int)


def sleep(seconds, /):
    if _known(seconds) and isinstance(seconds, (int, float)) and _certain(seconds < 0):
        raise ValueError("sleep length must be non-negative")
    if not _known(seconds):
        _may_fail()
    return None


def strftime(format, t=None, /):
    _may_fail()
    return _unknown(str)


def ctime(seconds=None, /):
    _may_fail()
    return _unknown(str)
