"""What `fit`, `evaluate` and `predict` are given: arrays, lists and dicts of them, datasets, iterators."""

from models.crane import certain, known, type_name, unknown
from models.keras.errors import UnimplementedError
from models.keras.shapes import differ
from models.keras.versions import refuse


def is_array(x):
    """Whether x is surely data of the array kind."""
    return known(x) and not isinstance(x, (list, tuple, dict, str, int, float)) and x is not None and hasattr(x, "__crane_array__")


def arrays_of(x, what="x"):
    """The arrays that x holds, in order; None where that is not known. Refuses lists of numbers and of lists."""
    if not known(x) or x is None:
        return None
    if is_array(x):
        return [x]
    if isinstance(x, dict):
        return _all_arrays(list(x.values()))
    if isinstance(x, (list, tuple)):
        if len(x) == 0:
            return None
        if _holds_numbers(x[0]):
            refuse(ValueError, None, lambda: "Unrecognized data type: " + what + " (of type <class '" + type_name(x) + "'>)")
            return None
        return _all_arrays(list(x)) if known(len(x)) and len(x) <= 64 else None
    if isinstance(x, (str, int, float)):
        refuse(ValueError, ValueError if isinstance(x, str) else None,
               lambda: "Unrecognized data type: " + what + "=" + str(x) + " (of type <class '" + type_name(x) + "'>)")
    return None


def _all_arrays(items):
    return items if all([is_array(i) for i in items]) else None


def _holds_numbers(x):
    if not known(x):
        return False
    if isinstance(x, (int, float, str)):
        return True
    if isinstance(x, (list, tuple)) and len(x) > 0:
        return _holds_numbers(x[0])
    return False


def rows_of(about):
    """Number of rows of an array, of which the Facts are given."""
    shape = about.shape
    return shape[0] if known(shape) and len(shape) > 0 else unknown(int)


def check_rows(abouts):
    """Refuses arrays of different lengths."""
    sizes = [rows_of(a) for a in abouts]
    for size in sizes[1:]:
        if differ(sizes[0], size):
            raise ValueError("Data cardinality is ambiguous. Make sure all arrays contain the same number of samples. Sizes: "
                             + ", ".join([str(s) if known(s) else "?" for s in sizes]))


def is_plain(about):
    """Whether an array surely holds numbers."""
    return known(about.dtype) and about.dtype.startswith(("float", "int", "uint", "bool"))


def check_kind(x, about, numbers):
    """Refuses arrays that make no tensor, and text where `numbers` are needed."""
    dtype = about.dtype
    if not known(dtype):
        return
    if certain(type_name(x) == "Series") and dtype.startswith(("Int", "UInt", "Float", "boolean")):
        refuse(ValueError, None, "Invalid dtype: " + dtype)
    elif dtype == "category" or dtype.startswith("datetime64") or dtype.startswith("timedelta64"):
        refuse(ValueError, ValueError, "Invalid dtype: " + dtype)
    elif dtype in ("object", "mixed"):
        if known(about.kinds) and len(about.kinds) > 0:
            if about.kinds == ("str",):
                _refuse_text(numbers, UnimplementedError)
            elif not all([k == "str" for k in about.kinds]):
                raise ValueError("Failed to convert a NumPy array to a Tensor (Unsupported object type "
                                 + [k for k in about.kinds if k != "str"][0] + ").")
    elif dtype == "str" and certain(type_name(x) == "ndarray"):
        refuse(ValueError, None, "Invalid dtype: str")
    elif dtype == "string" and certain(type_name(x) == "Tensor"):
        _refuse_text(numbers, UnimplementedError)


def _refuse_text(numbers, error):
    if numbers:
        refuse(error, error, "Graph execution error: Cast string to float is not supported")


def spec_of(element):
    """(inputs, target) of a dataset's element: lists of what has a shape, None where not known or absent."""
    if not known(element):
        return None, None
    if isinstance(element, (tuple, list)):
        if len(element) == 0:
            return None, None
        x = _flat(element[0])
        return x, element[1] if len(element) > 1 else None
    return _flat(element), None


def _flat(x):
    if not known(x):
        return None
    if isinstance(x, dict):
        return list(x.values())
    if isinstance(x, (tuple, list)):
        return list(x)
    return [x]
