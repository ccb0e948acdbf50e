"""What `map` and `filter` hand to a function, and what they make of what it returns."""

from models.crane import certain, known, many, type_name, unknown
from models.datasets._kinds import fresh
from models._std import may_fail


class LazyDict:
    """A row or a batch: a mapping whose values are read when they are asked for."""

    __complete__ = True
    __callable__ = False
    pa_table = formatter = keys_to_format = unknown()

    def __init__(self, values):
        self.data = values

    def __getitem__(self, key):
        if not known(key):
            may_fail()
            return unknown()
        if key not in self.data:
            raise KeyError(key)
        return self.data[key]

    def __crane_mapping__(self):
        return self.data

    def __setitem__(self, key, value):
        self.data[key] = value

    def __delitem__(self, key):
        del self.data[key]

    def __contains__(self, key):
        return key in self.data

    def __iter__(self):
        return iter(list(self.data))

    def __len__(self):
        return len(self.data)

    def keys(self):
        return self.data.keys()

    def values(self):
        return self.data.values()

    def items(self):
        return self.data.items()

    def get(self, key, default=None):
        return self.data.get(key, default)

    def pop(self, key, *default):
        return self.data.pop(key, *default)

    def popitem(self):
        return self.data.popitem()

    def clear(self):
        self.data.clear()

    def setdefault(self, key, default=None):
        return self.data.setdefault(key, default)

    def update(self, *other, **more):
        self.data.update(*other, **more)

    def copy(self):
        return type(self)(dict(self.data))

    def format(self, key):
        return unknown()

    @classmethod
    def fromkeys(cls, iterable, value=None):
        raise NotImplementedError()


class LazyRow(LazyDict):
    __real__ = "datasets.formatting.formatting.LazyRow"


class LazyBatch(LazyDict):
    __real__ = "datasets.formatting.formatting.LazyBatch"


def listed(name):
    """A list of columns from one name or several, as `map` takes them; None where it is not known."""
    if isinstance(name, str) and known(name):
        return [name]
    if isinstance(name, (list, tuple)) and known(name) and all([known(c) and isinstance(c, str) for c in name]):
        return list(name)
    return None


def handed(table, batched, size, columns, indices, plain=False):
    """(arguments, mapping) for one call of the function: fresh values of a row, or of the first batch.

    `size`: rows of a batch; `columns`: names whose values are given instead of the mapping; `plain`: a dict, not a LazyRow.
    """
    if table.names_ is None or not table.plain_:
        given, values = unknown(), None
    else:
        kinds = table.kinds_
        values = {name: many(fresh(kinds[name]), size) if batched else fresh(kinds[name]) for name in table.names_}
        given = values if plain else LazyBatch(values) if batched else LazyRow(values)
    arguments = [given] if columns is None else [unknown() if values is None else values[c] for c in columns]
    if indices:
        arguments.append(many(unknown(int), size) if batched else unknown(int))
    return arguments, given


def refuse_result(result, batched):
    """Raises for what `map` cannot take as a row or a batch."""
    if isinstance(result, (bool, int, float, str, list, tuple, set)) is True:
        kind = type_name(result)
        raise TypeError("Provided `function` which is applied to all elements of table returns a variable of type "
                        f"<class '{kind}'>. Make sure provided `function` returns a variable of type `dict` (or a pyarrow table) to update "
                        "the dataset or `None` if you are only interested in side effects.")
    if batched and type(result) is dict and known(result):
        for value in result.values():
            if isinstance(value, (bool, int, float, str)) is True or value is None:
                raise TypeError("Provided `function` which is applied to all elements of table returns a `dict` of types "
                                f"[<class '{type_name(value)}'>]. When using `batched=True`, make sure provided `function` returns a `dict` "
                                "of types like `(<class 'list'>, <class 'numpy.ndarray'>, <class 'pandas.Series'>)`.")


def entries_of(result):
    """The result as a dict of what is known of it, or None."""
    if isinstance(result, LazyDict) is True:
        return result.data if known(result.data) else None
    return result if type(result) is dict and known(result) and all([known(k) for k in result]) else None


def row_count(entries, size, rows):
    """Rows of the table after a batched `map` without the columns that were there: `rows` where each batch keeps its number."""
    same = [certain(len(v) == size) for v in entries.values() if isinstance(v, (list, tuple)) is True]
    return rows if known(size) and len(same) == len(entries) and len(same) > 0 and all(same) else unknown(int)
