"""io: streams in memory; what they hold is not followed."""

from models._std import may_fail as _may_fail
from models.crane import many as _many
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown

__pure__ = True


def open(file, mode="r", buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None):
    _may_fail()
    return _unknown()


class UnsupportedOperation(OSError, ValueError):
    pass


class _Stream:
    def __iter__(self):
        _may_fail()
        return iter(_many(self._crane_some()))

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        return False

    def __getattr__(self, name):
        return _unknown()

    def seek(self, pos, whence=0, /):
        return _unknown(int)

    def tell(self):
        return _unknown(int)

    def flush(self):
        return None

    def close(self):
        return None

    def read(self, size=-1, /):
        _may_fail()
        return self._crane_some()

    def readline(self, size=-1, /):
        _may_fail()
        return self._crane_some()

    def readlines(self, hint=-1, /):
        _may_fail()
        return _many(self._crane_some())

    def getvalue(self):
        _may_fail()
        return self._crane_some()

    def truncate(self, pos=None, /):
        return _unknown(int)

    def writelines(self, lines, /):
        _may_fail()


class StringIO(_Stream):
    __real__ = "_io.StringIO"

    def __init__(self, initial_value="", newline="\n"):
        if isinstance(initial_value, (bytes, int, float, list, dict)) is True:
            raise TypeError(f"initial_value must be str or None, not {_type_name(initial_value)}")

    def _crane_some(self):
        return _unknown(str)

    def write(self, s, /):
        if isinstance(s, (bytes, int, float, list, dict)) is True or s is None:
            raise TypeError(f"string argument expected, got '{_type_name(s)}'")
        return _unknown(int)


class BytesIO(_Stream):
    __real__ = "_io.BytesIO"

    def __init__(self, initial_bytes=b""):
        if isinstance(initial_bytes, (str, int, float)) is True:
            raise TypeError(f"a bytes-like object is required, not '{_type_name(initial_bytes)}'")

    def _crane_some(self):
        return _unknown(bytes)

    def write(self, b, /):
        if isinstance(b, (str, int, float)) is True or b is None:
            raise TypeError(f"a bytes-like object is required, not '{_type_name(b)}'")
        return _unknown(int)

    def getbuffer(self):
        return _unknown()


class TextIOWrapper(_Stream):
    """What the builtin `open` gives, of whichever mode: of its text nothing is known."""

    def _crane_some(self):
        return _unknown()

    def write(self, s, /):
        _may_fail()
        return _unknown(int)


def from_summary(summary):
    return _unknown()
