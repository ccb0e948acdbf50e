"""TensorFlow's objects from recorded summaries."""

from models.crane import certain, known, unknown, value
from models.tensorflow.tensor import tensor, tensor_of


def from_summary(summary):
    types = summary["types"]
    name = types["type"].split(".")[-1]
    if name == "EagerTensor":
        found = tensor_from(summary)
        # It may have been made while a tape recorded.
        found._tapes = unknown(int)
        return found
    if name.endswith("Dataset") or "DatasetV" in name:
        return dataset_from(summary)
    if name.endswith(("Strategy", "StrategyV2", "_DefaultDistributionStrategy")):
        from models.tensorflow._distribute import Strategy
        return Strategy()
    return unknown()


def tensor_from(summary):
    structure, types = summary.get("structure", {}), summary.get("types", {})
    shape = structure.get("shape")
    if shape is None or "values" not in summary and "sample" not in summary:
        dims = tuple([unknown(int) if d is None else d for d in shape]) if shape is not None else unknown()
        dtype = types.get("dtype")
        return tensor(dims, unknown(str) if dtype is None else dtype)
    from models.numpy.summary import from_summary as array_from
    array = array_from({"types": {"type": "numpy.ndarray", "dtype": types.get("dtype")}, "structure": structure,
                        "values": summary.get("values", {}), "sample": summary.get("sample", {})})
    return tensor_of(array.__crane_array__()) if known(array) and hasattr(array, "__crane_array__") else tensor(tuple(shape), types.get("dtype"))


def dataset_from(summary):
    from models.tensorflow.dataset import made
    element = summary.get("element")
    if element is None:
        result = made(unknown(), unknown(int), False)
        result._made = False
        return result
    structure = summary.get("structure", {})
    count = structure.get("length")
    endless = certain(summary.get("types", {}).get("infinite") == True)  # noqa: E712
    result = made(_spec(element), -1 if endless else (unknown(int) if count is None else count), endless or count is not None and count != 0)
    result._made = False
    if "class_names" in summary.get("attributes", {}):
        result.class_names = value(summary["attributes"]["class_names"])
    return result


def _spec(summary):
    """What an element's specification says."""
    name = summary.get("types", {}).get("type")
    if name == "tuple":
        return tuple([_spec(item) for item in summary.get("items", [])])
    if name == "dict":
        return {entry["key"]: _spec(entry["value"]) for entry in summary.get("entries", [])}
    if name is not None and (name.endswith("TensorSpec") and not name.endswith(("RaggedTensorSpec", "SparseTensorSpec"))
                             or name.endswith("EagerTensor")):
        shape = summary.get("structure", {}).get("shape")
        dims = tuple([unknown(int) if d is None else d for d in shape]) if shape is not None else unknown()
        dtype = summary.get("types", {}).get("dtype")
        return tensor(dims, unknown(str) if dtype is None else dtype)
    return unknown()
