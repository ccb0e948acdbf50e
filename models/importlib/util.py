"""importlib.util: looks for modules."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True


def find_spec(name, package=None):
    _may_fail()
    return _unknown()


def spec_from_file_location(name, location=None, **kwargs):
    _may_fail()
    return _unknown()


def module_from_spec(spec):
    _may_fail()
    return _unknown()
