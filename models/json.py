"""json: what a document holds is not known."""

from models.crane import known as _known
from models.crane import may_fail as _may_fail
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown

__pure__ = True


def load(fp, *, cls=None, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, object_pairs_hook=None, **kw):
    if isinstance(fp, (str, bytes, int, float, list, dict, tuple)) is True or fp is None:
        raise AttributeError(f"'{_type_name(fp)}' object has no attribute 'read'")
    _may_fail()
    return _unknown()


def loads(s, *, cls=None, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, object_pairs_hook=None, **kw):
    if isinstance(s, (int, float, list, dict, tuple)) is True or s is None:
        raise TypeError(f"the JSON object must be str, bytes or bytearray, not {_type_name(s)}")
    _may_fail()
    return _unknown()


def _refused(obj, depth):
    """Raises for what has no form in JSON."""
    if isinstance(obj, (set, bytes, complex)) is True:
        raise TypeError(f"Object of type {_type_name(obj)} is not JSON serializable")
    if depth > 0 and type(obj) is dict and _known(obj) and len(obj) <= 100:
        for key in obj:
            _refused(obj[key], depth - 1)
    elif depth > 0 and type(obj) in (list, tuple) and _known(obj) and len(obj) <= 100:
        for item in obj:
            _refused(item, depth - 1)
    elif hasattr(obj, "__crane_array__") is True and type(obj) not in (int, float, str, bool, list, tuple, dict) and not isinstance(obj, float):
        # NumPy's numbers: only `float64` is a Python float.
        if _type_name(obj) in ("ndarray", "DataFrame", "Series", "Index", "Tensor", "int64", "int32", "float32", "uint8"):
            raise TypeError(f"Object of type {_type_name(obj)} is not JSON serializable")


def dumps(obj, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None, separators=None,
          default=None, sort_keys=False, **kw):
    if cls is None and default is None and skipkeys is False:
        _refused(obj, 3)
    _may_fail()
    return _unknown(str)


def dump(obj, fp, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None,
         separators=None, default=None, sort_keys=False, **kw):
    if isinstance(obj, (str, int, float, list, dict)) is True and (
            isinstance(fp, (str, bytes, int, float, list, dict, tuple)) is True or fp is None):
        raise AttributeError(f"'{_type_name(fp)}' object has no attribute 'write'")
    if cls is None and default is None and skipkeys is False:
        _refused(obj, 3)
    _may_fail()
    return None


class JSONDecodeError(ValueError):
    def __getattr__(self, name):
        return _unknown()


JSONEncoder = JSONDecoder = _unknown()
