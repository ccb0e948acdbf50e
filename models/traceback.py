"""traceback: what was raised, as text."""

from models.crane import unknown as _unknown

__pure__ = True


def print_exc(limit=None, file=None, chain=True):
    return None


def print_exception(*args, **kwargs):
    return None


def print_stack(f=None, limit=None, file=None):
    return None


def print_tb(tb, limit=None, file=None):
    return None


def format_exc(limit=None, chain=True):
    return _unknown(str)


def format_exception(*args, **kwargs):
    return _unknown(list)


def format_tb(tb, limit=None):
    return _unknown(list)


def extract_tb(tb, limit=None):
    return _unknown()


def format_stack(f=None, limit=None):
    return _unknown(list)
