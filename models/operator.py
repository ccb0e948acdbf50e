"""operator: Python's operators as functions."""

from models.crane import unknown as _unknown

__pure__ = True


def itemgetter(item, /, *items):
    if len(items) == 0:
        return lambda obj: obj[item]
    return lambda obj: tuple([obj[i] for i in (item,) + items])


def _attribute(obj, name):
    for part in name.split("."):
        obj = getattr(obj, part)
    return obj


def attrgetter(attr, /, *attrs):
    for name in (attr,) + attrs:
        if isinstance(name, str) is False:
            raise TypeError("attribute name must be a string")
    if len(attrs) == 0:
        return lambda obj: _attribute(obj, attr)
    return lambda obj: tuple([_attribute(obj, name) for name in (attr,) + attrs])


def methodcaller(name, /, *args, **kwargs):
    return lambda obj: getattr(obj, name)(*args, **kwargs)


def add(a, b, /):
    return a + b


def sub(a, b, /):
    return a - b


def mul(a, b, /):
    return a * b


def truediv(a, b, /):
    return a / b


def floordiv(a, b, /):
    return a // b


def mod(a, b, /):
    return a % b


def pow(a, b, /):
    return a**b


def matmul(a, b, /):
    return a @ b


def neg(a, /):
    return -a


def pos(a, /):
    return +a


def abs(a, /):
    return a if a >= 0 else -a


def inv(a, /):
    return ~a


invert = inv


def not_(a, /):
    return not a


def truth(a, /):
    return True if a else False


def and_(a, b, /):
    return a & b


def or_(a, b, /):
    return a | b


def xor(a, b, /):
    return a ^ b


def lshift(a, b, /):
    return a << b


def rshift(a, b, /):
    return a >> b


def eq(a, b, /):
    return a == b


def ne(a, b, /):
    return a != b


def lt(a, b, /):
    return a < b


def le(a, b, /):
    return a <= b


def gt(a, b, /):
    return a > b


def ge(a, b, /):
    return a >= b


def is_(a, b, /):
    return a is b


def is_not(a, b, /):
    return a is not b


def contains(a, b, /):
    return b in a


def concat(a, b, /):
    return a + b


def getitem(a, b, /):
    return a[b]


def setitem(a, b, c, /):
    a[b] = c


def delitem(a, b, /):
    del a[b]


def countOf(a, b, /):
    return _unknown(int)


def length_hint(obj, default=0, /):
    return _unknown(int)
