"""inspect: looks at live objects."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True
_empty = Parameter = Signature = _unknown()


def getsource(object):
    _may_fail()
    return _unknown(str)


def getsourcelines(object):
    _may_fail()
    return _unknown()


def getsourcefile(object):
    _may_fail()
    return _unknown()


def getdoc(object):
    return _unknown()


def getfile(object):
    _may_fail()
    return _unknown(str)


def getmembers(object, predicate=None):
    _may_fail()
    return _unknown(list)


def signature(obj, **options):
    _may_fail()
    return _unknown()


def getfullargspec(func):
    _may_fail()
    return _unknown()


def currentframe():
    return _unknown()


def stack(context=1):
    return _unknown()


def isclass(object):
    return _unknown(bool)


def isfunction(object):
    return _unknown(bool)


def ismethod(object):
    return _unknown(bool)


def ismodule(object):
    return _unknown(bool)


def isgenerator(object):
    return _unknown(bool)


def iscoroutinefunction(obj):
    return _unknown(bool)


def getmodule(object):
    return _unknown()


def cleandoc(doc):
    _may_fail()
    return _unknown(str)
