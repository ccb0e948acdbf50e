"""Masks, slices, and `.loc`, `.iloc`, `.at`, `.iat`.

Errors as of pandas 1.5.3, 2.1.4 and 3.1.1 (`pandas.core.indexing`).
"""

from models.crane import certain, known, require, unknown, version
from models.data import Facts, facts
from models.pandas.core import (is_array, is_label, is_pandas, is_scalar, is_text, is_whole_number, index_text,
                                labels_in, length_of, list_of_labels, listed, no)
from models.pandas.errors import IndexingError, UFuncTypeError
from models.pandas.index import any_index, range_index, simple_index


def mask_kind(key):
    """"mask" for bools, "labels" for other list-likes, "" if not known which."""
    if is_pandas(key, "DataFrame"):
        return ""
    if known(key) and isinstance(key, list):
        if not known(length_of(key)) or len(key) == 0:
            return "" if not known(length_of(key)) else "labels"
        first = key[0]
        if not known(first):
            return ""
        return "mask" if isinstance(first, bool) else "labels"
    if is_pandas(key, "Index"):
        return "labels"
    if is_array(key):
        dtype = facts(key).dtype
        if not known(dtype):
            return ""
        if dtype in ("bool", "boolean"):
            return "mask"
        return "" if dtype == "object" else "labels"
    return "labels" if known(key) and isinstance(key, (set, range)) else ""


def check_mask(target, mask, exception):
    """Raises where a mask has another length; a Series' labels must cover those of the target."""
    rows = target._rows()
    if is_pandas(mask, "Series"):
        if no(same_index(target._row_index(), mask._index)) and no(covers(mask._index, target._row_index())):
            raise IndexingError("Unalignable boolean Series provided as indexer (index of the boolean Series and of "
                                "the indexed object do not match).")
        return
    n = length_of(mask) if isinstance(mask, list) else mask_length(mask)
    if exception is ValueError:
        require(n == rows, ValueError, lambda: "Item wrong length " + str(n) + " instead of " + str(rows) + ".")
    else:
        require(n == rows, IndexError, lambda: "Boolean index has wrong length: " + str(n) + " instead of " + str(rows))


def mask_length(mask):
    shape = facts(mask).shape
    return shape[0] if known(shape) and len(shape) == 1 else unknown(int)


def same_index(a, b):
    """Whether two indexes have the same labels in the same order."""
    if a is b:
        return True
    if not known(a) or not known(b):
        return unknown(bool)
    if no(a._length == b._length):
        return False
    if certain(a._kind == "RangeIndex") and certain(b._kind == "RangeIndex"):
        if certain(a._exact) and certain(b._exact) and known(a._ranges) and known(b._ranges):
            return a._ranges == b._ranges
    x = a._labels_in_order()
    y = b._labels_in_order()
    if known(x) and known(y):
        return x == y
    return unknown(bool)


def covers(a, b):
    """Whether a has every label of b; unknown unless both are whole."""
    if certain(b._exact) and known(b._ranges):
        for first, last in b._ranges:
            if no(a._contains(first)) or no(a._contains(last)):
                return False
    labels = b._labels_in_order()
    if known(labels):
        if any(no(a._contains(label)) for label in labels):
            return False
    return unknown(bool)


def slice_bounds(start, stop, n):
    """Start and end of a slice with step 1 of n elements; unknown where a part is."""
    first = 0 if start is None else start
    last = n if stop is None else stop
    if not is_whole_number(first) or not is_whole_number(last) or not known(n):
        return unknown()
    if first < 0:
        first = max(first + n, 0)
    if last < 0:
        last = max(last + n, 0)
    first = min(first, n)
    last = min(last, n)
    return (first, max(first, last))


def slice_index(index, start, stop):
    """The labels from position start up to stop, both within the index."""
    n = stop - start
    if certain(index._exact) and certain(index._kind == "RangeIndex") and known(index._ranges):
        if len(index._ranges) == 1:
            return range_index(n, index._ranges[0][0] + start)
    labels = index._labels_in_order()
    if known(labels):
        new = index._with(n, True)
        new._labels = labels[start:stop]
        return new
    return index._some(n)


def sliced_rows(target, key):
    """The rows of a positional slice."""
    step = key.step
    bounds = slice_bounds(key.start, key.stop, target._rows())
    if step is not None and not certain(step == 1):
        if certain(step == -1) and key.start is None and key.stop is None:
            return target._reordered()
        return target._picked(unknown(int), target._row_index()._some())
    if not known(bounds):
        return target._picked(unknown(int), target._row_index()._some())
    start, stop = bounds
    if start == 0 and certain(stop == target._rows()):
        return target._kept()
    return target._picked(stop - start, slice_index(target._row_index(), start, stop))


def check_labels_present(index, labels, axis):
    """Raises KeyError where some of the labels are surely not in the index."""
    missing = [label for label in labels if no(index._contains(label))]
    if len(missing) == 0:
        return
    require(len(missing) < len(labels), KeyError, lambda: "None of [" + index_text(labels) + "] are in the [" + axis + "]")
    raise KeyError(listed(missing) + " not in index")


class Locator:
    """What the indexers share: `target` is a frame or series."""

    def __init__(self, target):
        self._target = target

    def __call__(self, axis=None):
        return self

    def _parts(self, key):
        """Row key and column key; the latter None where there is none."""
        if known(key) and isinstance(key, tuple) and self._target._pandas == "DataFrame":
            if len(key) == 2:
                return key[0], key[1], True
            if len(key) == 1:
                return key[0], None, False
            require(len(key) < 3 or not certain(self._flat()), IndexingError, "Too many indexers")
        if known(key) and isinstance(key, tuple) and len(key) == 1:
            return key[0], None, False
        return key, None, False

    def _flat(self):
        """Whether the rows' labels have one level."""
        return self._target._row_index()._plain()

    def _columns(self, frame, key):
        """The frame or series of the columns that a column key of `.loc` names."""
        if known(key) and isinstance(key, slice):
            return frame._column_slice(key)
        if is_label(key):
            return frame[key]
        if not known(key):
            return unknown()
        if mask_kind(key) == "mask":
            return frame._some_columns()
        labels = list_of_labels(key)
        if known(labels):
            return frame[labels]
        return frame._some_columns()


class Loc(Locator):

    def __getitem__(self, key):
        rows, columns, two = self._parts(key)
        target = self._target
        if two:
            if known(columns) and callable(columns):
                columns = columns(target)
            target = self._columns(target, columns)
            if not known(target):
                self._rows(self._target, rows)
                return unknown()
        return self._rows(target, rows)

    def _rows(self, target, key):
        index = target._row_index()
        if not known(key):
            return unknown()
        if isinstance(key, slice):
            return self._slice(target, key)
        if callable(key) and not certain(hasattr(key, "_pandas")):
            return self._rows(target, key(target))
        if is_label(key):
            require(index._contains(key), KeyError, key)
            return self._row(target, key)
        kind = mask_kind(key)
        if kind == "mask":
            check_mask(target, key, IndexError)
            return target._picked(unknown(int), index._some())
        labels = list_of_labels(key)
        if known(labels):
            check_labels_present(index, labels, "index")
            unique = certain(index._unique)
            chosen = index._some(len(labels) if unique else None)
            if unique:
                chosen._labels = labels
                chosen._ranges = unknown(list)
                chosen._exact = True
                chosen._kind = "Index"
            return target._picked(len(labels) if unique else unknown(int), chosen)
        return target._picked(unknown(int), index._some())

    def _row(self, target, label):
        if not certain(target._row_index()._unique) or not target._row_index()._plain():
            return unknown()
        if target._pandas == "Series":
            return target._element()
        return target._one_row(label)

    def _slice(self, target, key):
        if key.start is None and key.stop is None and key.step is None:
            return target._kept()
        index = target._row_index()
        simple = key.step is None or certain(key.step == 1)
        if certain(index._kind == "RangeIndex") and certain(index._exact) and known(index._ranges) and simple:
            for bound in (key.start, key.stop):
                if is_text(bound):
                    raise UFuncTypeError("cannot do slice indexing on RangeIndex with these indexers [" + bound + "] of type str")
            if len(index._ranges) == 1:
                return self._range_slice(target, key, index._ranges[0])
        return target._picked(unknown(int), index._some())

    def _range_slice(self, target, key, span):
        first, last = span
        start = first if key.start is None else key.start
        stop = last if key.stop is None else key.stop
        if not is_whole_number(start) or not is_whole_number(stop):
            return target._picked(unknown(int), target._row_index()._some())
        start = min(max(start, first), last + 1) - first
        stop = max(min(stop, last) - first + 1, start)
        return target._picked(stop - start, slice_index(target._row_index(), start, stop))

    def __setitem__(self, key, value):
        rows, columns, two = self._parts(key)
        target = self._target
        if known(rows) and callable(rows) and not certain(hasattr(rows, "_pandas")):
            rows = rows(target)
        index = target._row_index()
        grows = not known(rows)
        if known(rows) and not isinstance(rows, slice):
            if is_label(rows):
                grows = not certain(index._contains(rows))
            elif mask_kind(rows) == "mask":
                check_mask(target, rows, IndexError)
            elif known(list_of_labels(rows)):
                check_labels_present(index, list_of_labels(rows), "index")
        if target._pandas == "Series":
            if grows:
                target._index = any_index(unknown(int))
            target._touch(Facts((unknown(int) if grows else target._rows(),)))
            return
        if grows and is_label(rows) and not two and known(value) and isinstance(value, (list, tuple)):
            self._check_width(value)
        if two and known(columns) and columns is None:
            # None is a name like others here.
            target._forget_names()
            return
        everything = known(rows) and isinstance(rows, slice) and rows.start is None and rows.stop is None
        row = rows if grows and is_label(rows) and no(index._contains(rows)) else None
        target._set_values(columns if two else None, value, grows, everything, row)

    def _check_width(self, value):
        width = self._target._width()
        if known(width) and known(length_of(value)) and width > 0:
            require(len(value) == width, ValueError, "cannot set a row with mismatched columns")


class ILoc(Locator):

    def __getitem__(self, key):
        rows, columns, two = self._parts(key)
        target = self._target
        if two:
            target = self._position_columns(target, columns, rows)
            if not known(target):
                return unknown()
        return self._rows(target, rows)

    def _rows(self, target, key):
        n = target._rows()
        index = target._row_index()
        if not known(key):
            return unknown()
        if isinstance(key, slice):
            self._check_slice(key)
            return sliced_rows(target, key)
        if is_whole_number(key):
            inside = -n <= key < n if known(n) else unknown(bool)
            require(inside, IndexError, "single positional indexer is out-of-bounds")
            if target._pandas == "Series":
                return target._element()
            return target._one_row(unknown())
        if is_text(key) or isinstance(key, float):
            raise TypeError("Cannot index by location index with a non-integer key")
        if mask_kind(key) == "mask":
            if is_pandas(key, "Series") and certain(version("pandas") < "3.0"):
                if certain(key._index._dtype == "int64"):
                    raise NotImplementedError("iLocation based boolean indexing on an integer type is not available")
            elif not is_pandas(key, "Series"):
                check_mask(target, key, IndexError)
        return target._picked(self._many(key, n), index._some())

    def _many(self, key, n):
        """How many rows a list of positions takes; raises where one is outside."""
        positions = list_of_labels(key)
        if known(positions) and len(positions) > 0 and all(is_whole_number(p) for p in positions):
            if known(n):
                require(all(-n <= p < n for p in positions), IndexError, "positional indexers are out-of-bounds")
            return len(positions)
        if is_array(key) and mask_kind(key) == "labels":
            f = facts(key)
            if known(n) and certain(f.attained) and known(f.high):
                require(f.high < n, IndexError, "positional indexers are out-of-bounds")
            return mask_length(key)
        return unknown(int)

    def _check_slice(self, key):
        for bound in (key.start, key.stop):
            if is_text(bound):
                raise TypeError("cannot do positional indexing on RangeIndex with these indexers [" + bound
                                + "] of type str")

    def _position_columns(self, frame, key, rows):
        names = frame._in_order()
        if is_text(key):
            raise ValueError("Location based indexing can only have [integer, integer slice (START point is INCLUDED, "
                             "END point is EXCLUDED), listlike of integers, boolean array] types")
        if not known(key):
            return unknown()
        if isinstance(key, slice):
            self._check_slice(key)
            return frame._position_slice(key)
        width = frame._width()
        if is_whole_number(key):
            inside = -width <= key < width if known(width) else unknown(bool)
            if is_whole_number(rows):
                require(inside, IndexError, lambda: "index " + str(key) + " is out of bounds for axis 0 with size "
                        + str(width))
            require(inside, IndexError, "single positional indexer is out-of-bounds")
            return frame[names[key]] if known(names) else frame._any_column()
        positions = list_of_labels(key)
        if known(positions) and all(is_whole_number(p) for p in positions):
            if known(width):
                require(all(-width <= p < width for p in positions), IndexError, "positional indexers are out-of-bounds")
            if known(names):
                return frame._take_columns([names[p] for p in positions])
        return frame._some_columns()

    def __setitem__(self, key, value):
        rows, columns, two = self._parts(key)
        target = self._target
        n = target._rows()
        if is_whole_number(rows) and known(n):
            require(-n <= rows < n, IndexError, "iloc cannot enlarge its target object")
        if target._pandas == "Series":
            target._touch(Facts((n,)))
            return
        names = target._in_order()
        column = None
        if two and is_whole_number(columns) and known(names):
            require(-len(names) <= columns < len(names), IndexError, "iloc cannot enlarge its target object")
            column = names[columns]
        target._set_values(column, value, False, False)


class At(Locator):

    def __getitem__(self, key):
        target = self._target
        if target._pandas == "DataFrame" and known(key) and isinstance(key, tuple) and len(key) == 2:
            if is_label(key[1]):
                target = target[key[1]]
            if is_label(key[0]):
                require(self._target._row_index()._contains(key[0]), KeyError, key[0])
            unique = certain(self._target._row_index()._unique)
            return target._element() if is_pandas(target, "Series") and unique else unknown()
        if target._pandas == "Series" and is_label(key):
            require(target._index._contains(key), KeyError, key)
            return target._element() if certain(target._index._unique) else unknown()
        return unknown()

    def __setitem__(self, key, value):
        Loc(self._target)[key] = value


class IAt(Locator):

    def __getitem__(self, key):
        target = self._target
        if known(key) and isinstance(key, tuple) and len(key) == 2 and target._pandas == "DataFrame":
            for position, size in ((key[0], target._rows()), (key[1], target._width())):
                if is_whole_number(position) and known(size):
                    require(-size <= position < size, IndexError, "index " + str(position)
                            + " is out of bounds for axis 0 with size " + str(size))
            return unknown()
        if is_whole_number(key) and target._pandas == "Series" and known(target._rows()):
            require(-target._rows() <= key < target._rows(), IndexError, "single positional indexer is out-of-bounds")
            return target._element()
        return unknown()

    def __setitem__(self, key, value):
        ILoc(self._target)[key] = value
