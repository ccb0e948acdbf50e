"""warnings: filters, which change nothing that the engine follows unless they turn warnings into errors."""

from models.crane import unknown as _unknown

__pure__ = True


def filterwarnings(action, message="", category=Warning, module="", lineno=0, append=False):
    return None


def simplefilter(action, category=Warning, lineno=0, append=False):
    return None


def warn(message, category=None, stacklevel=1, source=None, **kwargs):
    return _unknown()


def showwarning(message, category, filename, lineno, file=None, line=None):
    return None


def resetwarnings():
    return None


def formatwarning(message, category, filename, lineno, line=None):
    return _unknown(str)


class catch_warnings:
    def __init__(self, *, record=False, module=None, action=None, category=Warning, lineno=0, append=False):
        self._crane_record = record

    def __enter__(self):
        return _unknown(list) if self._crane_record is True else None

    def __exit__(self, kind, value, traceback):
        return False
