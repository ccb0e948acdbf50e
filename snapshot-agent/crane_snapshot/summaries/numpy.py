"""NumPy: arrays (structured and of objects too), scalars, dtypes, random generators."""

from .. import looking
from ..arrays import array_facts
from ..numbers import number

MODULES = ("numpy",)


def summarise(v, cls, look):
    name = looking.qualname(cls)
    if name in ("ndarray", "memmap", "matrix", "recarray", "MaskedArray"):
        return _array(v, cls, look)
    if looking.find_in_class(cls, "dtype") is not None and "generic" in [looking.qualname(c) for c in looking.mro(cls)]:
        return _scalar(v, look)
    if name == "dtype" or name.endswith("DType"):
        return {"types": {"dtype": v.name}}
    if name in ("ufunc",):
        return {"types": {"name": v.__name__}}
    return {}


def _array(v, cls, look):
    # A subclass may override its properties; the base class's are plain fields.
    import sys

    plain = sys.modules["numpy"].ndarray
    dtype = plain.dtype.__get__(v)
    shape = plain.shape.__get__(v)
    facts = {"structure": {"shape": list(shape)}, "types": {"dtype": dtype.name}, looking.MEMORY: [memory(v, plain)]}
    if dtype.names:
        facts["columns"] = [
            {"name": field, "types": {"dtype": dtype.fields[field][0].name}}
            for field in dtype.names[: look.limits.columns]
        ]
        # A field may have a title too, which is another name of it.
        facts["complete"] = len(dtype.fields) == len(dtype.names) <= look.limits.columns
        facts["types"]["dtype"] = "void"
        return facts
    flags = plain.flags.__get__(v)
    if not flags.writeable:
        facts["types"]["writeable"] = False
    if type(v) is plain:
        facts.update(array_facts(v, look))
    if dtype.kind == "O" and plain.size.__get__(v) <= look.limits.nested_items and look.depth <= 3:
        facts["items"] = [look.value(item) for item in plain.tolist(plain.ravel(v))]
        facts["complete"] = True
    return facts


def memory(v, plain):
    """The address of the buffer that the array is, or is a view of."""
    root = v
    for _ in range(32):
        base = plain.base.__get__(root)
        if base is None or plain not in looking.mro(type(base)):
            break
        root = base
    return plain.__array_interface__.__get__(root)["data"][0]


def _scalar(v, look):
    kind = v.dtype.kind
    facts = {"structure": {"shape": []}, "types": {"dtype": v.dtype.name}}
    if kind in "iub":
        facts["values"] = {"value": v.item()}
    elif kind == "f":
        facts["values"] = {"value": number(float(v))}
    elif kind == "U" and look.text(str.__str__(v)):
        facts["values"] = {"value": v.item()}
    elif kind in "Mm":
        facts["values"] = {"nan": int(v != v)}
    return facts
