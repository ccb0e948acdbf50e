"""textwrap: text in lines."""

from models._std import may_fail as _may_fail
from models.crane import many as _many
from models.crane import unknown as _unknown

__pure__ = True


def wrap(text, width=70, **kwargs):
    _may_fail()
    return _many(_unknown(str))


def fill(text, width=70, **kwargs):
    _may_fail()
    return _unknown(str)


def shorten(text, width, **kwargs):
    _may_fail()
    return _unknown(str)


def dedent(text):
    _may_fail()
    return _unknown(str)


def indent(text, prefix, predicate=None):
    _may_fail()
    return _unknown(str)
