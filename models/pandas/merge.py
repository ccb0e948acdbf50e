"""`merge`, `join` and `concat`.

Errors as of pandas 1.5.3, 2.1.4 and 3.1.1 (`pandas.core.reshape.merge`, `concat`).
"""

from models.crane import certain, known, require, type_name, unknown, version
from models.data import Facts
from models.pandas.core import (MOST, any_frame, any_series, axis_number, check_axis, index_text, is_label, is_pandas,
                                is_scalar, is_text, length_of, list_of_labels, listed, new_frame, new_series, no,
                                old_style, ordered_as)
from models.pandas.dtypes import has_rows, is_textual, is_true_number, only_text
from models.pandas.errors import MergeError
from models.pandas.index import any_index, nameless_index, range_index, simple_index
from models.pandas.indexing import same_index

HOWS = ("left", "right", "inner", "outer", "cross", "asof", "left_anti", "right_anti")


def unclear(parts, rows=None, index=None):
    """A frame of unknown columns, made from these."""
    new = any_frame(rows, index)
    if not all(is_pandas(part, "Series") or (is_pandas(part, "DataFrame") and certain(part._s.double == False))  # noqa: E712
               for part in parts):
        new._s.double = unknown(bool)
    return new


def as_frame(x):
    """A merge operand as a frame; unknown if it is not known to be one."""
    if is_pandas(x, "DataFrame"):
        return x
    if is_pandas(x, "Series"):
        require(x._name is not None, ValueError, "Cannot merge a Series without a name")
        return x.to_frame()
    if known(x) and (is_scalar(x) or isinstance(x, (list, dict, tuple))):
        raise TypeError("Can only merge Series or DataFrame objects, a <class '" + type_name(x) + "'> was passed")
    return unknown()


def merge(left, right, how="inner", on=None, left_on=None, right_on=None, left_index=False, right_index=False,
          sort=False, suffixes=("_x", "_y"), copy=None, indicator=False, validate=None):
    left = as_frame(left)
    right = as_frame(right)
    if not known(left) or not known(right):
        return any_frame() if known(left) or known(right) else unknown()
    if is_text(how) and how not in HOWS:
        if certain(version("pandas") >= "3.0"):
            raise ValueError("'" + how + "' is not a valid Merge type: left, right, inner, outer, left_anti, right_anti, "
                             "cross, asof")
        raise KeyError(how)
    if certain(how == "cross"):
        return any_frame()
    keys = merge_keys(left, right, on, left_on, right_on, left_index, right_index)
    if not known(keys):
        return unclear([left, right])
    check_keys(left, keys[0])
    check_keys(right, keys[1])
    check_key_dtypes(left, right, keys)
    result = merged_columns(left, right, keys, how, suffixes)
    if not no(indicator):
        result._s.cols["_merge"] = Facts((unknown(int),), "category", False)
        if not certain(indicator):
            result._s.whole = False
    return result


def merge_keys(left, right, on, left_on, right_on, left_index, right_index):
    """Key columns of the left and of the right; unknown where they cannot be told."""
    on_left = not no(left_index)
    on_right = not no(right_index)
    if not known(left_index) or not known(right_index):
        return unknown()
    if on is not None:
        require(left_on is None and right_on is None, MergeError,
                'Can only pass argument "on" OR "left_on" and "right_on", not a combination of both.')
        keys = list_of_labels(on)
        return (keys, keys) if known(keys) else unknown()
    if left_on is None and right_on is None:
        if on_left and on_right:
            return ([], [])
        if on_left or on_right:
            raise MergeError("Must pass left_on or left_index=True" if on_right else "Must pass right_on or right_index=True")
        return common_keys(left, right)
    if left_on is not None and right_on is None and not on_right:
        raise MergeError('Must pass "right_on" OR "right_index".')
    if right_on is not None and left_on is None and not on_left:
        raise MergeError('Must pass "left_on" OR "left_index".')
    a = list_of_labels(left_on) if left_on is not None else []
    b = list_of_labels(right_on) if right_on is not None else []
    if not known(a) or not known(b):
        return unknown()
    if left_on is not None and right_on is not None:
        require(len(a) == len(b), ValueError, "len(right_on) must equal len(left_on)")
    return (a, b)


def common_keys(left, right):
    names = left._names()
    theirs = right._names()
    if not known(names) or not known(theirs):
        return unknown()
    common = [name for name in names if name in theirs]
    require(len(common) > 0, MergeError, "No common columns to perform merge on. Merge options: left_on=None, "
            "right_on=None, left_index=False, right_index=False")
    return (common, common)


def check_keys(frame, keys):
    for key in keys:
        if no(frame._has(key)):
            levels = frame._s.index._level_names()
            require(key in levels if known(levels) else unknown(bool), KeyError, key)
        else:
            require(frame._has(key), KeyError, key)
            levels = frame._s.index._level_names()
            if not certain(frame._has(key)) and known(levels) and key not in levels:
                frame._learn(key)


def check_key_dtypes(left, right, keys):
    if len(keys[0]) != len(keys[1]):
        return
    for i in range(len(keys[0])):
        if certain(left._has(keys[0][i])) and certain(right._has(keys[1][i])):
            a = left._column(keys[0][i])
            b = right._column(keys[1][i])
            # Keys of no rows are not compared.
            if has_rows(a) and has_rows(b) and (clash(a, b) or clash(b, a)):
                raise ValueError("You are trying to merge on " + a.dtype + " and " + b.dtype
                                 + " columns. If you wish to proceed you should use pd.concat")


def clash(a, b):
    """Strings on one side, numbers on the other: no merge, empty or not."""
    return certain(is_textual(a.dtype)) and certain(is_true_number(b.dtype)) and (
        certain(a.dtype == "str") or (only_text(a) and certain(a.shape[0] > 0)))


def merged_columns(left, right, keys, how, suffixes):
    names = left._names()
    theirs = right._names()
    if not known(names) or not known(theirs) or left._nested() or right._nested():
        # What is surely there still is, unless a suffix was added.
        return unclear([left, right])
    pair = suffixes if known(suffixes) and isinstance(suffixes, (list, tuple)) and len(suffixes) == 2 else unknown()
    if not known(pair) or not all(known(part) for part in pair):
        return any_frame()
    shared = [keys[0][i] for i in range(len(keys[0])) if len(keys[0]) == len(keys[1]) and keys[0][i] == keys[1][i]]
    overlap = [name for name in names if name in theirs and name not in shared]
    if len(overlap) > 0 and not pair[0] and not pair[1]:
        raise ValueError("columns overlap but no suffix specified: " + index_text(overlap))
    inner = certain(how == "inner")
    kept_left = inner or certain(how == "left")
    cols = {}
    count = 0
    for name in names:
        f = left._column(name)
        target = suffixed(name, pair[0]) if name in overlap else name
        cols[target] = f.select((unknown(int),)) if kept_left else Facts((unknown(int),))
        count = count + 1
    for name in theirs:
        if name not in shared:
            f = right._column(name)
            target = suffixed(name, pair[1]) if name in overlap else name
            cols[target] = f.select((unknown(int),)) if inner or certain(how == "right") else Facts((unknown(int),))
            count = count + 1
    new = ordered_as(new_frame(cols, True, unknown(int), any_index(unknown(int))), [left, right])
    if len(keys[0]) > 0 and len(keys[1]) > 0:
        new._s.index = range_index(unknown(int))
    new._s.double = len(cols) < count
    return new


def suffixed(name, suffix):
    return str(name) + suffix if suffix else name


def join(frame, other, on, how, lsuffix, rsuffix):
    if is_pandas(other, "Series"):
        require(other._name is not None, ValueError, "Other Series must have a name")
        other = other.to_frame()
    if not is_pandas(other, "DataFrame"):
        return any_frame()
    keys = list_of_labels(on) if on is not None else []
    if known(keys):
        check_keys(frame, keys)
    names = frame._names()
    theirs = other._names()
    no_suffix = is_text(lsuffix) and lsuffix == "" and is_text(rsuffix) and rsuffix == ""
    if known(theirs) and no_suffix:
        overlap = [name for name in theirs if certain(frame._has(name))]
        if len(overlap) > 0:
            raise ValueError("columns overlap but no suffix specified: " + index_text(overlap))
    if known(keys) and len(keys) == 1 and known(other._s.index) and certain(frame._has(keys[0])):
        key = frame._column(keys[0])
        labels = other._s.index
        if certain(labels._kind == "RangeIndex") and clash(key, Facts((unknown(int),), "int64")):
            raise ValueError("You are trying to merge on object and int64 columns. If you wish to proceed you should "
                             "use pd.concat")
    if not known(names) or not known(theirs) or not is_text(lsuffix) or not is_text(rsuffix):
        return unclear([frame, other])
    same = certain(how == "left") and certain(other._s.index._unique) and on is None
    rows = frame._s.rows if same else unknown(int)
    whole = certain(same_index(frame._s.index, other._s.index)) and on is None
    cols = {}
    for name in names:
        f = frame._column(name)
        target = suffixed(name, lsuffix) if name in theirs else name
        cols[target] = f if same else f.select((rows,)) if certain(how == "left") or certain(how == "inner") else Facts((rows,))
    for name in theirs:
        target = suffixed(name, rsuffix) if name in names else name
        cols[target] = other._column(name).with_shape((rows,)) if whole and same else Facts((rows,))
    new = ordered_as(new_frame(cols, True, rows, frame._s.index if same else any_index(rows)), [frame, other])
    new._s.double = len(cols) < len(names) + len(theirs)
    return new


def concat(objs, *old, axis=0, join="outer", ignore_index=False, keys=None, levels=None, names=None, verify_integrity=False,
           sort=False, copy=None):
    old_style("concat", 1, old)
    if len(old) > 0:
        return unknown()
    if is_pandas(objs, "DataFrame") or is_pandas(objs, "Series") or is_text(objs):
        raise TypeError('first argument must be an iterable of pandas objects, you passed an object of type "'
                        + type(objs).__name__ + '"')
    if not known(objs) or not known(length_of(objs)):
        return unknown()
    parts = [objs[key] for key in objs] if isinstance(objs, dict) else list(objs)
    if len(parts) == 0:
        raise ValueError("No objects to concatenate")
    for part in parts:
        array = known(part) and type_name(part) == "ndarray"
        if known(part) and part is not None and (array or is_scalar(part) or isinstance(part, (list, dict, tuple))):
            raise TypeError("cannot concatenate object of type '<class '" + type_name(part)
                            + "'>'; only Series and DataFrame objs are valid")
    require(not all(known(part) and part is None for part in parts), ValueError, "All objects passed were None")
    axis = check_axis(axis)
    if not all(is_pandas(part, "DataFrame") or is_pandas(part, "Series") for part in parts) or not known(axis):
        return any_frame() if any(is_pandas(part, "DataFrame") for part in parts) and known(axis) else unknown()
    if all(is_pandas(part, "Series") for part in parts) and axis == 0:
        return stacked_series(parts, ignore_index)
    if axis == 1:
        return beside(parts, join, ignore_index, keys)
    return stacked(parts, join, ignore_index)


def total(parts):
    count = 0
    for part in parts:
        rows = part._rows()
        if not known(rows):
            return unknown(int)
        count = count + rows
    return count


def stacked_series(parts, ignore_index):
    rows = total(parts)
    dtypes = {part._facts.dtype if known(part._facts.dtype) else "?" for part in parts}
    names = {part._name if is_label(part._name) else "?" for part in parts}
    f = Facts((rows,))
    if len(dtypes) == 1 and "?" not in dtypes and certain(parts[0]._facts.dtype != "category"):
        f.dtype = parts[0]._facts.dtype
        f.nan = joined_nan(parts)
    name = unknown()
    if len(names) == 1 and "?" not in names:
        name = parts[0]._name
    return new_series(f, range_index(rows) if certain(ignore_index) else any_index(rows), name)


def joined_index(parts, rows):
    """Labels of several under each other."""
    nameless = all(known(part._row_index()._level_names()) and part._row_index()._level_names() == [None] for part in parts)
    return nameless_index(rows) if nameless else any_index(rows)


def joined_nan(parts):
    from models.pandas.reshape_methods import any_of
    return any_of([part._facts.nan for part in parts])


def stacked(parts, join, ignore_index):
    rows = total(parts)
    index = range_index(rows) if certain(ignore_index) else joined_index(parts, rows)
    if not all(is_pandas(part, "DataFrame") for part in parts):
        return any_frame(rows, index)
    names = [part._names() for part in parts]
    if not all(known(n) for n in names):
        new = unclear(parts, rows, index)
        if certain(join == "outer"):
            for part in parts:
                if known(part._s.cols) and certain(part._s.sure) and not part._nested():
                    for name in part._s.cols:
                        new._s.cols[name] = Facts((rows,))
        return new
    cols = {}
    every = all(n == names[0] for n in names)
    if every and len(names[0]) <= MOST:
        cols = {name: joined_column([part._column(name) for part in parts], rows) for name in names[0]}
    elif certain(join == "inner"):
        cols = {name: Facts((rows,)) for name in names[0] if all(name in n for n in names)}
    elif certain(join == "outer"):
        for n in names:
            for name in n:
                if name not in cols:
                    cols[name] = outer_column(parts, names, name, rows)
    else:
        return any_frame(rows, index)
    return ordered_as(new_frame(cols, True, rows, index), parts)


def outer_column(parts, names, name, rows):
    """A column that some of the parts lack: there its values are missing."""
    have = [parts[i]._column(name) for i in range(len(parts)) if name in names[i]]
    lack = [parts[i] for i in range(len(parts)) if name not in names[i]]
    f = joined_column(have, rows)
    if len(lack) > 0:
        f = Facts((rows,), f.dtype if certain(f.dtype == "float64") or certain(f.dtype == "object") else
                  "float64" if certain(f.dtype == "int64") else None,
                  True if certain(f.nan) or any(certain(part._rows() > 0) for part in lack) else unknown(bool))
        if certain(f.dtype == "float64") and certain(f.nan) and not any(certain(part._rows() > 0) for part in lack):
            f.dtype = unknown(str)
    return f


def joined_column(columns, rows):
    """A column of several under each other."""
    from models.pandas.reshape_methods import any_of
    dtypes = {f.dtype if known(f.dtype) else "?" for f in columns}
    new = Facts((rows,))
    if len(dtypes) == 1 and "?" not in dtypes and "category" not in dtypes:
        new.dtype = columns[0].dtype
    elif dtypes == {"int64", "float64"}:
        new.dtype = "float64"
    else:
        return new
    new.nan = any_of([f.nan for f in columns])
    new.inf = any_of([f.inf for f in columns])
    if all(known(f.kinds) and f.kinds == ("str",) for f in columns):
        new.kinds = ("str",)
    return new


def beside(parts, join, ignore_index, keys):
    same = all(certain(same_index(parts[0]._row_index(), part._row_index())) for part in parts)
    rows = parts[0]._rows() if same else unknown(int)
    index = parts[0]._row_index() if same else any_index(rows)
    if keys is not None or not no(ignore_index):
        return any_frame(rows, index)
    cols = {}
    count = 0
    unnamed = 0
    for part in parts:
        if is_pandas(part, "Series"):
            name = part._name
            if known(name) and name is None:
                name = unnamed
                unnamed = unnamed + 1
            if not is_label(name):
                return any_frame(rows, index)
            cols[name] = part._facts if same else Facts((rows,))
            count = count + 1
        else:
            names = part._names()
            if not known(names) or part._nested():
                return unclear(parts, rows, index)
            for name in names:
                cols[name] = part._column(name) if same else Facts((rows,))
            count = count + len(names)
    if len(cols) == 0:
        return any_frame(rows, index)
    new = ordered_as(new_frame(cols, True, rows, index), parts)
    new._s.double = len(cols) < count
    return new
