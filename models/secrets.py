"""secrets: random values."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True


def token_hex(nbytes=None):
    return _unknown(str)


def token_urlsafe(nbytes=None):
    return _unknown(str)


def token_bytes(nbytes=None):
    return _unknown(bytes)


def randbelow(exclusive_upper_bound):
    _may_fail()
    return _unknown(int)


def choice(seq):
    _may_fail()
    return _unknown()
