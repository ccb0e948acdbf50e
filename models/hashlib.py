"""hashlib: digests of bytes."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True


algorithms_guaranteed = algorithms_available = _unknown(set)


def _refused(data):
    if isinstance(data, str) is True:
        raise TypeError("Strings must be encoded before hashing")
    if isinstance(data, (int, float, list, dict)) is True or data is None:
        raise TypeError("object supporting the buffer API required")
    if isinstance(data, bytes) is not True:
        _may_fail()


class _Hash:
    __complete__ = True
    digest_size = block_size = _unknown(int)
    name = _unknown(str)

    def __init__(self, data):
        _refused(data)

    def update(self, data, /):
        _refused(data)

    def digest(self, *length):
        return _unknown(bytes)

    def hexdigest(self, *length):
        return _unknown(str)

    def copy(self):
        return self


def new(name, data=b"", **kwargs):
    _may_fail()
    return _Hash(data)


def md5(string=b"", *, usedforsecurity=True):
    return _Hash(string)


def sha1(string=b"", *, usedforsecurity=True):
    return _Hash(string)


def sha224(string=b"", *, usedforsecurity=True):
    return _Hash(string)


def sha256(string=b"", *, usedforsecurity=True):
    return _Hash(string)


def sha384(string=b"", *, usedforsecurity=True):
    return _Hash(string)


def sha512(string=b"", *, usedforsecurity=True):
    return _Hash(string)
