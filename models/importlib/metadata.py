"""importlib.metadata: which versions are installed is not known here."""

from models._std import may_fail as _may_fail
from models.crane import many as _many
from models.crane import unknown as _unknown

__pure__ = True


def version(distribution_name):
    _may_fail()
    return _unknown(str)


def distributions(**kwargs):
    return iter(_many(_unknown()))


def metadata(distribution_name):
    _may_fail()
    return _unknown()


def requires(distribution_name):
    _may_fail()
    return _unknown()


def entry_points(**params):
    return _unknown()


class PackageNotFoundError(ModuleNotFoundError):
    pass
