"""platform: which machine this is, is never known."""

from models.crane import unknown as _unknown

__pure__ = True


def system():
    return _unknown(str)


def node():
    return _unknown(str)


def release():
    return _unknown(str)


def machine():
    return _unknown(str)


def processor():
    return _unknown(str)


def platform(aliased=False, terse=False):
    return _unknown(str)


def python_version():
    return _unknown(str)


def architecture(executable="", bits="", linkage=""):
    return _unknown()


def uname():
    return _unknown()


def python_implementation():
    return _unknown(str)
