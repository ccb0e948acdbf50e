"""What makes another table of a table: rows chosen or sorted, columns renamed or dropped, a function for each row."""

import math

from models.crane import certain, havoc, known, many, type_name, unknown
from models.datasets import _kinds, _rows
from models.datasets._errors import ArrowTypeError
from models.datasets._names import named
from models._std import is_text, may_fail, sure

FORMATS = ("arrow", "numpy", "pandas", "custom", "polars", "torch", "tensorflow", "tf", "jax", "python", "np", "pt", "pd", "pl", "pytorch", "pa")


def refuse_seed(seed):
    if is_text(seed) or isinstance(seed, float) is True:
        raise TypeError(f"SeedSequence expects int or sequence of ints for entropy not {seed}")
    if known(seed) and isinstance(seed, int) and seed < 0:
        raise ValueError("expected non-negative integer")


def columns_of(value):
    """The names of columns, as `map` takes them; None for all of them or unknown ones."""
    if isinstance(value, (int, float)) is True:
        raise TypeError(f"'{type_name(value)}' object is not iterable")
    return None if value is None else _rows.listed(value)


class Dataset:
    """The part of `Dataset` that gives tables."""

    __real__ = "datasets.arrow_dataset.Dataset"

    def map(self, function=None, with_indices=False, with_rank=False, input_columns=None, batched=False, batch_size=1000,
            drop_last_batch=False, remove_columns=None, keep_in_memory=False, load_from_cache_file=None, cache_file_name=None,
            writer_batch_size=1000, features=None, disable_nullable=False, fn_kwargs=None, num_proc=None, suffix_template=None,
            new_fingerprint=None, desc=None, try_original_type=True, on_mixed_types=None):
        if isinstance(function, (int, float, str, list, tuple, dict)) is True and certain(self.rows_ > 0):
            raise TypeError(f"'{type_name(function)}' object is not callable")
        if is_text(num_proc):
            raise TypeError("'<' not supported between instances of 'str' and 'int'")
        removed, wanted = columns_of(remove_columns), columns_of(input_columns)
        if self.names_ is not None:
            for name in removed or []:
                if name not in self.names_:
                    raise ValueError(f"Column to remove ['{name}'] not in the dataset. Current columns in the dataset: {list(self.names_)}")
            for name in wanted or []:
                if name not in self.names_:
                    raise ValueError(f"Input column ['{name}'] not in the dataset. Current columns in the dataset: {list(self.names_)}")
        plain = (known(batched) and known(with_indices) and certain(with_rank == False) and (input_columns is None or wanted is not None)  # noqa: E712
                 and (remove_columns is None or removed is not None) and (num_proc is None or certain(num_proc == 1))
                 and (fn_kwargs is None or known(fn_kwargs) and type(fn_kwargs) is dict))
        if function is None or not plain or not certain(self.rows_ > 0) or not known(function):
            havoc(function)
            may_fail()
            return self.made_(None, self.rows_ if certain(batched == False) else unknown(int))  # noqa: E712
        size = self.batch_(batch_size) if batched else None
        more = {} if fn_kwargs is None else fn_kwargs
        given, inputs = _rows.handed(self, batched, size, wanted, with_indices)
        result = function(*given, **more)
        _rows.refuse_result(result, batched)
        for _ in many(0, unknown(int)):
            others, _inputs = _rows.handed(self, batched, size, wanted, with_indices)
            function(*others, **more)
        if result is None:
            return self.made_(self.names_, self.rows_)
        return self.mapped_(inputs, result, removed or [], batched, size, features)

    def batch_(self, batch_size):
        """Rows of the first batch."""
        if known(batch_size) and type(batch_size) is int and batch_size > 0 and known(self.rows_):
            return min(batch_size, self.rows_)
        may_fail()
        return unknown(int)

    def mapped_(self, inputs, result, removed, batched, size, features):
        """The table after `map`, from what the function left of its input and what it returned."""
        before, after = _rows.entries_of(inputs), _rows.entries_of(result)
        if before is None or after is None or not all([known(k) and isinstance(k, str) for k in before]) or self.names_ is None:
            may_fail()
            return self.made_(None, unknown(int) if batched else self.rows_)
        for name in after:
            if isinstance(name, int):
                raise TypeError("expected bytes, int found")
        lazy = isinstance(result, _rows.LazyDict) is True
        kept = [name for name in before if name not in removed]
        new = [name for name in after if name not in kept and not (lazy and name in removed)]
        kinds = {}
        for name in kept + new:
            value = after[name] if name in after else before[name]
            kind = (_kinds.common(value) if isinstance(value, (list, tuple)) is True else None) if batched else _kinds.kind_of(value)
            # A column that was there keeps its type where the values can be converted to it.
            kinds[name] = None if features is not None or name in self.kinds_ and self.kinds_[name] != kind else kind
        rows = self.rows_
        if batched and len(kept) == 0:
            rows = _rows.row_count(after, size, self.rows_)
        elif batched:
            self.refuse_lengths_(after, size)
        return self.made_(tuple(kept + new), rows, kinds)

    def refuse_lengths_(self, after, size):
        """New columns stand beside those that stay: they have as many rows."""
        for value in after.values():
            if isinstance(value, (list, tuple)) is True and known(size) and known(len(value)) and len(value) != size:
                may_fail()

    def filter(self, function=None, with_indices=False, with_rank=False, input_columns=None, batched=False, batch_size=1000,
               keep_in_memory=False, load_from_cache_file=None, cache_file_name=None, writer_batch_size=1000, fn_kwargs=None,
               num_proc=None, suffix_template=None, new_fingerprint=None, desc=None):
        if isinstance(function, (int, float, str, list, tuple, dict)) is True and certain(self.rows_ > 0):
            raise TypeError(f"'{type_name(function)}' object is not callable")
        wanted = columns_of(input_columns)
        if self.names_ is not None:
            for name in wanted or []:
                if name not in self.names_:
                    raise ValueError(f"Input column ['{name}'] not in the dataset. Current columns in the dataset: {list(self.names_)}")
        plain = (known(batched) and known(with_indices) and certain(with_rank == False) and (input_columns is None or wanted is not None)  # noqa: E712
                 and fn_kwargs is None and (num_proc is None or certain(num_proc == 1)))
        if function is None or not plain or not certain(self.rows_ > 0) or not known(function):
            havoc(function)
            may_fail()
            return self.made_(self.names_, unknown(int))
        size = self.batch_(batch_size) if batched else None
        for _ in many(0, self.rows_):
            given, _inputs = _rows.handed(self, batched, size, wanted, with_indices, not batched)
            kept = function(*given)
            if batched and (kept is None or isinstance(kept, (bool, int, float)) is True):
                raise TypeError(f"'{type_name(kept)}' object is not iterable")
        return self.made_(self.names_, unknown(int))

    def remove_columns(self, column_names, new_fingerprint=None):
        if column_names is None or isinstance(column_names, (int, float)) is True:
            raise TypeError(f"'{type_name(column_names)}' object is not iterable")
        self.need_(column_names, "Column name ['{name}'] not in the dataset. Current columns in the dataset: {names}")
        gone = _rows.listed(column_names)
        if gone is None or self.names_ is None:
            return self.made_(None, unknown(int))
        left = tuple([name for name in self.names_ if name not in gone])
        return self.made_(left, self.rows_ if len(left) > 0 else 0)

    def select_columns(self, column_names, new_fingerprint=None):
        if column_names is None or isinstance(column_names, (int, float)) is True:
            raise TypeError(f"'{type_name(column_names)}' object is not iterable")
        self.need_(column_names, "Column name ['{name}'] not in the dataset. Current columns in the dataset: {names}.")
        chosen = _rows.listed(column_names)
        return self.made_(None, unknown(int)) if chosen is None or len(chosen) == 0 else self.made_(tuple(chosen), self.rows_)

    def rename_column(self, original_column_name, new_column_name, new_fingerprint=None):
        if isinstance(original_column_name, (list, tuple)) is True:
            if self.names_ is None:
                may_fail()
            else:
                raise ValueError(f"Original column name {original_column_name} not in the dataset. Current columns in the dataset: "
                                 f"{list(self.names_)}")
        self.need_(original_column_name, "Original column name {name} not in the dataset. Current columns in the dataset: {names}")
        if new_column_name is None or new_column_name == "":
            raise ValueError("New column name is empty.")
        if isinstance(new_column_name, int) is True:
            raise TypeError("expected bytes, int found")
        if self.names_ is None or not (is_text(original_column_name) and known(original_column_name)) or not (is_text(new_column_name) and known(new_column_name)):
            may_fail()
            return self.made_(None, self.rows_)
        if new_column_name in self.names_:
            raise ValueError(f"New column name {new_column_name} already in the dataset. Please choose a column name which is not already in "
                             f"the dataset. Current columns in the dataset: {list(self.names_)}")
        return self.renamed_({original_column_name: new_column_name})

    def renamed_(self, mapping):
        pairs = [(mapping[name] if name in mapping else name, self.kinds_[name]) for name in self.names_]
        return self.made_(tuple([name for name, _ in pairs]), self.rows_, dict(pairs))

    def rename_columns(self, column_mapping, new_fingerprint=None):
        if isinstance(column_mapping, (list, tuple, str, int, float)) is True or column_mapping is None:
            raise AttributeError(f"'{type_name(column_mapping)}' object has no attribute 'keys'")
        if self.names_ is None or not (type(column_mapping) is dict and known(column_mapping)) or not all(
                [known(k) and is_text(column_mapping[k]) and known(column_mapping[k]) for k in column_mapping]):
            may_fail()
            return self.made_(None, self.rows_)
        if len(set(column_mapping.values())) < len(column_mapping):
            raise ValueError("New column names must all be different, but this column mapping has duplicates")
        for name in column_mapping:
            if name not in self.names_:
                raise ValueError(f"Original column names {{'{name}'}} not in the dataset. Current columns in the dataset: {list(self.names_)}")
        new = self.renamed_(column_mapping)
        if len(set(new.names_)) != len(new.names_):
            may_fail()
            return self.made_(None, self.rows_)
        return new

    def select(self, indices, keep_in_memory=False, indices_cache_file_name=None, writer_batch_size=1000, new_fingerprint=None):
        if indices is None or isinstance(indices, (int, float)) is True:
            raise TypeError(f"'{type_name(indices)}' object is not iterable")
        if is_text(indices):
            raise TypeError("'>=' not supported between instances of 'str' and 'int'")
        if isinstance(indices, range) is True and known(indices):
            if known(self.rows_) and len(indices) > 0:
                last = max(indices[0], indices[-1])
                if last >= self.rows_:
                    raise IndexError(f"Index {last} out of range for dataset of size {self.rows_}.")
                if min(indices[0], indices[-1]) < 0:
                    raise OverflowError("can't convert negative value to unsigned int")
            if not known(self.rows_):
                may_fail()
            return self.made_(self.names_, len(indices))
        if isinstance(indices, (list, tuple)) is True and known(indices) and len(indices) <= 300:
            for i in indices:
                if is_text(i):
                    raise TypeError("'>=' not supported between instances of 'str' and 'int'")
                if known(i) and known(self.rows_) and type(i) is int and i >= self.rows_:
                    raise IndexError(f"Index {i} out of range for dataset of size {self.rows_}.")
            if not known(self.rows_) or not all([known(i) for i in indices]):
                may_fail()
            return self.made_(self.names_, len(indices))
        may_fail()
        return self.made_(self.names_, _kinds.column_length(indices))

    def shuffle(self, seed=None, generator=None, keep_in_memory=False, load_from_cache_file=None, indices_cache_file_name=None,
                writer_batch_size=1000, new_fingerprint=None):
        refuse_seed(seed)
        return self.made_(self.names_, self.rows_)

    def sort(self, column_names, reverse=False, *args, **kwargs):
        if len(args) == 0 and isinstance(reverse, int) is True and isinstance(reverse, bool) is not True:
            raise TypeError("object of type 'int' has no len()")
        if column_names is None or isinstance(column_names, (int, float)) is True:
            raise TypeError(f"object of type '{type_name(column_names)}' has no len()")
        self.need_(column_names, "Column '{name}' not found in the dataset. Please provide a column selected in: {names}")
        for name in named(column_names) or []:
            if name in self.kinds_ and isinstance(self.kinds_[name], tuple):
                raise ArrowTypeError(f"Sorting not supported for the lists of column {name}")
        return self.made_(self.names_, self.rows_)

    def take(self, n):
        if is_text(n):
            raise TypeError("'<' not supported between instances of 'int' and 'str'")
        if isinstance(n, float) is True:
            raise TypeError("'float' object cannot be interpreted as an integer")
        if not (known(n) and known(self.rows_) and type(n) is int):
            may_fail()
            return self.made_(self.names_, unknown(int))
        return self.made_(self.names_, max(min(n, self.rows_), 0))

    def skip(self, n):
        if n is None or isinstance(n, (str, float)) is True:
            raise TypeError(f"'{type_name(n)}' object cannot be interpreted as an integer")
        if not (known(n) and known(self.rows_) and type(n) is int and n >= 0):
            may_fail()
            return self.made_(self.names_, unknown(int))
        return self.made_(self.names_, max(self.rows_ - n, 0))

    def shard(self, num_shards, index, contiguous=True, keep_in_memory=False, indices_cache_file_name=None, writer_batch_size=1000):
        if known(num_shards) and known(index) and type(num_shards) is int and type(index) is int and not 0 <= index < num_shards:
            raise ValueError("index should be in [0, num_shards-1]")
        may_fail()
        return self.made_(self.names_, unknown(int))

    def class_encode_column(self, column, include_nulls=False):
        self.need_(column, "Column ({name}) not in table columns ({names}).")
        name = column if is_text(column) and sure(column) else None
        if name is not None and name in self.kinds_ and isinstance(self.kinds_[name], tuple):
            raise ValueError(f"Class encoding is only supported for Value column, and column {name} is List.")
        kinds = {n: "int" if n == name and self.kinds_[n] is not None else None if n == name else self.kinds_[n] for n in self.kinds_}
        return self.made_(self.names_, self.rows_, kinds)

    def cast_column(self, column, feature, new_fingerprint=None):
        from models.datasets._features import ClassLabel

        if is_text(column) and known(column) and self.names_ is not None and column not in self.names_:
            raise ValueError(f"The columns in features ({list(self.names_) + [column]}) must be identical as the columns in the dataset: "
                             f"{list(self.names_)}")
        may_fail()
        if self.names_ is None or not (is_text(column) and known(column)):
            return self.made_(None, self.rows_)
        number = isinstance(feature, ClassLabel) is True and self.kinds_[column] is not None
        return self.made_(self.names_, self.rows_, {n: self.kinds_[n] if n != column else "int" if number else None for n in self.names_})

    def cast(self, features, *args, **kwargs):
        may_fail()
        return self.made_(self.names_, self.rows_, {})

    def add_column(self, name, column, *args, **kwargs):
        if column is None or isinstance(column, (int, float)) is True:
            raise TypeError(f"'{type_name(column)}' object is not iterable")
        if self.names_ is not None and is_text(name) and known(name) and name in self.names_:
            raise ValueError(f"The table can't have duplicated columns but columns ['{name}'] are duplicated.")
        length = _kinds.column_length(column)
        if known(length) and known(self.rows_) and length != self.rows_ and self.names_ is not None and len(self.names_) > 0:
            raise ValueError("Failed to concatenate on axis=1 because tables don't have the same number of rows")
        may_fail()
        if self.names_ is None or not (is_text(name) and known(name)):
            return self.made_(None, self.rows_)
        kinds = {n: self.kinds_[n] for n in self.names_}
        kinds[name] = _kinds.column_kind(column)
        return self.made_(self.names_ + (name,), self.rows_, kinds)

    def add_item(self, item, new_fingerprint=None):
        may_fail()
        return self.made_(self.names_, self.rows_ + 1, {})

    def flatten(self, *args, **kwargs):
        if self.names_ is not None and all([self.kinds_[n] is not None for n in self.names_]):
            return self.made_(self.names_, self.rows_)
        may_fail()
        return self.made_(None, self.rows_)

    def formatted_(self, type, columns):
        """Gives rows in another form from here on; which columns a row then has."""
        if known(type) and isinstance(type, (str, int)) and type not in FORMATS:
            raise ValueError(f"Format type should be one of [None, 'arrow', 'numpy', 'pandas', 'custom', 'polars', 'torch', 'tensorflow'], but got '{type}'")
        if isinstance(type, (list, dict)) is True:
            raise TypeError(f"unhashable type: '{type_name(type)}'")
        if columns is not None:
            wanted = _rows.listed(columns)
            if self.names_ is not None and wanted is not None:
                for name in wanted:
                    if name not in self.names_:
                        raise ValueError(f"Columns ['{name}'] not in the dataset. Current columns in the dataset: {list(self.names_)}")
        may_fail()
        # With a format of some columns, the others are not given.
        self.plain_ = known(type) and type is None and columns is None
        self.form_ = None if self.plain_ else "numpy" if known(type) and type in ("numpy", "np") else unknown()

    def with_format(self, type=None, columns=None, output_all_columns=False, **format_kwargs):
        new = self.made_(self.names_, self.rows_)
        new.formatted_(type, columns)
        return new

    def with_transform(self, transform, columns=None, output_all_columns=False):
        havoc(transform)
        new = self.made_(self.names_, self.rows_)
        new.plain_, new.form_ = False, unknown()
        return new

    def set_format(self, type=None, columns=None, output_all_columns=False, **kwargs):
        self.formatted_(type, columns)

    def set_transform(self, transform, columns=None, output_all_columns=False):
        havoc(transform)
        self.plain_, self.form_ = False, unknown()

    def reset_format(self):
        self.plain_, self.form_ = True, None

    def train_test_split(self, test_size=None, train_size=None, shuffle=True, stratify_by_column=None, seed=None, generator=None, keep_in_memory=False,
                         load_from_cache_file=None, train_indices_cache_file_name=None, test_indices_cache_file_name=None,
                         writer_batch_size=1000, train_new_fingerprint=None, test_new_fingerprint=None):
        from models.datasets import DatasetDict

        for name, size in (("test_size", test_size), ("train_size", train_size)):
            if is_text(size) or isinstance(size, (list, tuple, dict)) is True:
                raise ValueError(f"Invalid value for {name}: {size} of type <class '{type_name(size)}'>")
        refuse_seed(seed)
        if stratify_by_column is not None and is_text(stratify_by_column) and known(stratify_by_column) and self.names_ is not None:
            if stratify_by_column not in self.names_:
                raise ValueError(f"Key {stratify_by_column} not found in {list(self.names_)}")
            if self.kinds_[stratify_by_column] in ("str", "float", "bool"):
                raise ValueError("Stratifying by column is only supported for ClassLabel column, and column "
                                 f"{stratify_by_column} is Value.")
        n = self.rows_
        if test_size is None and train_size is None:
            test_size = 0.25
        rows = unknown(int), unknown(int)
        if known(n) and known(test_size) and train_size is None and type(test_size) in (int, float):
            if test_size <= 0 or test_size >= (n if type(test_size) is int else 1):
                raise ValueError(f"test_size={test_size} should be either positive and smaller than the number of samples {n} or a "
                                 "float in the (0, 1) range")
            test = test_size if type(test_size) is int else math.ceil(test_size * n)
            if n - test <= 0:
                raise ValueError(f"With n_samples={n}, test_size={test_size} and train_size=None, the resulting train set will be empty. "
                                 "Adjust any of the aforementioned parameters.")
            rows = n - test, test
        else:
            may_fail()
        if stratify_by_column is not None:
            may_fail()
        return DatasetDict({"train": self.made_(self.names_, rows[0]), "test": self.made_(self.names_, rows[1])})


