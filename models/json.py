"""json: what a document holds is not known."""

from models.crane import require as _require
from models.crane import unknown as _unknown

__pure__ = True


def _may_fail():
    """Called where the real function may raise: the handlers of a `try` around it may run."""
    _require(_unknown(bool), Exception, "not known here")


def load(fp, *, cls=None, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, object_pairs_hook=None, **kw):
    _may_fail()
    return _unknown()


def loads(s, *, cls=None, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, object_pairs_hook=None, **kw):
    _may_fail()
    return _unknown()


def dumps(obj, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None, separators=None,
          default=None, sort_keys=False, **kw):
    _may_fail()
    return _unknown(str)


def dump(obj, fp, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None,
         separators=None, default=None, sort_keys=False, **kw):
    _may_fail()
    return None
