"""threading: what another thread runs, changes what it reaches at unknown moments."""

from models._std import may_fail as _may_fail
from models.crane import havoc as _havoc
from models.crane import unknown as _unknown

__pure__ = True
Event = Condition = Semaphore = BoundedSemaphore = Barrier = local = _unknown()


def active_count():
    return _unknown(int)


def current_thread():
    return _unknown()


def get_ident():
    return _unknown(int)


def enumerate():
    return _unknown(list)


class Thread:
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
