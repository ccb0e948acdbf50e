"""os.path: of strings come strings; the separator is the system's, and files are never known."""

from models.crane import known as _known
from models.crane import require as _require
from models.crane import unknown as _unknown

__pure__ = True

sep = _unknown(str)


def _may_fail():
    """Called where the real function may raise: the handlers of a `try` around it may run."""
    _require(_unknown(bool), Exception, "not known here")


def _text(path):
    """A string for a string; bytes stay bytes and path objects may be either, so nothing is said of others."""
    if isinstance(path, str) is True:
        return _unknown(str)
    _may_fail()
    return _unknown()


def join(a, /, *paths):
    return _text(a)


def dirname(p):
    return _text(p)


def basename(p):
    # A name without any separator is its own base name on every system.
    if _known(p) and isinstance(p, str) and "/" not in p and "\\" not in p and ":" not in p:
        return p
    return _text(p)


def abspath(path):
    return _text(path)


def realpath(filename, *, strict=False):
    return _text(filename)


def normpath(path):
    return _text(path)


def expanduser(path):
    return _text(path)


def splitext(p):
    return (_text(p), _text(p))


def split(p):
    return (_text(p), _text(p))


def exists(path):
    return _unknown(bool)


def isfile(path):
    return _unknown(bool)


def isdir(s):
    return _unknown(bool)


def getsize(filename):
    _may_fail()
    return _unknown(int)


def getmtime(filename):
    _may_fail()
    return _unknown(float)
