"""What the models of the standard library share; not importable by a notebook under a name that it would use."""

from models.crane import certain, known, type_name
from models.crane import may_fail as may_fail


def is_text(x):
    """Whether x is surely a str, known or not."""
    return isinstance(x, str) is True


def plain(x):
    """Whether x is a known number, text or None."""
    return known(x) and (x is None or type(x) in (int, float, bool, str))


def refuse(x, kinds):
    """The name of x's type where it is surely one of these builtin types, else None."""
    for kind in kinds:
        if (type(x) is kind) is True:
            return type_name(x)
    return None


def sure(x):
    """Whether a number or text is known; unlike `known`, where not knowing it cannot hide a crash."""
    return certain(x == x)
