"""Facts about the values of NumPy arrays, exact within the budget, of a sample beyond it."""

import sys

from . import looking
from .numbers import bound, text_facts

#: Most elements that are looked at one by one, in Python, and that are sorted.
ONE_BY_ONE = 20_000
SORTED = 20_000
#: Elements of a sample, taken at even distances.
SAMPLE = 512
#: Most distinct values that are listed.
LABELS = 12


def array_facts(a, look):
    """`values`, or `sample` where the array is too large to look at whole."""
    if look.level in ("structure", "types"):
        return {}
    kind = a.dtype.kind
    cost = {"O": 60, "U": 60, "S": 2}.get(kind, 4)
    limit = ONE_BY_ONE if kind in "OU" else look.limits.variable_work
    if a.size <= limit and look.spend(max(a.size * cost, 20)):
        facts = _facts(a, kind, look, True)
        return {"values": facts} if facts else {}
    # A copy of few elements: each pass over ones that lie apart would wait for memory again.
    facts = _facts(spread(a).copy(), kind, look, False)
    kept = {}
    for key in ("nan", "inf"):
        if facts.get(key):
            kept[key] = facts[key]
    if facts.get("integral") is False:
        kept["integral"] = False
    for key in ("min", "max", "kinds"):
        if key in facts:
            kept[key] = facts[key]
    for key in ("int", "float", "date"):
        # "all" of a sample says that some do, "none" that some do not.
        if key in facts:
            kept[key] = facts[key]
    return {"sample": kept} if kept else {}


def spread(a):
    """Elements at even distances, without a copy of the whole."""
    if a.ndim == 1:
        return a[:: max(a.size // SAMPLE, 1)]
    each = max(int(SAMPLE ** (1 / a.ndim)), 1)
    return a[tuple(slice(None, None, max(n // each, 1)) for n in a.shape)]


def _facts(a, kind, look, whole):
    if a.size == 0:
        return {"nan": 0}
    if kind in "iu":
        return _integers(a, look, whole)
    if kind == "b":
        return {"nan": 0, "unique": int(a.any()) + int(not a.all())} if whole else {}
    if kind == "f":
        return _floats(a, look, whole)
    if kind == "c":
        numpy = sys.modules["numpy"]
        return {"nan": int(numpy.isnan(a).sum()), "inf": int(numpy.isinf(a).sum())}
    if kind in "Mm":
        return _dates(a)
    if kind == "O":
        return objects(a.ravel().tolist(), look, whole)
    if kind == "U":
        return objects([str(x) for x in a.ravel().tolist()], look, whole)
    return {}


def _integers(a, look, whole):
    numpy = sys.modules["numpy"]
    low, high = int(numpy.minimum.reduce(a, axis=None)), int(numpy.maximum.reduce(a, axis=None))
    facts = {"nan": 0, "min": low, "max": high}
    if whole:
        facts.update(distinct_integers(a, low, high, look))
    return facts


def distinct_integers(a, low, high, look):
    numpy = sys.modules["numpy"]
    if low == high:
        found = [low]
    elif high - low < 65_536 and look.spend(a.size * 2 + (high - low)):
        seen = numpy.zeros(high - low + 1, dtype=bool)
        # Shifted as whole numbers of Python's width, so that small dtypes do not overflow.
        seen[a.ravel().astype("int64") - low if a.dtype.itemsize < 8 else a.ravel() - a.dtype.type(low)] = True
        found = (numpy.flatnonzero(seen) + low).tolist()
    elif a.size <= SORTED and look.spend(a.size * 10):
        found = numpy.unique(a).tolist()
    else:
        return {}
    return {"unique": len(found), "labels": found} if len(found) <= LABELS else {"unique": len(found)}


def _floats(a, look, whole):
    numpy = sys.modules["numpy"]
    fine = numpy.isfinite(a)
    odd = a.size - int(numpy.count_nonzero(fine))
    nan = int(numpy.count_nonzero(numpy.isnan(a))) if odd else 0
    if nan == a.size:
        return {"nan": nan, "inf": 0, "unique": 0} if whole else {"nan": nan}
    infinite = odd - nan
    facts = {"nan": nan, "inf": infinite}
    finite = a[fine] if odd else a.ravel()
    if not finite.size:
        return facts
    low, high = numpy.minimum.reduce(finite), numpy.maximum.reduce(finite)
    facts["min"], facts["max"] = bound(low, False), bound(high, True)
    facts["integral"] = bool((finite == numpy.floor(finite)).all())
    if whole and not infinite and a.size <= SORTED and look.spend(a.size * 10):
        found = numpy.unique(finite)
        facts["unique"] = int(found.size)
        if found.size <= LABELS and facts["integral"] and abs(float(high)) < 1e15 and abs(float(low)) < 1e15:
            facts["labels"] = [float(x) for x in found.tolist()]
    return facts


def _dates(a):
    numpy = sys.modules["numpy"]
    missing = numpy.isnat(a)
    nan = int(missing.sum())
    facts = {"nan": nan}
    if nan < a.size and a.dtype.kind == "M":
        real = a[~missing]
        facts["min"], facts["max"] = str(real.min())[:10], str(real.max())[:10]
    return facts


_MISSING = frozenset({"NoneType", "pandas._libs.missing.NAType", "pandas._libs.tslibs.nattype.NaTType"})


def objects(values, look, whole):
    """Facts about Python objects in a list: types, missing values, what strings parse as."""
    types = set(map(type, values))
    names = {cls: looking.type_name(cls) for cls in types}
    if types == {str}:
        return _texts(values, look, whole, 0, ["str"])
    nan, real = 0, []
    for x in values:
        cls = type(x)
        if names[cls] in _MISSING or (names[cls] in ("float", "numpy.float64", "numpy.float32") and x != x):
            nan += 1
        else:
            real.append(x)
    kinds = sorted({names[type(x)] for x in real})
    if kinds == ["str"]:
        return _texts(real, look, whole, nan, kinds)
    facts = {"nan": nan, "kinds": kinds}
    if nan:
        facts["missing"] = sorted(
            {names[cls] for cls in types} - set(kinds) | ({"float"} if "float" in kinds and _has_nan(values) else set())
        )
    if real and set(kinds) <= {"int", "float", "bool"}:
        finite = [x for x in real if x not in (float("inf"), float("-inf"))]
        if finite:
            low, high = min(finite), max(finite)
            facts["min"] = low if type(low) is int else bound(low, False)
            facts["max"] = high if type(high) is int else bound(high, True)
            facts["integral"] = all(x == x // 1 for x in finite)
    elif "str" in kinds:
        texts = text_facts([x for x in real if type(x) is str])
        facts.update({key: texts[key] for key in ("int", "float", "date") if key in texts})
    if whole and set(kinds) <= {"int", "float", "bool", "str"}:
        facts["unique"] = len(set(real))
    return facts


def _has_nan(values):
    return any(type(x) is float and x != x for x in values)


def _texts(real, look, whole, nan, kinds):
    facts = {"nan": nan, "kinds": kinds}
    facts.update(text_facts(real))
    if whole:
        found = set(real)
        facts["unique"] = len(found)
        if len(found) <= LABELS and all(look.text(text) for text in found):
            facts["labels"] = sorted(found)
        if look.level == "examples":
            facts["examples"] = sorted(text for text in found if len(text) <= 100)[:5]
    return facts
