"""Python's own types, functions, classes, modules, and instances of classes that nobody else knows."""

import os
import types

from .. import looking
from ..code import class_facts, function_facts
from ..numbers import bound, number, parses_as_date, parses_as_float, parses_as_int, text_facts

MODULES = (
    "builtins", "collections", "enum", "types", "functools", "itertools", "datetime", "decimal", "fractions", "pathlib",
    "re", "random", "io", "_io", "uuid", "operator", "array", "zoneinfo", "_thread", "threading",
)  # fmt: skip


def summarise(v, cls, look):
    kind = type(v)
    scalar = _SCALARS.get(kind)
    if scalar is not None:
        return scalar(v, look)
    if kind is type(os.environ):
        return {}
    for base, summary in _KINDS:
        # By the class alone: `isinstance` would ask a proxy's `__class__`.
        if base in looking.mro(kind):
            facts = summary(v, base, look) if _holds_its_own(kind, base) else {}
            break
    else:
        facts = {}
    if kind not in _PLAIN and type not in looking.mro(kind):
        attributes = attributes_of(v, look)
        if attributes is not None:
            facts = dict(facts)
            facts["attributes"], facts["complete_attributes"] = attributes
            if "complete" not in facts:
                facts["complete"] = facts.pop("complete_attributes")
            else:
                facts.pop("complete_attributes")
    return facts


def _plain(name, value):
    return {"types": {"type": name}, "values": {"value": value}}


def _int(v, look):
    if look.level in ("structure", "types") or v.bit_length() > 200:
        return {"types": {"type": "int"}}
    return _plain("int", v)


def _string(v, look):
    summary = {"types": {"type": "str"}}
    if look.text(v):
        summary["values"] = {"value": v}
        return summary
    summary["structure"] = {"length": len(v)}
    if len(v) <= 64:
        parses = {"int": parses_as_int(v), "float": parses_as_float(v)}
        date = parses_as_date(v)
        if date is not None:
            parses["date"] = date
        summary["values"] = {"parses": parses}
    return summary


def _holds_its_own(kind, base):
    """Whether an instance's elements are where its base class keeps them.

    Wrappers such as TensorFlow's around a list inherit from it, and keep the elements elsewhere.
    """
    for ancestor in looking.mro(kind):
        if ancestor is base:
            return True
        if looking.module_of(ancestor) not in ("collections", "enum") and not _STORAGE.isdisjoint(
            looking.class_dict(ancestor)
        ):
            return False
    return True


_STORAGE = frozenset({"__len__", "__iter__", "__getitem__", "__contains__"})


_SCALARS = {
    type(None): lambda v, look: {"types": {"type": "NoneType"}},
    type(Ellipsis): lambda v, look: {"types": {"type": "ellipsis"}},
    type(NotImplemented): lambda v, look: {"types": {"type": "NotImplementedType"}},
    bool: lambda v, look: _plain("bool", v),
    int: _int,
    float: lambda v, look: _plain("float", number(v)),
    complex: lambda v, look: {"types": {"type": "complex"}},
    str: _string,
    bytes: lambda v, look: {"types": {"type": "bytes"}, "structure": {"length": len(v)}},
}


def _sequence(v, base, look):
    length = base.__len__(v)
    facts = {"structure": {"length": length}}
    limit = look.wide(look.limits.items)
    items = list(base.__getitem__(v, slice(0, limit)))
    if base is tuple and hasattr_static(type(v), "_fields"):
        fields = looking.find_in_class(type(v), "_fields")
        if type(fields) is tuple and all(type(f) is str for f in fields):
            facts["types"] = {"fields": list(fields)}
    scalars = all(type(item) in looking.SCALARS for item in items)
    if not scalars:
        # What holds more than scalars is shown by its first elements; the rest by shapes and types.
        items = items[: max(limit // 4, 4)]
    facts["complete"] = length == len(items)
    if not facts["complete"]:
        items = items[:10]
        facts.update(_element(v, base, length, look))
    facts["items"] = [look.value(item) for item in items]
    shapes = _shapes(v, base, length, look)
    if shapes:
        facts["structure"]["shapes"] = shapes
    return facts


def hasattr_static(cls, name):
    return looking.find_in_class(cls, name) is not None


def _each(v, base, length, look, cost):
    """All elements, or None where there are too many to look at."""
    if length > 200_000 or not look.spend(cost * length):
        return None
    return base.__iter__(v)


def _element(v, base, length, look):
    """What holds for every element, when not all are listed."""
    elements = _each(v, base, length, look, 5)
    if elements is None:
        first = base.__getitem__(v, slice(0, None, max(length // 256, 1)))
        return {"sample": {"kinds": sorted({looking.type_name(type(item)) for item in first})}}
    kinds = sorted({type(item) for item in elements}, key=looking.type_name)
    facts = {"values": {"kinds": [looking.type_name(kind) for kind in kinds]}}
    if len(kinds) == 1 and kinds[0] in (int, float, str, bool, type(None)):
        facts["element"] = _scalar_element(kinds[0], v, base, length, look)
    elif len(kinds) == 1:
        facts["element"] = {"types": {"type": looking.type_name(kinds[0])}}
        if kinds[0] in (list, tuple, dict, set):
            lengths = {len(item) for item in base.__iter__(v)}
            if len(lengths) == 1:
                facts["element"]["structure"] = {"length": lengths.pop()}
    return facts


def _scalar_element(kind, v, base, length, look):
    element = {"types": {"type": looking.type_name(kind)}}
    if not look.spend(20 * length):
        return element
    every = list(base.__iter__(v))
    if kind is int:
        element["values"] = {"min": min(every), "max": max(every)}
    elif kind is float:
        real = [x for x in every if x == x]
        facts = {"nan": len(every) - len(real), "inf": sum(x in (float("inf"), float("-inf")) for x in real)}
        if real and not facts["inf"]:
            facts["min"], facts["max"] = bound(min(real), False), bound(max(real), True)
            facts["integral"] = all(x.is_integer() for x in real)
        element["values"] = facts
    elif kind is str and look.spend(40 * length):
        element["values"] = text_facts(every)
    return element


def _shapes(v, base, length, look):
    """How often each shape occurs among elements that have one: [[shape, how often], …] in order of first."""
    if length == 0 or look.depth > 2:
        return None
    first = base.__getitem__(v, slice(0, 1))[0] if base is not set else None
    if shape_of(first) is None:
        return None
    elements = _each(v, base, length, look, 20)
    if elements is None:
        return None
    counts = {}
    for item in elements:
        shape = shape_of(item)
        if shape is None:
            return None
        counts[shape] = counts.get(shape, 0) + 1
        if len(counts) > 16:
            return None
    return [[list(shape), count] for shape, count in counts.items()]


def shape_of(v):
    """The shape of what has one without asking its code: arrays, tensors, frames; of lists the length."""
    cls = type(v)
    name = looking.type_name(cls)
    if name in ("numpy.ndarray", "torch.Tensor", "pandas.core.frame.DataFrame", "pandas.core.series.Series",
                "pandas.DataFrame", "pandas.Series"):  # fmt: skip
        return tuple(v.shape)
    if name == "tensorflow.python.framework.ops.EagerTensor":
        return tuple(v.shape.as_list())
    if cls is list or cls is tuple:
        return (len(v),)
    return None


def _set(v, base, look):
    length = base.__len__(v)
    facts = {"structure": {"length": length}}
    if length <= look.wide(look.limits.items):
        items = list(base.__iter__(v))
        if all(type(item) in looking.SCALARS for item in items):
            # A set's order depends on the hash seed.
            items.sort(key=lambda item: (looking.type_name(type(item)), repr(item)))
            facts["items"] = [look.value(item) for item in items]
            facts["complete"] = True
            return facts
    facts["complete"] = False
    elements = _each(v, base, length, look, 5)
    if elements is not None:
        facts["values"] = {"kinds": sorted({looking.type_name(type(item)) for item in elements})}
    return facts


def _mapping(v, base, look):
    length = base.__len__(v)
    facts = {"structure": {"length": length}}
    if type(base.get(v, "PATH")) is str and base.get(v, "PATH") == os.environ.get("PATH"):
        # A copy of the environment.
        return facts
    limit = look.wide(look.limits.entries)
    entries, whole = [], True
    for i, (key, value) in enumerate(base.items(v)):
        if i >= limit or look.left <= 1:
            whole = False
            break
        label = look.label(key)
        if label is None:
            whole = False
            continue
        entries.append({"key": label, "value": look.value(value, key if type(key) is str else None)})
    facts["entries"] = entries
    facts["complete"] = whole and length == len(entries)
    if not facts["complete"]:
        elements = _each(v, base, length, look, 5)
        if elements is not None:
            facts["types"] = {"key_types": sorted({looking.type_name(type(key)) for key in elements})}
            facts["types"]["value_types"] = sorted({looking.type_name(type(x)) for x in base.values(v)})
    factory = _default_factory(v)
    if factory:
        facts.setdefault("types", {})["default_factory"] = factory
    return facts


def _default_factory(v):
    from collections import defaultdict

    if defaultdict not in looking.mro(type(v)):
        return None
    factory = defaultdict.default_factory.__get__(v)
    if factory is None:
        return "NoneType"
    if looking.type_name(type(factory)) == "type":
        return looking.type_name(factory)
    return looking.type_name(type(factory))


def _range(v, base, look):
    return {"structure": {"length": len(v)}, "values": {"start": v.start, "stop": v.stop, "step": v.step}}


def _module(v, base, look):
    named = types.ModuleType.__dict__["__dict__"].__get__(v)
    found = {"name": named.get("__name__")}
    version = named.get("__version__")
    # torch's is of a subclass.
    if str in looking.mro(type(version)) and str.__len__(version) <= 40:
        found["version"] = str.__str__(version)
    return {"types": {key: value for key, value in found.items() if type(value) is str}}


def _bytes_like(v, base, look):
    return {"structure": {"length": base.__len__(v)}}


def _date(v, base, look):
    tz = getattr(base, "tzinfo", None)
    return {"types": {"aware": tz.__get__(v) is not None}} if tz is not None else {}


def _partial(v, base, look):
    return {"attributes": {"func": look.value(v.func), "args": look.value(v.args), "keywords": look.value(v.keywords)}}


def _method(v, base, look):
    facts = function_facts(v.__func__, look) if type(v.__func__) is types.FunctionType else {}
    facts["attributes"] = {"__self__": look.value(v.__self__)}
    return facts


def _builtin_function(v, base, look):
    return {"types": {"name": v.__qualname__, "module": v.__module__}}


def _enum(v, base, look):
    named = looking.instance_dict(v) or {}
    name = named.get("_name_")
    return {"types": {"member": name}} if type(name) is str else {}


def _simple_namespace(v, base, look):
    return {"attributes": look.values({k: x for k, x in v.__dict__.items() if type(k) is str}), "complete": True}


def attributes_of(v, look, limit=40):
    """Summaries of the instance's own attributes, and whether that is all; None if it can have none."""
    named = looking.instance_dict(v)
    slots = looking.slots(v) if named is None or looking.is_user_class(type(v)) else {}
    if named is None and not slots:
        return None
    every = dict(slots)
    every.update({k: x for k, x in list((named or {}).items()) if type(k) is str})
    names = sorted(every)
    if look.depth > 3:
        return {}, not names
    return {name: look.value(every[name], name) for name in names[:limit]}, len(names) <= limit


def _kinds():
    import collections
    import datetime
    import enum
    import functools

    return (
        (types.FunctionType, lambda v, base, look: function_facts(v, look)),
        (type, lambda v, base, look: class_facts(v, look)),
        (types.ModuleType, _module),
        (enum.Enum, _enum),
        (list, _sequence),
        (tuple, _sequence),
        (collections.deque, _deque),
        (dict, _mapping),
        (set, _set),
        (frozenset, _set),
        (range, _range),
        (bytearray, _bytes_like),
        (memoryview, lambda v, base, look: {}),
        (datetime.datetime, _date),
        (datetime.time, _date),
        (functools.partial, _partial),
        (types.MethodType, _method),
        (types.BuiltinFunctionType, _builtin_function),
        (types.SimpleNamespace, _simple_namespace),
        (str, lambda v, base, look: {"structure": {"length": base.__len__(v)}}),
        (int, lambda v, base, look: {"values": {"value": int.__index__(v)}} if abs(int.__index__(v)) < 2**63 else {}),
        (float, lambda v, base, look: {"values": {"value": number(float.__pos__(v))}}),
    )


def _deque(v, base, look):
    import itertools

    length = base.__len__(v)
    limit = look.wide(look.limits.items)
    items = list(itertools.islice(base.__iter__(v), limit))
    return {"structure": {"length": length}, "items": [look.value(i) for i in items], "complete": length == len(items)}


_KINDS = _kinds()
#: Types whose instances have no attributes of their own worth a look.
_PLAIN = frozenset(
    {list, tuple, dict, set, frozenset, range, types.FunctionType, type, types.ModuleType, types.MethodType,
     types.BuiltinFunctionType, types.SimpleNamespace, types.GeneratorType, types.CoroutineType, bytearray}
    | {kind for kind, _ in _KINDS if looking.module_of(kind) in ("datetime", "functools")}
)  # fmt: skip
