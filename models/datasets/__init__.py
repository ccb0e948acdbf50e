"""datasets: tables of Hugging Face, with their columns and rows where these stand in the code. What the hub gives is not known."""

from models.crane import certain as _certain
from models.crane import havoc as _havoc
from models.crane import known as _known
from models.crane import many as _many
from models.crane import unknown as _unknown
from models.datasets._table import Dataset
from models._std import is_text as _is_text
from models._std import may_fail as _may_fail

__pure__ = True
__removed__ = {"load_metric": ("3.0", "module 'datasets' has no attribute 'load_metric'")}


class DatasetDict(dict):
    """Datasets by the names of their splits."""

    __real__ = "datasets.dataset_dict.DatasetDict"

    def __init__(self, *args, **kwargs):
        self.update(*args, **kwargs)

    def __getitem__(self, key):
        if key in self:
            return self.get(key)
        if isinstance(key, (int, slice)) is True:
            raise KeyError(f"Invalid key: {key}. Please first select a split. For example: `my_dataset_dictionary['train'][0]`.")
        raise KeyError(key)

    def _crane_each(self, change):
        if not _known(self):
            _may_fail()
            return _loaded()
        return DatasetDict({name: change(self.get(name)) for name in list(self.keys())})

    def map(self, function=None, *args, **kwargs):
        _havoc(function)
        return self._crane_each(lambda d: d.map(function, *args, **kwargs))

    def filter(self, function=None, *args, **kwargs):
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
        return self._crane_each(lambda d: d.shuffle())

    def sort(self, column_names, *args, **kwargs):
        return self._crane_each(lambda d: d.sort(column_names))

    def cast_column(self, column, feature):
        return self._crane_each(lambda d: d.cast_column(column, feature))

    def class_encode_column(self, column, include_nulls=False):
        return self._crane_each(lambda d: d.class_encode_column(column))

    def flatten(self, max_depth=16):
        return self._crane_each(lambda d: d.flatten())

    def with_format(self, *args, **kwargs):
        return self._crane_each(lambda d: d.with_format())

    def with_transform(self, transform, *args, **kwargs):
        return self._crane_each(lambda d: d.with_transform(transform))

    def set_format(self, type=None, columns=None, output_all_columns=False, **kwargs):
        _may_fail()
        for name in list(self.keys()):
            self.get(name).set_format(type)

    def set_transform(self, transform, columns=None, output_all_columns=False):
        for name in list(self.keys()):
            self.get(name).set_transform(transform)

    def reset_format(self):
        self.set_format()

    def save_to_disk(self, *args, **kwargs):
        _may_fail()

    def push_to_hub(self, repo_id, *args, **kwargs):
        _may_fail()
        return _unknown()

    @property
    def column_names(self):
        return _unknown(dict)

    @property
    def num_rows(self):
        return _unknown(dict)

    @property
    def shape(self):
        return _unknown(dict)

    @property
    def num_columns(self):
        return _unknown(dict)


def _loaded():
    """A DatasetDict of splits that are not known."""
    made = DatasetDict()
    dict.update(made, _unknown(dict))
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
    if _known(dsets) and isinstance(dsets, (list, tuple)) and len(dsets) == 0:
        raise ValueError("Unable to concatenate an empty list of datasets.")
    _may_fail()
    return Dataset()


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


class Features(dict):
    def __init__(self, *args, **kwargs):
        self.update(*args, **kwargs)


class _Feature:
    """The type of a column."""

    def __init__(self, *args, **kwargs):
        _may_fail()

    def __getattr__(self, name):
        return _unknown()


class Value(_Feature):
    pass


class ClassLabel(_Feature):
    pass


class Audio(_Feature):
    pass


class Image(_Feature):
    pass


class Sequence(_Feature):
    pass


Array2D = Array3D = Array4D = Translation = Split = DownloadMode = _unknown()


def from_summary(summary):
    """A recorded table, of which only the class is known."""
    name = summary.get("types", {}).get("type")
    if name == "datasets.arrow_dataset.Dataset":
        made = Dataset()
        made.plain_ = False
        return made
    return _loaded() if _certain(name == "datasets.dataset_dict.DatasetDict") else _unknown()
