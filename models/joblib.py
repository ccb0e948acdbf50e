"""joblib: functions run elsewhere, and values kept in files."""

from models._std import may_fail as _may_fail
from models.crane import havoc as _havoc
from models.crane import many as _many
from models.crane import unknown as _unknown

__pure__ = True


def dump(value, filename, compress=0, protocol=None, **kwargs):
    _may_fail()
    return _many(_unknown(str))


def load(filename, mmap_mode=None, **kwargs):
    _may_fail()
    return _unknown()


def cpu_count(only_physical_cores=False):
    return _unknown(int)


def hash(obj, *args, **kwargs):
    _may_fail()
    return _unknown(str)


def delayed(function):
    def made(*args, **kwargs):
        # It runs later, in another process or thread.
        _havoc(function)
        _havoc(args)
        return _unknown()

    return made


class Parallel:
    def __init__(self, *args, **kwargs):
        _may_fail()

    def __call__(self, iterable):
        for task in iterable:
            _havoc(task)
        _may_fail()
        return _unknown(list)
