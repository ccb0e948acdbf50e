"""sys: the interpreter; leaving it raises SystemExit."""

from models._std import may_fail as _may_fail
from models.crane import known as _known
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown

__pure__ = True

path = warnoptions = meta_path = _unknown(list)
modules = _unknown(dict)
version = platform = executable = prefix = base_prefix = byteorder = _unknown(str)
maxsize = hexversion = _unknown(int)
version_info = stdin = implementation = flags = float_info = int_info = _unknown()


def getsizeof(object, default=None):
    return _unknown(int)


def getrefcount(object, /):
    return _unknown(int)


def getrecursionlimit():
    return _unknown(int)


def getdefaultencoding():
    return _unknown(str)


def exc_info():
    return _unknown()


def intern(string, /):
    return string


def settrace(function, /):
    return None


class _Arguments:
    """The arguments that the kernel's process was started with; a change of them leaves another object behind."""

    def __getattr__(self, name):
        # Methods that change them cannot be told from others.
        return _unknown()

    def __getitem__(self, key):
        _may_fail()
        return _unknown()

    def __setitem__(self, key, value):
        self.changed = True

    def __delitem__(self, key):
        self.changed = True

    def __len__(self):
        return _unknown(int)

    def __iter__(self):
        return iter(_unknown())


argv = _argv = _Arguments()


class _Stream:
    """A stream of text that is shown; the notebook's front end has its own."""

    def write(self, text, /):
        if isinstance(text, (int, float, list, dict, tuple, bytes)) is True or text is None:
            raise TypeError(f"string argument expected, got '{_type_name(text)}'")
        return _unknown(int)

    def flush(self):
        return None

    def isatty(self):
        return _unknown(bool)

    def __getattr__(self, name):
        return _unknown()


stdout = _Stream()
stderr = _Stream()


def exit(status=None, /):
    raise SystemExit(status)


def setrecursionlimit(limit, /):
    if isinstance(limit, float) is True:
        raise TypeError("'float' object cannot be interpreted as an integer")
    if _known(limit) and isinstance(limit, int) and limit <= 0:
        raise ValueError("recursion limit must be greater or equal than 1")
    if not _known(limit):
        _may_fail()
