"""Expressions: which columns they need, and the name of what they give."""

from models.crane import havoc, known, type_name, unknown


class Node:
    """`roots_` are names of columns that are surely needed; `out_` is the name of the result, None if it is not known."""

    def __init__(self, roots=(), out=None):
        self.roots_ = roots
        self.out_ = out

    def made_(self, *given, keeps=True, function=None):
        """The expression that a method gives; it needs what its arguments need."""
        if function is not None:
            havoc(function)
        roots = self.roots_
        for part in given:
            if isinstance(part, Node) is True:
                roots = roots + part.roots_
        return Expr(roots, self.out_ if keeps else None)


class Expr(Node):
    __real__ = "polars.expr.expr.Expr"
    __callable__ = False
    __hash__ = None

    def alias(self, name):
        if known(name) and not isinstance(name, str) and (name is None or isinstance(name, (int, float, list, tuple))):
            raise TypeError(f"'{type_name(name)}' object is not an instance of 'str'")
        return Expr(self.roots_, name if known(name) and isinstance(name, str) else None)

    def binary_(self, other):
        return self.made_(other)

    def reflected_(self, other):
        # The name is the left operand's: that of a literal.
        return Expr(self.roots_, None)

    __add__ = __sub__ = __mul__ = __truediv__ = __floordiv__ = __mod__ = __pow__ = binary_
    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __and__ = __or__ = __xor__ = binary_
    __radd__ = __rsub__ = __rmul__ = __rtruediv__ = __rand__ = __ror__ = reflected_

    def __invert__(self):
        return Expr(self.roots_, self.out_)

    __neg__ = __invert__

    def __bool__(self):
        raise TypeError("the truth value of an Expr is ambiguous")

    def __getitem__(self, key):
        raise TypeError("'Expr' object is not subscriptable")

    def __iter__(self):
        raise TypeError("'Expr' object is not iterable")

    @property
    def str(self):
        return StringSpace(self.roots_, self.out_)

    @property
    def dt(self):
        return DateSpace(self.roots_, self.out_)

    @property
    def list(self):
        return ListSpace(self.roots_, self.out_)

    @property
    def name(self):
        return unknown()

    @property
    def struct(self):
        return unknown()

    @property
    def cat(self):
        return unknown()

    @property
    def arr(self):
        return unknown()

    @property
    def meta(self):
        return unknown()

    def plain_(self):
        return self.made_()

    def cast(self, dtype, *, strict=True, wrap_numerical=False):
        return self.made_()

    def round(self, decimals=0, mode="half_to_even"):
        return self.made_()

    def fill_null(self, value=None, strategy=None, limit=None):
        return self.made_(value)

    def fill_nan(self, value):
        return self.made_(value)

    def std(self, ddof=1):
        return self.made_()

    def var(self, ddof=1):
        return self.made_()

    def first(self, *, ignore_nulls=False):
        return self.made_()

    def last(self, *, ignore_nulls=False):
        return self.made_()

    def over(self, partition_by=None, *more_exprs, order_by=None, descending=False, nulls_last=False, mapping_strategy="group_to_rows"):
        return self.made_(partition_by, order_by, *more_exprs)

    def sort(self, *, descending=False, nulls_last=False):
        return self.made_()

    def sort_by(self, by, *more_by, descending=False, nulls_last=False, multithreaded=True, maintain_order=False):
        return self.made_(by, *more_by)

    def log(self, base=2.718281828459045):
        return self.made_()

    def clip(self, lower_bound=None, upper_bound=None):
        return self.made_(lower_bound, upper_bound)

    def cum_sum(self, *, reverse=False):
        return self.made_()

    def shift(self, n=1, *, fill_value=None):
        return self.made_(n)

    def diff(self, n=1, null_behavior="ignore"):
        return self.made_()

    def is_in(self, other, *, nulls_equal=False):
        return self.made_(other)

    def is_between(self, lower_bound, upper_bound, closed="both"):
        return self.made_(lower_bound, upper_bound)

    def rank(self, method="average", *, descending=False, seed=None):
        return self.made_()

    def quantile(self, quantile, interpolation="nearest"):
        return self.made_()

    def filter(self, *predicates, **constraints):
        return self.made_(*predicates)

    def head(self, n=10):
        return self.made_()

    def tail(self, n=10):
        return self.made_()

    def unique(self, *, maintain_order=False):
        return self.made_()

    def pct_change(self, n=1):
        return self.made_()

    def rolling_mean(self, window_size, weights=None, *, min_samples=None, min_periods=None, center=False):
        return self.made_()

    def map_elements(self, function, return_dtype=None, *, skip_nulls=True, pass_name=False, strategy="thread_local"):
        return self.made_(function=function)

    def map_batches(self, function, return_dtype=None, *, agg_list=False, is_elementwise=False, returns_scalar=False):
        return self.made_(function=function)

    def cut(self, breaks, *, labels=None, left_closed=False, include_breaks=False):
        return self.made_()

    sum = mean = min = max = count = abs = is_null = is_not_null = median = n_unique = sqrt = drop_nulls = len = floor = ceil = exp = plain_
    arg_max = arg_min = is_duplicated = is_unique = is_nan = is_finite = product = reverse = not_ = plain_


class Space(Node):
    __callable__ = False


class StringSpace(Space):
    __real__ = "polars.expr.string.ExprStringNameSpace"

    def plain_(self):
        return self.made_()

    def split(self, by, *, inclusive=False, literal=True, strict=True):
        return self.made_(by)

    def to_date(self, format=None, *, strict=True, exact=True, cache=True):
        return self.made_()

    def to_datetime(self, format=None, *, time_unit=None, time_zone=None, strict=True, exact=True, cache=True, ambiguous="raise"):
        return self.made_()

    def strptime(self, dtype, format=None, *, strict=True, exact=True, cache=True, ambiguous="raise"):
        return self.made_()

    def contains(self, pattern, *, literal=False, strict=True):
        return self.made_(pattern)

    def starts_with(self, prefix):
        return self.made_(prefix)

    def ends_with(self, suffix):
        return self.made_(suffix)

    def replace(self, pattern, value, *, literal=False, n=1):
        return self.made_(pattern, value)

    def replace_all(self, pattern, value, *, literal=False):
        return self.made_(pattern, value)

    def strip_chars(self, characters=None):
        return self.made_()

    def slice(self, offset, length=None):
        return self.made_()

    to_uppercase = to_lowercase = to_titlecase = len_chars = len_bytes = plain_


class DateSpace(Space):
    __real__ = "polars.expr.datetime.ExprDateTimeNameSpace"

    def plain_(self):
        return self.made_()

    def strftime(self, format):
        return self.made_()

    def to_string(self, format=None):
        return self.made_()

    def truncate(self, every, **kwargs):
        return self.made_()

    year = month = day = hour = minute = second = weekday = week = quarter = ordinal_day = date = time = plain_


class ListSpace(Space):
    __real__ = "polars.expr.list.ExprListNameSpace"

    def plain_(self):
        return self.made_()

    def get(self, index, *, null_on_oob=False):
        return self.made_()

    def join(self, separator, *, ignore_nulls=True):
        return self.made_()

    len = first = last = sum = mean = min = max = unique = plain_


def col(name, *more_names):
    if known(name) and (name is None or isinstance(name, (int, float, dict))):
        raise TypeError(f"invalid input for `col`\n\nExpected `str` or `DataType`, got '{type_name(name)}'.")
    if known(name) and isinstance(name, str) and len(more_names) == 0:
        if name == "*" or name.startswith("^"):
            return Expr()
        return Expr((name,), name)
    return Expr()


def lit(value, dtype=None, *, allow_object=False):
    return Expr((), "literal")


class When:
    """`pl.when(…)`, and `.when(…)` after a `.then(…)`."""

    __real__ = ("polars.expr.whenthen.When", "polars.expr.whenthen.ChainedWhen")
    __callable__ = False

    def __init__(self, roots):
        self.roots_ = roots

    def then(self, statement):
        return Then(self.roots_ + roots_of((statement,)), out_of(statement))


class Then(Expr):
    __real__ = ("polars.expr.whenthen.Then", "polars.expr.whenthen.ChainedThen")

    def when(self, *predicates, **constraints):
        return When(self.roots_ + roots_of(predicates))

    def otherwise(self, statement):
        return Expr(self.roots_ + roots_of((statement,)), self.out_)


def out_of(statement):
    if isinstance(statement, Expr) is True:
        return statement.out_
    if known(statement) and isinstance(statement, str):
        return statement
    return "literal" if known(statement) and (statement is None or isinstance(statement, (int, float, bool))) else None


def roots_of(parts):
    """Columns that are needed: those of expressions, and texts, which name columns here."""
    found = ()
    for part in parts:
        if isinstance(part, Expr) is True:
            found = found + part.roots_
        elif known(part) and isinstance(part, str):
            found = found + (part,)
    return found


def when(*predicates, **constraints):
    return When(roots_of(predicates))


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
