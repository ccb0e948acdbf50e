"""os: names of files and the environment are never known; their types are."""

from models._legacy import STATE as _LEGACY
from models.crane import known as _known
from models.crane import many as _many
from models.crane import may_fail as _may_fail
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown

__pure__ = True

sep = _unknown(str)
linesep = _unknown(str)
name = _unknown(str)
pathsep = _unknown(str)
altsep = extsep = devnull = _unknown()
F_OK, R_OK, W_OK, X_OK = 0, 4, 2, 1
curdir = "."
pardir = ".."


def getcwd():
    return _unknown(str)


def getpid():
    return _unknown(int)


def cpu_count():
    return _unknown()


def urandom(size, /):
    return _unknown()


def listdir(path=None):
    if isinstance(path, (list, tuple, dict, float, set)) is True:
        raise TypeError(f"listdir: path should be string, bytes or os.PathLike, not {_type_name(path)}")
    _may_fail()
    return _many(_unknown())


def walk(top, topdown=True, onerror=None, followlinks=False):
    # The lists may be changed by the caller to prune the walk, so they are not shared with anything.
    return iter(_many((_unknown(), _unknown(list), _unknown(list))))


def mkdir(path, mode=511, *, dir_fd=None):
    if isinstance(path, (list, tuple, dict, float, set)) is True or path is None:
        raise TypeError(f"mkdir: path should be string, bytes or os.PathLike, not {_type_name(path)}")
    _may_fail()
    return None


def makedirs(name, mode=511, exist_ok=False):
    if isinstance(name, (list, tuple, dict, float, set)) is True or name is None:
        raise TypeError(f"makedirs: path should be string, bytes or os.PathLike, not {_type_name(name)}")
    _may_fail()
    return None


def remove(path, *, dir_fd=None):
    if isinstance(path, (list, tuple, dict, float, set)) is True or path is None:
        raise TypeError(f"remove: path should be string, bytes or os.PathLike, not {_type_name(path)}")
    _may_fail()
    return None


def system(command):
    return _unknown(int)


def rename(src, dst, *, src_dir_fd=None, dst_dir_fd=None):
    _may_fail()


def renames(old, new):
    _may_fail()


def replace(src, dst, *, src_dir_fd=None, dst_dir_fd=None):
    _may_fail()


def rmdir(path, *, dir_fd=None):
    _may_fail()


def removedirs(name):
    _may_fail()


def unlink(path, *, dir_fd=None):
    _may_fail()


def chdir(path):
    _may_fail()


def stat(path, *, dir_fd=None, follow_symlinks=True):
    _may_fail()
    return _unknown()


def lstat(path, *, dir_fd=None):
    _may_fail()
    return _unknown()


def access(path, mode, **kwargs):
    _may_fail()
    return _unknown(bool)


def chmod(path, mode, **kwargs):
    _may_fail()


def symlink(src, dst, target_is_directory=False, *, dir_fd=None):
    _may_fail()


def link(src, dst, **kwargs):
    _may_fail()


def readlink(path, *, dir_fd=None):
    _may_fail()
    return _unknown(str)


def scandir(path=None):
    _may_fail()
    return _unknown()


def popen(cmd, mode="r", buffering=-1):
    _may_fail()
    return _unknown()


def kill(pid, signal, /):
    _may_fail()


def getppid():
    return _unknown(int)


def getlogin():
    _may_fail()
    return _unknown(str)


def getuid():
    return _unknown(int)


def uname():
    return _unknown()


def get_terminal_size(fd=1, /):
    _may_fail()
    return _unknown()


def sched_getaffinity(pid, /):
    _may_fail()
    return _unknown()


def getloadavg():
    _may_fail()
    return _unknown()


def fspath(path):
    _may_fail()
    return _unknown()


def strerror(code, /):
    _may_fail()
    return _unknown(str)


def umask(mask, /):
    return _unknown(int)


def utime(path, times=None, **kwargs):
    _may_fail()


def truncate(path, length):
    _may_fail()


def close(fd):
    _may_fail()


def nice(increment, /):
    _may_fail()
    return _unknown(int)


class _Environ:
    """The environment; which variables it has is not known."""

    __real__ = "os._Environ"

    def __getattr__(self, name):
        return _unknown()

    def __getitem__(self, key):
        if isinstance(key, str) is not True:
            _text(key)
        _may_fail()
        return _unknown(str)

    def __setitem__(self, key, value):
        _text(key)
        _text(value)
        _note(key)

    def __delitem__(self, key):
        _may_fail()

    def __contains__(self, key):
        return _unknown(bool)

    def __iter__(self):
        return iter(_many(_unknown(str)))

    def __len__(self):
        return _unknown(int)

    def keys(self):
        return _many(_unknown(str))

    def values(self):
        return _many(_unknown(str))

    def items(self):
        return _many((_unknown(str), _unknown(str)))

    def get(self, key, default=None):
        return _unknown()

    def setdefault(self, key, value=None):
        _note(key)
        return _unknown()

    def pop(self, key, *default):
        if len(default) == 0:
            _may_fail()
        return _unknown()

    def update(self, other=(), /, **kwds):
        _may_fail()
        for given in (other, kwds):
            if _known(given) and isinstance(given, dict):
                for key in given:
                    _note(key)

    def copy(self):
        return _unknown(dict)


def _note(key):
    """A variable that decides which Keras TensorFlow shows."""
    if _known(key) and key == "TF_USE_LEGACY_KERAS":
        _LEGACY["keras"] = True


def _text(value):
    if isinstance(value, (int, float, list, dict, tuple)) is True or value is None:
        raise TypeError(f"str expected, not {_type_name(value)}")
    if isinstance(value, str) is not True:
        _may_fail()


environ = _Environ()


def getenv(key, default=None):
    if isinstance(key, (int, float, list, dict)) is True or key is None:
        raise TypeError(f"str expected, not {_type_name(key)}")
    return _unknown()


def putenv(name, value, /):
    _text(name)
    _text(value)


def unsetenv(name, /):
    _text(name)


def get_exec_path(env=None):
    return _many(_unknown(str))
