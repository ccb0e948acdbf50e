"""os.path: of strings come strings; the separator is the system's, and files are never known."""

from models.crane import known as _known
from models.crane import may_fail as _may_fail
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown

__pure__ = True

sep = _unknown(str)


def _text(path):
    """A string for a string; bytes stay bytes and path objects may be either, so nothing is said of others."""
    if isinstance(path, str) is True:
        return _unknown(str)
    _refused(path)
    _may_fail()
    return _unknown()


def _refused(path):
    if path is None or isinstance(path, (int, float, list, tuple, dict, set)) is True:
        raise TypeError(f"expected str, bytes or os.PathLike object, not {_type_name(path)}")


def join(a, /, *paths):
    for path in paths:
        if isinstance(path, str) is not True:
            if path is None or isinstance(path, (int, float, list, tuple, dict, set)) is True:
                if isinstance(a, str) is True:
                    raise TypeError(f"join() argument must be str, bytes, or os.PathLike object, not '{_type_name(path)}'")
            _may_fail()
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


def normcase(s):
    return _text(s)


def expandvars(path):
    return _text(path)


def relpath(path, start=None):
    return _text(path)


def isabs(s):
    _may_fail()
    return _unknown(bool)


def islink(path):
    return _unknown(bool)


def ismount(path):
    return _unknown(bool)


def lexists(path):
    return _unknown(bool)


def getctime(filename):
    _may_fail()
    return _unknown(float)


def getatime(filename):
    _may_fail()
    return _unknown(float)


def samefile(f1, f2):
    _may_fail()
    return _unknown(bool)


def splitdrive(p):
    return (_text(p), _text(p))


def commonpath(paths):
    _may_fail()
    return _unknown()


def commonprefix(list):
    _may_fail()
    return _unknown()
