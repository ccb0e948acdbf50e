"""ast: Python's text as data."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True


def literal_eval(node_or_string):
    _may_fail()
    return _unknown()


def parse(source, filename="<unknown>", mode="exec", **kwargs):
    _may_fail()
    return _unknown()


def dump(node, **kwargs):
    _may_fail()
    return _unknown(str)


def unparse(ast_obj):
    _may_fail()
    return _unknown(str)


def walk(node):
    _may_fail()
    return _unknown()
