"""The fields of structured arrays, as far as a recording names them."""

from models.crane import assume, known, unknown
import models.numpy.kinds as kinds
from models.numpy.facts import typed
from models.numpy.nd import make

#: Arrays made of one another share a dtype, and `b.dtype.names = …` renames the fields of all of them.
OTHERS = "the fields were not renamed through another array of the same dtype"


def fields_from(summary):
    """The dtype of each field by name, or None where the recording does not list them all."""
    if not summary.get("complete"):
        return None
    fields = {}
    for column in summary.get("columns", []):
        name = column.get("name")
        if not isinstance(name, str):
            return None
        fields[name] = column.get("types", {}).get("dtype")
    return fields if len(fields) > 0 else None


def fields_of(array):
    """The same of an array; None where they are not known."""
    fields = array._fields
    return fields if fields is not None and known(fields) else None


def field(array, name):
    """`a["x"]`: a view of one field, of the array's own shape."""
    fields = fields_of(array)
    if fields is None:
        return unknown()
    if name not in fields:
        assume(OTHERS)
        raise ValueError(f"no field of name {name}")
    dtype = fields[name]
    # A field that is itself an array has more dimensions, and its dtype's name says how many bits it has.
    if dtype is None or dtype not in kinds.ITEM_SIZES:
        return unknown()
    # Written to through the array, or through another view of the field: nothing is said of the values.
    return make(typed(array._about.shape, dtype))


def require_fields(array, names):
    """`a[["x", "y"]]`."""
    fields = fields_of(array)
    if fields is None or not known(names):
        return
    for name in names:
        if known(name) and isinstance(name, str) and name not in fields:
            assume(OTHERS)
            raise KeyError(name)
