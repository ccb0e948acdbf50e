"""From recorded summaries (docs/snapshot.md) to values of this model."""

from models.crane import certain, known, unknown, value
from models.data import Facts
from models.pandas.core import MOST, is_label, new_frame, new_series
from models.pandas.index import Unordered, any_index, range_index, simple_index

# Names of dtypes, as recorded, of which nothing else is said.
TEXT = ("all", "some", "none")


def from_summary(summary):
    """An instance for a summary of a pandas object; unknown for kinds that are not modelled."""
    name = summary["types"]["type"]
    short = name.split(".")[-1]
    if short == "DataFrame":
        return frame_from(summary)
    if short == "Series":
        return series_from(summary)
    if short in ("DataFrameGroupBy", "SeriesGroupBy"):
        return group_from(summary, short)
    if short.endswith("Index"):
        return index_from_summary(index_part(summary, short), short)
    return unknown()


def index_part(summary, short):
    """The `index` summary of an Index variable: its own facts, or those nested."""
    part = summary.get("index")
    if part is not None:
        return part
    structure = summary.get("structure", {})
    types = summary.get("types", {})
    shape = structure.get("shape")
    length = structure.get("length")
    if length is None and shape is not None:
        length = shape[0]
    names = types.get("names")
    if names is None:
        names = [types.get("name")] if "name" in types else None
    return {"structure": {"length": length}, "types": {"type": short, "dtype": types.get("dtype"), "names": names},
            "values": summary.get("values", {})}


def column_label(name):
    """A column's name: a scalar, a list for a tuple, or a summary."""
    if isinstance(name, dict):
        return value(name)
    if isinstance(name, list):
        parts = [column_label(part) for part in name]
        return tuple(parts) if all(known(part) for part in parts) else unknown()
    return name


def facts_from(part, rows):
    """Facts of a column from its `types`, `values` and `sample`."""
    types = part.get("types", {})
    values = part.get("values", {})
    sample = part.get("sample", {})
    f = Facts((rows,), types.get("dtype"))
    nan = values.get("nan")
    if nan is not None:
        f.nan = nan > 0
    elif sample.get("nan", 0) > 0:
        f.nan = True
    inf = values.get("inf")
    if inf is not None:
        f.inf = inf > 0
    elif sample.get("inf", 0) > 0:
        f.inf = True
    low = number(values.get("min"))
    high = number(values.get("max"))
    if low is not None and high is not None:
        f.low = low
        f.high = high
        f.attained = True
    if "integral" in values:
        f.integral = values["integral"]
    elif sample.get("integral") is False:
        f.integral = False
    if values.get("unique") is not None:
        f.unique = values["unique"]
    if values.get("labels") is not None:
        f.labels = [column_label(label) for label in values["labels"]]
    if values.get("kinds") is not None:
        f.kinds = tuple(values["kinds"])
    f.int_text = text_fact(values.get("int"), sample.get("int"))
    f.float_text = text_fact(values.get("float"), sample.get("float"))
    f.date_text = text_fact(values.get("date"), sample.get("date"))
    return f


def number(x):
    return x if isinstance(x, (int, float)) and not isinstance(x, bool) else None


def text_fact(exact, seen):
    """Of a sample: that one does not parse is known to be so of all; that all parse is not."""
    if exact in TEXT:
        return exact
    if seen in ("some", "none"):
        return "some"
    return unknown(str)


def rows_of(summary):
    shape = summary.get("structure", {}).get("shape")
    if shape is not None and len(shape) > 0 and shape[0] is not None:
        return shape[0]
    return unknown(int)


def frame_from(summary):
    rows = rows_of(summary)
    parts = summary.get("columns")
    if parts is None:
        frame = new_frame({}, False, rows, index_from_summary(summary.get("index"), None, rows))
        unlisted(frame, summary)
        return frame
    labels = [column_label(part.get("name")) for part in parts]
    count = len([label for label in labels if known(label) and is_label(label)])
    whole = bool(summary.get("complete")) and count == len(parts)
    # Not a loop, which may be cut short and leave a part of the columns in doubt.
    cols = {label: facts_from(part, rows) if len(part) > 1 else Facts((rows,))
            for label, part in zip(labels, parts) if known(label) and is_label(label)}
    frame = new_frame(cols, whole, rows, index_from_summary(summary.get("index"), None, rows))
    if len(cols) < count:
        frame._s.double = True
    if not whole:
        frame._s.double = False
        unlisted(frame, summary)
    if summary.get("unordered"):
        frame._s.ordered = False
    return frame


def unlisted(frame, summary):
    """What is known of columns that are not listed."""
    if summary.get("types", {}).get("dtypes") is not None:
        frame._s.dtypes = list(summary["types"]["dtypes"])
    shape = summary.get("structure", {}).get("shape")
    if shape is not None and len(shape) == 2 and shape[1] is not None:
        frame._s.width = shape[1]
    # Not recorded: what the code implies may say it.
    frame._s.gone = unknown(dict)


def series_from(summary):
    rows = rows_of(summary)
    types = summary.get("types", {})
    name = column_label(types["name"]) if "name" in types else unknown()
    return new_series(facts_from(summary, rows), index_from_summary(summary.get("index"), None, rows), name)


def index_from_summary(part, kind=None, rows=None):
    """An index from its summary; `rows`: the length where the summary has none."""
    length = unknown(int) if rows is None else rows
    if part is None:
        index = any_index(length)
        index._gone = unknown(list)
        return index
    if part.get("structure", {}).get("length") is not None:
        length = part["structure"]["length"]
    types = part.get("types", {})
    values = part.get("values", {})
    kind = types.get("type") if types.get("type") is not None else kind
    kind = kind.split(".")[-1] if kind is not None else unknown(str)
    names = types.get("names")
    if certain(kind == "MultiIndex"):
        from models.pandas.indexes import multi_index
        return multi_index(length, [column_label(name) for name in names] if names is not None else unknown(list))
    if known(kind) and kind not in ("RangeIndex", "Index", "Int64Index", "Float64Index", "UInt64Index"):
        return other_index(kind, length, names)
    index = any_index(length)
    if certain(kind == "RangeIndex"):
        index = range_index(length)
    index._name = column_label(names[0]) if names is not None and len(names) == 1 else unknown()
    index._dtype = types.get("dtype") if types.get("dtype") is not None else unknown(str)
    index._kind = kind
    if certain(values.get("sorted") == False) and certain(kind == "RangeIndex"):  # noqa: E712
        # With a negative step: its ranges are not in its order.
        index._kind = "Index"
    index._ranges = unknown(list)
    index._exact = False
    # Not recorded: what the code implies may say it.
    index._gone = unknown(list)
    if values.get("unique") is not None:
        index._unique = values["unique"] is True or values["unique"] == length
    if values.get("labels") is not None:
        labels = [column_label(label) for label in values["labels"]]
        if all(known(label) for label in labels):
            index._labels = Unordered(labels)
            index._exact = True
    if values.get("ranges") is not None:
        index._ranges = [(pair[0], pair[1]) for pair in values["ranges"]]
        index._exact = True
    return index


def other_index(kind, length, names):
    from models.pandas import indexes
    classes = {"DatetimeIndex": indexes.DatetimeIndex, "TimedeltaIndex": indexes.TimedeltaIndex,
               "PeriodIndex": indexes.PeriodIndex, "IntervalIndex": indexes.IntervalIndex,
               "CategoricalIndex": indexes.CategoricalIndex}
    if kind not in classes:
        return any_index(length)
    index = classes[kind]()
    index._length = length
    index._name = column_label(names[0]) if names is not None and len(names) == 1 else unknown()
    return index


def group_from(summary, short):
    from models.pandas.groupby import DataFrameGroupBy
    dataset = summary.get("dataset")
    keys = summary.get("types", {}).get("keys")
    if short != "DataFrameGroupBy" or dataset is None:
        return unknown()
    frame = value(dataset)
    labels = [column_label(key) for key in keys] if keys is not None else unknown(list)
    if known(labels) and not all(known(label) and label is not None for label in labels):
        labels = unknown(list)
    return DataFrameGroupBy(frame, labels, unknown(bool), not known(labels)) if known(frame) else unknown()
