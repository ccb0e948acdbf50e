"""os: names of files and the environment are never known; their types are."""

from models.crane import many as _many
from models.crane import require as _require
from models.crane import unknown as _unknown

__pure__ = True

sep = _unknown(str)
linesep = _unknown(str)
name = _unknown(str)
pathsep = _unknown(str)
curdir = "."
pardir = ".."


def _may_fail():
    """Called where the real function may raise: the handlers of a `try` around it may run."""
    _require(_unknown(bool), Exception, "not known here")


def getcwd():
    return _unknown(str)


def getpid():
    return _unknown(int)


def cpu_count():
    return _unknown()


def urandom(size, /):
    return _unknown()


def listdir(path=None):
    _may_fail()
    return _many(_unknown())


def walk(top, topdown=True, onerror=None, followlinks=False):
    # The lists may be changed by the caller to prune the walk, so they are not shared with anything.
    return iter(_many((_unknown(), _unknown(list), _unknown(list))))


def mkdir(path, mode=511, *, dir_fd=None):
    _may_fail()
    return None


def makedirs(name, mode=511, exist_ok=False):
    _may_fail()
    return None


def remove(path, *, dir_fd=None):
    _may_fail()
    return None


def system(command):
    return _unknown(int)
