"""Methods of `DataFrame` that combine frames or change their shape."""

from models.crane import certain, known, require, unknown, version
from models.data import Facts, facts
from models.pandas.core import (MOST, any_frame, any_series, axis_labels, axis_number, index_text, is_label, is_pandas, is_scalar,
                                is_text, length_of, list_of_labels, listed, new_frame, new_series, no)
from models.pandas.dtypes import is_number, is_textual
from models.pandas.frame_rows import first_of
from models.pandas.index import any_index, range_index, simple_index


class FrameReshape:

    def merge(self, right, how="inner", on=None, left_on=None, right_on=None, left_index=False, right_index=False,
              sort=False, suffixes=("_x", "_y"), copy=None, indicator=False, validate=None):
        from models.pandas.merge import merge
        return merge(self, right, how, on, left_on, right_on, left_index, right_index, sort, suffixes, copy, indicator,
                     validate)

    def join(self, other, on=None, how="left", lsuffix="", rsuffix="", sort=False, validate=None):
        from models.pandas.merge import join
        return join(self, other, on, how, lsuffix, rsuffix)

    def append(self, other, ignore_index=False, verify_integrity=False, sort=False):
        if certain(version("pandas") >= "2.0"):
            if certain(self._has("append")):
                return self["append"]
            raise AttributeError("'DataFrame' object has no attribute 'append'")
        return any_frame()

    def pivot(self, *old, columns=None, index=None, values=None):
        if len(old) > 0 and certain(version("pandas") >= "2.0"):
            raise TypeError("DataFrame.pivot() takes 1 positional argument but " + str(1 + len(old)) + " were given")
        if len(old) > 0:
            return any_frame()
        for labels in (list_of_labels(index), list_of_labels(columns), list_of_labels(values)):
            if known(labels) and not (len(labels) == 1 and labels[0] is None):
                self._check_columns(labels, first_of)
        if is_label(index) and is_label(columns) and index is not None and columns is not None:
            self._check_distinct(index, columns)
        return any_frame()

    def _check_distinct(self, index, columns):
        """Two rows with the same index and column: certain where there are more rows than pairs."""
        a = self._column(index)
        b = self._column(columns)
        rows = self._s.rows
        if known(a.unique) and known(b.unique) and known(rows) and no(a.nan) and no(b.nan):
            require(a.unique * b.unique >= rows, ValueError, "Index contains duplicate entries, cannot reshape")

    def pivot_table(self, values=None, index=None, columns=None, aggfunc="mean", fill_value=None, margins=False,
                    dropna=True, margins_name="All", observed=False, sort=True, **kwargs):
        from models.pandas.frame_apply import check_name
        from models.pandas.names import FRAME_GROUPBY
        rows, keys = axis_labels(index), axis_labels(columns)
        # A list as long as the frame may hold values rather than names.
        count = (len(rows) if known(rows) and index is not None else 0) + (len(keys) if known(keys) and columns is not None else 0)
        names = (rows, keys) if known(rows) and known(keys) and no(self._s.rows == count) else ()
        for labels in (axis_labels(values),) + names:
            if known(labels) and not (len(labels) == 1 and labels[0] is None):
                self._check_columns(labels, first_of)
        if is_text(aggfunc):
            check_name(aggfunc, FRAME_GROUPBY, "DataFrameGroupBy")
        if certain(version("pandas") >= "2.1") and certain(aggfunc == "mean") and index is not None:
            chosen = axis_labels(values)
            if known(chosen) and chosen != [None]:
                from models.pandas.groupby import check_group_numbers
                for name in chosen:
                    # Rows whose key is missing are in no group.
                    check_group_numbers(self._column(name).select((self._s.rows,)), "mean")
        return self._pivoted(values, index, columns) if is_text(aggfunc) else any_frame()

    def _pivoted(self, values, index, columns):
        chosen = axis_labels(values)
        rows = axis_labels(index)
        if certain(self._s.rows == 0):
            return unknown()
        f = self._column(values) if is_label(values) and values is not None else Facts()
        sure = certain(is_number(f.dtype)) or certain(version("pandas") >= "2.0")
        if columns is None and is_label(values) and values is not None and is_label(index) and index is not None and sure:
            new = new_frame({values: Facts((unknown(int),), "float64" if certain(is_number(f.dtype)) else None)}, True,
                            unknown(int), any_index(unknown(int), index))
            return new
        return any_frame()

    def melt(self, id_vars=None, value_vars=None, var_name=None, value_name="value", col_level=None, ignore_index=True):
        ids = list_of_labels(id_vars) if id_vars is not None else []
        chosen = list_of_labels(value_vars) if value_vars is not None else []
        for labels in (ids, chosen):
            if known(labels):
                self._check_columns(labels, lambda missing: "The following id_vars or value_vars are not present in the "
                                    "DataFrame: " + listed(missing))
        names = self._names()
        if not known(ids) or self._nested() or not is_scalar(var_name) or not is_scalar(value_name):
            return any_frame()
        variable = var_name if var_name is not None else "variable"
        if self._columns_name() is not None and var_name is None:
            return any_frame()
        count = unknown(int)
        if known(names) and known(chosen):
            count = len(chosen) if value_vars is not None else len(names) - len(ids)
        rows = self._s.rows * count if known(count) and known(self._s.rows) else unknown(int)
        cols = {name: self._column(name).select((rows,)) for name in ids}
        cols[variable] = Facts((rows,))
        cols[value_name] = Facts((rows,))
        return new_frame(cols, True, rows, range_index(rows) if certain(ignore_index) else any_index(rows))

    def stack(self, *args, **kwargs):
        return unknown()

    def unstack(self, *args, **kwargs):
        return unknown()

    @property
    def T(self):
        return self.transpose()

    def transpose(self, *args, copy=False):
        labels = self._s.index._labels_in_order()
        names = self._names()
        n = length_of(names)
        index = self._index_of(names) if known(self._in_order()) else any_index(n)
        if known(labels) and len(labels) <= MOST and len(set(labels)) == len(labels):
            return new_frame({label: Facts((n,)) for label in labels}, True, n, index)
        new = any_frame(n, index)
        if certain(self._s.index._unique):
            return new
        # A name of several columns gives a frame.
        new._s.double = True
        return new

    def swapaxes(self, axis1, axis2, copy=None):
        self._gone("swapaxes")
        return any_frame()

    def combine_first(self, other):
        return any_frame()

    def compare(self, other, *args, **kwargs):
        return any_frame()

    def update(self, other, *args, **kwargs):
        self._forget_values()
        return None

    def to_numpy(self, dtype=None, copy=False, na_value=None):
        from models.pandas.arrays import array_of
        f = self._array_facts()
        if dtype is not None:
            from models.pandas.dtypes import astype
            f = Facts(f.shape, astype(Facts((self._s.rows,)), dtype).dtype)
        return array_of(f)

    @property
    def values(self):
        from models.pandas.arrays import array_of
        return array_of(self._array_facts())

    def to_records(self, *args, **kwargs):
        return unknown()

    def __array__(self, dtype=None):
        return self.values

    def _array_facts(self):
        """What the whole frame is as an array."""
        names = self._names()
        rows = self._s.rows
        if not known(names):
            whole = Facts((rows, self._width()))
            if certain("object" in self._s.dtypes):
                whole.dtype = "object"
                whole.read = self._s.read
            return whole
        shape = (rows, len(names))
        if len(names) == 0 or len(names) > MOST:
            return Facts(shape)
        parts = [self._column(name) for name in names]
        dtypes = list({part.dtype if known(part.dtype) else "?": True for part in parts})
        whole = Facts(shape, common_dtype(dtypes), any_of([part.nan for part in parts]), any_of([part.inf for part in parts]))
        if all(known(part.low) for part in parts):
            whole.low = min(part.low for part in parts)
            whole.high = max(part.high for part in parts) if all(known(part.high) for part in parts) else unknown()
        texts = [part for part in parts if has_bad_text(part)]
        if len(texts) > 0:
            whole.float_text = "some"
        return whole

    def __crane_claims__(self, recorded):
        mine, theirs = self._settled(), recorded._settled()
        claims = [("rows", self._s.rows, recorded._s.rows), ("index", self._s.index, recorded._s.index),
                  ("number of columns", self._width(), recorded._width())]
        if certain(recorded._s.whole):
            claims.extend([("column " + repr(name), name in theirs, True) for name in mine if certain(self._s.sure)])
        if certain(self._s.whole):
            claims.extend([("column " + repr(name), name in mine, True) for name in theirs if certain(recorded._s.sure)])
        if certain(self._s.whole) and certain(recorded._s.whole):
            claims.append(("columns", self._in_order(), recorded._in_order()))
        for name in mine:
            if name in theirs and not certain(self._s.double):
                claims.extend([("column " + repr(name) + " " + what, said, true) for what, said, true
                               in facts_claimed(self._column(name), theirs[name])])
        return claims

    def __crane_array__(self):
        f = self._array_facts()
        f.columns = self._in_order()
        return f

    @property
    def shape(self):
        return (self._s.rows, self._width())

    @property
    def size(self):
        width = self._width()
        rows = self._s.rows
        return width * rows if known(width) and known(rows) else unknown(int)

    @property
    def ndim(self):
        return 2

    @property
    def axes(self):
        return [self._s.index, self.columns]

    @property
    def dtypes(self):
        from models.pandas.accessors import DType
        names = self._names()
        index = self._index_of(names) if known(self._in_order()) else self.columns
        series = new_series(Facts((length_of(names),), "object"), index)
        if known(names) and len(names) <= 120:
            series._each = [DType(self._column(name).dtype) for name in names]
        return series

    @property
    def empty(self):
        width = self._width()
        if certain(self._s.rows == 0) or certain(width == 0):
            return True
        if certain(self._s.rows > 0) and certain(width > 0):
            return False
        return unknown(bool)

    @property
    def index(self):
        return self._s.index

    def value_counts(self, subset=None, normalize=False, sort=True, ascending=False, dropna=True):
        labels = list_of_labels(subset) if subset is not None else []
        if known(labels):
            self._check_columns(labels, first_of)
        name = "count" if certain(version("pandas") >= "2.0") else unknown()
        return new_series(Facts((unknown(int),), "float64" if certain(normalize) else "int64", False, False),
                          any_index(unknown(int)), name)


def any_of(flags):
    """Kleene's or over a list."""
    if any(certain(flag) for flag in flags):
        return True
    if all(no(flag) for flag in flags):
        return False
    return unknown(bool)


def common_dtype(dtypes):
    """The dtype of an array made from columns of these."""
    if "?" in dtypes:
        return unknown(str)
    if len(dtypes) == 1:
        return "object" if dtypes[0] in ("str", "string", "category") else dtypes[0]
    if all(dtype in ("int64", "float64", "int32", "float32") for dtype in dtypes):
        if "float64" in dtypes or ("float32" in dtypes and "int64" in dtypes):
            return "float64"
        return "int64" if "float32" not in dtypes else unknown(str)
    if "object" in dtypes or "str" in dtypes or "bool" in dtypes:
        return "object"
    return unknown(str)


def has_bad_text(f):
    from models.pandas.dtypes import bad_text
    return bad_text(f, f.float_text)
