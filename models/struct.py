"""struct: bytes and the values in them."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True


def pack(format, /, *v):
    _may_fail()
    return _unknown(bytes)


def unpack(format, buffer, /):
    _may_fail()
    return _unknown()


def unpack_from(format, /, buffer, offset=0):
    _may_fail()
    return _unknown()


def iter_unpack(format, buffer, /):
    _may_fail()
    return _unknown()


def calcsize(format, /):
    _may_fail()
    return _unknown(int)


class error(Exception):
    pass
