"""From Python's values to arrays and back: asarray, astype, tolist, dtype arguments."""

from models.crane import certain, known, many, require, unknown, version
from models.data import Facts
import models.numpy.kinds as kinds
from models.numpy.base import Base
from models.numpy.facts import bare, changed, typed, values_of
from models.numpy.dims import size_of
from models.numpy.nd import MOST_VALUES, array_of, element, make, ndarray, view_of
from models.numpy.scalars import SCALARS, converted, dtype, generic


def kinds_of(spec):
    """The name of a dtype argument; None stands for float64."""
    if not known(spec):
        return unknown(str)
    if spec is None or spec is float:
        return "float64"
    if spec is int:
        return "int64"
    if spec is bool:
        return "bool"
    if spec is object:
        return "object"
    if spec is str:
        return "str"
    if spec is complex:
        return "complex128"
    if spec is bytes:
        return "bytes"
    if isinstance(spec, str):
        return kinds.parse(spec)
    if isinstance(spec, dtype):
        return spec._name
    if isinstance(spec, (int, float)) and not isinstance(spec, generic):
        raise TypeError(f"Cannot interpret '{spec}' as a data type")
    return named_type(spec)


def named_type(spec):
    if isinstance(spec, (list, dict, tuple)):
        return "void" if isinstance(spec, (list, dict)) else unknown(str)
    name = spec._dtype if hasattr(spec, "_dtype") else unknown(str)
    return name if known(name) and isinstance(name, str) else unknown(str)


def dtype_object(name):
    return dtype(name) if known(name) and not name.startswith(("date", "time", "void")) else unnamed_dtype()


def unnamed_dtype():
    new = dtype("float64")
    new._name = unknown(str)
    return new


# Arrays from anything.


def asarray(x):
    """What np.asarray makes of it, with the dtype that NumPy finds; unknown for what is not known."""
    if isinstance(x, ndarray):
        return x
    if isinstance(x, generic):
        return make(x.__crane_array__(), values_of(x))
    if isinstance(x, (bool, int, float, complex, str, bytes)):
        name = kinds.of_scalar(x)
        return array_of((), name, [x] if known(x) else None)
    if isinstance(x, (list, tuple)):
        return from_sequence(x, None)
    if not known(x):
        return unknown()
    if isinstance(x, range):
        return from_range(x)
    if x is None or isinstance(x, (dict, set)):
        return array_of((), "object", [x])
    if hasattr(x, "__crane_array__"):
        facts = x.__crane_array__()
        if not known(facts):
            return unknown()
        new = facts.copy()
        if certain(new.dtype == "str"):
            # pandas' own dtype of texts.
            new.dtype = "object"
        elif certain(new.dtype == "category"):
            new.dtype = unknown(str)
        return make(new)
    return unknown()


def from_range(x):
    size = len(x)
    if known(size) and size <= MOST_VALUES:
        return array_of((size,), "int64", list(x))
    return array_of((size,), "int64")


def from_sequence(x, wanted):
    """An array from nested sequences; `wanted`: the dtype asked for, or None."""
    if not known(x):
        return from_many(x)
    if len(x) == 0:
        return array_of((0,), "float64", [])
    flat = list(x)
    shape = (len(flat),)
    if is_plain(flat):
        return of_scalars(flat, shape)
    return from_parts(x, wanted)


def is_plain(items):
    """Whether all are Python's own scalars; their values may be unknown."""
    for item in items:
        if not isinstance(item, (bool, int, float, str)) or isinstance(item, Base):
            return False
    return True


def of_scalars(flat, shape):
    name = kinds.promote_all([kinds.of_scalar(item) for item in dedupe(flat)])
    if len(flat) > MOST_VALUES:
        return array_of(shape, name)
    if name == "str":
        return array_of(shape, name, [item if isinstance(item, str) else unknown(str) for item in flat])
    if name == "float64":
        return array_of(shape, name, [float(item) if known(item) else item for item in flat])
    if name == "int64":
        return array_of(shape, name, [int(item) if known(item) else item for item in flat])
    return array_of(shape, name, flat if known(name) else None)


def dedupe(flat):
    """One item of each type, which is what the dtype depends on."""
    found = {}
    for item in flat:
        found[type(item).__name__] = item
    return list(found.values())


def from_many(x):
    """A list of unknown length, or all like one element."""
    size = len(x)
    first = x[unknown(int)]
    if not known(first) and not isinstance(first, (bool, int, float, str)):
        return unknown()
    one = asarray(first)
    if not known(one) or not known(one._about.shape):
        return unknown()
    return array_of((size,) + one._about.shape, one._about.dtype)


def from_parts(x, wanted):
    parts = []
    for item in x:
        part = asarray(item)
        if not known(part):
            return doubtful(len(x), wanted)
        parts.append(part)
    first = parts[0]._about.shape
    same = True
    for part in parts[1:]:
        fits = equal_shapes(first, part._about.shape)
        if not known(fits):
            return doubtful(len(x), wanted)
        if not fits:
            same = False
    if not same:
        return ragged(parts, wanted)
    return stacked(parts, first)


def doubtful(length, wanted):
    """Of unknown parts nothing but the first dimension is sure, and an unknown rank cannot say that."""
    return make(Facts(unknown(), unknown(str) if wanted is None else wanted))


def equal_shapes(a, b):
    if not known(a) or not known(b):
        return unknown(bool)
    if len(a) != len(b):
        return False
    for i in range(len(a)):
        if not known(a[i] == b[i]):
            return unknown(bool)
        if a[i] != b[i]:
            return False
    return True


def stacked(parts, first):
    shape = (len(parts),) + first
    names = [part._about.dtype for part in parts]
    name = kinds.promote_all(names)
    size = size_of(shape)
    if not known(size) or size > MOST_VALUES or not known(name):
        return make(merged(parts, shape, name))
    flat = []
    for part in parts:
        values = values_of(part)
        if values is None:
            return make(merged(parts, shape, name))
        flat = flat + values
    if name == "float64":
        flat = [float(v) if known(v) else v for v in flat]
    elif name == "str":
        flat = [v if isinstance(v, str) else unknown(str) for v in flat]
    elif name not in ("int64", "bool", "object"):
        flat = None
    return array_of(shape, name, flat)


def merged(parts, shape, name):
    """Facts of arrays put together: a missing value in one is one in all."""
    facts = typed(shape, name)
    if certain(facts.nan == False):  # noqa: E712
        return facts
    if certain(kinds.is_kind(name, "U")):
        # As a text a missing value is one like others.
        facts.nan, facts.inf = False, False
        return facts
    all_facts = [part.__crane_array__() for part in parts]
    facts.nan = any([f.nan for f in all_facts]) if all([known(f.nan) for f in all_facts]) else unknown(bool)
    facts.inf = any([f.inf for f in all_facts]) if all([known(f.inf) for f in all_facts]) else unknown(bool)
    if len([f for f in all_facts if certain(f.nan == True)]) > 0:  # noqa: E712
        facts.nan = True
    return facts


def ragged(parts, wanted):
    """Parts of unequal shapes: an error, or an array of objects where that was asked for."""
    shapes = [part._about.shape for part in parts]
    if wanted == "object":
        return ragged_objects(parts, shapes)
    new = version("numpy") >= "1.24"
    if certain(new) or wanted is not None and certain(kinds.is_kind(wanted, "biuf")):
        common = common_start(shapes)
        found = (len(parts),) + common
        raise ValueError(
            "setting an array element with a sequence. The requested array has an inhomogeneous shape after "
            + str(len(found)) + " dimensions. The detected shape was " + str(found) + " + inhomogeneous part.")
    return ragged_objects(parts, shapes) if known(new) else make(Facts(unknown(), unknown(str)))


def ragged_objects(parts, shapes):
    common = common_start(shapes)
    if len(common) == 0:
        return array_of((len(parts),), "object")
    return make(Facts(unknown(), "object"))


def common_start(shapes):
    """The leading dimensions that all shapes share."""
    common = []
    for i in range(min([len(s) for s in shapes])):
        if len(set([s[i] for s in shapes])) > 1:
            break
        common.append(shapes[0][i])
    return tuple(common)


# Other dtypes.


def astype(x, spec, casting="unsafe"):
    """x.astype(dtype)."""
    name = kinds_of(spec)
    if isinstance(x, generic):
        array = astype_result(asarray(x), name)
        return array if not known(array) else element(array._about.dtype, first_value(array))
    return astype_result(x, name)


def require_ranges(name, flat):
    """Python's integers must fit the dtype that is asked for, since NumPy 2."""
    if flat is not None and certain(kinds.is_kind(name, "iu")):
        for v in flat:
            if isinstance(v, int) and known(v):
                kinds.require_in_range(name, v)


def first_value(array):
    flat = values_of(array)
    return flat[0] if flat is not None and known(flat[0]) else None


def astype_result(array, name):
    """The array in another dtype, values and facts as far as they survive."""
    about = array.__crane_array__()
    old = about.dtype
    if not known(name):
        return make(Facts(about.shape, unknown(str)))
    require_convertible(about, old, name, values_of(array))
    flat = values_of(array)
    if flat is not None:
        flat = [converted(name, v) if isinstance(v, (bool, int, float)) else None for v in flat] if name in SCALARS else None
        if flat is not None and None in flat:
            flat = None
        if name == "str" and known(old) and old == "str" or name == "object" or name == old:
            flat = list(values_of(array))
    return make(cast_facts(about, old, name), flat)


def cast_facts(about, old, name):
    facts = typed(about.shape, name)
    x, y = kinds.letter(old), kinds.letter(name)
    if not known(x) or not known(y):
        return facts
    if y == "f" and x in "biuf":
        facts.nan = about.nan
        facts.low, facts.high, facts.integral, facts.unique = about.low, about.high, about.integral, unknown(int)
        if x in "biu":
            facts.inf = False if name != "float16" else unknown(bool)
    elif y in "iu" and x in "biu" and kinds.item_size(name) > kinds.item_size(old):
        if y == x or x == "b" or y == "i":
            facts.low, facts.high, facts.unique, facts.labels = about.low, about.high, about.unique, about.labels
    elif name == old:
        return about.copy()
    elif y == "O":
        facts.nan = about.nan
        facts.kinds = ({"b": "bool", "i": "int", "u": "int", "f": "float", "U": "str"}[x],) if x in "biufU" else unknown()
    return facts


def require_convertible(about, old, name, flat):
    """Texts and objects that do not convert to numbers."""
    target = kinds.letter(name)
    source = kinds.letter(old)
    if not known(source) or target not in ("i", "u", "f") or not certain(size_of(about.shape) > 0):
        return
    if flat is not None and source in "UO":
        for v in flat:
            require_value(v, target)
        return
    if source != "U" and not certain(about.kinds == ("str",)):
        return
    parses = about.float_text if target == "f" else about.int_text
    if certain(parses == "none") or certain(parses == "some"):
        if target == "f":
            raise ValueError("could not convert string to float")
        raise ValueError("invalid literal for int() with base 10")


def require_value(v, target):
    if isinstance(v, str) and known(v):
        if target == "f":
            float(v)
        else:
            int(v)
    elif isinstance(v, (list, tuple)):
        raise ValueError("setting an array element with a sequence.")
    elif isinstance(v, dict):
        raise TypeError(("float" if target == "f" else "int") + "() argument must be a string or a real number, not 'dict'")
    elif v is None and target == "f":
        return
    elif v is None:
        raise TypeError("int() argument must be a string, a bytes-like object or a real number, not 'NoneType'")


# Parts and copies.


def copy(array):
    if isinstance(array, generic):
        return array
    flat = values_of(array)
    return make(array.__crane_array__().copy(), list(flat) if flat is not None else None)


def part(array):
    """The real or imaginary part."""
    name = array._about.dtype
    if known(name) and kinds.letter(name) == "c":
        name = "float64" if name == "complex128" else "float32"
    if isinstance(array, generic):
        return element(name)
    new = view_of(array, typed(array._about.shape, name))
    return new


def view(array, spec):
    if spec is ndarray or not known(spec):
        return view_of(array, array.__crane_array__(), values_of(array)) if known(spec) else unknown()
    name = kinds_of(spec)
    if not known(name) or name == "void" or certain(array._about.dtype == "void"):
        return unknown()
    shape = array._about.shape
    if known(name) and known(shape) and len(shape) > 0:
        if not certain(kinds.item_size(name) == kinds.item_size(array._about.dtype)):
            shape = shape[:-1] + (unknown(int),)
    return view_of(array, typed(shape, name))


def fill(array, value):
    if isinstance(value, int) and not isinstance(value, Base) and certain(kinds.is_kind(array._about.dtype, "iu")):
        kinds.require_in_range(array._about.dtype, value)
    changed(array)
    if isinstance(value, (bool, int, float)) and not isinstance(value, Base):
        facts = bare(array._about)
        facts.low, facts.high = value, value
        facts.nan = value != value if known(value) else unknown(bool)
        array._about = typed(facts.shape, facts.dtype) if certain(facts.nan) else facts


def item(array, args):
    """array.item(): the element as Python's own value."""
    if len(args) == 0:
        size = size_of(array._about.shape)
        require(size == 1, ValueError, "can only convert an array of size 1 to a Python scalar")
        flat = values_of(array)
        return native(array._about.dtype, flat[0] if flat is not None else None)
    chosen = indexing.getitem(array, args[0] if len(args) == 1 and isinstance(args[0], tuple) else args) if len(args) > 1 else unknown()
    return item(chosen, ()) if known(chosen) and isinstance(chosen, generic) else native(array._about.dtype, None)


def native(name, value):
    """Python's own value of an element."""
    if value is not None and known(value):
        return value
    kind = kinds.letter(name)
    if not known(kind):
        return unknown()
    classes = {"b": bool, "i": int, "u": int, "f": float, "c": complex, "U": str, "S": bytes}
    return unknown(classes[kind]) if kind in classes and name != "float128" else unknown()


def tolist(array):
    shape = array._about.shape
    if not known(shape):
        return unknown()
    flat = values_of(array)
    return nested(array._about.dtype, shape, flat, 0)


def nested(name, shape, flat, start):
    """Nested lists from values in C order."""
    if len(shape) == 0:
        return native(name, flat[start] if flat is not None else None)
    if flat is None or not known(shape[0]):
        return many(nested(name, shape[1:], None, 0), shape[0])
    step = size_of(shape[1:])
    return [nested(name, shape[1:], flat, start + i * step) for i in range(shape[0])]


import models.numpy.indexing as indexing  # noqa: E402
