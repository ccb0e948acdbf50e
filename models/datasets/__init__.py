"""datasets: tables of Hugging Face, with their columns and rows where these stand in the code. What the hub gives is not known."""

from models.crane import certain as _certain
from models.crane import havoc as _havoc
from models.crane import known as _known
from models.crane import many as _many
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown
from models.crane import value as _value
from models.datasets._features import ClassLabel, Features, Value  # noqa: F401
from models.datasets._features import Feature as _Feature
from models.datasets._mapping import Mapping as _Mapping
from models.datasets._table import Column as _Column
from models.datasets._table import Dataset
from models.datasets._table import joined as _joined
from models.datasets._table import recorded as _recorded
from models._std import is_text as _is_text
from models._std import may_fail as _may_fail

__pure__ = True
__removed__ = {"load_metric": ("3.0", "module 'datasets' has no attribute 'load_metric'")}


class DatasetDict(_Mapping):
    """Datasets by the names of their splits."""

    __real__ = "datasets.dataset_dict.DatasetDict"
    data = cache_files = _unknown()

    def missing_(self, key):
        if isinstance(key, (int, slice)) is True:
            raise KeyError(f"Invalid key: {key}. Please first select a split. For example: `my_dataset_dictionary['train'][0]`.")
        raise KeyError(key)

    def _crane_method(self, *args, **kwargs):
        _may_fail()
        _havoc(self)
        return _unknown()

    align_labels_with_mapping = cast = cleanup_cache_files = flatten_indices = formatted_as = unique = _crane_method
    from_csv = from_json = from_parquet = from_text = load_from_disk = classmethod(_crane_method)

    def __crane_shown__(self, summary):
        """The splits, and their tables, as an output shows them."""
        entries = summary.get("entries")
        if summary.get("types", {}).get("type") != "datasets.dataset_dict.DatasetDict" or entries is None:
            return False
        if not _known(self.entries_):
            self.entries_ = {entry["key"]: _value(entry["value"]) for entry in entries}
            return True
        names = list(self.entries_)
        if sorted(names) != sorted([entry["key"] for entry in entries]):
            return False
        return all([isinstance(self.entries_[entry["key"]], Dataset) and self.entries_[entry["key"]].__crane_shown__(entry["value"])
                    for entry in entries])

    def _crane_each(self, change):
        if not _known(self.entries_):
            _may_fail()
            return _loaded()
        for value in self.entries_.values():
            if isinstance(value, (int, str, list, float)) is True:
                raise TypeError(f"Values in `DatasetDict` should be of type `Dataset` but got type '<class '{_type_name(value)}'>'")
        return DatasetDict({name: change(self.entries_[name]) for name in list(self.entries_)})

    def _crane_facts(self, fact):
        return {name: fact(self.entries_[name]) for name in list(self.entries_)} if _known(self.entries_) else _unknown(dict)

    def map(self, function=None, *args, **kwargs):
        if not _known(self.entries_):
            _havoc(function)
        return self._crane_each(lambda d: d.map(function, *args, **kwargs))

    def filter(self, function=None, *args, **kwargs):
        if not _known(self.entries_):
            _havoc(function)
        return self._crane_each(lambda d: d.filter(function, *args, **kwargs))

    def remove_columns(self, column_names):
        return self._crane_each(lambda d: d.remove_columns(column_names))

    def select_columns(self, column_names):
        return self._crane_each(lambda d: d.select_columns(column_names))

    def rename_column(self, original_column_name, new_column_name):
        return self._crane_each(lambda d: d.rename_column(original_column_name, new_column_name))

    def rename_columns(self, column_mapping):
        return self._crane_each(lambda d: d.rename_columns(column_mapping))

    def shuffle(self, *args, **kwargs):
        _may_fail()
        return self._crane_each(lambda d: d.shuffle())

    def sort(self, column_names, *args, **kwargs):
        return self._crane_each(lambda d: d.sort(column_names))

    def cast_column(self, column, feature):
        return self._crane_each(lambda d: d.cast_column(column, feature))

    def class_encode_column(self, column, include_nulls=False):
        return self._crane_each(lambda d: d.class_encode_column(column))

    def flatten(self, max_depth=16):
        return self._crane_each(lambda d: d.flatten())

    def with_format(self, type=None, columns=None, output_all_columns=False, **kwargs):
        return self._crane_each(lambda d: d.with_format(type, columns))

    def with_transform(self, transform, *args, **kwargs):
        return self._crane_each(lambda d: d.with_transform(transform))

    def set_format(self, type=None, columns=None, output_all_columns=False, **kwargs):
        if not _known(self.entries_):
            _may_fail()
        for name in list(self.entries_):
            self.entries_[name].set_format(type, columns)

    def set_transform(self, transform, columns=None, output_all_columns=False):
        for name in list(self.entries_):
            self.entries_[name].set_transform(transform)

    def reset_format(self):
        for name in list(self.entries_):
            self.entries_[name].reset_format()

    def save_to_disk(self, *args, **kwargs):
        _may_fail()

    def push_to_hub(self, repo_id, *args, **kwargs):
        _may_fail()
        return _unknown()

    @property
    def column_names(self):
        return self._crane_facts(lambda d: d.column_names)

    @property
    def num_rows(self):
        return self._crane_facts(lambda d: d.num_rows)

    @property
    def shape(self):
        return self._crane_facts(lambda d: d.shape)

    @property
    def num_columns(self):
        return self._crane_facts(lambda d: d.num_columns)


def _loaded():
    """A DatasetDict of splits that are not known."""
    made = DatasetDict()
    made.entries_ = _unknown(dict)
    return made


class IterableDataset:
    """Examples that are read when they are needed."""

    __real__ = "datasets.iterable_dataset.IterableDataset"

    def __getattr__(self, name):
        return _unknown()

    def __iter__(self):
        _may_fail()
        return iter(_many(_unknown(dict)))

    def map(self, function=None, *args, **kwargs):
        _havoc(function)
        return IterableDataset()

    def filter(self, function=None, *args, **kwargs):
        _havoc(function)
        return IterableDataset()

    def take(self, n):
        return IterableDataset()

    def skip(self, n):
        return IterableDataset()

    def shuffle(self, *args, **kwargs):
        return IterableDataset()

    def remove_columns(self, column_names):
        return IterableDataset()


def load_dataset(path, name=None, data_dir=None, data_files=None, split=None, cache_dir=None, *args, **kwargs):
    _may_fail()
    if "streaming" in kwargs and kwargs["streaming"] is not False:
        return IterableDataset() if _is_text(split) else _unknown()
    if split is None:
        return _loaded()
    return Dataset() if _is_text(split) else _unknown()


def load_from_disk(dataset_path, *args, **kwargs):
    _may_fail()
    return _unknown()


def concatenate_datasets(dsets, info=None, split=None, axis=0):
    if isinstance(dsets, (int, float)) is True:
        raise TypeError(f"'{_type_name(dsets)}' object is not iterable")
    if dsets is None or _known(dsets) and isinstance(dsets, (list, tuple)) and len(dsets) == 0:
        raise ValueError("Unable to concatenate an empty list of datasets.")
    if isinstance(dsets, Dataset) is True and _certain(len(dsets) > 0):
        raise ValueError("Expected a list of Dataset objects or a list of IterableDataset objects, but element at position 0 is a dict.")
    if _known(dsets) and isinstance(dsets, (list, tuple)):
        for i, item in enumerate(dsets):
            if item is None or isinstance(item, (int, float, str, list)) is True:
                raise ValueError("Expected a list of Dataset objects or a list of IterableDataset objects, but element at position "
                                 f"{i} is a {_type_name(item)}.")
            if isinstance(item, DatasetDict) is True:
                raise ValueError(f"Dataset at position {i} has at least one split: {list(item)}")
        if _certain(axis == 0) and all([isinstance(item, Dataset) is True for item in dsets]):
            _may_fail()
            return _joined(dsets)
    _may_fail()
    return Dataset() if _certain(axis == 0) else _unknown()


def interleave_datasets(datasets, *args, **kwargs):
    _may_fail()
    return _unknown()


def get_dataset_config_names(path, *args, **kwargs):
    _may_fail()
    return _many(_unknown(str))


def get_dataset_split_names(path, *args, **kwargs):
    _may_fail()
    return _many(_unknown(str))


def disable_progress_bar():
    return None


Audio = type("Audio", (_Feature,), {})
Image = type("Image", (_Feature,), {})
Sequence = type("Sequence", (_Feature,), {})
List = type("List", (_Feature,), {})


Array2D = Array3D = Array4D = Translation = Split = DownloadMode = _unknown()


def from_summary(summary):
    """A recorded table, or tables by the names of splits."""
    name = summary.get("types", {}).get("type")
    if _certain(name == "datasets.arrow_dataset.Dataset"):
        return _recorded(summary)
    if _certain(name == "datasets.arrow_dataset.Column"):
        return _unknown(_Column)
    if _certain(name == "datasets.dataset_dict.DatasetDict"):
        entries = summary.get("entries")
        if entries is None or summary.get("complete") is not True:
            return _loaded()
        return DatasetDict({entry["key"]: _value(entry["value"]) for entry in entries})
    return _unknown()
