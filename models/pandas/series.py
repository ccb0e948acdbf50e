"""`Series`: one column. See `series_methods.py` and `series_reduce.py` for most of its methods."""

from models.crane import certain, havoc, known, many, require, unknown, version
from models.data import Facts, facts, facts_claimed
from models.pandas import arithmetic
from models.pandas.base import Both, unsure
from models.pandas.core import (index_length, MOST, anything, is_array, is_label, is_list_like, is_pandas, is_scalar,
                                is_text, is_whole_number, labels_in, length_of, list_of_labels, listed, new_frame,
                                new_series, no)
from models.pandas.dtypes import astype, column_facts, element_of, is_textual
from models.pandas.errors import IndexingError
from models.pandas.index import index_from, range_index
from models.pandas.indexing import check_mask, mask_kind, same_index, slice_index
from models.pandas.names import ELSEWHERE, GONE, SERIES
from models.pandas.series_methods import SeriesMethods
from models.pandas.series_reduce import SeriesReduce


def name_claimed(x, recorded):
    """For `__crane_claims__`. A number may be Python's or NumPy's, which makes no difference to a name."""
    return [("name", x._name, recorded._name)] if is_text(x._name) and is_text(recorded._name) else []


class Series(SeriesMethods, SeriesReduce, Both):
    __real__ = ("pandas.core.series.Series", "pandas.Series")
    __complete__ = False
    _pandas = "Series"

    def __init__(self, data=None, index=None, dtype=None, name=None, copy=None, fastpath=None):
        rows = index_length(index) if known(index) and index is not None else unknown(int)
        if index is None and is_scalar(data):
            rows = 1
        if known(data) and isinstance(data, dict):
            labels = labels_in(data.keys())
            values = [data[label] for label in labels] if known(labels) else unknown(list)
            f = column_facts(values) if known(values) else Facts((length_of(data),))
            labels_index = index_from(labels, f.shape[0])
            if index is not None:
                f, labels_index = Facts((index_length(index),)), index_from(index, index_length(index))
            self._fill(f, labels_index, name)
        elif is_pandas(data, "Series"):
            f = data._facts if index is None else Facts((rows,))
            self._fill(f, data._index if index is None else index_from(index, rows), data._name if name is None else name)
        elif is_pandas(data, "DataFrame"):
            self._fill(Facts((unknown(int),)), None, name)
        else:
            f = column_facts(data, rows)
            if known(f.shape) and len(f.shape) != 1:
                require(len(f.shape) < 2, ValueError, "Data must be 1-dimensional")
            if data is None:
                f = Facts((0 if index is None else rows,), "object", unknown(bool))
            n = f.shape[0] if known(f.shape) else unknown(int)
            if known(index) and index is not None and not no(is_list_like(data)) and not is_scalar(data):
                require(rows == n, ValueError, lambda: "Length of values (" + str(n) + ") does not match length of index ("
                        + str(rows) + ")")
            self._fill(f, index_from(index, n), name)
        if dtype is not None:
            self._facts = astype(self._facts, dtype)

    def _fill(self, f, index, name):
        self._facts = f
        self._index = range_index(f.shape[0] if known(f.shape) else unknown(int)) if index is None else index
        self._name = name
        # Whether nothing was changed in place since its frame handed it out.
        self._clean = True
        self._dirt = None
        # The elements in order, where they are known objects.
        self._each = None

    def _touch(self, f):
        """Values changed in place: the frame whose column it may be no longer knows them."""
        self._facts = f
        self._each = None
        self._clean = False
        if self._dirt is not None:
            self._dirt.clean = False

    # What `Both` needs.

    def _rows(self):
        shape = self._facts.shape
        return shape[0] if known(shape) and len(shape) > 0 else unknown(int)

    def _row_index(self):
        return self._index

    def _set_rows_index(self, index):
        self._index = index

    def _mapped(self, function):
        return new_series(function(self._facts), self._index, self._name)

    def _picked(self, rows, index):
        return new_series(self._facts.select((rows,)), index, self._name)

    def _become(self, other):
        self._index = other._index
        self._name = other._name
        self._touch(other._facts)

    def _kept(self):
        return new_series(self._facts, self._index, self._name)

    def _columns_reordered(self):
        return self._kept()

    def __crane_array__(self):
        return self._facts

    def __crane_claims__(self, recorded):
        return facts_claimed(self._facts, recorded._facts) + [("index", self._index, recorded._index)] + name_claimed(self, recorded)

    def __crane_shown__(self, summary):
        from models.pandas.shown import learn_series
        kind = summary.get("types", {}).get("type")
        return learn_series(self, summary) if kind is None or kind.endswith("Series") else False

    def _crane_labels(self):
        """Its values as labels, where all of them and their order are known."""
        return unknown(list)

    def __iter__(self):
        rows = self._rows()
        if known(self._each) and self._each is not None:
            return iter(self._each)
        if certain(rows <= 60):
            # One by one, so that what happens in the second round is seen.
            return iter([element_of(self._facts)] * rows)
        return iter(many(element_of(self._facts), rows))

    def __contains__(self, label):
        return self._index._contains(label)

    # Items.

    def __getitem__(self, key):
        if not known(key):
            require(unknown(bool), KeyError, "")
            return unknown()
        if isinstance(key, slice):
            return self._sliced(key)
        if is_label(key):
            return self._item(key)
        kind = mask_kind(key)
        if kind == "mask":
            check_mask(self, key, IndexError)
            return self._picked(unknown(int), self._index._some())
        if callable(key) and not certain(hasattr(key, "_pandas")):
            return self[key(self)]
        labels = list_of_labels(key)
        if known(labels):
            return self._items(labels)
        return self._picked(unknown(int), self._index._some())

    def _sliced(self, key):
        from models.pandas.indexing import sliced_rows
        if is_text(key.start) or is_text(key.stop):
            if certain(self._index._kind == "RangeIndex"):
                bound = key.start if is_text(key.start) else key.stop
                raise TypeError("cannot do slice indexing on RangeIndex with these indexers [" + bound
                                + "] of type str")
            return self._picked(unknown(int), self._index._some())
        return sliced_rows(self, key)

    def _item(self, key):
        found = self._index._contains(key)
        if no(found) and is_whole_number(key):
            found = self._positional(key)
        require(found, KeyError, key)
        if known(self._each) and self._each is not None:
            labels = self._index._labels_in_order()
            if known(labels) and certain(self._index._unique):
                return self._each[labels.index(key)]
        # A label may stand for several rows.
        return self._element() if certain(self._index._unique) and self._index._plain() else unknown()

    def _positional(self, key):
        """Whether a missing int is taken as a position: before pandas 3, where no label is a number."""
        numbers = self._index._has_numbers()
        if not known(numbers):
            return unknown(bool)
        labels = self._index._labels_in_order()
        if known(labels) and any(isinstance(label, bool) for label in labels):
            return False if certain(version("pandas") >= "3.0") else unknown(bool)
        if numbers:
            return False
        if certain(version("pandas") >= "3.0"):
            return False
        rows = self._rows()
        if known(rows) and certain(version("pandas") < "3.0"):
            require(-rows <= key < rows, IndexError, "index " + str(key) + " is out of bounds for axis 0 with size "
                    + str(rows))
            return True
        return unknown(bool)

    def _items(self, labels):
        missing = [label for label in labels if no(self._index._contains(label))]
        if len(missing) > 0:
            if any(is_whole_number(label) for label in missing) and not known(self._index._ranges):
                return self._picked(unknown(int), self._index._some())
            require(len(missing) < len(labels), KeyError, lambda: "None of [Index(" + listed(labels) + ")] are in the [index]")
            raise KeyError(listed(missing) + " not in index")
        return self._picked(len(labels), self._index._some(len(labels)))

    def _element(self):
        """One value, as indexing gives it: a NumPy scalar for numbers."""
        element = element_of(self._facts)
        if certain(is_textual(self._facts.dtype)):
            return element
        from models.pandas.arrays import scalar_of
        return scalar_of(self._facts.dtype)

    def __setitem__(self, key, value):
        rows = self._rows()
        if is_label(key) and not certain(self._index._contains(key)):
            # Setting a new label appends it.
            self._index = index_from(unknown(), unknown(int))
            rows = unknown(int)
        elif not is_label(key) and known(key):
            kind = mask_kind(key)
            if kind == "mask":
                check_mask(self, key, IndexError)
        elif not known(key):
            self._index = index_from(unknown(), unknown(int))
            rows = unknown(int)
        self._touch(Facts((rows,)))

    def __delitem__(self, key):
        require(self._index._contains(key), KeyError, key)
        self._index = index_from(unknown(), unknown(int))
        self._touch(self._facts.select((unknown(int),)))

    # Attributes.

    @property
    def name(self):
        return self._name

    @name.setter
    def name(self, value):
        if known(value) and isinstance(value, (list, dict, set)):
            raise TypeError("Series.name must be a hashable type")
        self._name = value

    @property
    def index(self):
        return self._index

    @index.setter
    def index(self, value):
        from models.pandas.frame import check_labels
        self._index = check_labels(value, self._rows())

    @property
    def dtype(self):
        from models.pandas.accessors import DType
        return DType(self._facts.dtype)

    @property
    def dtypes(self):
        return self.dtype

    @property
    def shape(self):
        return (self._rows(),)

    @property
    def size(self):
        return self._rows()

    @property
    def ndim(self):
        return 1

    @property
    def values(self):
        from models.pandas.arrays import array_of
        return array_of(self._facts)

    @property
    def array(self):
        return unknown()

    @property
    def T(self):
        return self

    @property
    def hasnans(self):
        return self._facts.nan

    @property
    def is_unique(self):
        return unknown(bool)

    @property
    def axes(self):
        return [self._index]

    @property
    def str(self):
        f = self._facts
        if known(f.dtype) and (f.dtype.startswith(("int", "uint", "float", "bool", "datetime64", "timedelta64"))):
            raise AttributeError("Can only use .str accessor with string values!")
        from models.pandas.strings import StringMethods
        return StringMethods(self)

    @property
    def dt(self):
        f = self._facts
        if known(f.dtype) and f.dtype.startswith(("int", "uint", "float", "bool", "object", "category", "str")):
            # A categorical of dates has them; an object column that holds dates does too.
            sure = f.dtype.startswith(("int", "uint", "float", "bool")) or (known(f.kinds) and f.kinds == ("str",)) \
                or f.dtype.startswith("str")
            require(not sure, AttributeError, "Can only use .dt accessor with datetimelike values")
        from models.pandas.accessors import DatetimeProperties
        return DatetimeProperties(self)

    @property
    def cat(self):
        f = self._facts
        require(known(f.dtype) and f.dtype == "category" if known(f.dtype) else unknown(bool), AttributeError,
                "Can only use .cat accessor with a 'category' dtype")
        from models.pandas.accessors import CategoricalAccessor
        return CategoricalAccessor(self)

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError("'Series' object has no attribute '" + name + "'")
        found = self._index._contains(name)
        if certain(found):
            return self._element() if certain(self._index._unique) else unknown()
        gone = GONE["SERIES"].get(name)
        if gone is not None and no(found) and certain(version("pandas") >= gone):
            raise AttributeError("'Series' object has no attribute '" + name + "'")
        if name in SERIES:
            return anything
        if name in ELSEWHERE:
            return unknown()
        if no(found) and not name.startswith("_"):
            raise AttributeError("'Series' object has no attribute '" + name + "'")
        return unknown()

    # Operators.

    def _operand(self, other):
        """The other side as facts or scalar, and whether labels are the same, or there are none."""
        if is_pandas(other, "Series"):
            return other._facts, same_index(self._index, other._index)
        if known(other) and (isinstance(other, (list, tuple)) or is_array(other)):
            return column_facts(other), True
        return other, True

    def _operate(self, op, other):
        if is_pandas(other, "DataFrame"):
            return unknown()
        right, aligned = self._operand(other)
        if known(other) and not is_pandas(other, "Series") and not is_scalar(other):
            arithmetic.check_length(self._rows(), other)
        f = arithmetic.arithmetic(op, self._facts, right, certain(aligned))
        index = self._index
        if not certain(aligned):
            index = index_from(unknown(), unknown(int))
            f = Facts((unknown(int),), f.dtype if certain(f.dtype == "float64") else None)
        return new_series(f, index, self._common_name(other))

    def _operate_right(self, op, other):
        f = self._facts
        if op == "+" and is_text(other):
            return self._operate(op, other)
        if is_scalar(other):
            return new_series(arithmetic.arithmetic(op, f, other if op in ("+", "*", "-") else unknown(), True),
                              self._index, self._name)
        return new_series(Facts(f.shape), self._index, self._name)

    def _common_name(self, other):
        if not is_pandas(other, "Series"):
            return self._name
        if known(self._name) and known(other._name):
            return self._name if self._name == other._name else None
        return unknown()

    def _compare(self, op, other):
        if is_pandas(other, "DataFrame"):
            return unknown()
        right, aligned = self._operand(other)
        if is_pandas(other, "Series"):
            same = self._rows() == other._rows()
            if no(same) or no(aligned):
                raise ValueError("Can only compare identically-labeled Series objects")
        elif known(other) and not is_scalar(other):
            fits = arithmetic.length_fits(self._rows(), other)
            require(fits, ValueError, "('Lengths must match to compare', (" + str(self._rows()) + ",), ("
                    + str(facts(other).shape) + "))")
        return new_series(arithmetic.compare(op, self._facts, right), self._index, self._common_name(other))

    def _logical(self, op, other):
        right, aligned = self._operand(other)
        if not certain(aligned):
            return new_series(Facts((unknown(int),)), index_from(unknown(), unknown(int)), self._name)
        return new_series(arithmetic.logical(op, self._facts, right), self._index, self._common_name(other))

    def __iadd__(self, other):
        return self._in_place(self + other)

    def __isub__(self, other):
        return self._in_place(self - other)

    def __imul__(self, other):
        return self._in_place(self * other)

    def __itruediv__(self, other):
        return self._in_place(self / other)

    def _in_place(self, new):
        self._touch(Facts(self._facts.shape, new._facts.dtype) if is_pandas(new, "Series") else Facts())
        return self

    def __int__(self):
        return self._as_scalar("int")

    def __float__(self):
        return self._as_scalar("float")

    def _as_scalar(self, kind):
        rows = self._rows()
        if certain(version("pandas") >= "3.1"):
            raise TypeError(kind + "() argument must be a string or a real number, not 'Series'")
        if known(rows) and rows != 1:
            raise TypeError("cannot convert the series to <class '" + kind + "'>")
        return unknown()

    def __round__(self, n=0):
        return self.round(n)

    def __matmul__(self, other):
        return unknown()

    def __array__(self, dtype=None):
        return self.values
