"""Expressions: which columns they need, and the name of what they give."""

from models.crane import havoc, known, unknown

#: Methods after which the column has the same name and the same number of rows or one.
KEEPING = ("sum", "mean", "min", "max", "cast", "count", "round", "abs", "fill_null", "fill_nan", "is_null", "is_not_null", "std", "var",
           "median", "first", "last", "over", "n_unique", "sort", "log", "sqrt", "clip", "cum_sum", "shift", "diff", "is_in", "rank")


class Expr:
    """`roots_` are names of columns that are surely needed; `out_` is the name of the result, None if it is not known."""

    def __init__(self, roots=(), out=None):
        self.roots_ = roots
        self.out_ = out

    def __getattr__(self, name):
        keeps = name in KEEPING

        def method(*args, **kwargs):
            for given in args:
                havoc(given)
            roots = self.roots_
            for given in args:
                if isinstance(given, Expr) is True:
                    roots = roots + given.roots_
            return Expr(roots, self.out_ if keeps else None)

        if name in ("str", "dt", "list", "struct", "name", "cat", "arr", "bin", "meta"):
            return Expr(self.roots_, None)
        return method

    def alias(self, name):
        return Expr(self.roots_, name if known(name) and isinstance(name, str) else None)

    def binary_(self, other):
        return Expr(self.roots_ + other.roots_ if isinstance(other, Expr) is True else self.roots_, self.out_)

    def reflected_(self, other):
        # The name is the left operand's: that of a literal.
        return Expr(self.roots_, None)

    __add__ = __sub__ = __mul__ = __truediv__ = __floordiv__ = __mod__ = __pow__ = binary_
    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __and__ = __or__ = __xor__ = binary_
    __radd__ = __rsub__ = __rmul__ = __rtruediv__ = __rand__ = __ror__ = reflected_
    __hash__ = None

    def __invert__(self):
        return Expr(self.roots_, self.out_)

    __neg__ = __invert__

    def __bool__(self):
        raise TypeError("the truth value of an Expr is ambiguous")


def col(name, *more_names):
    if known(name) and isinstance(name, str) and len(more_names) == 0:
        if name == "*" or name.startswith("^"):
            return Expr()
        return Expr((name,), name)
    return Expr()


def lit(value, dtype=None, *, allow_object=False):
    return Expr((), "literal")


def when(*predicates, **constraints):
    return unknown()


def everything(*names):
    """`pl.all()`."""
    return Expr()


def rows():
    """`pl.len()`."""
    return Expr((), "len")


def every(conditions):
    """Python's `all`, whose name the package has for another function."""
    return all(conditions)


def length(x):
    """Python's `len`."""
    return len(x)
