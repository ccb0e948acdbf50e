"""Row and column labels: `Index` and its kinds.

An index knows its labels as a list, or, for integers, as ranges; either may hold labels that are no
longer there (`_exact` False), so that absence is still proved after rows were selected.
"""

from models.crane import certain, instance, known, require, unknown, version
from models.data import Facts
from models.pandas.core import (MOST, anything, axis_labels, is_array, is_label, is_pandas, is_scalar, is_text,
                                index_length, is_whole_number, labels_in, length_of, list_of_labels, listed, negated, no, text_dtype)
from models.pandas.dtypes import astype, column_facts, dtype_name, element_of, kind_of
from models.pandas.names import GONE, INDEX

TRUTH = "The truth value of a Index is ambiguous. Use a.empty, a.bool(), a.item(), a.any() or a.all()."


class Index:
    """See the module. `_length`, `_labels`, `_ranges`, `_exact`, `_unique`, `_dtype`, `_name` may each be unknown."""
    __callable__ = False

    __real__ = ("pandas.core.indexes.base.Index", "pandas.Index", "pandas.core.indexes.numeric.Int64Index",
                "pandas.core.indexes.numeric.Float64Index", "pandas.core.indexes.numeric.UInt64Index")
    __complete__ = False
    #: Labels that are not known are texts.
    _texts = False
    _pandas = "Index"
    _public = INDEX

    def __init__(self, data=None, dtype=None, copy=False, name=None, tupleize_cols=True):
        labels = axis_labels(data) if not is_scalar(data) else unknown(list)
        self._set(unknown(int), labels, unknown(list), True, unknown(bool), unknown(str), name)
        if is_scalar(data):
            require(False, TypeError, "Index(...) must be called with a collection of some kind, "
                    + repr(data) + " was passed")
        if known(labels):
            self._length = len(labels)
            self._unique = len(set(labels)) == len(labels)
        if known(data) and not known(labels):
            f = column_facts(data)
            self._length = f.shape[0] if known(f.shape) and len(f.shape) == 1 else unknown(int)
            self._dtype = f.dtype

    def _set(self, length, labels, ranges, exact, unique, dtype, name):
        self._length = length
        self._labels = labels
        self._ranges = ranges
        self._exact = exact
        self._unique = unique
        self._dtype = dtype
        self._name = name
        # Labels that were dropped, where nothing else is known.
        self._gone = []

    def _with(self, length, exact):
        """The same labels, or some of them, in whatever order."""
        new = instance(Index)
        # Some of the labels are unique where all are.
        unique = self._unique if exact or certain(self._unique) else unknown(bool)
        new._set(length, self._labels, self._ranges, exact, unique, self._dtype, self._name)
        new._kind = self._kind
        new._gone = self._gone
        return new

    # What kind of labels: the class's name, for lookups.
    _kind = "Index"

    def _some(self, length=None):
        """Some of the labels, in the same order."""
        return self._with(unknown(int) if length is None else length, False)

    def _shuffled(self):
        """The same labels in another order."""
        new = self._with(self._length, self._exact)
        new._labels = unknown(list)
        if known(self._labels):
            new._labels = self._labels if isinstance(self._labels, Unordered) else Unordered(self._labels)
        elif certain(self._kind == "RangeIndex"):
            new._kind = "Index"
        return new

    def _plus(self, label):
        """With a label that was not there."""
        n = self._length + 1 if known(self._length) else unknown(int)
        new = self._with(n, self._exact)
        if known(self._ranges) and is_whole_number(label):
            last = self._ranges[len(self._ranges) - 1] if len(self._ranges) > 0 else (0, -1)
            if label == last[1] + 1:
                new._ranges = self._ranges[:-1] + [(last[0], label)]
            else:
                new._ranges = self._ranges + [(label, label)]
                new._kind = "Index"
        elif known(self._labels) and isinstance(self._labels, list):
            new._labels = self._labels + [label]
            new._kind = "Index"
        else:
            return any_index(n)
        return new

    def _contains(self, label):
        """Whether a label is there: True, False or unknown."""
        if not known(label) or not is_label(label):
            return unknown(bool)
        if certain(label in self._gone):
            return False
        if not self._plain():
            return unknown(bool)
        if known(self._labels):
            if certain(self._dtype == "bool") and not isinstance(label, (bool, str)):
                return unknown(bool)
            if label in self._labels:
                return True if certain(self._exact) else unknown(bool)
            return False
        if known(self._ranges):
            return self._in_ranges(label)
        if is_text(label) and known(self._dtype) and self._dtype.startswith(("int", "uint", "float")):
            return False
        return unknown(bool)

    def _plain(self):
        """Whether labels are looked up as they are: dates, periods and intervals take other keys too."""
        return known(self._kind) and self._kind in ("Index", "RangeIndex", "Int64Index")

    def _has_numbers(self):
        """Whether a label is a number; unknown if neither labels nor dtype are known."""
        if known(self._ranges):
            return True
        if known(self._labels):
            labels = self._labels if isinstance(self._labels, list) else self._labels.labels
            return any(isinstance(label, (int, float)) for label in labels)
        if known(self._dtype) and self._dtype.startswith(("int", "uint", "float")):
            return True
        return False if certain(self._dtype == "str") else unknown(bool)

    def _in_ranges(self, label):
        if isinstance(label, (str, tuple)) or label is None:
            return False
        if isinstance(label, bool):
            return unknown(bool)
        for first, last in self._ranges:
            if first <= label <= last:
                return True if certain(self._exact) and label == int(label) else unknown(bool)
        return False

    def _labels_in_order(self):
        """The labels, where they and their order are known; else an unknown list."""
        if not certain(self._exact):
            return unknown(list)
        if known(self._labels):
            return self._labels if isinstance(self._labels, list) else unknown(list)
        if known(self._ranges) and known(self._length) and self._length <= MOST and self._kind == "RangeIndex":
            return [label for first, last in self._ranges for label in range(first, last + 1)]
        return unknown(list)

    def _facts(self):
        labels = self._labels_in_order()
        if known(labels) and len(labels) > 0 and all(is_scalar(label) for label in labels):
            return column_facts(labels)
        return Facts((self._length,), self._dtype, kinds=("str",) if certain(self._dtype == "str") else None)

    def __crane_array__(self):
        return self._facts()

    def __crane_claims__(self, recorded):
        claims = [("length", self._length, recorded._length), ("dtype", self._dtype, recorded._dtype),
                  ("unique", self._unique, recorded._unique)]
        if certain(self._exact) and certain(recorded._exact):
            claims.append(("labels", self._labels_in_order(), recorded._labels_in_order()))
        return claims

    def _crane_labels(self):
        return self._labels_in_order()

    def __len__(self):
        return self._length

    def __bool__(self):
        raise ValueError(TRUTH.replace("a Index", "a " + type(self).__name__))

    def __iter__(self):
        from models.crane import many
        labels = self._labels_in_order()
        if known(labels):
            return iter(labels)
        return iter(many(self._any_label(), self._length))

    def _any_label(self):
        return unknown(str) if self._texts else element_of(self._facts())

    def __contains__(self, label):
        return self._contains(label)

    def __getitem__(self, key):
        labels = self._labels_in_order()
        if is_whole_number(key):
            n = self._length
            inside = -n <= key < n if known(n) else unknown(bool)
            require(inside, IndexError, lambda: "index " + str(key) + " is out of bounds for axis 0 with size " + str(n))
            if not known(labels):
                return unknown(str) if self._texts else unknown()
            return given_out(labels[key], self._kind, self._dtype)
        if known(key) and isinstance(key, slice):
            if known(labels):
                return simple_index(labels[key], self._name)
            return self._some()
        if is_text(key):
            raise IndexError("only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer or "
                             "boolean arrays are valid indices")
        if known(key) and isinstance(key, list) and known(labels) and all(is_whole_number(k) for k in key):
            for k in key:
                require(-len(labels) <= k < len(labels), IndexError,
                        "index " + str(k) + " is out of bounds for axis 0 with size " + str(len(labels)))
            return simple_index([labels[k] for k in key], self._name)
        if known(key) and isinstance(key, tuple):
            return unknown()
        return self._some()

    def __setitem__(self, key, value):
        raise TypeError("Index does not support mutable operations")

    # Attributes.

    @property
    def values(self):
        return index_array(self)

    def to_numpy(self, dtype=None, copy=False, na_value=None, **kwargs):
        return index_array(self)

    @property
    def array(self):
        return unknown()

    @property
    def dtype(self):
        return unknown()

    @property
    def shape(self):
        return (self._length,)

    @property
    def size(self):
        return self._length

    @property
    def ndim(self):
        return 1

    @property
    def empty(self):
        return self._length == 0

    @property
    def T(self):
        return self

    @property
    def nlevels(self):
        return 1

    @property
    def is_unique(self):
        return self._unique

    @property
    def has_duplicates(self):
        return negated(self._unique)

    @property
    def name(self):
        return self._name

    @name.setter
    def name(self, value):
        self._name = value

    @property
    def names(self):
        return [self._name]

    @names.setter
    def names(self, value):
        names = list_of_labels(value)
        if known(names):
            require(len(names) == 1, ValueError, "Length of new names must be 1, got " + str(len(names)))
            self._name = names[0]
        else:
            self._name = unknown()

    # Methods.

    def tolist(self):
        labels = self._labels_in_order()
        if known(labels):
            return list(labels)
        return unknown(list)

    to_list = tolist

    def copy(self, name=None, deep=False, *args, **kwargs):
        new = self._with(self._length, self._exact)
        if name is not None:
            new._name = name
        return new

    def rename(self, name, inplace=False):
        if certain(inplace):
            self._name = name
            return None
        new = self.copy()
        new._name = name
        return new

    def unique(self, level=None):
        if certain(self._unique):
            return self
        return self._some()

    def drop_duplicates(self, *, keep="first"):
        return self.unique()

    def sort_values(self, *args, **kwargs):
        return self._shuffled()

    def get_loc(self, key, *args, **kwargs):
        if known(key) and isinstance(key, float) and key != key:
            return unknown()
        require(self._contains(key), KeyError, key)
        labels = self._labels_in_order()
        if known(labels) and is_label(key) and certain(self._unique):
            return labels.index(key)
        return unknown()

    def drop(self, labels, errors="raise"):
        gone = list_of_labels(labels)
        if known(gone):
            missing = [g for g in gone if no(self._contains(g))]
            if certain(errors == "raise") and len(missing) > 0:
                raise KeyError(listed(missing) + " not found in axis")
            have = self._labels_in_order()
            if known(have):
                return simple_index([label for label in have if label not in gone], self._name)
        return self._some()

    def insert(self, loc, item):
        have = self._labels_in_order()
        if known(have) and is_whole_number(loc) and is_label(item):
            require(-len(have) <= loc <= len(have), IndexError,
                    "index " + str(loc) + " is out of bounds for axis 0 with size " + str(len(have)))
            return simple_index(have[:loc] + [item] + have[loc:], self._name)
        return any_index(unknown(int))

    def append(self, other):
        if is_pandas(other, "Index"):
            a = self._labels_in_order()
            b = other._labels_in_order()
            if known(a) and known(b):
                return simple_index(a + b, self._name)
        return any_index(unknown(int))

    def _combine(self, other, keep):
        """The set operations; `keep`: "both", "either" or "left"."""
        a = self._labels_in_order()
        b = list_of_labels(other)
        if known(a) and known(b) and not is_scalar(other):
            if keep == "both":
                return simple_index([label for label in a if label in b], self._name)._shuffled()
            if keep == "left":
                return simple_index([label for label in a if label not in b], self._name)._shuffled()
            if len(set(a)) < len(a) or len(set(b)) < len(b):
                return any_index(unknown(int))
            return simple_index(a + [label for label in b if label not in a], self._name)._shuffled()
        return any_index(unknown(int)) if keep == "either" else self._some()

    def difference(self, other, sort=None):
        if certain(is_scalar(other)):
            raise TypeError("Input must be Index or array-like")
        return self._combine(other, "left")

    def intersection(self, other, sort=False):
        return self._combine(other, "both")

    def union(self, other, sort=None):
        return self._combine(other, "either")

    def isin(self, values, level=None):
        return bools(self._length)

    def isna(self):
        return bools(self._length)

    isnull = notna = notnull = isna

    def duplicated(self, keep="first"):
        return bools(self._length)

    def astype(self, dtype, copy=True):
        f = astype(self._facts(), dtype)
        target = dtype_name(dtype)
        new = any_index(self._length)
        new._dtype = f.dtype
        new._name = self._name
        if known(target) and known(self._labels_in_order()) and target in ("str", "object"):
            have = self._labels_in_order()
            if all(kind_of(label) == "str" for label in have):
                return self.copy()
            if all(is_whole_number(label) for label in have) and certain(f.int_text == "all"):
                return simple_index([str(label) for label in have], self._name)
        return new

    def map(self, mapper, na_action=None):
        have = self._labels_in_order()
        if known(have) and known(mapper) and callable(mapper):
            new = [mapper(label) for label in have]
            return simple_index(new, self._name) if all(is_label(n) for n in new) else any_index(self._length)
        if known(mapper) and callable(mapper):
            from models.crane import many
            for label in many(element_of(self._facts()), self._length):
                mapper(label)
        return any_index(self._length)

    def get_level_values(self, level):
        return self

    def _level_names(self):
        """The names of the levels, or an unknown list."""
        return [self._name] if known(self._name) else unknown(list)

    def to_series(self, index=None, name=None):
        from models.pandas.core import new_series
        return new_series(self._facts(), self if index is None else None, self._name)

    def to_frame(self, index=True, name=None):
        from models.pandas.core import any_frame
        return any_frame(self._length)

    @property
    def str(self):
        from models.pandas.strings import StringMethods
        return StringMethods(self)

    def _not_modelled(self, name):
        """What an attribute without a model gives; raises for one that the class does not have."""
        gone = GONE["INDEX"].get(name)
        if gone is not None and certain(version("pandas") >= gone):
            raise AttributeError("'" + type(self).__name__ + "' object has no attribute '" + name + "'")
        if name in self._public or name in INDEX:
            return anything
        if name.startswith("_") or not self._plain():
            return unknown()
        raise AttributeError("'" + type(self).__name__ + "' object has no attribute '" + name + "'")

    def __getattr__(self, name):
        if name in ("max", "min", "argmax", "argmin", "is_monotonic_increasing", "is_monotonic_decreasing", "nbytes",
                    "inferred_type", "hasnans", "is_monotonic", "is_all_dates", "dtype_str"):
            return unknown()
        return self._not_modelled(name)

    # Operators.

    def _compare(self, other):
        n = length_of(other) if known(other) and not is_scalar(other) else self._length
        require(n == self._length, ValueError, lambda: "Lengths must match to compare")
        return bools(self._length)

    def __eq__(self, other):
        return self._compare(other)

    def __ne__(self, other):
        return self._compare(other)

    __hash__ = None

    def __lt__(self, other):
        return bools(self._length)

    __gt__ = __le__ = __ge__ = __lt__

    def __add__(self, other):
        have = self._labels_in_order()
        if known(have) and is_text(other) and all(is_text(label) for label in have):
            return simple_index([label + other for label in have], self._name)
        if is_whole_number(other) and known(self._ranges) and self._plain():
            new = self._with(self._length, self._exact)
            new._ranges = [(first + other, last + other) for first, last in self._ranges]
            return new
        return any_index(self._length)

    def __radd__(self, other):
        have = self._labels_in_order()
        if known(have) and is_text(other) and all(is_text(label) for label in have):
            return simple_index([other + label for label in have], self._name)
        return any_index(self._length)

    def __sub__(self, other):
        return any_index(self._length)

    def __and__(self, other):
        return any_index(unknown(int))

    __or__ = __xor__ = __rand__ = __ror__ = __rxor__ = __and__

    def __invert__(self):
        return any_index(self._length)

    __neg__ = __abs__ = __invert__

    __rsub__ = __mul__ = __rmul__ = __truediv__ = __rtruediv__ = __floordiv__ = __mod__ = __pow__ = __sub__


class Unordered:
    """Labels whose order is not known."""

    def __init__(self, labels):
        self.labels = labels

    def __contains__(self, label):
        return label in self.labels


def given_out(label, kind, dtype):
    """A label as an index gives it: NumPy's numbers from what is kept as an array of them."""
    from models.pandas.arrays import as_numpy
    if certain(kind == "RangeIndex") or certain(dtype == "object") and not isinstance(label, tuple):
        return label
    if known(label) and isinstance(label, tuple):
        return tuple([as_numpy(part) if not known(part) or not isinstance(part, (bool, int, float)) else unknown() for part in label])
    if not known(dtype) and isinstance(label, (bool, int, float)):
        return unknown()
    return as_numpy(label)


def bools(length):
    """A NumPy array of bools, of that length."""
    return plain_array(Facts((length,), "bool", False, False))


def plain_array(f):
    """A NumPy array of these facts; unknown where NumPy has no model."""
    from models.pandas.arrays import array_of
    return array_of(f)


def index_array(index):
    from models.pandas.arrays import labels_array
    return labels_array(index._facts(), index._labels_in_order())


def simple_index(labels, name=None):
    """An Index of known labels, in order."""
    new = instance(Index)
    n = len(labels)
    kinds = {kind_of(label) for label in labels[:MOST]}
    dtype = unknown(str)
    if kinds == {"int"}:
        dtype = "int64"
    elif kinds == {"str"}:
        dtype = text_dtype()
    new._set(n, labels, unknown(list), True, len(set(labels)) == n, dtype, name)
    return new


def any_index(length, name=None):
    """An index of which at most the length and name are known."""
    new = instance(Index)
    new._set(length, unknown(list), unknown(list), False, unknown(bool), unknown(str),
             unknown() if name is None else name)
    new._kind = unknown(str)
    return new


def nameless_index(length):
    """An index of which at most the length is known, and that it has one level without a name."""
    new = any_index(length)
    new._name = None
    return new


def range_index(length, start=0):
    """The default index: 0, 1, 2, … of a length that may be unknown."""
    new = instance(RangeIndex)
    ranges = unknown(list)
    if known(length):
        ranges = [(start, start + length - 1)] if length > 0 else []
    new._set(length, unknown(list), ranges, True, True, "int64", None)
    return new


def index_from(x, length):
    """The index made from the `index=` argument of a constructor."""
    if not known(x):
        return any_index(length)
    if x is None:
        return range_index(length)
    if isinstance(x, (str, int, float)):
        raise TypeError("Index(...) must be called with a collection of some kind, " + repr(x) + " was passed")
    if is_pandas(x, "Index"):
        return x
    labels = axis_labels(x)
    if known(labels) and not is_scalar(x) and not any(isinstance(label, tuple) for label in labels):
        return simple_index(labels)
    if isinstance(x, range):
        return range_index(len(x), x.start) if x.step == 1 else any_index(len(x))
    if is_pandas(x, "Series"):
        return any_index(x._rows())
    if is_array(x):
        f = column_facts(x)
        return any_index(f.shape[0] if known(f.shape) and len(f.shape) > 0 else unknown(int))
    return any_index(index_length(x))


class RangeIndex(Index):
    __real__ = ("pandas.core.indexes.range.RangeIndex", "pandas.RangeIndex")
    _kind = "RangeIndex"

    def __init__(self, start=None, stop=None, step=None, dtype=None, copy=False, name=None):
        first = 0 if stop is None else start
        last = start if stop is None else stop
        self._set(unknown(int), unknown(list), unknown(list), True, True, "int64", name)
        if is_whole_number(first) and is_whole_number(last) and (step is None or certain(step == 1)):
            n = last - first if last > first else 0
            self._length = n
            self._ranges = [(first, last - 1)] if n > 0 else []

    def __getattr__(self, name):
        if name in ("start", "stop", "step"):
            return unknown(int)
        return Index.__getattr__(self, name)


def labels_known(x):
    return known(labels_in(x))
