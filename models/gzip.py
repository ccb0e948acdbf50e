"""gzip: compressed files."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True


def open(filename, mode="rb", compresslevel=9, encoding=None, errors=None, newline=None):
    _may_fail()
    return _unknown()


def compress(data, compresslevel=9, *, mtime=None):
    _may_fail()
    return _unknown(bytes)


def decompress(data):
    _may_fail()
    return _unknown(bytes)
