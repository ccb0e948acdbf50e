"""polars: frames and the names of their columns; expressions that need columns which are not there."""

from models.crane import certain as _certain
from models.crane import known as _known
from models.crane import many as _many
from models.crane import unknown as _unknown
from models.crane import version as _version
import models.polars.exceptions as exceptions
from models.polars._expr import Expr, col, lit, when  # noqa: F401
from models.polars._expr import everything as all  # noqa: F401
from models.polars._expr import rows as len  # noqa: F401
from models.polars._expr import every as _all
from models.polars._expr import length as _len
from models._std import is_text as _is_text
from models._std import may_fail as _may_fail

__pure__ = True

#: Names of pandas that no version of polars has.
_OF_PANDAS = ("loc", "iloc", "iterrows", "itertuples", "fillna", "merge", "drop_duplicates", "sort_values", "isnull", "isna", "dropna",
              "reset_index", "set_index", "astype", "value_counts", "info", "index", "values", "nunique", "at", "iat", "to_csv", "query", "assign")
_GONE = {"groupby": "1.0", "apply": "1.0", "with_column": "1.0"}


class Series:
    __real__ = "polars.series.series.Series"

    def __init__(self, name=None, values=None, dtype=None, **kwargs):
        _may_fail()

    def __getattr__(self, name):
        if name in ("loc", "iloc", "values", "fillna", "isnull", "astype", "index", "nunique", "tolist"):
            raise AttributeError(f"'Series' object has no attribute '{name}'")
        return _unknown()

    def __len__(self):
        return _unknown(int)

    def __iter__(self):
        return iter(_many(_unknown()))

    def __getitem__(self, key):
        _may_fail()
        return _unknown()

    def __setitem__(self, key, value):
        _may_fail()


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

    def __init__(self, data=None, schema=None, **kwargs):
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

    def __getattr__(self, name):
        if name in _OF_PANDAS or name in _GONE and _certain(_version("polars") >= _GONE[name]):
            raise AttributeError(f"'DataFrame' object has no attribute '{name}'")
        return _unknown()

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
            return Series()
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

    def sort(self, by, *more_by, **kwargs):
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
        return self.made_(self.names_)

    def tail(self, n=5):
        return self.made_(self.names_)

    def clone(self):
        return self.made_(self.names_, self.height_)

    def unique(self, *args, **kwargs):
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

    def group_by(self, *by, **named_by):
        self.need_(_names(by)[0])
        return GroupBy(self, _names(by)[1])

    def join(self, other, on=None, how="inner", **kwargs):
        if on is not None:
            needed = _names(on)[0]
            self.need_(needed)
            if isinstance(other, DataFrame) is True:
                other.need_(needed)
        _may_fail()
        return self.made_(None)

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
    def __init__(self, frame, keys):
        self.frame_ = frame
        self.keys_ = keys

    def __getattr__(self, name):
        return _unknown()

    def agg(self, *aggs, **named_aggs):
        needed, given = _names(aggs)
        self.frame_.need_(needed)
        if self.keys_ is None or given is None or named_aggs:
            return self.frame_.made_(None)
        return self.frame_.made_(self.keys_ + given)


def _read(*args, **kwargs):
    _may_fail()
    return DataFrame(_unknown())


read_csv = read_parquet = read_json = read_excel = read_ipc = read_database = read_ndjson = _read


def from_pandas(data, *args, **kwargs):
    _may_fail()
    return DataFrame(_unknown())


def from_dict(data, *args, **kwargs):
    return DataFrame(data)


def concat(items, *args, **kwargs):
    _may_fail()
    return DataFrame(_unknown())


def from_summary(summary):
    """A recorded frame, with the names of its columns where all are known."""
    if summary.get("types", {}).get("type") == "polars.dataframe.frame.DataFrame":
        frame = DataFrame(_unknown())
        columns = summary.get("columns")
        if columns is not None and summary.get("complete"):
            names = [part.get("name") for part in columns]
            frame.names_ = tuple(names) if None not in names else None
        return frame
    return _unknown()

