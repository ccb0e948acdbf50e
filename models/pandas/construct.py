"""`DataFrame(…)`.

Errors as of pandas 1.5.3, 2.1.4 and 3.1.1 (`pandas.core.internals.construction`).
"""

from models.crane import certain, known, require, unknown
from models.data import Facts, facts
from models.pandas.core import (axis_labels, index_length, MOST, is_array, is_label, is_list_like, is_pandas, is_scalar, is_text, labels_in,
                                length_of, list_of_labels, no)
from models.pandas.dtypes import astype, column_facts, list_facts
from models.pandas.index import any_index, index_from, range_index
from models.pandas.indexing import same_index


def construct(frame, data, index, columns, dtype):
    """Fills in a frame from the arguments of its constructor."""
    if is_pandas(data, "DataFrame"):
        frame._fill({}, False, None, None)
        frame._become(data._kept() if columns is None else data.reindex(columns=columns))
        if index is not None:
            frame._become(frame.reindex(index))
    elif is_pandas(data, "Series"):
        from_series(frame, data, index, columns)
    elif is_pandas(data, "Index") and not certain(data._name is None):
        # A named index is a column of that name, which `columns` may leave out.
        unclear(frame, unknown(int), index, columns)
    elif data is None:
        from_nothing(frame, index, columns)
    elif known(data) and isinstance(data, dict):
        from_dict(frame, data, index, columns)
    elif known(data) and isinstance(data, (list, tuple)):
        from_list(frame, data, index, columns)
    elif is_array(data):
        from_array(frame, facts(data), index, columns)
    else:
        if is_scalar(data) and (index is None or columns is None):
            raise ValueError("DataFrame constructor not properly called!")
        unclear(frame, unknown(int), index, columns)
    if dtype is not None:
        frame._become(frame._mapped(lambda f: Facts(f.shape)))


def unclear(frame, rows, index, columns):
    """Nothing is known of the values; the columns may be."""
    labels = axis_labels(columns) if columns is not None else unknown(list)
    if index is not None:
        rows = index_length(index)
    labels_index = index_from(index, rows)
    if known(labels):
        frame._fill({label: Facts((rows,)) for label in labels}, True, rows, labels_index)
        frame._s.double = len(set(labels)) < len(labels)
    else:
        frame._fill({}, False, rows, labels_index)


def from_series(frame, data, index, columns):
    rows = data._rows() if index is None else index_length(index)
    labels = axis_labels(columns) if columns is not None else [0 if data._name is None else data._name]
    if known(labels) and len(labels) == 1 and is_label(labels[0]) and index is None:
        f = data._facts if columns is None or data._name is None else Facts((rows,))
        frame._fill({labels[0]: f}, True, rows, data._index)
    else:
        unclear(frame, rows, index if index is not None else data._index, columns)


def from_nothing(frame, index, columns):
    rows = 0 if index is None else index_length(index)
    labels = axis_labels(columns) if columns is not None else []
    labels_index = any_index(0) if index is None else index_from(index, rows)
    if index is None:
        labels_index = range_index(0)
    if not known(labels):
        frame._fill({}, False, rows, labels_index)
        return
    frame._fill({label: Facts((rows,), "object", None if index is not None else False) for label in labels}, True, rows,
                labels_index)
    frame._s.double = len(set(labels)) < len(labels)


def from_dict(frame, data, index, columns):
    names = labels_in(data.keys())
    if not known(names):
        unclear(frame, unknown(int), index, columns)
        return
    values = [data[name] for name in names]
    if any(is_pandas(value, "Series") or (known(value) and isinstance(value, dict)) for value in values):
        from_aligned(frame, names, values, index, columns)
        return
    lists = [value for value in values if certain(is_list_like(value)) or is_array(value)]
    unclear_value = any(not known(value) for value in values)
    lengths = [column_length(value) for value in lists]
    sizes = {n for n in lengths if known(n)}
    require(len(sizes) < 2, ValueError, "All arrays must be of the same length")
    if len(lists) == 0 and not unclear_value and index is None and len(names) > 0:
        if all(is_scalar(value) for value in values):
            raise ValueError("If using all scalar values, you must pass an index")
    rows = unknown(int)
    if index is not None:
        rows = index_length(index)
        for n in sizes:
            # One value is repeated.
            require(n == rows or n == 1, ValueError, lambda: "Length of values (" + str(n) + ") does not match length of index ("
                    + str(rows) + ")")
    elif len(sizes) == 1:
        rows = lengths[0] if known(lengths[0]) else unknown(int)
        for n in sizes:
            rows = n
    elif len(names) == 0:
        rows = 0
    cols = {names[i]: column_facts(values[i], rows) for i in range(len(names))}
    if columns is not None:
        wanted = axis_labels(columns)
        if not known(wanted):
            frame._fill({}, False, rows, index_from(index, rows))
            return
        cols = {name: cols[name] if name in cols else Facts((rows,)) for name in wanted}
    # What is not known may be a Series, whose labels the rows take.
    labels = any_index(rows) if unclear_value and index is None else index_from(index, rows)
    frame._fill(cols, True, rows, labels)


def column_length(value):
    f = column_facts(value)
    if known(f.shape) and len(f.shape) == 1:
        return f.shape[0]
    return unknown(int)


def from_aligned(frame, names, values, index, columns):
    """A dict with series: rows are the union of their labels."""
    series = [value for value in values if is_pandas(value, "Series")]
    others = [value for value in values if not is_pandas(value, "Series") and not is_scalar(value)]
    same = len(series) > 0 and len(others) == 0 and index is None
    if same:
        same = all(certain(same_index(series[0]._index, s._index)) for s in series)
    rows = series[0]._rows() if same else unknown(int)
    chosen = names if columns is None else axis_labels(columns)
    labels_index = series[0]._index if same else index_from(index, unknown(int)) if index is not None else any_index(rows)
    if not known(chosen):
        frame._fill({}, False, rows, labels_index)
        return
    table = {names[i]: column_facts(values[i], rows) if same else Facts((rows,)) for i in range(len(names))}
    frame._fill({name: table[name] if name in table else Facts((rows,)) for name in chosen}, True, rows, labels_index)


def check_width(width, labels):
    require(width == len(labels), ValueError, lambda: str(len(labels)) + " columns passed, passed data had " + str(width)
            + " columns")


def from_list(frame, data, index, columns):
    rows = length_of(data)
    if index is not None and known(rows) and rows > 0:
        n = index_length(index)
        require(n == rows, ValueError, lambda: "Shape of passed values is (" + str(rows) + ", …), indices imply ("
                + str(n) + ", …)")
    if not known(rows) or rows == 0 or rows > MOST or not all(known(row) for row in data):
        unclear(frame, rows, index, columns)
        if rows == 0 and columns is None and index is None:
            frame._s.whole = True
        return
    labels = axis_labels(columns) if columns is not None else unknown(list)
    if all(isinstance(row, dict) for row in data):
        from_records(frame, data, index, columns)
    elif all(isinstance(row, (list, tuple)) for row in data):
        widths = [length_of(row) for row in data]
        width = max(widths) if all(known(w) for w in widths) else unknown(int)
        if columns is None:
            labels = list(range(width)) if known(width) and width <= MOST else unknown(list)
        elif known(labels) and known(width):
            check_width(width, labels)
        if known(labels) and known(width) and all(w == width for w in widths):
            cols = {labels[i]: list_facts([row[i] for row in data]) for i in range(width)}
            frame._fill(cols, True, rows, index_from(index, rows))
            frame._s.double = len(cols) < width
        else:
            unclear(frame, rows, index, labels if known(labels) else unknown(list))
    elif all(is_scalar(row) for row in data):
        if known(labels):
            require(len(labels) == 1, ValueError, lambda: "Shape of passed values is (" + str(rows)
                    + ", 1), indices imply (" + str(rows) + ", " + str(len(labels)) + ")")
        name = labels[0] if known(labels) else 0
        if columns is None or known(labels):
            frame._fill({name: list_facts(data)}, True, rows, index_from(index, rows))
        else:
            frame._fill({}, False, rows, index_from(index, rows))
    else:
        unclear(frame, rows, index, columns)


def from_records(frame, data, index, columns):
    names = {}
    for row in data:
        keys = labels_in(row.keys())
        if not known(keys):
            unclear(frame, len(data), index, columns)
            return
        for key in keys:
            names[key] = True
    if columns is not None:
        unclear(frame, len(data), index, columns)
        return
    rows = len(data)
    cols = {name: list_facts([row[name] for row in data]) if all(name in row for row in data) else Facts((rows,))
            for name in names}
    frame._fill(cols, True, rows, index_from(index, rows))


def from_array(frame, f, index, columns):
    shape = f.shape
    if not known(shape):
        unclear(frame, unknown(int), index, columns)
        return
    require(len(shape) < 3, ValueError, "Must pass 2-d input. shape=" + str(shape))
    if len(shape) == 0:
        unclear(frame, unknown(int), index, columns)
        return
    rows = shape[0]
    width = shape[1] if len(shape) == 2 else 1
    labels = axis_labels(columns) if columns is not None else unknown(list)
    n_index = index_length(index) if index is not None else rows
    n_labels = len(labels) if known(labels) else index_length(columns) if columns is not None else width
    require(width == n_labels, ValueError, lambda: shapes(shape, rows, width, n_index, n_labels))
    require(n_index == rows, ValueError, lambda: shapes(shape, rows, width, n_index, n_labels))
    if columns is None and known(width) and width <= MOST:
        labels = list(range(width))
    if not known(labels):
        frame._fill({}, False, rows, index_from(index, rows))
        return
    one = f.with_shape((rows,)) if len(labels) == 1 else f.select((rows,))
    frame._fill({label: one for label in labels}, True, rows, index_from(index, rows))
    frame._s.double = len(set(labels)) < len(labels)


def shapes(shape, rows, width, n_index, n_labels):
    return ("Shape of passed values is (" + str(rows) + ", " + str(width) + "), indices imply (" + str(n_index) + ", "
            + str(n_labels) + ")")
