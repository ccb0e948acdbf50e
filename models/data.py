"""What every library asks of array-like values: shape, dtype and facts about the values.

`facts(x)` gives the `Facts` of an array, a column, a frame, a tensor, a list, …; libraries' classes
answer through `__crane_array__`. Anything in `Facts` may be unknown.
"""

from models.crane import assume, certain, instance, known, unknown


# Made once: facts are made by the hundred.
_ANYTHING, _SOME_BOOL, _SOME_INT, _SOME_TEXT = unknown(), unknown(bool), unknown(int), unknown(str)


class Facts:
    """Shape, dtype, and what holds of all values, or of some.

    shape: tuple of int, each may be unknown, or unknown.
    dtype: name such as "float64", "int64", "bool", "object", "category", "datetime64[ns]", "str".
    nan, inf: True: at least one such value exists; False: there is none.
    low, high: bounds of every non-missing number; `attained` when values equal to both exist.
    integral: every non-missing number is whole (True), or one is not (False).
    unique: number of distinct non-missing values. labels: list of them all.
    kinds: tuple of type names in an object array, e.g. ("str",).
    int_text, float_text, date_text: "all", "some" or "none" of the strings parse as such.
    columns: list of names for a frame, None for what has no column names.
    estimate: True: numbers that a regression gave.
    read: True: all the values of a column parsed from a file of text; as "object" it then holds text.
    """

    __immutable__ = True

    def __init__(self, shape=None, dtype=None, nan=None, inf=None, low=None, high=None, attained=False,
                 integral=None, unique=None, labels=None, kinds=None, int_text=None, float_text=None,
                 date_text=None, columns=None, read=None, estimate=None):
        self.shape = _ANYTHING if shape is None else shape
        self.dtype = _SOME_TEXT if dtype is None else dtype
        self.nan = _SOME_BOOL if nan is None else nan
        self.inf = _SOME_BOOL if inf is None else inf
        self.low = _ANYTHING if low is None else low
        self.high = _ANYTHING if high is None else high
        self.attained = attained
        self.integral = _SOME_BOOL if integral is None else integral
        self.unique = _SOME_INT if unique is None else unique
        self.labels = _ANYTHING if labels is None else labels
        self.kinds = _ANYTHING if kinds is None else kinds
        self.int_text = _SOME_TEXT if int_text is None else int_text
        self.float_text = _SOME_TEXT if float_text is None else float_text
        self.date_text = _SOME_TEXT if date_text is None else date_text
        self.columns = columns
        self.read = _SOME_BOOL if read is None else read
        self.estimate = _SOME_BOOL if estimate is None else estimate

    def __crane_claims__(self, recorded):
        return facts_claimed(self, recorded)

    def copy(self):
        # Not by a call of the class: it would ask of each fact whether it is None, which is not known of what is unknown.
        new = instance(Facts)
        new.shape = self.shape
        new.dtype = self.dtype
        new.nan = self.nan
        new.inf = self.inf
        new.low = self.low
        new.high = self.high
        new.attained = self.attained
        new.integral = self.integral
        new.unique = self.unique
        new.labels = self.labels
        new.kinds = self.kinds
        new.int_text = self.int_text
        new.float_text = self.float_text
        new.date_text = self.date_text
        new.columns = self.columns
        new.read = self.read
        new.estimate = self.estimate
        return new

    def with_shape(self, shape):
        """The same values in another shape."""
        new = self.copy()
        new.shape = shape
        return new

    def select(self, shape=None):
        """A part of the values: what holds of all still holds, what holds of some may not."""
        new = self.copy()
        new.shape = unknown() if shape is None else shape
        new.nan = False if certain(self.nan == False) else unknown(bool)  # noqa: E712
        new.inf = False if certain(self.inf == False) else unknown(bool)  # noqa: E712
        new.attained = False
        new.integral = True if certain(self.integral == True) else unknown(bool)  # noqa: E712
        new.unique = unknown(int)
        new.labels = unknown()
        new.kinds = self.kinds if known(self.kinds) and len(self.kinds) == 1 else unknown()
        new.int_text = _all_or_none(self.int_text)
        new.float_text = _all_or_none(self.float_text)
        new.date_text = _all_or_none(self.date_text)
        new.read = unknown(bool)
        return new


def facts_claimed(f, recorded):
    """For `__crane_claims__`: what Facts that were worked out say, and what was recorded."""
    claims = [(name, getattr(f, name), getattr(recorded, name)) for name in ("shape", "nan", "inf", "integral", "unique")]
    claims.append(("dtype", dtype_claimed(f.dtype), dtype_claimed(recorded.dtype)))
    for name in ("int_text", "float_text", "date_text"):
        # That some do not parse is said of a sample too.
        said, true = [text == "all" if known(text) else unknown(bool) for text in (getattr(f, name), getattr(recorded, name))]
        claims.append((name + " parse", said, true))
    some = known(recorded.shape) and len(recorded.shape) > 0 and certain(recorded.shape[0] > 0)
    if some and certain(recorded.dtype == "object") and known(f.kinds) and known(recorded.kinds):
        # What stands for a missing value is recorded apart.
        claims.append(("kinds", *[sorted([kind.split(".")[-1] for kind in kinds if kind not in ("NoneType", "float")])
                                  for kinds in (f.kinds, recorded.kinds)]))
    if certain(recorded.attained == True) and known(f.low) and known(f.high):  # noqa: E712
        claims.append(("numbers from " + str(f.low), True, f.low <= recorded.low))
        claims.append(("numbers up to " + str(f.high), True, f.high >= recorded.high))
    return claims


def dtype_claimed(dtype):
    """Texts may be kept in arrays of any length, in pandas' own, or as objects."""
    return unknown(str) if not known(dtype) or dtype.startswith(("str", "object")) else dtype


def joined_shape(a, b):
    """The shape of what has either of two shapes: unknown where they differ."""
    if not known(a) or not known(b) or len(a) != len(b):
        return unknown()
    return tuple([x if certain(x == y) else unknown(int) for x, y in zip(a, b)])


def same_shape(a, b):
    """Whether as much is known of both shapes."""
    if not known(a) or not known(b):
        return known(a) == known(b)
    return len(a) == len(b) and all([certain(x == y) or not known(x) and not known(y) for x, y in zip(a, b)])


def _all_or_none(text):
    return text if known(text) and text != "some" else unknown(str)


def facts(x):
    """The Facts of x; all unknown for what is not array-like or not known."""
    if not known(x):
        return Facts()
    if isinstance(x, (bool, int, float, complex, str)):
        return _scalar(x)
    if isinstance(x, (list, tuple)):
        return _sequence(x)
    if hasattr(x, "__crane_array__"):
        return x.__crane_array__()
    return Facts()


def shape_of(x):
    return facts(x).shape


def dtype_of(x):
    return facts(x).dtype


def _scalar(x):
    if isinstance(x, bool):
        return Facts((), "bool", False, False, x, x, True, True, 1)
    if isinstance(x, int):
        return Facts((), "int64", False, False, x, x, True, True, 1)
    if isinstance(x, float):
        return Facts((), "float64", x != x, x in (float("inf"), float("-inf")))
    if isinstance(x, str):
        return Facts((), "str", False, False, kinds=("str",))
    return Facts((), "complex128")


def _sequence(x):
    if len(x) == 0:
        return Facts((0,), "float64", False, False)
    parts = [facts(item) for item in x]
    first = parts[0].shape
    if not known(first) or not all(certain(p.shape == first) for p in parts):
        return Facts(unknown())
    dtypes = [p.dtype for p in parts]
    dtype = dtypes[0] if all(certain(d == dtypes[0]) for d in dtypes) else unknown(str)
    nan = any(p.nan for p in parts)
    inf = any(p.inf for p in parts)
    f = Facts((len(x),) + first, dtype, nan, inf)
    if first == () and len(x) <= LISTED and all(known(v) and isinstance(v, (bool, int, float, str)) for v in x):
        _listed(f, x)
    return f


#: Elements of a list beyond this number are not compared one by one.
LISTED = 300


def _listed(f, x):
    """Facts of a list of known scalars: what an array of them would hold."""
    texts = [v for v in x if isinstance(v, str)]
    if len(texts) > 0:
        if len(texts) < len(x):
            return
        f.kinds = ("str",)
    else:
        if not certain(f.nan == False) or not certain(f.inf == False):  # noqa: E712
            return
        floats = [v for v in x if isinstance(v, float)]
        f.dtype = "float64" if len(floats) > 0 else f.dtype
        f.integral = all([v == int(v) for v in x])
        f.low, f.high, f.attained = min(x), max(x), True
    f.labels = list({v: True for v in x})
    f.unique = len(f.labels)


def read_as_text(f):
    """Whether an object column was parsed from a file of text: then some value is no number, since numbers
    are parsed as such. Only nearly so: true and false with gaps between, or whole numbers beyond 64 bits,
    are objects too. So it is an assumption, named in what rests on it."""
    if certain(f.read) and certain(f.dtype == "object") and not known(f.float_text):
        assume("a column that was read from a file and is of dtype object holds text that is no number")
        return True
    return False


def is_numeric(dtype):
    """Whether a dtype's name is a number's (or bool's); unknown if the dtype is."""
    if not known(dtype):
        return unknown(bool)
    return dtype.startswith(("int", "uint", "float", "bool", "complex", "Int", "UInt", "Float", "boolean"))
