"""pickle: what a file holds is not known."""

from models._std import may_fail as _may_fail
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown

__pure__ = True
HIGHEST_PROTOCOL = DEFAULT_PROTOCOL = _unknown(int)


class PickleError(Exception):
    pass


class PicklingError(PickleError):
    pass


class UnpicklingError(PickleError):
    pass


def dump(obj, file, protocol=None, *, fix_imports=True, buffer_callback=None):
    if isinstance(file, (str, int, float, list, dict, tuple)) is True or file is None:
        raise TypeError("file must have a 'write' attribute")
    _may_fail()


def dumps(obj, protocol=None, *, fix_imports=True, buffer_callback=None):
    _may_fail()
    return _unknown(bytes)


def load(file, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=()):
    if isinstance(file, (str, int, float, list, dict, tuple)) is True or file is None:
        raise TypeError("file must have 'read' and 'readline' attributes")
    _may_fail()
    return _unknown()


def loads(data, /, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=()):
    if isinstance(data, (str, int, float, list, dict)) is True or data is None:
        raise TypeError(f"a bytes-like object is required, not '{_type_name(data)}'")
    _may_fail()
    return _unknown()
