"""zlib: compressed bytes."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True


def compress(data, /, level=-1, wbits=15):
    _may_fail()
    return _unknown(bytes)


def decompress(data, /, wbits=15, bufsize=16384):
    _may_fail()
    return _unknown(bytes)


def crc32(data, value=0, /):
    _may_fail()
    return _unknown(int)


def adler32(data, value=1, /):
    _may_fail()
    return _unknown(int)
