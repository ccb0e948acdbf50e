"""copy: deep copies of builtins and arrays; nothing is said of other objects' copies."""

from models.crane import havoc as _havoc
from models.crane import known as _known
from models.crane import unknown as _unknown


def deepcopy(x, memo=None):
    return _deep(x, 4)


def _deep(x, depth):
    if type(x) in (int, float, bool, str) or x is None:
        return x
    if depth == 0 or not _known(x):
        return _unknown()
    if type(x) is list and len(x) <= 100:
        return [_deep(item, depth - 1) for item in x]
    # An array's or a frame's own copy is as deep.
    if hasattr(x, "__crane_array__") and hasattr(x, "copy"):
        return x.copy()
    return _unknown()


def copy(x):
    if type(x) in (int, float, bool, str) or x is None:
        return x
    # The copy shares what the original refers to.
    _havoc(x)
    return _unknown()
