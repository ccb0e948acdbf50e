"""`DataFrame`: what it knows of its columns and rows, and how columns are read and set.

The columns are a dict of this frame alone, changed in place, from name to facts: so that, where the
paths of a branch join, a column set on one path only is one that may be there.
"""

from models.crane import assume, certain, havoc, hint, known, many, require, unknown, version
from models.data import Facts, facts
from models.pandas import arithmetic
from models.pandas.base import Both
from models.pandas.core import (MOST, any_frame, anything, axis_labels, index_length, index_text, is_array, is_label,
                                is_list_like, is_new, is_pandas, is_scalar, is_text, is_whole_number, labels_in, length_of, list_of_labels,
                                listed, new_frame, new_series, no)
from models.pandas.dtypes import astype, column_facts, sized
from models.pandas.frame_apply import FrameApply
from models.pandas.frame_columns import FrameColumns
from models.pandas.frame_reduce import FrameReduce
from models.pandas.frame_rows import FrameRows
from models.pandas.index import Unordered, any_index, index_from, range_index, simple_index
from models.pandas.indexing import check_mask, mask_kind, same_index, sliced_rows
from models.pandas.names import ADDED, ELSEWHERE, FRAME, GONE, OLDER
from models.pandas.reshape_methods import FrameReshape


class Dirt:
    """Shared by a frame and the series it handed out: whether one of them was changed in place."""

    def __init__(self):
        self.clean = True


class State:
    """What a frame knows. `trust` says of the facts in `cols`: "all" hold as they are, or only what
    survives the selection of rows ("part"), or "none"; those of `fresh` columns always hold."""

    def __init__(self, cols, whole, rows, index):
        self.cols = cols
        # There are no columns but those of `cols`.
        self.whole = whole
        # Every column of `cols` is there.
        self.sure = True
        # The order of `cols` is the frame's.
        self.ordered = True
        # Some name stands for more than one column.
        self.double = False
        self.rows = rows
        self.index = index
        self.trust = "all"
        self.fresh = {}
        # Series handed out, by column: before pandas 3 the same one each time.
        self.views = {}
        self.dirt = Dirt()
        self.columns_name = None
        # The index that `columns` gave last: its name may be set through it.
        self.seen = None
        # Columns that were dropped, where there may be others than those of `cols`.
        self.gone = {}
        # Every column is named by a text.
        self.texts = unknown(bool)
        # Columns that are not in `cols` were parsed from a file of text; the dtypes that occur among them.
        self.read = unknown(bool)
        self.dtypes = unknown(list)
        # How many columns there are, where they are not all listed.
        self.width = unknown(int)


class DataFrame(FrameColumns, FrameRows, FrameReduce, FrameApply, FrameReshape, Both):
    __real__ = ("pandas.core.frame.DataFrame", "pandas.DataFrame")
    __complete__ = False
    _pandas = "DataFrame"

    def __init__(self, data=None, index=None, columns=None, dtype=None, copy=None):
        from models.pandas.construct import construct
        construct(self, data, index, columns, dtype)

    @classmethod
    def from_dict(cls, data, orient="columns", dtype=None, columns=None):
        if certain(orient == "columns") and columns is None:
            return DataFrame(data, dtype=dtype)
        return any_frame()

    @classmethod
    def from_records(cls, data, index=None, exclude=None, columns=None, coerce_float=False, nrows=None):
        return any_frame()

    def _fill(self, cols, whole, rows, index):
        n = unknown(int) if rows is None else rows
        state = State(cols, whole, n, range_index(n) if index is None else index)
        super().__setattr__("_s", state)

    def _state(self):
        """The state, made anew where unknown code may have changed it."""
        state = self._s
        if not known(state):
            self._fill({}, False, unknown(int), any_index(unknown(int)))
            state = self._s
        return state

    # What `Both` needs.

    def _rows(self):
        return self._s.rows

    def _row_index(self):
        return self._s.index

    def _set_rows_index(self, index):
        self._state().index = index

    def _settled(self):
        """The dict of columns, after series that share them were changed."""
        state = self._state()
        if not certain(state.dirt.clean):
            state.trust = "none"
            state.fresh = {}
            state.views = {}
            state.dirt = Dirt()
        return state.cols

    def _derived(self, cols, rows, index):
        """A frame with these columns and this one's completeness."""
        state = self._s
        new = new_frame(cols, state.whole, rows, index)
        new._s.sure = state.sure
        new._s.double = state.double
        new._s.ordered = state.ordered
        new._s.columns_name = self._columns_name()
        new._s.gone = dict(state.gone) if known(state.gone) else {}
        new._s.texts = state.texts
        new._s.read = state.read
        new._s.dtypes = state.dtypes
        new._s.width = state.width
        return new

    def _mapped(self, function):
        cols = self._settled()
        state = self._s
        if known(cols) and len(cols) <= MOST:
            return self._derived({name: function(self._column(name)) for name in cols}, state.rows, state.index)
        new = self._derived(dict(cols), state.rows, state.index)
        new._s.trust = "none"
        return new

    def _picked(self, rows, index):
        cols = self._settled()
        state = self._s
        new = self._derived(dict(cols), rows, index)
        new._s.trust = "part" if certain(state.trust == "all") or certain(state.trust == "part") else "none"
        return new

    def _kept(self):
        cols = self._settled()
        state = self._s
        new = self._derived(dict(cols), state.rows, state.index)
        new._s.trust = state.trust
        new._s.fresh = dict(state.fresh)
        return new

    def _become(self, other):
        state = self._state()
        theirs = other._s
        state.cols = theirs.cols
        state.whole = theirs.whole
        state.sure = theirs.sure
        state.double = theirs.double
        state.ordered = theirs.ordered
        state.rows = theirs.rows
        state.index = theirs.index
        state.trust = theirs.trust
        state.fresh = theirs.fresh
        state.views = {}
        state.dirt = Dirt()
        state.columns_name = theirs.columns_name
        state.seen = None
        state.gone = theirs.gone
        state.texts = theirs.texts
        state.read = theirs.read
        state.dtypes = theirs.dtypes
        state.width = theirs.width

    # Columns.

    def _column(self, name):
        """The facts of a column that is there."""
        state = self._s
        shape = (state.rows,)
        f = state.cols.get(name) if known(state) else unknown()
        if not known(f) or f is None or certain(state.double):
            return Facts(shape)
        if certain(state.trust == "all") or certain(name in state.fresh):
            return sized(f, state.rows)
        if certain(state.trust == "part"):
            return f.select(shape)
        return Facts(shape)

    def _has(self, key):
        """Whether a column of that name is there: True, False or unknown."""
        state = self._s
        if not known(state) or not known(key) or not is_label(key):
            return unknown(bool)
        found = key in state.cols
        if certain(found):
            return True if certain(state.sure) or certain(key in state.fresh) else unknown(bool)
        if certain(state.whole):
            return False if no(found) and not self._nested() else unknown(bool)
        if no(found) and (certain(key in state.gone) or certain(state.texts) and not is_text(key)):
            return False
        return unknown(bool)

    def _nested(self):
        """Whether columns may have several levels."""
        cols = self._s.cols
        if not known(cols):
            return False
        for name in cols:
            return isinstance(name, tuple)
        return False

    def _full(self):
        """Whether all columns are known."""
        state = self._s
        return (known(state) and certain(state.whole) and certain(state.sure) and certain(state.double == False)  # noqa: E712
                and known(state.cols))

    def _names(self):
        """All column names, or an unknown list. Where the order matters, ask `_in_order`."""
        if self._full():
            return list(self._s.cols)
        return unknown(list)

    def _in_order(self):
        """All column names in order, or an unknown list."""
        return self._names() if certain(self._s.ordered) else unknown(list)

    def _width(self):
        return len(self._s.cols) if self._full() else self._s.width

    def _learn(self, key):
        """A column was read, so it is there."""
        state = self._state()
        if is_label(key) and not (certain(key in state.cols) and certain(state.sure)):
            if not certain(state.sure):
                state.fresh[key] = True
            f = Facts((state.rows,))
            f.read = True if certain(state.read) else unknown(bool)
            state.cols[key] = f

    def _lose(self, key):
        """A column is there no longer."""
        self._settled().pop(key, None)
        state = self._s
        if not known(state.gone):
            state.gone = {}
        state.gone[key] = True
        state.width = unknown(int)

    def _missing(self, labels):
        missing = [label for label in labels if no(self._has(label))]
        if len(missing) > 0:
            self._hint()
        return missing

    def _hint(self):
        """For the help of what refuses a column."""
        if known(self._s) and known(self._s.cols):
            hint([name for name in self._s.cols if is_text(name)])

    def _any_column(self):
        return new_series(Facts((self._s.rows,)), self._s.index, unknown())

    def _some_columns(self):
        """A frame with some of the columns."""
        new = self._kept()
        new._s.width = unknown(int)
        new._s.sure = False
        new._s.fresh = {}
        return new

    def _take_columns(self, names):
        """A frame with these columns, which are there, in that order if this one's is known."""
        cols = self._settled()
        new = self._derived({name: cols[name] for name in names}, self._s.rows, self._s.index)
        state = new._s
        state.whole = True
        state.sure = True
        state.trust = self._s.trust
        state.fresh = {name: True for name in names if certain(name in self._s.fresh)}
        state.double = unknown(bool) if not certain(self._s.double == False) else len(state.cols) < len(names)  # noqa: E712
        return new

    def __getitem__(self, key):
        if not known(key):
            require(unknown(bool), KeyError, "")
            return unknown()
        if isinstance(key, slice):
            return self._row_slice(key)
        if is_label(key):
            return self._get_column(key)
        if is_pandas(key, "DataFrame"):
            return self._mapped(only_shape)
        kind = mask_kind(key)
        if kind == "mask":
            check_mask(self, key, ValueError)
            return self._picked(unknown(int), self._s.index._some())
        if callable(key) and not certain(hasattr(key, "_pandas")):
            return self[key(self)]
        labels = list_of_labels(key)
        if known(labels):
            return self._get_columns(labels)
        if kind == "" and not isinstance(key, list):
            return unknown()
        if isinstance(key, list) or kind == "labels":
            self._check_no_positions(key)
            require(unknown(bool), KeyError, "")
            return self._some_columns()
        return unknown()

    def _check_no_positions(self, key):
        """Whole numbers, at least one, where every column is named by a text: none of them is there."""
        f = key.__crane_array__() if hasattr(key, "__crane_array__") else None
        if f is None or not known(f.dtype) or not f.dtype.startswith(("int", "uint")) or not known(f.shape):
            return
        names = self._names()
        texts = certain(self._s.texts) or known(names) and all([is_text(name) for name in names])
        if len(f.shape) == 1 and (certain(f.shape[0] > 0) or certain(f.attained)) and texts:
            raise KeyError(f"None of [Index([...], dtype='{f.dtype}')] are in the [columns]")

    def _row_slice(self, key):
        for bound in (key.start, key.stop):
            if is_text(bound):
                if certain(self._s.index._kind == "RangeIndex"):
                    raise TypeError("cannot do slice indexing on RangeIndex with these indexers [" + bound
                                    + "] of type str")
                return self._picked(unknown(int), self._s.index._some())
        return sliced_rows(self, key)

    def _get_column(self, key):
        found = self._has(key)
        if not certain(found):
            if self._nested():
                self._check_nested(key)
                return unknown()
            if no(found):
                self._hint()
            require(found, KeyError, key)
            self._learn(key)
        state = self._state()
        if certain(state.double == False):  # noqa: E712
            return self._view(key)
        return unknown()

    def _check_nested(self, key):
        """A key of columns with several levels must at least begin one of them."""
        first = key[0] if isinstance(key, tuple) and len(key) > 0 else key
        if certain(self._s.whole) and known(self._s.cols):
            require(any(name[0] == first if isinstance(name, tuple) and len(name) > 0 else name == first
                        for name in self._s.cols), KeyError, key)

    def _view(self, key):
        """The series of a column; before pandas 3 the same one each time."""
        cols = self._settled()
        state = self._s
        if not certain(is_new()):
            view = state.views.get(key)
            if known(view) and view is not None:
                return view
        series = new_series(self._column(key), state.index, key)
        series._dirt = state.dirt
        if not certain(is_new()):
            state.views[key] = series
        else:
            series._dirt = None
        return series

    def _get_columns(self, labels):
        missing = self._missing(labels)
        if len(missing) > 0 and not self._nested():
            require(len(missing) < len(labels), KeyError,
                    lambda: "None of [" + index_text(labels) + "] are in the [columns]")
            raise KeyError(listed(missing) + " not in index")
        for label in labels:
            found = self._has(label)
            if not certain(found):
                require(found, KeyError, listed(labels) + " not in index")
                self._learn(label)
        if self._nested():
            return self._some_columns()
        new = self._take_columns(labels)
        new._s.ordered = True
        return new

    def _position_slice(self, key):
        names = self._in_order()
        if known(names) and all(b is None or is_whole_number(b) for b in (key.start, key.stop, key.step)):
            return self._take_columns(names[key])
        return self._some_columns()

    def _column_slice(self, key):
        """Columns from one label to another, both included."""
        if key.start is None and key.stop is None and key.step is None:
            return self._kept()
        names = self._in_order()
        if not known(names) or self._nested() or key.step is not None:
            return self._some_columns()
        for bound in (key.start, key.stop):
            if bound is not None and not is_label(bound):
                return self._some_columns()
            if bound is not None and bound not in names:
                # An ordered index takes bounds that are not there.
                require(sorted_labels(names), KeyError, bound)
                return self._some_columns()
        first = 0 if key.start is None else names.index(key.start)
        last = len(names) if key.stop is None else names.index(key.stop) + 1
        return self._take_columns(names[first:last])

    def _one_row(self, label):
        """A row as a series."""
        names = self._in_order()
        index = self._index_of(names) if known(names) else any_index(unknown(int))
        row = Facts((length_of(names),))
        dtypes = {self._column(name).dtype for name in names} if known(names) and len(names) <= 50 else {unknown()}
        if len(dtypes) == 1:
            for dtype in dtypes:
                # What a row of objects is, pandas 3 finds out anew.
                row.dtype = unknown(str) if certain(dtype == "object") else dtype
        return new_series(row, index, label)

    # Setting.

    def __setitem__(self, key, value):
        state = self._state()
        if is_label(key):
            self._set_column(key, value)
            return
        if not known(key):
            self._forget_names(key)
            return
        kind = mask_kind(key) if not is_pandas(key, "DataFrame") else "mask"
        labels = list_of_labels(key)
        if kind == "mask" or isinstance(key, slice) or is_pandas(key, "DataFrame"):
            self._forget_values()
        elif known(labels):
            self._set_columns_of(labels, value)
        else:
            self._forget_names()

    def _set_column(self, key, value):
        state = self._state()
        f = self._value_facts(key, value)
        cols = self._settled()
        state = self._s
        if self._nested() and not isinstance(key, tuple):
            self._forget_names()
            return
        state.dtypes = unknown(list)
        if not certain(key in cols):
            # It may stand for one of the columns that are not listed.
            state.width = unknown(int)
        cols[key] = f
        state.fresh[key] = True
        if not is_text(key):
            state.texts = unknown(bool)
        state.views = {name: view for name, view in state.views.items() if name != key} if known(state.views) else {}

    def _value_facts(self, key, value):
        """The facts of a column set to this value; raises where the lengths differ."""
        state = self._s
        rows = state.rows
        if is_pandas(value, "Series"):
            if certain(same_index(state.index, value._index)):
                return value._facts
            self._grow(value._rows(), value._index)
            return Facts((state.rows,), value._facts.dtype if certain(value._facts.dtype == "float64") else None)
        if is_pandas(value, "DataFrame"):
            width = value._width()
            if known(width) and width != 1 and is_label(key) and certain(version("pandas") >= "2.0"):
                raise ValueError("Cannot set a DataFrame with multiple columns to the single column " + str(key)
                                 if width > 1 else "Columns must be same length as key")
            if known(width) and width != 1:
                raise ValueError("Columns must be same length as key")
            return Facts((rows,))
        if known(value) and isinstance(value, (set, frozenset)):
            raise TypeError("'set' type is unordered")
        f = column_facts(value, rows)
        if known(value) and not is_scalar(value):
            n = f.shape[0] if known(f.shape) and len(f.shape) > 0 else unknown(int)
            if certain(is_list_like(value)) or is_array(value):
                if not no(state.rows == 0):
                    self._grow(n, None)
                else:
                    flat = known(f.shape) and len(f.shape) == 1
                    require(n == rows if flat or isinstance(value, (list, tuple)) else unknown(bool), ValueError,
                            lambda: "Length of values (" + str(n) + ") does not match length of index (" + str(rows) + ")")
                if known(f.shape) and len(f.shape) != 1:
                    width = f.shape[1] if len(f.shape) == 2 else unknown(int)
                    require(width == 1, ValueError, lambda: "Expected a 1D array, got an array with shape " + str(f.shape))
                    return Facts((state.rows,))
            else:
                return Facts((rows,))
        if not known(value) and not no(state.rows == 0):
            self._grow(unknown(int), None)
        return sized(f, state.rows)

    def _grow(self, n, index):
        """An empty frame takes the rows of the first column set."""
        state = self._s
        if certain(state.rows == 0):
            state.rows = n
            state.index = range_index(n) if index is None else index
        elif not no(state.rows == 0):
            state.rows = unknown(int)
            state.index = any_index(unknown(int))

    def _set_columns_of(self, labels, value):
        width = length_of(labels)
        if is_pandas(value, "DataFrame"):
            require(value._width() == width, ValueError, "Columns must be same length as key")
        elif is_array(value):
            shape = facts(value).shape
            if known(shape) and len(shape) == 2:
                require(shape[1] == width, ValueError, "Columns must be same length as key")
        elif known(value) and isinstance(value, list) and len(labels) > 1 and known(length_of(value)):
            if all(is_scalar(item) for item in value):
                require(len(value) == width, ValueError, "Columns must be same length as key")
        f = column_facts(value, self._s.rows) if is_scalar(value) else Facts((self._s.rows,))
        cols = self._settled()
        for label in labels:
            cols[label] = f
            self._s.fresh[label] = True
        self._s.views = {}
        if is_pandas(value, "DataFrame") and known(value._in_order()):
            names = value._in_order()
            if certain(same_index(self._s.index, value._s.index)) and len(names) == len(labels):
                for i in range(len(labels)):
                    cols[labels[i]] = value._column(names[i])

    def _set_values(self, columns, value, grows, everything, row=None):
        """`.loc[row, columns] = value`: values of these columns (None: of all) changed. `grows`: rows may be
        added; `row`: the label of the one that surely is."""
        cols = self._settled()
        state = self._s
        if grows:
            rows = state.rows
            state.index = state.index._plus(row) if row is not None else any_index(unknown(int))
            state.rows = rows + 1 if row is not None and known(rows) else unknown(int)
            self._forget_values()
        labels = list_of_labels(columns)
        if columns is None or (known(columns) and isinstance(columns, slice)):
            self._forget_values()
        elif known(labels) and mask_kind(columns) != "mask":
            for label in labels:
                self._forget_value(label)
                cols[label] = Facts((state.rows,))
                state.fresh[label] = True
                if everything and is_label(columns):
                    # As the column is set, or its values are: the old dtype may stay.
                    f = self._value_facts(label, value)
                    cols[label] = Facts((state.rows,), None, f.nan)
        elif mask_kind(columns) == "mask":
            self._forget_values()
        else:
            self._forget_names(columns)

    def _forget_value(self, label):
        view = self._s.views.get(label)
        if known(view) and view is not None:
            view._facts = Facts((self._s.rows,))

    def _forget_values(self):
        """Values of any columns may have changed."""
        state = self._state()
        if known(state.views):
            for name in state.views:
                state.views[name]._facts = Facts((state.rows,))
        state.views = {}
        state.trust = "none"
        state.dtypes = unknown(list)
        # Names learned to be there stay so, their values do not.
        if certain(state.sure):
            state.fresh = {}

    def _forget_names(self, key=None):
        """There may be other columns now, such as `key`, and values may have changed."""
        self._forget_values()
        state = self._s
        texts = state.texts if isinstance(key, str) is True else unknown(bool)
        state.whole = False
        state.gone = {}
        state.width = unknown(int)
        state.texts = texts
        state.read = unknown(bool)

    def __delitem__(self, key):
        require(self._has(key), KeyError, key)
        state = self._state()
        if known(key) and is_label(key) and not self._nested():
            self._lose(key)
            state.views = {}
        else:
            self._become(self._some_columns())

    def __contains__(self, key):
        return self._has(key)

    def __iter__(self):
        names = self._names()
        if known(names):
            return iter(names)
        return iter(many(self._any_name(), unknown(int)))

    def _any_name(self):
        return unknown(str) if certain(self._s.texts) else unknown()

    def __crane_shown__(self, summary):
        from models.pandas.shown import learn_frame
        kind = summary.get("types", {}).get("type")
        return learn_frame(self, summary) if kind is None or kind.endswith("DataFrame") else False

    # Attributes.

    def __getattr__(self, name):
        if name.startswith("__") or name == "_s":
            raise AttributeError("'DataFrame' object has no attribute '" + name + "'")
        found = self._has(name)
        if certain(found):
            return self._get_column(name)
        gone = GONE["FRAME"].get(name)
        late = ADDED["FRAME"].get(name)
        if no(found):
            if gone is not None and certain(version("pandas") >= gone):
                raise AttributeError("'DataFrame' object has no attribute '" + name + "'")
            if late is not None and certain(version("pandas") < late):
                raise AttributeError("'DataFrame' object has no attribute '" + name + "'")
        if name in FRAME:
            return anything
        if name in ELSEWHERE:
            return unknown()
        if no(found) and not name.startswith("_") and not self._nested():
            if name in OLDER and not certain(version("pandas") >= "1.0"):
                assume("pandas is 1.0 or newer")
            raise AttributeError("'DataFrame' object has no attribute '" + name + "'")
        require(unknown(bool), AttributeError, "")
        if name.startswith("_") or name in OLDER or self._nested() or not certain(self._s.read):
            return unknown()
        # What a file's frame has beside pandas' own attributes is a column.
        return self._get_column(name)

    def __setattr__(self, name, value):
        if name == "columns":
            self._set_columns(value)
        elif name == "index":
            self._state().index = check_labels(value, self._s.rows)
        elif name != "_s" and certain(self._has(name)):
            self._set_column(name, value)
        else:
            super().__setattr__(name, value)

    @property
    def columns(self):
        names = self._in_order()
        if known(names):
            return self._columns_index(names)
        if certain(self._s.whole) and known(self._s.cols):
            index = simple_index(list(self._s.cols))
            index._set(self._width(), Unordered(list(self._s.cols)), unknown(list), self._full(), unknown(bool), unknown(str),
                       unknown())
            return index
        index = any_index(unknown(int))
        index._texts = certain(self._s.texts)
        return index

    def _columns_index(self, names):
        if self._nested():
            from models.pandas.indexes import MultiIndex
            return MultiIndex(names)
        state = self._s
        index = self._index_of(names, self._columns_name())
        state.seen = index
        return index

    def _index_of(self, names, name=None):
        """An index of column names; a selection of them keeps the dtype that they all had."""
        index = simple_index(names, name)
        index._dtype = unknown(str)
        return index

    def _columns_name(self):
        state = self._s
        if known(state.seen) and state.seen is not None:
            return state.seen._name
        return state.columns_name if known(state.seen) else unknown()

    def _set_columns_name(self, name):
        self._s.columns_name = name if is_scalar(name) else unknown()
        self._s.seen = None

    def _set_columns(self, value):
        width = self._width()
        labels = axis_labels(value) if not is_scalar(value) else unknown(list)
        n = len(labels) if known(labels) else index_length(value) if known(value) and not is_scalar(value) else unknown(int)
        require(width == n, ValueError, lambda: "Length mismatch: Expected axis has " + str(width)
                + " elements, new values have " + str(n) + " elements")
        state = self._state()
        old = self._in_order()
        cols = self._settled()
        trust = state.trust
        if known(labels):
            same = known(old) and len(old) == len(labels)
            new = {}
            for i in range(len(labels)):
                new[labels[i]] = cols[old[i]] if same else Facts((state.rows,))
            fresh = {labels[i]: True for i in range(len(labels)) if same and certain(old[i] in state.fresh)}
            state.cols = new
            state.whole = True
            state.sure = True
            state.double = len(new) < len(labels)
            state.fresh = fresh if same else {}
            state.trust = trust if same and not state.double else "none"
        else:
            state.cols = {}
            state.whole = False
            state.fresh = {}
            state.gone = {}
            state.texts = unknown(bool)
            state.width = width
        state.views = {}


def only_shape(f):
    return Facts(f.shape)


def sorted_labels(names):
    """Whether labels are in ascending order; unknown for labels of several types."""
    if all(is_text(name) for name in names) or all(is_whole_number(name) for name in names):
        return names == sorted(names)
    return unknown(bool)


def check_labels(value, rows):
    """The index that `x.index = value` sets; raises where the lengths differ."""
    if is_scalar(value):
        raise TypeError("Index(...) must be called with a collection of some kind, " + repr(value) + " was passed")
    index = index_from(value, unknown(int)) if value is not None else any_index(rows)
    if known(value) and value is not None:
        n = index._length
        require(n == rows, ValueError, lambda: "Length mismatch: Expected axis has " + str(rows)
                + " elements, new values have " + str(n) + " elements")
    return index
