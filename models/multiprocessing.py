"""multiprocessing: other processes have copies of what they are given."""

from models._std import may_fail as _may_fail
from models.crane import havoc as _havoc
from models.crane import unknown as _unknown

__pure__ = True
Queue = SimpleQueue = JoinableQueue = Pipe = Value = Array = Event = Semaphore = _unknown()


def cpu_count():
    return _unknown(int)


def current_process():
    return _unknown()


def set_start_method(method, force=False):
    _may_fail()


def get_context(method=None):
    _may_fail()
    return _unknown()


def Manager():
    return _unknown()


def freeze_support():
    return None


class Process:
    def __init__(self, group=None, target=None, name=None, args=(), kwargs=None, *, daemon=None):
        self._crane_target = target
        self._crane_given = (args, kwargs)
        self.daemon = daemon
        self.name = _unknown(str)

    def __getattr__(self, name):
        return _unknown()

    def start(self):
        _havoc(self._crane_target)
        _havoc(self._crane_given)

    def run(self):
        _havoc(self._crane_target)
        _havoc(self._crane_given)

    def join(self, timeout=None):
        return None

    def is_alive(self):
        return _unknown(bool)


class Lock:
    def __enter__(self):
        return True

    def __exit__(self, kind, value, traceback):
        return False

    def acquire(self, blocking=True, timeout=-1):
        return _unknown(bool)

    def release(self):
        _may_fail()

    def locked(self):
        return _unknown(bool)


class RLock(Lock):
    pass


class Pool:
    def __init__(self, processes=None, *args, **kwargs):
        pass

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        return False

    def __getattr__(self, name):
        # Functions that it is given run, in this process too where it makes threads of it.
        return _unknown()

    def close(self):
        return None

    def join(self):
        return None

    def terminate(self):
        return None
