"""tempfile: files and folders that are gone later."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True


def mkdtemp(suffix=None, prefix=None, dir=None):
    _may_fail()
    return _unknown()


def mkstemp(suffix=None, prefix=None, dir=None, text=False):
    _may_fail()
    return _unknown()


def gettempdir():
    return _unknown(str)


def gettempprefix():
    return _unknown(str)


def mktemp(suffix="", prefix="tmp", dir=None):
    return _unknown(str)


class TemporaryDirectory:
    def __init__(self, suffix=None, prefix=None, dir=None, ignore_cleanup_errors=False, *, delete=True):
        self.name = _unknown(str)

    def __enter__(self):
        return self.name

    def __exit__(self, kind, value, traceback):
        return False

    def cleanup(self):
        _may_fail()
