"""tarfile: archives, whose contents are never known."""

from models._std import may_fail as _may_fail
from models.crane import many as _many
from models.crane import unknown as _unknown

__pure__ = True


def is_tarfile(name):
    return _unknown(bool)


def open(name=None, mode="r", fileobj=None, bufsize=10240, **kwargs):
    _may_fail()
    return TarFile()


class TarError(Exception):
    pass


class TarFile:
    def __init__(self, *args, **kwargs):
        _may_fail()

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        return False

    def __getattr__(self, name):
        return _unknown()

    def extractall(self, *args, **kwargs):
        _may_fail()

    def extract(self, *args, **kwargs):
        _may_fail()
        return _unknown()

    def getnames(self):
        return _many(_unknown(str))

    def close(self):
        return None
