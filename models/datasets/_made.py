"""Tables made of what is in the code."""

from models.crane import havoc, known, type_name
from models.data import facts
from models.datasets import _kinds
from models.datasets._errors import ArrowInvalid, ArrowTypeError
from models._std import may_fail


def refuse_cell(values):
    """Raises where a column's values are of types that no column holds together."""
    if values is None or isinstance(values, (int, float)) is True:
        raise TypeError(f"'{type_name(values)}' object is not iterable")
    if not (isinstance(values, (list, tuple)) is True and known(values) and 1 < len(values) <= _kinds.MOST):
        return
    kinds = [_kinds.kind_of(v) for v in values]
    first = kinds[0]
    for value, kind in zip(values, kinds):
        other = type_name(value)
        if first == "int" and kind == "bool":
            raise ArrowTypeError("Expected integer, got bool")
        if first == "bool" and kind == "int":
            raise ArrowInvalid("Could not convert with type int: tried to convert to boolean")
        if isinstance(first, tuple) and kind in ("str", "int", "float", "bool"):
            raise ArrowInvalid("cannot mix list and non-list, non-null values")
        if first == "int" and kind == "str" or first == "float" and kind == "str":
            raise ArrowInvalid(f"Could not convert with type str: tried to convert to {'int64' if first == 'int' else 'double'}")
        if first == "str" and (kind in ("int", "float", "bool") or isinstance(kind, tuple)):
            raise ArrowTypeError(f"Expected bytes, got a '{other}' object")


class Dataset:
    """The ways to make a table, as class methods of `Dataset`."""

    __real__ = "datasets.arrow_dataset.Dataset"

    @classmethod
    def from_dict(cls, mapping, features=None, info=None, split=None, on_mixed_types=None):
        if mapping is None or isinstance(mapping, (list, tuple, str, int, float)) is True:
            raise AttributeError(f"'{type_name(mapping)}' object has no attribute 'items'")
        made = cls()
        if not (isinstance(mapping, dict) is True and known(mapping) and all([known(k) for k in mapping])):
            may_fail()
            return made
        for key in mapping:
            if isinstance(key, int):
                raise TypeError("expected bytes, int found")
        free = features is None and on_mixed_types is None
        if free:
            for name in mapping:
                kind = _kinds.column_kind(mapping[name])
                if kind is None:
                    refuse_cell(mapping[name])
                made.kinds_[name] = kind
        else:
            may_fail()
            made.kinds_ = {name: None for name in mapping}
        made.names_ = tuple(mapping.keys())
        lengths = [_kinds.column_length(values) for values in mapping.values()]
        same_lengths(made.names_, lengths)
        made.rows_ = lengths[0] if len(lengths) > 0 else 0
        return made

    @classmethod
    def from_list(cls, mapping, features=None, info=None, split=None, on_mixed_types=None):
        made = cls()
        if isinstance(mapping, (list, tuple)) is True and known(mapping):
            for row in mapping:
                if isinstance(row, (int, float)) is True:
                    raise TypeError(f"'{type_name(row)}' object is not iterable")
                break
            if 0 < len(mapping) <= _kinds.MOST and all([type(row) is dict and known(row) for row in mapping]) and features is None and on_mixed_types is None:
                return cls.from_dict({name: [row.get(name) for row in mapping] for name in mapping[0]})
        may_fail()
        if isinstance(mapping, (list, tuple)) is True:
            made.rows_ = len(mapping)
        return made

    @classmethod
    def from_pandas(cls, df, features=None, info=None, split=None, preserve_index=None):
        from models.datasets._table import frame_names

        if isinstance(df, (int, float, str, list, tuple, dict)) is True or df is None or type_name(df) == "Series":
            raise AttributeError(f"'{type_name(df)}' object has no attribute 'columns'")
        may_fail()
        made = cls()
        shape = facts(df).shape
        if known(shape) and len(shape) == 2:
            made.rows_ = shape[0]
            if features is None and known(preserve_index):
                made.names_, made.kinds_ = frame_names(df, preserve_index)
        return made

    @classmethod
    def from_csv(cls, path_or_paths, *args, **kwargs):
        may_fail()
        return cls()

    from_json = from_parquet = from_text = from_csv

    @classmethod
    def from_generator(cls, generator, *args, **kwargs):
        havoc(generator)
        may_fail()
        return cls()


def same_lengths(names, lengths):
    """Raises where the columns are surely of different lengths."""
    for i, n in enumerate(lengths):
        if known(n) and known(lengths[0]) and n != lengths[0]:
            raise ArrowInvalid(f"Column {i} named {names[i]} expected length {lengths[0]} but got length {n}")


