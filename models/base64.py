"""base64: bytes to bytes."""

from models._std import may_fail as _may_fail
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown

__pure__ = True


def _bytes(s):
    if isinstance(s, (str, int, float, list)) is True:
        raise TypeError(f"a bytes-like object is required, not '{_type_name(s)}'")
    if isinstance(s, bytes) is not True:
        _may_fail()
    return _unknown(bytes)


def b64encode(s, altchars=None, *, padded=True, wrapcol=0):
    return _bytes(s)


def standard_b64encode(s):
    return _bytes(s)


def urlsafe_b64encode(s, *, padded=True):
    return _bytes(s)


def encodebytes(s):
    return _bytes(s)


def b32encode(s, *, padded=True, wrapcol=0):
    return _bytes(s)


def b16encode(s, *, wrapcol=0):
    return _bytes(s)


def b85encode(b, pad=False, *, wrapcol=0):
    return _bytes(b)


def _decoded(s):
    if isinstance(s, (int, float, list)) is True:
        raise TypeError(f"argument should be a bytes-like object or ASCII string, not '{_type_name(s)}'")
    _may_fail()
    return _unknown(bytes)


def b64decode(s, altchars=None, validate=False, **options):
    return _decoded(s)


def standard_b64decode(s):
    return _decoded(s)


def urlsafe_b64decode(s, **options):
    return _decoded(s)


def b32decode(s, casefold=False, map01=None, **options):
    return _decoded(s)


def b16decode(s, casefold=False, **options):
    return _decoded(s)


def b85decode(b, **options):
    return _decoded(b)


def decodebytes(s):
    if isinstance(s, str) is True:
        raise TypeError("expected bytes-like object, not str")
    return _decoded(s)
