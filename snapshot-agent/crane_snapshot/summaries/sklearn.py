"""scikit-learn and the libraries that follow it: parameters, what was fitted, parts of pipelines and searches."""

from .. import looking
from ..secrets import secret_name

MODULES = ("sklearn", "xgboost", "lightgbm", "catboost", "imblearn", "category_encoders", "umap", "hdbscan", "mlxtend")

#: Parameters that decide no crash.
_DULL = frozenset(
    "n_jobs verbose warm_start copy copy_X random_state verbosity thread_count memory nthread estimator_params".split()
)
#: Parameters that are lists of (name, part, …): shown as `children`.
_PARTS = ("steps", "transformer_list", "transformers", "estimators")
#: Attributes that hold one part.
_PART = ("estimator", "base_estimator", "regressor", "final_estimator", "transformer", "classifier", "best_estimator_")


def summarise(v, cls, look):
    if looking.qualname(cls) == "Bunch" and dict in looking.mro(cls):
        # What `load_iris` and its kin give: data, target, names.
        entries = [{"key": k, "value": look.value(x, k) if k != "DESCR" else {"types": {"type": "str"}}} for k, x in dict.items(v) if type(k) is str]
        return {"entries": entries, "complete": len(entries) == dict.__len__(v)}
    named = looking.instance_dict(v)
    if named is None:
        return {}
    own = {key: x for key, x in named.items() if type(key) is str and not key.startswith("__")}
    facts = {"types": {}, "structure": {}, "values": {}}
    parameters = {
        key: x
        for key, x in own.items()
        if not key.startswith("_")
        and not key.endswith("_")
        and key not in _DULL
        and key not in _PARTS
        and key not in _PART
    }
    if look.depth <= 4:
        facts["parameters"] = look.parameters(v, parameters)
    fitted = {key: x for key, x in own.items() if key.endswith("_") and not key.startswith("_")}
    if looking.top_package(cls) in ("xgboost", "lightgbm", "catboost"):
        _boosters(own, facts)
    else:
        facts["types"]["fitted"] = bool(fitted)
    children = _children(own, look)
    if children:
        facts["children"] = children
        # A JSON object's order does not survive sorting.
        facts["types"]["order"] = list(children)
        columns = _columns_of(own)
        if columns:
            facts["attributes"] = {"columns_of": look.value(columns)}
    _fitted(fitted, facts, look)
    if looking.qualname(type(v)) in ("Pipeline", "FeatureUnion"):
        # These hold no attribute of their own that fitting sets.
        last = _last(own)
        facts["types"]["fitted"] = last
        if last is None:
            facts["types"].pop("fitted")
    return facts


def _last(own):
    steps = own.get("steps", own.get("transformer_list"))
    if type(steps) is not list or not steps or type(steps[-1]) is not tuple:
        return None
    named = looking.instance_dict(steps[-1][-1])
    return None if named is None else any(key.endswith("_") and not key.startswith("_") for key in named)


def _children(own, look):
    children = {}
    for key in _PARTS:
        parts = own.get(key)
        if type(parts) is not list:
            continue
        for part in parts:
            if type(part) is tuple and len(part) >= 2 and type(part[0]) is str:
                children[part[0]] = look.value(part[1])
    for key in _PART:
        # Ensembles keep a template of their trees there.
        if own.get(key) is not None and type(own[key]) is not str and "estimator_params" not in own:
            children[key] = look.value(own[key])
    return children


def _columns_of(own):
    """The columns that each part of a ColumnTransformer takes."""
    parts = own.get("transformers")
    if type(parts) is not list:
        return None
    return {part[0]: part[2] for part in parts if type(part) is tuple and len(part) == 3 and type(part[0]) is str}


def _fitted(fitted, facts, look):
    attributes = facts.setdefault("attributes", {})
    for key in sorted(fitted):
        x = fitted[key]
        if key in ("n_features_in_", "n_outputs_", "n_classes_", "n_features_", "n_iter_", "n_components_"):
            if type(x) is int:
                facts["structure"][key] = x
            elif looking.type_name(type(x)).startswith("numpy.int"):
                facts["structure"][key] = int(x)
        elif key == "feature_names_in_":
            names = [look.label(name) for name in x.tolist()[: look.limits.columns]]
            if len(names) == len(x) and None not in names:
                facts["types"][key] = names
        elif key == "classes_":
            _classes(x, facts, look)
        elif key in _PART or secret_name(key):
            continue
        elif len(attributes) < 12:
            attributes[key] = _shape(x)
    for group in ("structure", "values", "attributes"):
        if not facts[group]:
            facts.pop(group)


def _classes(x, facts, look):
    if looking.type_name(type(x)) != "numpy.ndarray":
        if type(x) is list:
            facts["structure"]["n_outputs_"] = len(x)
        return
    facts["structure"]["n_classes_"] = int(x.shape[0])
    facts["types"]["classes_dtype"] = x.dtype.name
    listed = x.tolist()
    if look.level in ("structure", "types"):
        return
    if len(listed) <= 32 and all(type(c) in (int, bool, float) or (type(c) is str and look.text(c)) for c in listed):
        facts["values"]["classes_"] = listed


def _shape(x):
    """A fitted attribute by type and shape only: its numbers decide no crash."""
    cls = type(x)
    name = looking.type_name(cls)
    summary = {"types": {"type": name}}
    if name == "numpy.ndarray":
        summary["structure"] = {"shape": list(x.shape)}
        summary["types"]["dtype"] = x.dtype.name
    elif cls in (list, tuple, dict):
        summary["structure"] = {"length": len(x)}
    return summary


def _boosters(own, facts):
    """Gradient boosting keeps what it fitted in fields of its own."""
    booster = own.get("_Booster", own.get("_object"))
    trained = own.get("_is_fitted_")
    facts["types"]["fitted"] = bool(trained) if trained is not None else own.get("_Booster") is not None
    if "_object" in own and "_Booster" not in own:
        facts["types"].pop("fitted")
    for source, target in (
        ("_n_features", "n_features_in_"),
        ("_n_features_in", "n_features_in_"),
        ("_n_classes", "n_classes_"),
    ):
        if type(own.get(source)) is int and own[source] > 0:
            facts["structure"][target] = own[source]
    if booster is not None and looking.type_name(type(booster)) == "xgboost.core.Booster":
        # Asks the library's own memory for a number: no computation.
        facts["structure"]["n_features_in_"] = int(booster.num_features())
