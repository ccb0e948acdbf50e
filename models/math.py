"""math: functions of numbers; arguments of other types are left to be unknown."""

from models.crane import known as _known
from models.crane import may_fail as _may_fail
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown

__pure__ = True
__complete__ = True
# Gone or new in some version.
isnormal = issubnormal = signbit = fmax = fmin = integer = _unknown()

pi = 3.141592653589793
e = 2.718281828459045
tau = 6.283185307179586
inf = float("inf")
nan = float("nan")


def _refused(x):
    if x is None or isinstance(x, (str, list, tuple, dict, set)) is True:
        raise TypeError("must be real number, not " + _type_name(x))


def _number(x):
    return _known(x) and type(x) in (int, float)


def _float(x):
    """The result of a function that gives a float of any argument that it accepts."""
    _refused(x)
    _may_fail()
    return _unknown(float)


def sqrt(x, /):
    _refused(x)
    if _number(x):
        if x < 0:
            # Python 3.14 words the message otherwise.
            raise ValueError("math domain error")
    else:
        _may_fail()
    return _unknown(float)


def log(x, base=None, /):
    _refused(x)
    if _number(x) and x <= 0:
        raise ValueError("math domain error")
    _may_fail()
    return _unknown(float)


def log2(x, /):
    _refused(x)
    if _number(x) and x <= 0:
        raise ValueError("math domain error")
    _may_fail()
    return _unknown(float)


def log10(x, /):
    _refused(x)
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
    _refused(x)
    if _number(x):
        return x != x
    _may_fail()
    return _unknown(bool)


def _finite(x):
    return _number(x) and x == x and -1e15 < x < 1e15


def floor(x, /):
    _refused(x)
    if _finite(x):
        return int(x // 1)
    _may_fail()
    _may_fail()
    return _unknown(int) if type(x) in (int, float) else _unknown()


def ceil(x, /):
    _refused(x)
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


def asin(x, /):
    return _float(x)


def acos(x, /):
    return _float(x)


def asinh(x, /):
    return _float(x)


def acosh(x, /):
    return _float(x)


def atanh(x, /):
    return _float(x)


def sinh(x, /):
    return _float(x)


def cosh(x, /):
    return _float(x)


def tanh(x, /):
    return _float(x)


def log1p(x, /):
    return _float(x)


def expm1(x, /):
    return _float(x)


def exp2(x, /):
    return _float(x)


def cbrt(x, /):
    return _float(x)


def erf(x, /):
    return _float(x)


def erfc(x, /):
    return _float(x)


def gamma(x, /):
    return _float(x)


def lgamma(x, /):
    return _float(x)


def hypot(*coordinates):
    _may_fail()
    return _unknown(float)


def dist(p, q, /):
    _may_fail()
    return _unknown(float)


def fsum(seq, /):
    _may_fail()
    return _unknown(float)


def prod(iterable, /, *, start=1):
    _may_fail()
    return _unknown()


def copysign(x, y, /):
    _may_fail()
    return _unknown(float)


def fmod(x, y, /):
    _may_fail()
    return _unknown(float)


def remainder(x, y, /):
    _may_fail()
    return _unknown(float)


def ldexp(x, i, /):
    _may_fail()
    return _unknown(float)


def frexp(x, /):
    _may_fail()
    return _unknown()


def modf(x, /):
    _may_fail()
    return _unknown()


def trunc(x, /):
    _may_fail()
    return _unknown()


def isfinite(x, /):
    _may_fail()
    return _unknown(bool)


def isinf(x, /):
    _may_fail()
    return _unknown(bool)


def isclose(a, b, *, rel_tol=1e-09, abs_tol=0.0):
    _may_fail()
    return _unknown(bool)


def isqrt(n, /):
    _may_fail()
    return _unknown(int)


def comb(n, k, /):
    _may_fail()
    return _unknown(int)


def perm(n, k=None, /):
    _may_fail()
    return _unknown(int)


def lcm(*integers):
    _may_fail()
    return _unknown(int)


def nextafter(x, y, /, *, steps=None):
    _may_fail()
    return _unknown(float)


def ulp(x, /):
    _may_fail()
    return _unknown(float)


def sumprod(p, q, /):
    _may_fail()
    return _unknown()


def fma(x, y, z, /):
    _may_fail()
    return _unknown(float)
