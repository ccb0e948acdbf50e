"""fractions: numbers whose parts are not followed."""

from models._std import may_fail as _may_fail
from models.crane import known as _known
from models.crane import unknown as _unknown

__pure__ = True


class Fraction:
    __real__ = "fractions.Fraction"
    __immutable__ = True

    def __init__(self, numerator=0, denominator=None):
        if _known(denominator) and type(denominator) is int and denominator == 0:
            raise ZeroDivisionError(f"Fraction({numerator}, 0)")
        if _known(denominator) and denominator is not None and isinstance(denominator, (str, float)):
            raise TypeError("both arguments should be Rational instances")
        if isinstance(numerator, int) is not True or denominator is not None and type(denominator) is not int:
            _may_fail()

    def __getattr__(self, name):
        return _unknown()

    def _crane_result(self, other):
        if isinstance(other, (str, list, dict)) is True or other is None:
            return NotImplemented
        if isinstance(other, float) is True:
            return _unknown(float)
        _may_fail()
        return Fraction() if isinstance(other, (int, Fraction)) is True else _unknown()

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __rtruediv__ = _crane_result

    def _crane_vague(self, other):
        _may_fail()
        return _unknown()

    __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __pow__ = __rpow__ = _crane_vague

    def __neg__(self):
        return Fraction()

    __pos__ = __abs__ = __neg__

    def _crane_order(self, other):
        return _unknown(bool)

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = _crane_order

    def __bool__(self):
        return _unknown(bool)

    def __hash__(self):
        return _unknown(int)

    def __int__(self):
        return _unknown(int)

    def __float__(self):
        return _unknown(float)

    def __round__(self, ndigits=None):
        return _unknown()

    def __str__(self):
        return _unknown(str)
