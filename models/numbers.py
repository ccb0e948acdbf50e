"""numbers: abstract kinds of numbers; libraries' numbers may be of them."""

__pure__ = True


class Number:
    __abstract__ = True


class Complex(Number):
    __abstract__ = True


class Real(Complex):
    __abstract__ = True


class Rational(Real):
    __abstract__ = True


class Integral(Rational):
    __abstract__ = True
