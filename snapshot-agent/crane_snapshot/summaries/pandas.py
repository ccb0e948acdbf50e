"""pandas: frames, series, indexes, categoricals, group-bys, timestamps."""

import sys

from .. import looking
from ..arrays import LABELS, SAMPLE, array_facts, objects
from ..looking import MEMORY
from ..numbers import number
from .numpy import memory

MODULES = ("pandas",)

#: Most labels of an index that are looked at.
_INDEX = 200_000
#: Most ranges of integer labels that are listed.
_RANGES = 12
_COLUMN_WORK = 300_000


def summarise(v, cls, look):
    for ancestor in looking.mro(cls):
        kind = _KINDS.get(looking.qualname(ancestor))
        if kind is not None:
            return kind(v, ancestor, look)
    return {}


def _frame(v, cls, look):
    manager = v._mgr
    columns = manager.axes[0]
    width, length = len(columns), len(manager.axes[1])
    facts = {"structure": {"shape": [length, width]}, "types": {}}
    # Slicing an index of Arrow's strings takes longer than all names of most frames.
    names = list(columns if width <= look.limits.columns else columns[: look.limits.columns])
    # Below the top a frame is one of many: names and dtypes of fewer columns.
    limit = look.limits.columns if look.depth <= 2 else look.limits.nested_items
    listed, whole = [], width <= limit
    memories = set()
    for i, name in enumerate(names[:limit]):
        label = look.label(name)
        if label is None:
            whole = False
            continue
        values = manager.iget_values(i)
        column = {"name": label, "types": {"dtype": _dtype_name(values.dtype)}}
        if not (type(name) is str and _secret(name)):
            _merge(column, values_facts(values, look))
        _remember(values, memories)
        listed.append(column)
    if width > limit:
        facts["types"]["dtypes"] = sorted({_dtype_name(block.values.dtype) for block in manager.blocks})
    facts["columns"], facts["complete"] = listed, whole
    facts["index"] = index_facts(manager.axes[1], look)
    if type(columns) is not _plain("Index") or columns.names != [None]:
        described = index_facts(columns, look)
        facts["columns_index"] = described
    if columns_repeat(names):
        facts["types"]["duplicate_columns"] = True
    if memories:
        facts[MEMORY] = sorted(memories)
    return facts


def columns_repeat(names):
    try:
        return len(set(names)) < len(names)
    except TypeError:
        return False


def _secret(name):
    from ..secrets import secret_name

    return secret_name(name)


def _plain(name):
    return getattr(sys.modules["pandas"], name)


def _remember(values, memories):
    """Addresses of plain NumPy buffers, unless writing to one object never shows in another."""
    numpy = sys.modules["numpy"]
    if type(values) is numpy.ndarray:
        memories.add(memory(values, numpy.ndarray))


def _merge(summary, facts):
    for key, value in facts.items():
        if key in summary and type(value) is dict:
            summary[key].update(value)
        elif value:
            summary[key] = value


def _series(v, cls, look):
    manager = v._mgr
    values = manager.blocks[0].values
    facts = {
        "structure": {"shape": [len(manager.axes[0])]},
        "types": {"dtype": _dtype_name(values.dtype), "name": _name(v._name, look)},
    }
    if not (type(v._name) is str and _secret(v._name)):
        _merge(facts, values_facts(values, look))
    facts["index"] = index_facts(manager.axes[0], look)
    memories = set()
    _remember(values, memories)
    if memories:
        facts[MEMORY] = sorted(memories)
    if looking.qualname(type(values.dtype)) == "ObjectDType" or getattr(values.dtype, "kind", "") == "O":
        _element_shapes(values, facts, look)
    return facts


def _element_shapes(values, facts, look):
    """Shapes or lengths of the elements of a column of lists or arrays."""
    from .builtins import shape_of

    numpy = sys.modules["numpy"]
    if type(values) is not numpy.ndarray or not values.size or values.size > 20_000 or not look.spend(values.size * 20):
        return
    counts = {}
    for item in values.ravel().tolist():
        shape = shape_of(item)
        if shape is None:
            return
        counts[shape] = counts.get(shape, 0) + 1
        if len(counts) > 16:
            return
    facts["structure"]["shapes"] = [[list(shape), count] for shape, count in counts.items()]


def _name(name, look):
    if name is None:
        return None
    if type(name) is tuple:
        return [_name(part, look) for part in name]
    return look.label(name)


#: Names of NumPy's plain dtypes, by their code: NumPy works each out anew, in Python.
_NAMES = {}


def _dtype_name(dtype):
    if type(dtype).__module__ == "numpy.dtypes" and dtype.kind in "biufcOMm":
        code = dtype.str
        name = _NAMES.get(code)
        if name is None:
            name = _NAMES[code] = _written(dtype)
        return name
    return _written(dtype)


def _written(dtype):
    name = getattr(dtype, "name", None)
    if type(name) is not str:
        return str(dtype)
    if name == "category" or name == "interval":
        return name
    # pandas 3 names its own strings "str".
    text = str(dtype)
    return text if len(text) <= 40 else name


def values_facts(values, look):
    """Facts about one column's values, of any kind of array."""
    if look.level in ("structure", "types"):
        return {"types": {"ordered": bool(values.ordered)}} if looking.qualname(type(values)) == "Categorical" else {}
    numpy = sys.modules["numpy"]
    if type(values) is numpy.ndarray:
        return array_facts(
            values.reshape(-1) if values.ndim == 1 else values[0] if values.shape[0] == 1 else values, look
        )
    kind = looking.qualname(type(values))
    read = _EXTENSIONS.get(kind)
    if read is None:
        return {}
    return read(values, look)


def _categorical(values, look):
    codes, categories = values._codes, values.dtype.categories
    facts = {"categories": len(categories), "ordered": bool(values.dtype.ordered)}
    if codes.size <= look.limits.variable_work and look.spend(codes.size * 2 + 20):
        facts["nan"] = int((codes == -1).sum())
        if codes.size <= _COLUMN_WORK:
            seen = sys.modules["numpy"].zeros(len(categories) + 1, dtype=bool)
            seen[codes] = True
            facts["unique"] = int(seen[:-1].sum())
    listed = categories[:LABELS].tolist() if len(categories) <= LABELS else None
    found = {"values": facts, "types": {"categories_dtype": _dtype_name(categories.dtype)}}
    if listed is not None and all(_plain_label(x, look) for x in listed):
        facts["category_labels"] = listed
    return found


def _plain_label(x, look):
    return type(x) in (int, bool) or (type(x) is str and look.text(x))


def _masked(values, look):
    """Int64, Float64, boolean: data and mask."""
    mask, data = values._mask, values._data
    if data.size > look.limits.variable_work or not look.spend(data.size * 2):
        return {}
    nan = int(mask.sum())
    real = data[~mask] if nan else data
    facts = array_facts(real, look)
    for key in ("values", "sample"):
        if key in facts:
            facts[key]["nan"] = nan
    return facts or {"values": {"nan": nan}}


def _dates(values, look):
    return array_facts(values._ndarray, look)


def _strings(values, look):
    """pandas' own strings, over Arrow or over Python objects."""
    length = len(values)
    inner = getattr(values, "_pa_array", None)
    if inner is not None:
        nan = inner.null_count
    if length <= 20_000 and look.spend(length * 60):
        texts = inner.to_pylist() if inner is not None else values._ndarray.tolist()
        return {"values": objects(texts, look, True)}
    step = max(length // SAMPLE, 1)
    part = values[::step]
    texts = part._pa_array.to_pylist() if inner is not None else part._ndarray.tolist()
    facts = objects(texts, look, False)
    sample = {key: facts[key] for key in ("int", "float", "date", "kinds") if key in facts}
    if facts.get("nan"):
        sample["nan"] = facts["nan"]
    found = {"sample": sample}
    if inner is not None:
        found["values"] = {"nan": nan, "kinds": ["str"]}
        sample.pop("nan", None)
    return found


def _arrow(values, look):
    return {"values": {"nan": values._pa_array.null_count}}


_EXTENSIONS = {
    "Categorical": _categorical,
    "IntegerArray": _masked,
    "FloatingArray": _masked,
    "BooleanArray": _masked,
    "DatetimeArray": _dates,
    "TimedeltaArray": _dates,
    "StringArray": _strings,
    "ArrowStringArray": _strings,
    "ArrowStringArrayNumpySemantics": _strings,
    "StringArrayNumpySemantics": _strings,
    "ArrowExtensionArray": _arrow,
    "NumpyExtensionArray": lambda values, look: array_facts(values._ndarray, look),
    "PandasArray": lambda values, look: array_facts(values._ndarray, look),
}


def index_facts(index, look):
    """The kind of an index, its names, and which labels it has."""
    cls = type(index)
    kind = looking.qualname(cls)
    facts = {"structure": {"length": len(index)}, "types": {"type": looking.type_name(cls)}}
    names = [_name(name, look) for name in index.names]
    if names != [None]:
        facts["types"]["names"] = names
    if look.level == "structure":
        return facts
    if kind == "RangeIndex":
        start, stop, step = index.start, index.stop, index.step
        facts["types"]["dtype"] = "int64"
        if look.level != "types":
            facts["values"] = {"unique": True}
            facts["values"].update(_steps(range(start, stop, step)))
            if step < 0 and len(index) > 1:
                facts["values"]["sorted"] = False
        return facts
    if kind == "MultiIndex":
        facts["levels"] = [
            {
                "types": {"dtype": _dtype_name(level.dtype), "name": _name(name, look)},
                "structure": {"length": len(level)},
            }
            for level, name in zip(index._levels, index.names)
        ]
        return facts
    facts["types"]["dtype"] = _dtype_name(index.dtype)
    if look.level != "types":
        _merge(facts, _labels(index, look))
    return facts


def _steps(labels):
    """Ranges of the labels of a RangeIndex: one where they follow each other, else one for each."""
    if not labels:
        return {"ranges": []}
    low, high = min(labels[0], labels[-1]), max(labels[0], labels[-1])
    if abs(labels.step) == 1 or len(labels) == 1:
        return {"ranges": [[low, high]]}
    facts = {"min": low, "max": high, "sorted": labels.step > 0}
    step = abs(labels.step)
    ranges = [[low + i * step] * 2 for i in range(min(len(labels), _RANGES + 1))]
    if len(labels) <= _RANGES + 1:
        facts["ranges"] = ranges
    else:
        facts["low_ranges"] = ranges[:_RANGES]
    return facts


def _labels(index, look):
    numpy = sys.modules["numpy"]
    values = index._data
    length = len(index)
    if length > _INDEX or not look.spend(length * 6 + 10):
        return {}
    if type(values) is not numpy.ndarray:
        facts = values_facts(values, look)
        facts.get("values", {}).pop("examples", None)
        found = facts.get("values", {})
        if "unique" in found:
            found["unique"] = found["unique"] + bool(found.get("nan")) == length
        return facts
    if values.dtype.kind in "iu":
        return {"values": _integer_labels(values)}
    if values.dtype.kind == "O":
        if length > 20_000 or not look.spend(length * 30):
            return {}
        facts = objects(values.tolist(), look, True)
        if "unique" in facts:
            facts["unique"] = facts["unique"] + bool(facts["nan"]) == length
        return {"values": {key: facts[key] for key in ("nan", "kinds", "unique", "labels") if key in facts}}
    if values.dtype.kind in "fM":
        facts = array_facts(values, look)
        found = facts.get("values", {})
        if "unique" in found:
            found["unique"] = found["unique"] + bool(found.get("nan", 0)) == length
        return facts
    return {}


def _integer_labels(values):
    """Ranges of the labels that occur, and whether each occurs once."""
    numpy = sys.modules["numpy"]
    if not values.size:
        return {"ranges": [], "unique": True}
    ordered = numpy.sort(values)
    steps = numpy.diff(ordered)
    facts = {"unique": bool((steps != 0).all()), "min": int(ordered[0]), "max": int(ordered[-1])}
    facts["sorted"] = bool((values[1:] >= values[:-1]).all())
    breaks = numpy.flatnonzero(steps > 1)
    firsts = [int(ordered[0])] + [int(x) for x in ordered[breaks[:_RANGES] + 1]]
    lasts = [int(x) for x in ordered[breaks[:_RANGES]]] + [int(ordered[-1])]
    ranges = [list(pair) for pair in zip(firsts, lasts)]
    if breaks.size <= _RANGES:
        facts["ranges"] = ranges
    else:
        # Whole as far as it goes: a label below the last one listed is in one of these, or nowhere.
        facts["low_ranges"] = ranges[:_RANGES]
    return facts


def _index(v, cls, look):
    facts = index_facts(v, look)
    facts["types"].pop("type")
    facts["structure"]["shape"] = [facts["structure"]["length"]]
    if v.names != [None] and len(v.names) == 1:
        facts["types"]["name"] = _name(v.names[0], look)
    if look.level not in ("structure", "types") and len(v) <= look.wide(look.limits.items):
        items = [look.value(item) for item in list(v)]
        facts["items"], facts["complete"] = items, True
    return facts


def _groupby(v, cls, look):
    named = looking.instance_dict(v) or {}
    facts = {"types": {}}
    grouper = named.get("_grouper", named.get("grouper"))
    if grouper is not None:
        # Of one that is not a column the name may be None.
        facts["types"]["keys"] = [_name(name, look) for name in grouper.names]
    selection = named.get("_selection")
    if type(selection) in (str, list):
        facts["types"]["selection"] = selection if type(selection) is str else [_name(x, look) for x in selection]
    for key in ("as_index", "dropna", "observed", "sort"):
        if type(named.get(key)) is bool:
            facts["types"][key] = named[key]
    if named.get("obj") is not None:
        facts["dataset"] = look.value(named["obj"])
    return facts


def _categorical_array(v, cls, look):
    facts = _categorical(v, look)
    facts["structure"] = {"shape": [len(v._codes)]}
    facts["types"]["dtype"] = "category"
    return facts


def _timestamp(v, cls, look):
    facts = {"types": {"aware": v.tzinfo is not None}}
    if look.level == "examples":
        facts["values"] = {"value": str(v)}
    return facts


def _extension(v, cls, look):
    facts = values_facts(v, look)
    facts["structure"] = {"shape": [len(v)]}
    facts.setdefault("types", {})["dtype"] = _dtype_name(v.dtype)
    return facts


def _timedelta(v, cls, look):
    return {"values": {"value": number(v.total_seconds())}} if look.level not in ("structure", "types") else {}


_KINDS = {
    "DataFrame": _frame,
    "Series": _series,
    "Index": _index,
    "DataFrameGroupBy": _groupby,
    "SeriesGroupBy": _groupby,
    "BaseGroupBy": _groupby,
    "Rolling": _groupby,
    "Categorical": _categorical_array,
    "Timestamp": _timestamp,
    "Timedelta": _timedelta,
    "ExtensionArray": _extension,
}
