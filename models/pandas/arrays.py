"""NumPy arrays and scalars that pandas gives out and takes."""

from models.crane import certain, known, unknown
from models.data import facts


def array_of(f, values=None):
    """A NumPy array of these facts and, where they are known, values."""
    from models.numpy.nd import make
    about = f.copy()
    if certain(about.dtype == "str") or certain(about.dtype == "category") or certain(about.dtype == "string"):
        about.dtype = "object"
    elif known(about.dtype) and not about.dtype.startswith(("int", "uint", "float", "bool", "object", "complex")):
        about.dtype = unknown(str)
    return make(about, values)


def labels_array(f, labels):
    """An array of known labels, such as `df.columns.values`."""
    return array_of(f, list(labels) if known(labels) else None)


def scalar_of(dtype, value=None):
    """What indexing gives of a column of that dtype: a NumPy scalar; None: its value is unknown."""
    if known(dtype) and dtype in ("int64", "int32", "float64", "float32", "bool"):
        from models.numpy.nd import element
        return element(dtype, value)
    return unknown()


def as_numpy(x):
    """A number as the libraries' arrays give it out: NumPy's scalar for Python's."""
    if not isinstance(x, (bool, int, float)) or not known(x):
        return unknown() if isinstance(x, (bool, int, float)) else x
    return scalar_of("bool" if isinstance(x, bool) else "int64" if isinstance(x, int) else "float64", x)


def values_in(x):
    """The values of a one-dimensional NumPy array, or an unknown list."""
    shape = facts(x).shape
    if certain(hasattr(x, "_flat")) and known(shape) and len(shape) == 1:
        from models.numpy.facts import values_of
        values = values_of(x)
        if values is not None:
            return values
    return unknown(list)
