"""Hugging Face datasets and tokenizers: columns, features, splits; nothing is decoded or tokenised."""

from .. import looking
from ..looking import instance_dict

MODULES = ("datasets", "tokenizers", "transformers")


def summarise(v, cls, look):
    kind = looking.qualname(cls)
    named = instance_dict(v) or {}
    if kind == "Dataset" and looking.top_package(cls) == "datasets":
        table = instance_dict(named.get("_data")) or {}
        table = table.get("table")
        facts = {"structure": {}, "types": {}}
        if table is not None:
            indices = (instance_dict(named.get("_indices")) or {}).get("table")
            facts["structure"]["shape"] = [
                indices.num_rows if indices is not None else table.num_rows,
                table.num_columns,
            ]
        features = getattr(named.get("_info"), "features", None)
        if features is not None:
            facts["columns"] = [
                {"name": look.label(name), **_column(x, table, name)} for name, x in dict.items(features)
            ]
            facts["complete"] = True
        facts["types"]["format"] = named.get("_format_type")
        return facts
    if dict in looking.mro(cls) and kind in ("DatasetDict", "IterableDatasetDict"):
        return {
            "entries": [{"key": k, "value": look.value(x)} for k, x in dict.items(v) if type(k) is str],
            "complete": True,
        }
    if kind == "Tokenizer" and looking.top_package(cls) == "tokenizers" and cls.__module__ == "tokenizers":
        return {"types": {"pads": v.padding is not None}}
    ancestors = {looking.qualname(ancestor) for ancestor in looking.mro(cls)}
    if "PreTrainedTokenizerBase" in ancestors:
        keys = ("model_max_length", "padding_side", "truncation_side")
        return {
            "parameters": look.values({key: named[key] for key in keys if key in named}),
            "types": {"special_tokens": _special(named), "inputs": _inputs(named)},
        }
    if ancestors & {"PreTrainedConfig", "PretrainedConfig"}:
        return {"parameters": look.values(_settings(named))}
    if "PreTrainedModel" in ancestors:
        facts = {"types": {"training": named.get("training"), "names": _names(named)}}
        config = instance_dict(named.get("config"))
        if config is not None:
            facts["children"] = {"config": look.value(named["config"])}
        return facts
    if dict in looking.mro(cls) or "UserDict" in [looking.qualname(ancestor) for ancestor in looking.mro(cls)]:
        # Batch encodings and model outputs: tensors by name.
        data = (
            named.get("data")
            if type(named.get("data")) is dict
            else (dict(dict.items(v)) if dict in looking.mro(cls) else {})
        )
        return {
            "entries": [{"key": k, "value": look.value(x)} for k, x in data.items() if type(k) is str],
            "complete": True,
        }
    return {}


#: Tokens that a tokenizer may have for a purpose.
SPECIAL = ("bos_token", "eos_token", "unk_token", "sep_token", "pad_token", "cls_token", "mask_token")


def _special(named):
    """Names of the special tokens that are set; None where that is kept in another way."""
    kept = named.get("_special_tokens_map")
    if type(kept) is dict:
        return [name for name in SPECIAL if kept.get(name) is not None]
    if "_pad_token" in named:
        return [name for name in SPECIAL if named.get("_" + name) is not None]
    return None


def _inputs(named):
    """Names of what a call gives."""
    names = named.get("model_input_names")
    return list(names) if type(names) in (list, tuple) and all(type(name) is str for name in names) else None


def _names(named):
    """Names of what a network holds: its parts, weights, and other attributes."""
    found = [name for name in named if not name.startswith("_")]
    for kind in ("_modules", "_parameters", "_buffers"):
        found += list(named.get(kind) or ())
    return sorted(found)


def _settings(named):
    """The plain settings of a configuration: sizes, rates, names; and how many labels there are."""
    found = {
        key: x
        for key, x in named.items()
        if type(key) is str and not key.startswith("_") and type(x) in (int, float, bool, str, type(None))
    }
    if type(named.get("id2label")) is dict:
        found["num_labels"] = len(named["id2label"])
    return found


#: Columns whose missing values are counted; the rest are named only.
COUNTED = 200
#: Parts of a column that are looked at for missing elements.
CHUNKS = 1000


def _column(feature, table, name):
    """The type of a column, and whether a cell of it, or an element of its lists, is missing.

    `values.nan` is there only where it is 0: a table may show some of its rows only.
    """
    found = {"types": _feature(feature)}
    inner = (instance_dict(feature) or {}).get("feature")
    if table is None or table.num_columns > COUNTED or name not in table.column_names:
        return found
    column = table.column(name)
    if column.null_count == 0:
        found["values"] = {"nan": 0}
    if inner is not None and found["types"]["type"] in ("List", "LargeList", "Sequence"):
        found["element"] = {"types": _feature(inner)}
        if 0 < column.num_chunks <= CHUNKS and all(
            looking.qualname(type(chunk)) in ("ListArray", "LargeListArray") and chunk.values.null_count == 0
            for chunk in column.chunks
        ):
            found["element"]["values"] = {"nan": 0}
    return found


def _feature(x):
    named = instance_dict(x) or {}
    found = {"type": looking.qualname(type(x))}
    if type(named.get("dtype")) is str:
        found["dtype"] = named["dtype"]
    if type(named.get("names")) is list:
        found["classes"] = len(named["names"])
    return found
