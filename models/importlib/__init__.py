"""importlib: modules by their names."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True


def import_module(name, package=None):
    _may_fail()
    return _unknown()


def reload(module):
    if isinstance(module, (str, int, float, list)) is True:
        raise TypeError("reload() argument must be a module")
    _may_fail()
    return module


def invalidate_caches():
    return None
