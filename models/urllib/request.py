"""urllib.request: what the network gives is never known."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True


def urlopen(url, data=None, timeout=None, **kwargs):
    _may_fail()
    return _unknown()


def urlretrieve(url, filename=None, reporthook=None, data=None):
    _may_fail()
    return _unknown()


def urlcleanup():
    return None


def build_opener(*handlers):
    return _unknown()


def install_opener(opener):
    return None


def Request(url, data=None, headers={}, **kwargs):
    _may_fail()
    return _unknown()
