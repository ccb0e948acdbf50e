"""re: what matches is not known; text comes of text."""

from models._std import may_fail as _may_fail
from models.crane import havoc as _havoc
from models.crane import known as _known
from models.crane import many as _many
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown

__pure__ = True


NOFLAG, IGNORECASE, LOCALE, MULTILINE, DOTALL, UNICODE, VERBOSE, ASCII = 0, 2, 4, 8, 16, 32, 64, 256
I, L, M, S, U, X, A, DEBUG = IGNORECASE, LOCALE, MULTILINE, DOTALL, UNICODE, VERBOSE, ASCII, 128
RegexFlag = _unknown()


class error(Exception):
    def __getattr__(self, name):
        return _unknown()


PatternError = error


def _refused(string):
    """Raises for what no pattern can be looked for in."""
    if isinstance(string, (int, float, list, tuple, dict, set)) is True or string is None:
        raise TypeError(f"expected string or bytes-like object, got '{_type_name(string)}'")
    if _is_frame(string):
        raise TypeError(f"expected string or bytes-like object, got '{_type_name(string)}'")
    if isinstance(string, str) is not True:
        _may_fail()


def _is_frame(x):
    return _type_name(x) in ("Series", "DataFrame") and hasattr(x, "__crane_array__") is True


def _groups(pattern):
    """How many groups the pattern has; None where it is not known."""
    text = pattern.pattern if isinstance(pattern, Pattern) is True else pattern
    if not (isinstance(text, str) is True and _known(text)) or "[" in text or "\\" in text:
        return None
    return text.count("(") - text.count("(?") + text.count("(?P<")


def sub(pattern, repl, string, count=0, flags=0):
    if isinstance(repl, str) is not True:
        # A function may be called, and change what it refers to.
        _havoc(repl)
    _refused(string)
    return _unknown(str) if isinstance(string, str) is True else _unknown()


def subn(pattern, repl, string, count=0, flags=0):
    return (sub(pattern, repl, string), _unknown(int))


def findall(pattern, string, flags=0):
    _refused(string)
    if isinstance(string, str) is True and _groups(pattern) in (0, 1):
        return _many(_unknown(str))
    return _unknown(list)


def finditer(pattern, string, flags=0):
    _refused(string)
    return iter(_many(Match()))


def split(pattern, string, maxsplit=0, flags=0):
    _refused(string)
    if isinstance(string, str) is True and _groups(pattern) == 0:
        return _many(_unknown(str))
    return _unknown(list)


def match(pattern, string, flags=0):
    # A match or None.
    _refused(string)
    return _unknown()


def search(pattern, string, flags=0):
    _refused(string)
    return _unknown()


def fullmatch(pattern, string, flags=0):
    _refused(string)
    return _unknown()


def escape(pattern):
    _may_fail()
    return _unknown(str) if isinstance(pattern, str) is True else _unknown()


def purge():
    return None


def compile(pattern, flags=0):
    if isinstance(pattern, (int, float, list, dict, set)) is True or pattern is None:
        raise TypeError("first argument must be string or compiled pattern")
    _may_fail()
    if isinstance(pattern, Pattern) is True:
        return pattern
    return Pattern(pattern)


class Match:
    __real__ = "re.Match"
    __immutable__ = True

    def __getattr__(self, name):
        return _unknown()

    def __getitem__(self, group):
        _may_fail()
        return _unknown()

    def span(self, group=0, /):
        _may_fail()
        return (_unknown(int), _unknown(int))

    def start(self, group=0, /):
        _may_fail()
        return _unknown(int)

    def end(self, group=0, /):
        _may_fail()
        return _unknown(int)


class Pattern:
    __real__ = "re.Pattern"
    __immutable__ = True
    __complete__ = True
    __abstract__ = True
    flags = groups = _unknown(int)
    groupindex = scanner = _unknown()

    def __init__(self, pattern):
        self.pattern = pattern

    def sub(self, repl, string, count=0):
        return sub(self, repl, string, count)

    def subn(self, repl, string, count=0):
        return subn(self, repl, string, count)

    def findall(self, string, pos=0, endpos=0, /):
        return findall(self, string)

    def finditer(self, string, pos=0, endpos=0, /):
        return finditer(self, string)

    def split(self, string, maxsplit=0):
        return split(self, string, maxsplit)

    def match(self, string, pos=0, endpos=0, /):
        return match(self, string)

    def search(self, string, pos=0, endpos=0, /):
        return search(self, string)

    def fullmatch(self, string, pos=0, endpos=0, /):
        return fullmatch(self, string)
