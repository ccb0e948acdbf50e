"""pprint: prints, and changes nothing."""

from models.crane import unknown as _unknown

__pure__ = True


def pprint(object, stream=None, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True, **options):
    return None


def pp(object, *args, **kwargs):
    return None


def pformat(object, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True, **options):
    return _unknown(str)


def isreadable(object):
    return _unknown(bool)


def saferepr(object):
    return _unknown(str)


class PrettyPrinter:
    def __init__(self, indent=1, width=80, depth=None, stream=None, *, compact=False, sort_dicts=True, **options):
        pass

    def pprint(self, object):
        return None

    def pformat(self, object):
        return _unknown(str)
