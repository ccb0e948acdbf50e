"""polars: frames and the names of their columns; expressions that need columns which are not there."""

from models.crane import certain as _certain
from models.crane import known as _known
from models.crane import many as _many
from models.crane import unknown as _unknown
import models.polars.exceptions as exceptions
from models.polars._expr import Expr, col, lit, when  # noqa: F401
from models.polars._expr import everything as all  # noqa: F401
from models.polars._expr import rows as len  # noqa: F401
from models.polars._expr import every as _all
from models.polars._expr import length as _len
from models._std import is_text as _is_text
from models._std import may_fail as _may_fail

__pure__ = True


class Series:
    """`length_` may be unknown; `kind_` is the dtype as text, or unknown."""

    __real__ = "polars.series.series.Series"
    __callable__ = False

    def __init__(self, name=None, values=None, dtype=None, *, strict=True, nan_to_null=False):
        self.length_ = _unknown(int)
        self.kind_ = _unknown(str)
        if values is not None and _known(name) and isinstance(name, (list, tuple, int, float, dict)):
            raise TypeError("Series name must be a string")
        data = values if values is not None else name
        if _known(data) and isinstance(data, (list, tuple)):
            self.length_ = _len(data)
        _may_fail()

    def __bool__(self):
        raise TypeError("the truth value of a Series is ambiguous")

    def __len__(self):
        return self.length_

    def __iter__(self):
        return iter(_many(_unknown(), self.length_))

    def __getitem__(self, key):
        if _known(key) and isinstance(key, int) and (_certain(key >= self.length_) or _certain(key < -self.length_)):
            raise IndexError(f"index {key} is out of bounds for sequence of length {self.length_}")
        if _known(key) and isinstance(key, str):
            raise TypeError("cannot select elements using key of type 'str'")
        _may_fail()
        return Series() if _known(key) and isinstance(key, (slice, list)) else _unknown()

    def __setitem__(self, key, value):
        _may_fail()

    def same_(self):
        """A series as long as this one."""
        new = Series()
        new.length_ = self.length_
        return new

    def binary_(self, other):
        _may_fail()
        return self.same_() if _known(other) and isinstance(other, (int, float, str)) else Series()

    __add__ = __sub__ = __mul__ = __truediv__ = __floordiv__ = __mod__ = __pow__ = __radd__ = __rsub__ = __rmul__ = __rtruediv__ = binary_
    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __and__ = __or__ = binary_
    __hash__ = None

    def number_(self):
        _may_fail()
        return _unknown()

    def std(self, ddof=1):
        return _unknown()

    def var(self, ddof=1):
        return _unknown()

    def quantile(self, quantile, interpolation="nearest"):
        if _known(quantile) and (quantile is None or isinstance(quantile, str)):
            raise TypeError("quantile must be a float or a list of floats")
        if _certain(quantile > 1) or _certain(quantile < 0):
            raise exceptions.ComputeError(f"quantile should be between 0.0 and 1.0, got {quantile}")
        return _unknown()

    def to_list(self):
        return list(_many(_unknown(), self.length_))

    def to_numpy(self, **kwargs):
        _may_fail()
        return _unknown()

    def rename(self, name):
        return self.same_()

    alias = rename

    def head(self, n=10):
        return Series()

    tail = head

    def value_counts(self, *, sort=False, parallel=False, name=None, normalize=False):
        _may_fail()
        return DataFrame(_unknown())

    def cut(self, breaks, *, labels=None, left_closed=False, include_breaks=False):
        _may_fail()
        return self.same_() if include_breaks is False else _unknown()

    def is_null(self):
        return self.same_()

    def is_not_null(self):
        return self.same_()

    def n_unique(self):
        return _unknown(int)

    def null_count(self):
        return _unknown(int)

    def len(self):
        return self.length_

    mean = median = sum = min = max = number_


def _names(columns):
    """Names out of a name, a list of them, or expressions: those needed, and those given; the latter None if not known."""
    needed, given = (), ()
    for part in columns if isinstance(columns, (list, tuple)) is True and _known(columns) else (columns,):
        if _is_text(part) and _known(part):
            if part == "*" or part.startswith("^"):
                given = None
            else:
                needed = needed + (part,)
                given = None if given is None else given + (part,)
        elif isinstance(part, Expr) is True:
            needed = needed + part.roots_
            given = None if given is None or part.out_ is None else given + (part.out_,)
        elif isinstance(part, (list, tuple)) is True and _known(part):
            inner = _names(part)
            needed = needed + inner[0]
            given = None if given is None or inner[1] is None else given + inner[1]
        else:
            _may_fail()
            given = None
    return (needed, given)


class DataFrame:
    """`names_` are the columns, None if they are not known."""

    __real__ = "polars.dataframe.frame.DataFrame"
    __callable__ = False

    def __init__(self, data=None, schema=None, *, schema_overrides=None, strict=True, orient=None, infer_schema_length=100,
                 nan_to_null=False, height=None):
        self.names_ = None
        self.height_ = _unknown(int)
        if data is None and schema is None:
            self.names_ = ()
        elif schema is None and _known(data) and isinstance(data, dict) and _all([_is_text(k) and _known(k) for k in data.keys()]):
            lengths = [(k, _len(data[k])) for k in data.keys() if _known(data[k]) and isinstance(data[k], (list, tuple))]
            for name, n in lengths:
                if n != lengths[0][1] and n != 1 and lengths[0][1] != 1:
                    raise exceptions.ShapeError(f"could not create a new DataFrame: height of column '{name}' ({n}) does not match height of "
                                                f"column '{lengths[0][0]}' ({lengths[0][1]})")
            _may_fail()
            self.names_ = tuple(data.keys())
            if _len(lengths) == _len(self.names_) and _len(lengths) > 0:
                self.height_ = max([n for name, n in lengths])
        else:
            _may_fail()

    def made_(self, names, height=None):
        new = DataFrame()
        new.names_ = names
        new.height_ = _unknown(int) if height is None else height
        return new

    def need_(self, names):
        if self.names_ is None:
            _may_fail()
            return
        for name in names:
            if name not in self.names_:
                raise exceptions.ColumnNotFoundError(f'unable to find column "{name}"; valid columns: {list(self.names_)}')
        _may_fail()

    @property
    def columns(self):
        return _many(_unknown(str)) if self.names_ is None else list(self.names_)

    @property
    def width(self):
        return _unknown(int) if self.names_ is None else _len(self.names_)

    @property
    def height(self):
        return self.height_

    @property
    def shape(self):
        return (self.height_, self.width)

    def __len__(self):
        return self.height_

    def __bool__(self):
        raise TypeError("the truth value of a DataFrame is ambiguous")

    def __getitem__(self, key):
        if _is_text(key):
            if _known(key):
                self.need_((key,))
            else:
                _may_fail()
            new = Series()
            new.length_ = self.height_
            return new
        if isinstance(key, list) is True and _known(key) and _len(key) > 0 and _all([_is_text(k) and _known(k) for k in key]):
            self.need_(tuple(key))
            return self.made_(tuple(key), self.height_)
        _may_fail()
        return _unknown()

    def __setitem__(self, key, value):
        if _is_text(key):
            raise TypeError("DataFrame object does not support `Series` assignment by index\n\nUse `DataFrame.with_columns`.")
        _may_fail()

    def __setattr__(self, name, value):
        if name == "columns":
            super().__setattr__("names_", None)
        else:
            super().__setattr__(name, value)

    def __iter__(self):
        return iter(_many(Series()))

    @property
    def schema(self):
        return _unknown(dict)

    @property
    def dtypes(self):
        return _unknown(list)

    def item(self, row=None, column=None):
        _may_fail()
        return _unknown()

    def row(self, index=None, *, by_predicate=None, named=False):
        _may_fail()
        return _unknown()

    def rows(self, *, named=False):
        return _unknown(list)

    def to_dicts(self):
        if self.names_ is None:
            return list(_many(_unknown(dict), self.height_))
        return list(_many({name: _unknown() for name in self.names_}, self.height_))

    def null_count(self):
        return self.made_(self.names_, 1)

    def with_row_index(self, name="index", offset=0):
        if self.names_ is None or not _known(name) or not isinstance(name, str):
            return self.made_(None, self.height_)
        return self.made_((name,) + self.names_, self.height_)

    def lazy(self):
        return LazyFrame(self)

    def select(self, *exprs, **named_exprs):
        needed, given = _names(exprs)
        self.need_(needed)
        return self.made_(None if given is None or named_exprs else given)

    def with_columns(self, *exprs, **named_exprs):
        needed, given = _names(exprs)
        self.need_(needed)
        self.need_(_names(tuple([named_exprs[name] for name in named_exprs if isinstance(named_exprs[name], Expr) is True]))[0])
        if given is None or self.names_ is None:
            return self.made_(None, self.height_)
        names = self.names_
        for name in given + tuple(named_exprs):
            if name not in names:
                names = names + (name,)
        return self.made_(names, self.height_)

    def filter(self, *predicates, **constraints):
        self.need_(_names([p for p in predicates if isinstance(p, Expr) is True])[0])
        return self.made_(self.names_)

    def sort(self, by, *more_by, descending=False, nulls_last=False, multithreaded=True, maintain_order=False):
        self.need_(_names((by,) + more_by)[0])
        return self.made_(self.names_, self.height_)

    def drop(self, *columns, strict=True):
        needed, given = _names(columns)
        if strict is True:
            self.need_(needed)
        if given is None or self.names_ is None:
            return self.made_(None, self.height_)
        return self.made_(tuple([name for name in self.names_ if name not in needed]), self.height_)

    def rename(self, mapping, *, strict=True):
        if not _known(mapping) or not isinstance(mapping, dict) or not _all([_known(k) for k in mapping.keys()]) or strict is not True:
            _may_fail()
            return self.made_(None, self.height_)
        self.need_(tuple(mapping.keys()))
        if self.names_ is None:
            return self.made_(None, self.height_)
        return self.made_(tuple([mapping[name] if name in mapping else name for name in self.names_]), self.height_)

    def head(self, n=5):
        if _known(n) and isinstance(n, str):
            raise TypeError("'<' not supported between instances of 'str' and 'int'")
        if _known(n) and isinstance(n, int) and n >= 0 and _known(self.height_):
            return self.made_(self.names_, min(n, self.height_))
        return self.made_(self.names_)

    tail = limit = head

    def sample(self, n=None, *, fraction=None, with_replacement=False, shuffle=False, seed=None):
        _may_fail()
        return self.made_(self.names_)

    def slice(self, offset, length=None):
        return self.made_(self.names_)

    def clone(self):
        return self.made_(self.names_, self.height_)

    def unique(self, subset=None, *, keep="any", maintain_order=False):
        if subset is not None:
            self.need_(_names(subset)[0])
        _may_fail()
        return self.made_(self.names_)

    def drop_nulls(self, subset=None):
        if subset is not None:
            self.need_(_names(subset)[0])
        return self.made_(self.names_)

    def fill_null(self, *args, **kwargs):
        _may_fail()
        return self.made_(self.names_, self.height_)

    def get_column(self, name, *args, **kwargs):
        if _len(args) == 0 and not kwargs:
            self.need_(_names(name)[0])
        return Series()

    def group_by(self, *by, maintain_order=False, **named_by):
        self.need_(_names(by)[0])
        return GroupBy(self, _names(by)[1])

    def join(self, other, on=None, how="inner", *, left_on=None, right_on=None, suffix="_right", validate="m:m", nulls_equal=False,
             join_nulls=False, coalesce=None, maintain_order=None, allow_parallel=True, force_parallel=False):
        theirs = isinstance(other, DataFrame) is True
        if _known(other) and (other is None or isinstance(other, (int, float, str, list, dict))):
            raise TypeError("expected `other` to be a 'DataFrame'")
        keys = ()
        if on is not None:
            keys = _names(on)[0]
            self.need_(keys)
            if theirs:
                other.need_(keys)
        if left_on is not None:
            self.need_(_names(left_on)[0])
        if right_on is not None and theirs:
            other.need_(_names(right_on)[0])
        _may_fail()
        if on is None or not theirs or self.names_ is None or other.names_ is None or not _known(how) or not _known(suffix) or coalesce is not None:
            return self.made_(None)
        if how in ("semi", "anti"):
            return self.made_(self.names_)
        if how not in ("inner", "left"):
            return self.made_(None)
        names = self.names_
        for name in other.names_:
            if name not in keys:
                names = names + (name + suffix if name in self.names_ else name,)
        return self.made_(names)

    def pivot(self, on, on_columns=None, *, index=None, values=None, **kwargs):
        for part in (on, index, values):
            if part is not None:
                self.need_(_names(part)[0])
        return self.made_(None)

    def to_numpy(self, **kwargs):
        _may_fail()
        return _unknown()

    def to_pandas(self, **kwargs):
        _may_fail()
        return _unknown()

    def iter_rows(self, *, named=False, **kwargs):
        return iter(_many(_unknown()))

    def write_csv(self, *args, **kwargs):
        _may_fail()
        return _unknown()

    def pipe(self, function, *args, **kwargs):
        return function(self, *args, **kwargs)


class GroupBy:
    __real__ = "polars.dataframe.group_by.GroupBy"
    __callable__ = False

    def __init__(self, frame, keys):
        self.frame_ = frame
        self.keys_ = keys

    def __getitem__(self, key):
        raise TypeError("'GroupBy' object is not subscriptable")

    def len(self, name=None):
        return self.frame_.made_(None if self.keys_ is None or name is not None else self.keys_ + ("len",))

    def agg(self, *aggs, **named_aggs):
        needed, given = _names(aggs)
        self.frame_.need_(needed)
        if self.keys_ is None or given is None or named_aggs:
            return self.frame_.made_(None)
        return self.frame_.made_(self.keys_ + given)


class LazyFrame:
    """A query, which is told to an eager frame's model: what a column is missing for shows when it is collected."""

    __real__ = "polars.lazyframe.frame.LazyFrame"
    __callable__ = False

    def __init__(self, *args, **kwargs):
        self.frame_ = args[0] if _len(args) == 1 and isinstance(args[0], DataFrame) is True else DataFrame(_unknown())
        self.steps_ = ()

    def then_(self, name, args, named):
        new = LazyFrame(self.frame_)
        new.steps_ = self.steps_ + ((name, args, named),)
        return new

    def __bool__(self):
        raise TypeError("the truth value of a LazyFrame is ambiguous")

    def filter(self, *predicates, **constraints):
        return self.then_("filter", predicates, constraints)

    def select(self, *exprs, **named_exprs):
        return self.then_("select", exprs, named_exprs)

    def with_columns(self, *exprs, **named_exprs):
        return self.then_("with_columns", exprs, named_exprs)

    def sort(self, by, *more_by, descending=False, nulls_last=False, multithreaded=True, maintain_order=False):
        return self.then_("sort", (by,) + more_by, {})

    def group_by(self, *by, maintain_order=False, **named_by):
        return LazyGroupBy(self, by, named_by)

    def head(self, n=5):
        return self.then_("head", (n,), {})

    limit = head

    def collect(self, *args, **kwargs):
        frame = self.frame_
        for name, given, named in self.steps_:
            if name == "agg":
                frame = frame.group_by(*given[0], **named[0]).agg(*given[1], **named[1])
            elif name == "filter":
                frame = frame.filter(*given, **named)
            elif name == "select":
                frame = frame.select(*given, **named)
            elif name == "with_columns":
                frame = frame.with_columns(*given, **named)
            elif name == "sort":
                frame = frame.sort(*given)
            else:
                frame = frame.head(*given)
        return frame


class LazyGroupBy:
    __real__ = "polars.lazyframe.group_by.LazyGroupBy"
    __callable__ = False

    def __init__(self, lazy, by, named):
        self.lazy_ = lazy
        self.by_ = by
        self.named_ = named

    def agg(self, *aggs, **named_aggs):
        return self.lazy_.then_("agg", (self.by_, aggs), (self.named_, named_aggs))


def _read():
    _may_fail()
    return DataFrame(_unknown())


def _require_source(source):
    if _known(source) and (source is None or isinstance(source, (int, float))):
        raise TypeError("Object does not have a .read() method.")


def read_csv(source, **kwargs):
    _require_source(source)
    return _read()


def read_parquet(source, **kwargs):
    return _read()


def read_json(source, **kwargs):
    return _read()


def read_ndjson(source, **kwargs):
    return _read()


def read_excel(source, **kwargs):
    return _read()


def read_ipc(source, **kwargs):
    return _read()


def read_database(query, *args, **kwargs):
    return _read()


def from_pandas(data, *args, **kwargs):
    _may_fail()
    return DataFrame(_unknown())


def from_dict(data, *args, **kwargs):
    return DataFrame(data)


def concat(items, *, how="vertical", rechunk=False, parallel=True, strict=False):
    _may_fail()
    if _known(items) and isinstance(items, (list, tuple)):
        if _len(items) == 0:
            raise ValueError("cannot concat empty list")
        if how == "vertical" and _all([isinstance(item, DataFrame) is True for item in items]):
            return items[0].made_(items[0].names_)
        if _all([isinstance(item, Series) is True for item in items]):
            return Series()
    return _unknown()


def from_summary(summary):
    """A recorded frame with its columns, or series."""
    kind = summary.get("types", {}).get("type")
    if kind == "polars.dataframe.frame.DataFrame":
        new = DataFrame(_unknown())
        shape = summary.get("structure", {}).get("shape")
        if shape is not None:
            new.height_ = shape[0]
        columns = summary.get("columns")
        if columns is not None and summary.get("complete") is True:
            names = tuple([column.get("name") for column in columns])
            if _all([_known(name) and isinstance(name, str) for name in names]):
                new.names_ = names
        return new
    if kind == "polars.series.series.Series":
        new = Series()
        shape = summary.get("structure", {}).get("shape")
        if shape is not None:
            new.length_ = shape[0]
        return new
    return _unknown()
