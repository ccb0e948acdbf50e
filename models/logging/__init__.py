"""logging: messages, which change nothing that the engine follows."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True

NOTSET, DEBUG, INFO, WARNING, ERROR, CRITICAL = 0, 10, 20, 30, 40, 50
WARN, FATAL = WARNING, CRITICAL
root = _unknown()


def basicConfig(**kwargs):
    _may_fail()


def getLogger(name=None):
    return Logger(name)


def debug(msg, *args, **kwargs):
    return None


def info(msg, *args, **kwargs):
    return None


def warning(msg, *args, **kwargs):
    return None


def error(msg, *args, **kwargs):
    return None


def critical(msg, *args, **kwargs):
    return None


def exception(msg, *args, exc_info=True, **kwargs):
    return None


def log(level, msg, *args, **kwargs):
    _may_fail()


def disable(level=50):
    return None


def shutdown():
    return None


def captureWarnings(capture):
    return None


def getLevelName(level):
    return _unknown()


class Logger:
    __real__ = "logging.Logger"

    def __init__(self, name, level=0):
        self.name = name if name is not None else "root"

    def __getattr__(self, name):
        return _unknown()

    def debug(self, msg, *args, **kwargs):
        return None

    def info(self, msg, *args, **kwargs):
        return None

    def warning(self, msg, *args, **kwargs):
        return None

    def error(self, msg, *args, **kwargs):
        return None

    def critical(self, msg, *args, **kwargs):
        return None

    def exception(self, msg, *args, exc_info=True, **kwargs):
        return None

    def setLevel(self, level):
        _may_fail()

    def addHandler(self, hdlr):
        return None

    def removeHandler(self, hdlr):
        return None

    def isEnabledFor(self, level):
        return _unknown(bool)

    def getChild(self, suffix):
        return Logger(suffix)
