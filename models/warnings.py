"""warnings: filters, which change nothing that the engine follows unless they turn warnings into errors."""

from models.crane import unknown as _unknown

__pure__ = True


def filterwarnings(action, message="", category=Warning, module="", lineno=0, append=False):
    return None


def simplefilter(action, category=Warning, lineno=0, append=False):
    return None


def warn(message, category=None, stacklevel=1, source=None, **kwargs):
    return _unknown()
