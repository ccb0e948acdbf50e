"""The kinds of targets (`sklearn.utils.multiclass.type_of_target`)."""

from models.crane import assume, certain, known, unknown
from models.data import facts


def is_float(dtype):
    return known(dtype) and dtype.startswith(("float", "Float"))


def is_integer(dtype):
    return known(dtype) and dtype.startswith(("int", "uint", "bool", "Int", "UInt"))


def distinct(f):
    """Number of distinct values, maybe unknown."""
    if known(f.unique):
        return f.unique
    if known(f.labels) and f.labels is not None:
        return len(f.labels)
    return unknown(int)


def target_type(y):
    """Text as `type_of_target` gives it, or unknown."""
    return type_of_facts(facts(y))


def type_of_facts(f):
    if not known(f.shape):
        return unknown(str)
    if len(f.shape) > 2:
        return "unknown"
    if certain(f.estimate) and len(f.shape) == 1:
        assume("the predictions of a regression are not all whole numbers")
        return "continuous"
    if len(f.shape) == 0 or not known(f.dtype):
        return unknown(str)
    columns = f.shape[1] if len(f.shape) == 2 else 1
    if not known(columns):
        return unknown(str)
    if columns == 0:
        return "unknown"
    suffix = "-multioutput" if columns > 1 else ""
    if f.dtype == "object":
        return object_type(f, suffix)
    if is_float(f.dtype):
        return float_type(f, columns, suffix)
    if not is_integer(f.dtype) and f.dtype not in ("str", "string", "category"):
        return unknown(str)
    return discrete_type(f, columns, suffix)


def float_type(f, columns, suffix):
    if certain(f.nan == True) or certain(f.inf == True):  # noqa: E712
        # A missing value is a ValueError of its own in some versions and "continuous" in others.
        return unknown(str)
    if certain(f.integral == False) or not_whole(f):  # noqa: E712
        return "continuous" + suffix
    if certain(f.integral == True) and certain(f.nan == False):  # noqa: E712
        return discrete_type(f, columns, suffix)
    return unknown(str)


def not_whole(f):
    """Whether a bound that is attained is no whole number."""
    for bound in (f.low, f.high):
        if known(bound) and isinstance(bound, float) and f.attained and bound % 1 != 0:
            return True
    return False


def object_type(f, suffix):
    if suffix == "-multioutput" or not known(f.kinds):
        return unknown(str)
    if len(f.kinds) == 1 and "str" not in f.kinds and certain(f.shape[0] > 0):
        return "unknown"
    if len(f.kinds) == 1 and certain(f.nan == False):  # noqa: E712
        return by_count(distinct(f))
    return unknown(str)


def by_count(count):
    if not known(count):
        return unknown(str)
    return "multiclass" if count > 2 else "binary"


def discrete_type(f, columns, suffix):
    count = distinct(f)
    if columns == 1:
        return by_count(count)
    if certain(count > 2) or (f.attained and certain(f.high - f.low > 1) and three_values(f)):
        return "multiclass-multioutput"
    if certain(count <= 2) and certain(count > 0):
        return "multilabel-indicator"
    return unknown(str)


def three_values(f):
    """Two attained bounds do not prove a third value."""
    return certain(f.unique > 2)


def is_continuous(kind):
    return certain(kind == "continuous") or certain(kind == "continuous-multioutput")


def check_classes(y):
    """`check_classification_targets`."""
    kind = target_type(y)
    if is_continuous(kind) or certain(kind == "unknown"):
        raise ValueError(f"Unknown label type: {kind}. Maybe you are trying to fit a classifier, which expects discrete "
                         "classes on a regression target with continuous values.")
