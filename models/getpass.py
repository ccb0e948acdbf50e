"""getpass: what a person types."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True


def getpass(prompt="Password: ", stream=None, **options):
    _may_fail()
    return _unknown(str)


def getuser():
    _may_fail()
    return _unknown(str)
