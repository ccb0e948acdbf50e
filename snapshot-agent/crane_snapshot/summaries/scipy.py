"""SciPy: sparse matrices and arrays; results of statistics and optimisation by their fields."""

from .. import looking
from ..arrays import array_facts

MODULES = ("scipy",)


def summarise(v, cls, look):
    kinds = {looking.qualname(ancestor) for ancestor in looking.mro(cls)}
    named = looking.instance_dict(v) or {}
    if kinds & {"_spbase", "spmatrix", "sparray", "_spmatrix"}:
        facts = {"structure": {}, "types": {"format": v.format}}
        if type(named.get("_shape")) is tuple:
            facts["structure"]["shape"] = [int(n) for n in named["_shape"]]
        data = named.get("data")
        if looking.type_name(type(data)) == "numpy.ndarray":
            facts["types"]["dtype"] = data.dtype.name
            facts["structure"]["stored"] = int(data.size)
            stored = array_facts(data, look)
            # What is not stored is zero: only what zeros do not change holds of all.
            for group, kept in stored.items():
                facts[group] = {key: kept[key] for key in ("nan", "inf", "integral") if key in kept}
        return facts
    if tuple in looking.mro(cls):
        return {"structure": {"length": tuple.__len__(v)}}
    if "OptimizeResult" in kinds:
        return {
            "entries": [{"key": k, "value": look.value(x, k)} for k, x in dict.items(v) if type(k) is str],
            "complete": True,
        }
    return {}
