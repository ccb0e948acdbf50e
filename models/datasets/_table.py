"""A table: the names of its columns and the number of its rows, each of which may be unknown."""

from models.crane import certain, havoc, known, many, type_name, unknown, version
from models.data import facts
from models._std import is_text, may_fail


class Column:
    """The values of one column: a list, an array or a tensor, by the table's format."""

    def __init__(self, rows):
        self.rows_ = rows

    def __len__(self):
        return self.rows_

    def __iter__(self):
        return iter(many(unknown(), self.rows_))

    def __getitem__(self, key):
        if not certain(self.rows_ > 0):
            may_fail()
        return unknown()

    def __getattr__(self, name):
        return unknown()


def named(columns):
    """A list of names from one name or several; None where they are not known."""
    if is_text(columns) and known(columns):
        return [columns]
    if known(columns) and isinstance(columns, (list, tuple)) and all([known(c) and isinstance(c, str) for c in columns]):
        return list(columns)
    return None


class Dataset:
    __real__ = "datasets.arrow_dataset.Dataset"

    def __init__(self, *args, **kwargs):
        if len(args) > 0 or kwargs:
            may_fail()
        # None: not known.
        self.names_ = None
        self.rows_ = unknown(int)
        # Whether rows are plain dictionaries: a format or a transform gives something else.
        self.plain_ = True

    def made_(self, names, rows):
        """Another table."""
        new = Dataset()
        new.names_ = names
        new.rows_ = rows
        new.plain_ = self.plain_
        return new

    def need_(self, columns, message):
        """Raises where a column is surely missing; its name is put into the message."""
        wanted = named(columns)
        if wanted is None or self.names_ is None:
            may_fail()
            return
        for name in wanted:
            if name not in self.names_:
                raise ValueError(message.format(name=name, names=list(self.names_)))

    @classmethod
    def from_dict(cls, mapping, *args, **kwargs):
        if isinstance(mapping, (list, tuple, str)) is True:
            raise AttributeError(f"'{type_name(mapping)}' object has no attribute 'items'")
        made = Dataset()
        may_fail()
        if known(mapping) and isinstance(mapping, dict):
            made.names_ = tuple(mapping.keys())
            lengths = [len(v) for v in mapping.values() if known(v) and isinstance(v, (list, tuple))]
            if len(lengths) > 0:
                made.rows_ = lengths[0]
        return made

    @classmethod
    def from_list(cls, mapping, *args, **kwargs):
        may_fail()
        made = Dataset()
        if known(mapping) and isinstance(mapping, (list, tuple)):
            made.rows_ = len(mapping)
        return made

    @classmethod
    def from_pandas(cls, df, *args, **kwargs):
        if isinstance(df, (int, float, str, list, dict)) is True or df is None:
            raise AttributeError(f"'{type_name(df)}' object has no attribute 'columns'")
        may_fail()
        made = Dataset()
        shape = facts(df).shape
        if known(shape) and len(shape) == 2:
            made.rows_ = shape[0]
        return made

    @classmethod
    def from_csv(cls, path_or_paths, *args, **kwargs):
        may_fail()
        return Dataset()

    from_json = from_parquet = from_text = from_csv

    @classmethod
    def from_generator(cls, generator, *args, **kwargs):
        havoc(generator)
        may_fail()
        return Dataset()

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
        return unknown()

    def __iter__(self):
        return iter(many(self.example_(lambda: unknown()), self.rows_))

    def example_(self, value):
        if not self.plain_:
            return unknown()
        if self.names_ is None:
            return unknown(dict)
        return {name: value() for name in self.names_}

    def __getitem__(self, key):
        if is_text(key):
            if self.names_ is not None and known(key) and key not in self.names_:
                if certain(version("datasets") >= "5.0"):
                    raise ValueError(f"Column '{key}' doesn't exist.")
                if certain(version("datasets") < "4.0"):
                    raise KeyError(f"Column {key} not in the dataset. Current columns in the dataset: {list(self.names_)}")
            if self.names_ is None or not known(key) or key not in self.names_:
                may_fail()
            return Column(self.rows_) if self.plain_ else unknown()
        if isinstance(key, float) is True:
            raise TypeError(f"Wrong key type: '{key}' of type '<class 'float'>'. Expected one of int, slice, range, str or Iterable.")
        if isinstance(key, int) is True:
            if known(key) and known(self.rows_):
                if not -self.rows_ <= key < self.rows_:
                    raise IndexError(f"Invalid key: {key} is out of bounds for size {self.rows_}")
            else:
                may_fail()
            return self.example_(lambda: unknown())
        may_fail()
        return self.example_(lambda: unknown())

    def __getattr__(self, name):
        return unknown()

    def map(self, function=None, *args, **kwargs):
        if isinstance(function, (int, float, str, list, dict)) is True:
            raise TypeError(f"'{type_name(function)}' object is not callable")
        havoc(function)
        may_fail()
        batched = kwargs["batched"] if "batched" in kwargs else False
        return self.made_(None, self.rows_ if certain(batched == False) and len(args) == 0 else unknown(int))  # noqa: E712

    def filter(self, function=None, *args, **kwargs):
        havoc(function)
        may_fail()
        return self.made_(self.names_, unknown(int))

    def remove_columns(self, column_names, *args, **kwargs):
        self.need_(column_names, "Column name ['{name}'] not in the dataset. Current columns in the dataset: {names}")
        gone = named(column_names)
        if gone is None or self.names_ is None:
            return self.made_(None, self.rows_)
        return self.made_(tuple([name for name in self.names_ if name not in gone]), self.rows_)

    def select_columns(self, column_names, *args, **kwargs):
        self.need_(column_names, "Column name ['{name}'] not in the dataset. Current columns in the dataset: {names}.")
        return self.made_(None if named(column_names) is None else tuple(named(column_names)), self.rows_)

    def rename_column(self, original_column_name, new_column_name, *args, **kwargs):
        self.need_(original_column_name, "Original column name {name} not in the dataset. Current columns in the dataset: {names}")
        old, new = named(original_column_name), named(new_column_name)
        if old is None or new is None or self.names_ is None:
            return self.made_(None, self.rows_)
        if new[0] in self.names_:
            raise ValueError(f"New column name {new[0]} already in the dataset. Please choose a column name which is not already in the "
                             f"dataset. Current columns in the dataset: {list(self.names_)}")
        return self.made_(tuple([new[0] if name == old[0] else name for name in self.names_]), self.rows_)

    def rename_columns(self, column_mapping, *args, **kwargs):
        may_fail()
        return self.made_(None, self.rows_)

    def select(self, indices, *args, **kwargs):
        if known(indices) and isinstance(indices, (list, tuple, range)) and len(indices) <= 300:
            for i in indices:
                if known(i) and known(self.rows_) and isinstance(i, int) and i >= self.rows_:
                    raise IndexError(f"Index {i} out of range for dataset of size {self.rows_}.")
            if not known(self.rows_):
                may_fail()
            return self.made_(self.names_, len(indices))
        may_fail()
        return self.made_(self.names_, unknown(int))

    def shuffle(self, *args, **kwargs):
        return self.made_(self.names_, self.rows_)

    def sort(self, column_names, *args, **kwargs):
        self.need_(column_names, "Column '{name}' not found in the dataset. Please provide a column selected in: {names}")
        return self.made_(self.names_, self.rows_)

    def take(self, n):
        may_fail()
        return self.made_(self.names_, unknown(int))

    def skip(self, n):
        may_fail()
        return self.made_(self.names_, unknown(int))

    def shard(self, num_shards, index, *args, **kwargs):
        may_fail()
        return self.made_(self.names_, unknown(int))

    def unique(self, column):
        self.need_(column, "Column ({name}) not in table columns ({names}).")
        return unknown(list)

    def class_encode_column(self, column, include_nulls=False):
        self.need_(column, "Column ({name}) not in table columns ({names}).")
        return self.made_(self.names_, self.rows_)

    def cast_column(self, column, feature, *args, **kwargs):
        self.need_(column, "The columns in features (['{name}']) must be identical as the columns in the dataset: {names}")
        may_fail()
        return self.made_(self.names_, self.rows_)

    def cast(self, features, *args, **kwargs):
        may_fail()
        return self.made_(self.names_, self.rows_)

    def add_column(self, name, column, *args, **kwargs):
        if self.names_ is not None and named(name) is not None and name in self.names_:
            raise ValueError(f"The table can't have duplicated columns but columns ['{name}'] are duplicated.")
        may_fail()
        return self.made_(None if self.names_ is None or named(name) is None else self.names_ + (name,), self.rows_)

    def flatten(self, *args, **kwargs):
        may_fail()
        return self.made_(None, self.rows_)

    def with_format(self, *args, **kwargs):
        may_fail()
        new = self.made_(None, self.rows_)
        new.plain_ = False
        return new

    def with_transform(self, transform, *args, **kwargs):
        havoc(transform)
        new = self.made_(None, self.rows_)
        new.plain_ = False
        return new

    def set_format(self, type=None, columns=None, output_all_columns=False, **kwargs):
        may_fail()
        # Only some columns may be given from here on.
        self.names_ = None
        self.plain_ = False

    def set_transform(self, transform, *args, **kwargs):
        havoc(transform)
        self.names_ = None
        self.plain_ = False

    def reset_format(self):
        self.names_ = None
        self.plain_ = True

    def train_test_split(self, test_size=None, train_size=None, *args, **kwargs):
        from models.datasets import DatasetDict

        if known(test_size) and known(self.rows_) and isinstance(test_size, (int, float)) and not isinstance(test_size, bool):
            bad = test_size <= 0 or test_size >= (self.rows_ if isinstance(test_size, int) else 1)
            if bad:
                raise ValueError(f"test_size={test_size} should be either positive and smaller than the number of samples {self.rows_} or a "
                                 "float in the (0, 1) range")
        else:
            may_fail()
        return DatasetDict({"train": self.made_(self.names_, unknown(int)), "test": self.made_(self.names_, unknown(int))})

    def to_pandas(self, *args, **kwargs):
        may_fail()
        return unknown()

    def to_dict(self, *args, **kwargs):
        return unknown(dict)

    def to_csv(self, path_or_buf, *args, **kwargs):
        may_fail()
        return unknown(int)

    def save_to_disk(self, *args, **kwargs):
        may_fail()

    def push_to_hub(self, repo_id, *args, **kwargs):
        may_fail()
        return unknown()

    def to_tf_dataset(self, *args, **kwargs):
        may_fail()
        return unknown()
