"""time: clocks, of which only the type is known."""

from models.crane import certain as _certain
from models.crane import known as _known
from models.crane import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True
__complete__ = True
struct_time = clock_gettime = clock_gettime_ns = CLOCK_REALTIME = CLOCK_MONOTONIC = pthread_getcpuclockid = _unknown()
thread_time_ns = clock_settime = clock_settime_ns = clock_getres = CLOCK_BOOTTIME = CLOCK_TAI = _unknown()
CLOCK_MONOTONIC_RAW = CLOCK_PROCESS_CPUTIME_ID = CLOCK_THREAD_CPUTIME_ID = CLOCK_HIGHRES = CLOCK_PROF = CLOCK_UPTIME = _unknown()
CLOCK_UPTIME_RAW = _STRUCT_TM_ITEMS = _unknown()
timezone = daylight = altzone = _unknown(int)
tzname = _unknown()


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


def process_time_ns():
    return _unknown(int)


def monotonic_ns():
    return _unknown(int)


def thread_time():
    return _unknown(float)


def localtime(seconds=None, /):
    _may_fail()
    return _unknown()


def gmtime(seconds=None, /):
    _may_fail()
    return _unknown()


def mktime(t, /):
    _may_fail()
    return _unknown(float)


def asctime(t=None, /):
    _may_fail()
    return _unknown(str)


def strptime(string, format="%a %b %d %H:%M:%S %Y", /):
    _may_fail()
    return _unknown()


def get_clock_info(name, /):
    _may_fail()
    return _unknown()


def tzset():
    return None
