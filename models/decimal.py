"""decimal: numbers whose digits are not followed."""

from models._std import may_fail as _may_fail
from models.crane import known as _known
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown

__pure__ = True
ROUND_UP = "ROUND_UP"
ROUND_DOWN = "ROUND_DOWN"
ROUND_HALF_UP = "ROUND_HALF_UP"
ROUND_HALF_EVEN = "ROUND_HALF_EVEN"
ROUND_HALF_DOWN = "ROUND_HALF_DOWN"
ROUND_CEILING = "ROUND_CEILING"
ROUND_FLOOR = "ROUND_FLOOR"
Context = _unknown()


def getcontext():
    return _unknown()


def setcontext(ctx, /):
    return None


def localcontext(*args, **kwargs):
    return _unknown()


class DecimalException(ArithmeticError):
    pass


class InvalidOperation(DecimalException):
    pass


class DivisionByZero(DecimalException, ZeroDivisionError):
    pass


class Decimal:
    __real__ = "decimal.Decimal"
    __immutable__ = True

    def __init__(self, value="0", context=None):
        if _known(value) and isinstance(value, str):
            plain = value.strip().replace("_", "").lstrip("+-")
            if plain == "" or plain[0].isalpha() and plain[:1].lower() not in ("n", "i", "s"):
                raise InvalidOperation("[<class 'decimal.ConversionSyntax'>]")
        if value is None or isinstance(value, (dict, set)) is True:
            raise TypeError(f"conversion from {_type_name(value)} to Decimal is not supported")
        if isinstance(value, int) is not True and isinstance(value, float) is not True:
            _may_fail()

    def __getattr__(self, name):
        return _unknown()

    def _crane_result(self, other):
        if isinstance(other, (float, str, list, dict)) is True or other is None:
            return NotImplemented
        if not isinstance(other, (int, Decimal)):
            return _unknown()
        _may_fail()
        return Decimal(0)

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __rtruediv__ = _crane_result
    __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __pow__ = __rpow__ = _crane_result

    def __neg__(self):
        return Decimal(0)

    __pos__ = __abs__ = __neg__

    def _crane_order(self, other):
        return _unknown(bool)

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = _crane_order

    def __bool__(self):
        return _unknown(bool)

    def __hash__(self):
        return _unknown(int)

    def __int__(self):
        _may_fail()
        return _unknown(int)

    def __float__(self):
        return _unknown(float)

    def __round__(self, ndigits=None):
        _may_fail()
        return _unknown()

    def __str__(self):
        return _unknown(str)

    def __format__(self, spec):
        _may_fail()
        return _unknown(str)
