"""`get_dummies`, `crosstab` and the functions that are methods of a frame too."""

from models.crane import certain, known, require, unknown, version
from models.data import Facts
from models.pandas.core import (MOST, any_frame, is_label, is_pandas, is_scalar, is_text, length_of, list_of_labels,
                                listed, new_frame, no, ordered_as)
from models.pandas.dtypes import is_textual


def get_dummies(data, prefix=None, prefix_sep="_", dummy_na=False, columns=None, sparse=False, drop_first=False,
                dtype=None):
    if is_pandas(data, "Series"):
        return dummies_of_series(data, prefix, prefix_sep, dummy_na, drop_first, dtype)
    if not is_pandas(data, "DataFrame"):
        return any_frame()
    chosen = list_of_labels(columns) if columns is not None else encoded(data)
    if is_text(columns):
        raise TypeError("Input must be a list-like for parameter `columns`")
    if known(chosen):
        missing = data._missing(chosen)
        if len(missing) > 0 and not data._nested():
            require(len(missing) < len(chosen), KeyError, lambda: "None of [Index(" + listed(chosen) + ", dtype='object')] "
                    "are in the [columns]")
            raise KeyError(listed(missing) + " not in index")
    names = data._names()
    simple = prefix is None and is_text(prefix_sep) and no(dummy_na) and known(drop_first)
    if not known(names) or not known(chosen) or not simple:
        return any_frame(data._s.rows, data._s.index)
    rows = data._s.rows
    cols = {name: data._column(name) for name in names if name not in chosen}
    whole = True
    value = dummy_dtype(dtype)
    for name in chosen:
        labels = dummy_labels(data._column(name), drop_first)
        if not known(labels):
            whole = False
        else:
            for label in labels:
                cols[str(name) + prefix_sep + str(label)] = Facts((rows,), value, False, False, integral=True)
    return ordered_as(new_frame(cols, whole, rows, data._s.index), [data])


def dummy_dtype(dtype):
    if dtype is not None:
        from models.pandas.dtypes import dtype_name
        return dtype_name(dtype)
    new = version("pandas") >= "2.0"
    return unknown(str) if not known(new) else "bool" if new else "uint8"


def encoded(frame):
    """The columns that `get_dummies` encodes by default; unknown if some dtype is."""
    names = frame._names()
    if not known(names) or len(names) > MOST:
        return unknown(list)
    dtypes = [frame._column(name).dtype for name in names]
    if not all(known(dtype) for dtype in dtypes):
        return unknown(list)
    return [names[i] for i in range(len(names)) if dtypes[i] in ("object", "category", "str", "string")]


def dummy_labels(f, drop_first):
    """The distinct values in the order of the columns; unknown where they are."""
    if not known(f.labels) or not known(length_of(f.labels)) or certain(f.dtype == "category"):
        return unknown(list)
    labels = f.labels
    if not all(is_text(label) for label in labels) and not all(known(label) and isinstance(label, int) and not isinstance(label, bool) for label in labels):
        return unknown(list)
    labels = sorted(labels)
    return labels[1:] if drop_first else labels


def dummies_of_series(data, prefix, prefix_sep, dummy_na, drop_first, dtype):
    rows = data._rows()
    labels = dummy_labels(data._facts, drop_first) if known(drop_first) and no(dummy_na) else unknown(list)
    if not known(labels) or not (prefix is None or is_text(prefix)) or not is_text(prefix_sep):
        return any_frame(rows, data._index)
    value = dummy_dtype(dtype)
    before = "" if prefix is None else prefix + prefix_sep
    names = [before + str(label) if prefix is not None else label for label in labels]
    return new_frame({name: Facts((rows,), value, False, False) for name in names}, True, rows, data._index)


def crosstab(index, columns, values=None, rownames=None, colnames=None, aggfunc=None, margins=False, margins_name="All",
             dropna=True, normalize=False):
    require(values is None or aggfunc is not None, ValueError, "values cannot be used without an aggfunc.")
    require(aggfunc is None or values is not None, ValueError, "aggfunc cannot be used without values.")
    return any_frame()


def pivot_table(data, values=None, index=None, columns=None, aggfunc="mean", fill_value=None, margins=False, dropna=True,
                margins_name="All", observed=False, sort=True, **kwargs):
    if is_pandas(data, "DataFrame"):
        return data.pivot_table(values, index, columns, aggfunc, fill_value, margins, dropna, margins_name)
    return unknown()


def pivot(data, *old, columns=None, index=None, values=None):
    if is_pandas(data, "DataFrame") and len(old) == 0:
        return data.pivot(columns=columns, index=index, values=values)
    return unknown()


def melt(frame, id_vars=None, value_vars=None, var_name=None, value_name="value", col_level=None, ignore_index=True):
    if is_pandas(frame, "DataFrame"):
        return frame.melt(id_vars, value_vars, var_name, value_name, col_level, ignore_index)
    return unknown()
