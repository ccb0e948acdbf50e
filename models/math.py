"""math: functions of numbers; arguments of other types are left to be unknown."""

from models.crane import known as _known
from models.crane import require as _require
from models.crane import unknown as _unknown

__pure__ = True

pi = 3.141592653589793
e = 2.718281828459045
tau = 6.283185307179586
inf = float("inf")
nan = float("nan")


def _may_fail():
    """Called where the real function may raise: the handlers of a `try` around it may run."""
    _require(_unknown(bool), Exception, "not known here")


def _number(x):
    return _known(x) and type(x) in (int, float)


def _float(x):
    """The result of a function that gives a float of any argument that it accepts."""
    _may_fail()
    return _unknown(float)


def sqrt(x, /):
    if _number(x):
        if x < 0:
            # Python 3.14 words the message otherwise.
            raise ValueError("math domain error")
    else:
        _may_fail()
    return _unknown(float)


def log(x, base=None, /):
    if _number(x) and x <= 0:
        raise ValueError("math domain error")
    _may_fail()
    return _unknown(float)


def log2(x, /):
    if _number(x) and x <= 0:
        raise ValueError("math domain error")
    _may_fail()
    return _unknown(float)


def log10(x, /):
    if _number(x) and x <= 0:
        raise ValueError("math domain error")
    _may_fail()
    return _unknown(float)


def pow(x, y, /):
    return _float(x)


def exp(x, /):
    return _float(x)


def sin(x, /):
    return _float(x)


def cos(x, /):
    return _float(x)


def tan(x, /):
    return _float(x)


def atan(x, /):
    return _float(x)


def atan2(y, x, /):
    return _float(x)


def radians(x, /):
    return _float(x)


def degrees(x, /):
    return _float(x)


def fabs(x, /):
    return _float(x)


def isnan(x, /):
    if _number(x):
        return x != x
    _may_fail()
    return _unknown(bool)


def _finite(x):
    return _number(x) and x == x and -1e15 < x < 1e15


def floor(x, /):
    if _finite(x):
        return int(x // 1)
    _may_fail()
    _may_fail()
    return _unknown(int) if type(x) in (int, float) else _unknown()


def ceil(x, /):
    if _finite(x):
        return -int(-x // 1)
    _may_fail()
    _may_fail()
    return _unknown(int) if type(x) in (int, float) else _unknown()


def factorial(x, /):
    if _known(x) and type(x) is int and x < 0:
        raise ValueError("factorial() not defined for negative values")
    _may_fail()
    return _unknown(int)


def gcd(*integers):
    _may_fail()
    return _unknown(int)
