"""A table: the names of its columns, what their cells are, and the number of its rows, each of which may be unknown."""

from models.crane import certain, known, many, possible, type_name, unknown, version
from models.data import Facts, facts
from models.datasets import _kinds
from models.datasets._change import Dataset as Changes
from models.datasets._errors import ArrowNotImplementedError
from models.datasets._made import Dataset as Made
from models.datasets._names import named
from models._std import is_text, may_fail, sure


#: NumPy's dtypes of kinds that the format "numpy" leaves alone; floats become float32.
ARRAYS = {"int": "int64"}


class Column:
    """The values of one column, since datasets 4; before that, a list, an array or a tensor."""

    __real__ = "datasets.arrow_dataset.Column"
    __callable__ = False
    __complete__ = True
    source = features = unknown()

    def __init__(self, rows, kind, name=None, form=None):
        self.rows_ = rows
        self.kind_ = kind
        self.column_name = name
        #: The table's format: None, "numpy", or unknown.
        self.form_ = form

    def __crane_array__(self):
        dtype = ARRAYS[self.kind_] if self.kind_ in ARRAYS else None
        return Facts((self.rows_,), dtype, nan=False if dtype is not None else None)

    def __len__(self):
        return self.rows_

    def __iter__(self):
        return iter(many(self.cells_(None), self.rows_))

    def __contains__(self, value):
        return unknown(bool)

    def __getitem__(self, key):
        if is_text(key):
            may_fail()
            return unknown()
        return picked(key, self.rows_, self.cells_)

    def cells_(self, n):
        """One cell, or n of them."""
        if known(self.form_) and self.form_ is None:
            return _kinds.fresh(self.kind_) if n is None else many(_kinds.fresh(self.kind_), n)
        if n is not None and certain(self.form_ == "numpy") and self.kind_ in ARRAYS:
            from models.numpy.nd import make

            return make(Facts((n,), ARRAYS[self.kind_], nan=False))
        return unknown()

    def __eq__(self, other):
        return unknown(bool)

    def index(self, value, start=0, stop=None):
        may_fail()
        return unknown(int)

    def count(self, value):
        return unknown(int)


def picked(key, rows, make):
    """What a key that is no name picks of a table with that many rows: `make(None)` for one row, `make(n)` for n of them."""
    if key is None or isinstance(key, float) is True:
        raise TypeError(f"Wrong key type: '{key}' of type '<class '{type_name(key)}'>'. Expected one of int, slice, range, str or Iterable.")
    if isinstance(key, bool) is True:
        raise TypeError("dataset index must be int, str, slice or collection of int, not bool")
    if isinstance(key, int) is True:
        if known(key) and known(rows):
            if not -rows <= key < rows:
                raise IndexError(f"Invalid key: {key} is out of bounds for size {rows}")
        else:
            may_fail()
        return make(None)
    if isinstance(key, slice) is True and known(key) and known(rows):
        bounds = (key.start, key.stop, key.step)
        if all([b is None or (known(b) and isinstance(b, int)) for b in bounds]):
            return make(len(range(rows)[key]))
    if isinstance(key, (list, tuple)) is True and known(key) and known(rows) and len(key) <= 100:
        for i in key:
            if known(i) and type(i) is int and not -rows <= i < rows:
                raise IndexError(f"Invalid key: {i} is out of bounds for size {rows}")
        if all([known(i) and type(i) is int for i in key]):
            return make(len(key))
    may_fail()
    return make(unknown(int))


class Dataset(Made, Changes):
    """Its methods are in three classes, which stand for one."""

    __real__ = "datasets.arrow_dataset.Dataset"
    __callable__ = False

    def __init__(self, *args, **kwargs):
        if len(args) > 0 or kwargs:
            may_fail()
        # None: not known.
        self.names_ = None
        self.kinds_ = {}
        self.rows_ = unknown(int)
        # Whether rows are plain dictionaries: a format or a transform gives something else, its name in form_.
        self.plain_ = True
        self.form_ = None

    def made_(self, names, rows, kinds=None):
        """Another table; `kinds`: those of its columns, where they are not what they were."""
        new = Dataset()
        new.names_ = names
        new.rows_ = rows
        new.plain_ = self.plain_
        new.form_ = self.form_
        if names is not None:
            known_kinds = self.kinds_ if kinds is None else kinds
            new.kinds_ = {name: known_kinds[name] if name in known_kinds else None for name in names}
        return new

    def __crane_shown__(self, summary):
        """Columns and the number of rows as an output shows them."""
        if summary.get("types", {}).get("type") != "datasets.arrow_dataset.Dataset":
            return False
        other = recorded(summary)
        if other.names_ is None or not possible(self.rows_ == other.rows_):
            return False
        if self.names_ is not None and sorted(self.names_) != sorted(other.names_):
            return False
        if self.names_ is None:
            self.names_ = other.names_
            self.kinds_ = other.kinds_
        self.rows_ = other.rows_
        return True

    def __len__(self):
        return self.rows_

    @property
    def num_rows(self):
        return self.rows_

    @property
    def column_names(self):
        return many(unknown(str)) if self.names_ is None else list(self.names_)

    @property
    def num_columns(self):
        return unknown(int) if self.names_ is None else len(self.names_)

    @property
    def shape(self):
        return (self.rows_, self.num_columns)

    @property
    def features(self):
        from models.datasets._features import Features, feature_of

        return unknown(Features) if self.names_ is None else Features({name: feature_of(self.kinds_[name]) for name in self.names_})

    def __iter__(self):
        return iter(many(self.example_(None), self.rows_))

    def iter(self, batch_size, drop_last_batch=False):
        may_fail()
        return iter(many(self.example_(unknown(int))))

    def example_(self, n):
        """A row, or n of them as a dict of lists."""
        if not self.plain_:
            return unknown()
        if self.names_ is None:
            return unknown(dict)
        kinds = self.kinds_
        return {name: _kinds.fresh(kinds[name]) if n is None else many(_kinds.fresh(kinds[name]), n) for name in self.names_}

    def __getitem__(self, key):
        if is_text(key):
            return self.column_(key)
        return picked(key, self.rows_, self.example_)

    def column_(self, key):
        if self.names_ is None or not known(key):
            may_fail()
            return unknown()
        if key not in self.names_:
            if certain(version("datasets") >= "5.0"):
                raise ValueError(f"Column '{key}' doesn't exist.")
            if certain(version("datasets") < "4.0"):
                raise KeyError(f"Column {key} not in the dataset. Current columns in the dataset: {list(self.names_)}")
            may_fail()
            return unknown()
        if certain(version("datasets") >= "4.0"):
            return Column(self.rows_, self.kinds_[key], key, self.form_)
        return many(_kinds.fresh(self.kinds_[key]), self.rows_) if self.plain_ and certain(version("datasets") < "4.0") else unknown()

    def unique(self, column):
        self.need_(column, "Column ({name}) not in table columns ({names}).")
        name = column if is_text(column) and sure(column) else None
        if name is not None and name in self.kinds_ and isinstance(self.kinds_[name], tuple):
            raise ArrowNotImplementedError("Function 'unique' has no kernel matching input types (list)")
        return many(_kinds.fresh(self.kinds_[name])) if name is not None and name in self.kinds_ else unknown(list)

    def need_(self, columns, message):
        """Raises where a column is surely missing; its name is put into the message."""
        wanted = named(columns)
        if wanted is None or self.names_ is None:
            may_fail()
            return
        for name in wanted:
            if name not in self.names_:
                raise ValueError(message.format(name=name, names=list(self.names_)))

    def to_pandas(self, batch_size=None, batched=False):
        from models.pandas import DataFrame

        if certain(batched == False) and self.names_ is not None and self.plain_:  # noqa: E712
            kinds = self.kinds_
            return DataFrame({name: many(_kinds.fresh(kinds[name]), self.rows_) for name in self.names_})
        may_fail()
        return unknown()

    def to_dict(self, batch_size=None):
        return self.example_(self.rows_)

    def to_list(self):
        return many(self.example_(None), self.rows_)

    def to_csv(self, path_or_buf, *args, **kwargs):
        if path_or_buf is None or isinstance(path_or_buf, (int, float)) is True:
            raise AttributeError(f"'{type_name(path_or_buf)}' object has no attribute 'write'")
        may_fail()
        return unknown(int)

    to_json = to_parquet = to_csv

    def save_to_disk(self, dataset_path, *args, **kwargs):
        may_fail()

    def push_to_hub(self, repo_id, *args, **kwargs):
        may_fail()
        return unknown()

    def to_tf_dataset(self, *args, **kwargs):
        may_fail()
        return unknown()


def joined(tables):
    """The rows of several tables, one below the other."""
    rows = 0
    for table in tables:
        rows = rows + table.rows_
    new = Dataset()
    new.rows_ = rows
    first = tables[0]
    if all([t.names_ is not None and t.plain_ and set(t.names_) == set(first.names_) for t in tables]):
        new.names_ = first.names_
        new.kinds_ = {n: first.kinds_[n] if all([t.kinds_[n] == first.kinds_[n] for t in tables]) else None for n in first.names_}
    return new


def recorded(summary):
    """A recorded table."""
    made = Dataset()
    shape = summary.get("structure", {}).get("shape")
    if shape is not None and shape[0] is not None:
        made.rows_ = shape[0]
    columns = summary.get("columns")
    if columns is not None and summary.get("complete") is True:
        names = tuple([column.get("name") for column in columns])
        if all([known(name) and isinstance(name, str) for name in names]):
            made.names_ = names
            made.kinds_ = {column["name"]: _kinds.recorded(column) for column in columns}
    types = summary.get("types", {})
    made.form_ = types["format"] if "format" in types else unknown()
    made.plain_ = "format" in types and types["format"] is None
    return made


def frame_names(df, preserve_index):
    """The columns of a table made of a frame, and their kinds; None where they are not known."""
    names = facts(df).columns
    if not known(names) or names is None or not all([known(n) and isinstance(n, str) for n in names]):
        return None, {}
    from models.pandas import RangeIndex

    more = ()
    if preserve_index is not False and not (preserve_index is None and isinstance(df.index, RangeIndex) is True):
        return None, {}
    return tuple(names) + more, {name: _kinds.column_kind(df[name]) for name in names}
