"""numpy.ufunc: functions that work element by element, as objects with reduce, outer, at, …"""

from models.crane import certain, known, require, unknown
import models.numpy.kinds as kinds
from models.numpy.base import Base
from models.numpy.facts import changed
from models.numpy.conversion import asarray, astype_result, kinds_of
from models.numpy.dims import axis_of, rank_of, size_of, text, without
from models.numpy.elementwise import binary, unary
from models.numpy.nd import array_of, element, ndarray, result
from models.numpy.products import matmul
from models.numpy.reducing import accumulate as cumulate, reduce as reduce_by

KEYWORDS = ("where", "casting", "order", "dtype", "subok", "signature", "axes", "axis", "keepdims")
REDUCTIONS = {"add": "sum", "multiply": "prod", "maximum": "max", "minimum": "min", "logical_and": "all", "logical_or": "any"}


class ufunc:
    __real__ = "numpy.ufunc"
    __immutable__ = True

    def __init__(self, name, nin, nout=1):
        self.__name__ = name
        self.nin = nin
        self.nout = nout
        self.nargs = nin + nout
        self.identity = unknown()
        self.types = unknown()

    def __call__(self, *args, out=None, **kwargs):
        name = self.__name__
        most = self.nin + self.nout
        wanted = f"takes from {self.nin} to {most} positional arguments"
        require(len(args) >= self.nin and len(args) <= most, TypeError, f"{name}() {wanted} but {len(args)} were given")
        for key in kwargs:
            require(key in KEYWORDS, TypeError, f"{name}() got an unexpected keyword argument '{key}'")
        target = args[self.nin] if len(args) > self.nin else out
        value = self.value_of(args)
        if self.nout > 1:
            return (value, unknown()) if name != "divmod" else (value, binary("remainder", args[0], args[1]))
        if "dtype" in kwargs:
            value = astype_result(asarray(value), kinds_of(kwargs["dtype"])) if isinstance(value, ndarray) else unknown()
        if target is None:
            return value
        if isinstance(target, tuple):
            target = target[0]
        if isinstance(target, ndarray):
            changed(target)
        return target

    def value_of(self, args):
        name = self.__name__
        if name == "matmul":
            return matmul(args[0], args[1])
        if name == "divmod":
            return binary("floor_divide", args[0], args[1])
        if name in ("ldexp", "vecdot", "matvec", "vecmat", "clip"):
            return unknown()
        if self.nout > 1:
            return unary("floor", args[0]) if name == "modf" else unknown()
        return unary(name, args[0]) if self.nin == 1 else binary(name, args[0], args[1])

    def reduce(self, array, axis=0, dtype=None, out=None, keepdims=False, initial=None, where=True):
        require(self.nin == 2, ValueError, "reduce only supported for binary functions")
        x = asarray(array) if known(array) else array
        if not known(x):
            return unknown()
        if self.__name__ in REDUCTIONS:
            return reduce_by(REDUCTIONS[self.__name__], x, axis, dtype, out, keepdims, initial)
        place = axis_of(axis, rank_of(x._about.shape)) if axis is not None else unknown(int)
        return result(without(x._about.shape, [place]), unknown(str)) if known(place) and not keepdims else unknown()

    def accumulate(self, array, axis=0, dtype=None, out=None):
        require(self.nin == 2, ValueError, "accumulate only supported for binary functions")
        x = asarray(array) if known(array) else array
        if not known(x):
            return unknown()
        if self.__name__ in ("add", "multiply"):
            return cumulate("cumsum" if self.__name__ == "add" else "cumprod", x, axis, dtype)
        axis_of(axis, rank_of(x._about.shape))
        return array_of(x._about.shape, x._about.dtype if self.__name__ in ("maximum", "minimum") else unknown(str))

    def outer(self, A, B, **kwargs):
        require(self.nin == 2, ValueError, "outer product only supported for binary functions")
        x, y = asarray(A) if known(A) else A, asarray(B) if known(B) else B
        if not known(x) or not known(y) or not known(x._about.shape) or not known(y._about.shape):
            return unknown()
        name = kinds.promote(x._about.dtype, y._about.dtype) if self.__name__ in ("add", "multiply", "maximum", "minimum") else unknown(str)
        return result(x._about.shape + y._about.shape, name)

    def at(self, a, indices, b=None):
        if isinstance(a, (list, tuple)) and not isinstance(a, Base):
            raise TypeError("first operand must be array")
        if isinstance(a, ndarray):
            part = a[indices] if known(indices) else unknown()
            other = asarray(b) if known(b) and b is not None else unknown()
            if known(part) and isinstance(part, Base) and known(other):
                fits(part, other)
            changed(a)

    def reduceat(self, array, indices, axis=0, dtype=None, out=None):
        return unknown()


def fits(part, other):
    p, q = part._about.shape, other._about.shape
    if not known(p) or not known(q) or len(q) > len(p):
        return
    for i in range(1, len(q) + 1):
        if not certain(q[-i] == 1):
            require(q[-i] == p[-i], ValueError, f"array is not broadcastable to correct shape ({text(q)} into {text(p)})")


class vectorize:
    __real__ = "numpy.vectorize"

    def __init__(self, pyfunc=None, otypes=None, doc=None, excluded=None, cache=False, signature=None):
        self.pyfunc = pyfunc
        self.signature = signature

    def __call__(self, *args, **kwargs):
        if len(args) == 0 or len(kwargs) > 0 or self.signature is not None or not known(self.signature):
            return unknown()
        x = asarray(args[0]) if known(args[0]) else args[0]
        if not known(x):
            return unknown()
        shape = x._about.shape
        if len(args) > 1:
            return unknown()
        if certain(size_of(shape) == 0) or not known(shape):
            return unknown()
        got = self.pyfunc(element(x._about.dtype)) if certain(size_of(shape) > 0) else unknown()
        part = asarray(got) if known(got) else got
        name = part._about.dtype if known(part) and certain(rank_of(part._about.shape) == 0) else unknown(str)
        return array_of(shape, name) if len(shape) > 0 else unknown()
