"""Arithmetic on known values, where Python's result is NumPy's."""

from models.crane import known
import models.numpy.kinds as kinds


def compute(name, x, y, dtype):
    """The values of a function of two arguments, or None."""
    for v in x + y:
        if not known(v) or not isinstance(v, (bool, int, float)):
            return compute_other(name, x, y)
    if dtype not in ("int64", "float64", "bool", "uint8", "int32"):
        return None
    n = len(x)
    if name == "add":
        out = [x[i] + y[i] for i in range(n)]
    elif name == "subtract":
        out = [x[i] - y[i] for i in range(n)]
    elif name == "multiply":
        out = [x[i] * y[i] for i in range(n)]
    elif name == "divide":
        out = None if 0 in y else [x[i] / y[i] for i in range(n)]
    elif name == "floor_divide":
        out = None if 0 in y or dtype == "float64" else [x[i] // y[i] for i in range(n)]
    elif name == "remainder":
        out = None if 0 in y or dtype == "float64" else [x[i] % y[i] for i in range(n)]
    elif name == "power":
        out = [x[i] ** y[i] for i in range(n)] if small_powers(x, y) else None
    else:
        out = compute_truth(name, x, y, n)
    return fit(out, dtype)


def small_powers(x, y):
    for v in y:
        if not (v >= 0 and v <= 8) or v != int(v):
            return False
    for v in x:
        if not (v <= 1000 and v >= -1000):
            return False
    return True


def compute_truth(name, x, y, n):
    if name == "equal":
        return [x[i] == y[i] for i in range(n)]
    if name == "not_equal":
        return [x[i] != y[i] for i in range(n)]
    if name == "less":
        return [x[i] < y[i] for i in range(n)]
    if name == "less_equal":
        return [x[i] <= y[i] for i in range(n)]
    if name == "greater":
        return [x[i] > y[i] for i in range(n)]
    if name == "greater_equal":
        return [x[i] >= y[i] for i in range(n)]
    if name in ("logical_and", "bitwise_and") and is_truth(x) and is_truth(y):
        return [x[i] and y[i] for i in range(n)]
    if name in ("logical_or", "bitwise_or") and is_truth(x) and is_truth(y):
        return [x[i] or y[i] for i in range(n)]
    return None


def is_truth(values):
    for v in values:
        if not isinstance(v, bool):
            return False
    return True


def compute_other(name, x, y):
    """Texts are compared only."""
    for v in x + y:
        if not known(v) or not isinstance(v, str):
            return None
    if name == "equal":
        return [x[i] == y[i] for i in range(len(x))]
    if name == "not_equal":
        return [x[i] != y[i] for i in range(len(x))]
    return None


def compute_unary(name, x, dtype):
    """The values of a function of one argument, or None."""
    if not known(dtype) or dtype not in ("int64", "float64", "bool"):
        return None
    for v in x:
        if not known(v) or not isinstance(v, (bool, int, float)):
            return None
    if name == "negative":
        return fit([-v for v in x], dtype)
    if name == "absolute":
        return fit([abs(v) for v in x], dtype)
    if name == "square":
        return fit([v * v for v in x], dtype) if small_powers(x, [2]) else None
    if name == "isnan":
        return [v != v for v in x]
    if name in ("logical_not", "invert") and is_truth(x):
        return [not v for v in x]
    return None


def fit(values, dtype):
    """The values if all of them fit the dtype."""
    if values is None or dtype in ("bool", "float64"):
        return [float(v) for v in values] if dtype == "float64" and values is not None else values
    low, high = kinds.limits(dtype)
    for v in values:
        if not isinstance(v, (bool, int)) or v < low or v > high:
            return None
    return values
