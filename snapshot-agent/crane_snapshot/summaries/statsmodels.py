"""statsmodels: models by the shapes and names of their data, results by the model and the parameters' shape."""

from .. import looking
from ..looking import instance_dict

MODULES = ("statsmodels", "linearmodels", "patsy")


def summarise(v, cls, look):
    named = instance_dict(v) or {}
    if looking.qualname(cls).endswith("Wrapper") and named.get("_results") is not None:
        facts = _results(instance_dict(named["_results"]) or {}, look)
        facts.setdefault("types", {})["results"] = looking.type_name(type(named["_results"]))
        return facts
    if "model" in named:
        return _results(named, look)
    return _model(named, look)


def _results(named, look):
    facts = {}
    shape = _shape(named.get("params", named.get("_params_array")))
    if shape is not None:
        facts["structure"] = {"n_params": shape[0] if shape else 1}
    if named.get("model") is not None:
        facts["children"] = {"model": look.value(named["model"])}
    return facts


def _model(named, look):
    facts = {"structure": {}, "types": {}}
    data = instance_dict(named.get("data")) or {}
    for key in ("endog", "exog"):
        shape = _shape(named.get(key, data.get(key)))
        if shape is not None:
            facts["structure"][f"{key}_shape"] = shape
    names = data.get("_cache", {}).get("xnames") if type(data.get("_cache")) is dict else None
    if type(names) is list and all(type(name) is str for name in names):
        facts["types"]["exog_names"] = names[: look.limits.columns]
    return facts


def _shape(x):
    name = looking.type_name(type(x))
    return list(x.shape) if name == "numpy.ndarray" or name.startswith("pandas.") else None
