"""codecs: files in other encodings."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True


def open(filename, mode="r", encoding=None, errors="strict", buffering=-1):
    _may_fail()
    return _unknown()


def encode(obj, encoding="utf-8", errors="strict"):
    _may_fail()
    return _unknown()


def decode(obj, encoding="utf-8", errors="strict"):
    _may_fail()
    return _unknown()
