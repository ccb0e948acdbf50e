"""Methods of `DataFrame` that choose, rename, move or convert columns."""

from models.crane import certain, havoc, known, require, unknown, version
from models.data import Facts
from models.pandas.core import (axis_labels, index_length, MOST, any_frame, anything, axis_number, is_label, is_pandas, is_scalar, is_text,
                                is_whole_number, length_of, list_of_labels, listed, new_frame, new_series, no, old_style)
from models.pandas.dtypes import astype, column_facts, dtype_name, is_number
from models.pandas.index import Unordered, any_index, index_from, range_index, simple_index
from models.pandas.indexing import same_index


class FrameColumns:

    def drop(self, labels=None, *old, axis=0, index=None, columns=None, level=None, inplace=False, errors="raise"):
        old_style("DataFrame.drop", 2, old)
        if len(old) > 0:
            axis = old[0]
        if len(old) > 1:
            return self._unclear(inplace)
        axis = self._axis(axis)
        if labels is not None:
            require(index is None and columns is None, ValueError,
                    "Cannot specify both 'labels' and 'index'/'columns'")
            if not known(axis):
                return self._unclear(inplace)
            index = labels if axis == 0 else None
            columns = labels if axis == 1 else None
        elif index is None and columns is None:
            raise ValueError("Need to specify at least one of 'labels', 'index' or 'columns'")
        elif certain(axis == 1):
            require(version("pandas") < "3.1", ValueError, "Cannot specify both 'axis' and 'index'/'columns'")
        new = self._kept()
        if columns is not None:
            new._drop_columns(columns, errors, level)
        if index is not None:
            new = new._drop_rows(index, errors, level)
        return self._result(new, inplace)

    def _unclear(self, inplace):
        if no(inplace):
            return unknown()
        havoc(self)
        return unknown()

    def _drop_columns(self, columns, errors, level):
        labels = list_of_labels(columns)
        if not known(labels) or level is not None or self._nested():
            self._become(self._some_columns())
            return
        missing = self._missing(labels)
        if len(missing) > 0 and certain(errors == "raise"):
            raise KeyError(listed(missing) + " not found in axis")
        cols = self._settled()
        for label in labels:
            require(self._has(label) if certain(errors == "raise") else True, KeyError, listed(labels) + " not found in axis")
        for label in labels:  # A label may be named twice.
            self._lose(label)

    def _drop_rows(self, rows, errors, level):
        labels = list_of_labels(rows)
        index = self._s.index
        if known(labels) and level is None:
            missing = [label for label in labels if no(index._contains(label))]
            if len(missing) > 0 and certain(errors == "raise"):
                raise KeyError(listed(missing) + " not found in axis")
            for label in labels:
                require(index._contains(label) if certain(errors == "raise") else True, KeyError,
                        listed(labels) + " not found in axis")
            n = unknown(int)
            if certain(index._unique) and known(self._s.rows) and certain(errors == "raise"):
                n = self._s.rows - len(set(labels))
            return self._picked(n, without_labels(index, labels, n))
        return self._picked(unknown(int), index._some())

    def rename(self, mapper=None, *, index=None, columns=None, axis=None, copy=None, inplace=False, level=None,
               errors="ignore"):
        if mapper is None and index is None and columns is None:
            raise TypeError("must pass an index to rename")
        if mapper is not None:
            if certain(axis_number(axis) == 1):
                columns = mapper
            elif axis is None or certain(axis_number(axis) == 0):
                index = mapper
            else:
                return self._unclear(inplace)
        new = self._kept()
        if index is not None:
            rows = new._s.rows
            new._s.index = any_index(rows)
        if columns is not None:
            new._rename_columns(columns, errors)
        return self._result(new, inplace)

    def _rename_columns(self, columns, errors):
        state = self._s
        cols = self._settled()
        mapping = {}
        if known(columns) and isinstance(columns, dict) and known(index_length(columns)):
            mapping = columns
            missing = self._missing([label for label in columns if is_label(label)])
            if certain(errors == "raise") and len(missing) > 0:
                raise KeyError(listed(missing) + " not found in axis")
        elif known(columns) and callable(columns):
            if known(cols):
                mapping = {name: columns(name) for name in cols}
        elif known(columns) and isinstance(columns, (list, str)):
            raise TypeError("'" + type(columns).__name__ + "' object is not callable")
        else:
            self._become(self._unnamed())
            return
        if not known(cols) or not all(is_label(mapping[name]) for name in mapping):
            self._become(self._unnamed())
            return
        if not certain(state.whole):
            self._rename_gone(mapping, columns)
        new = {}
        fresh = {}
        count = 0
        for name in list(cols):
            target = mapping[name] if name in mapping else name
            count = count + 1
            new[target] = cols[name]
            if certain(name in state.fresh):
                fresh[target] = True
        state.cols = new
        state.fresh = fresh
        state.views = {}
        if len(new) < count:
            state.double = True

    def _rename_gone(self, mapping, columns):
        """What a renaming says of columns that are not listed."""
        state = self._s
        if not isinstance(columns, dict):
            state.gone = {}
            state.texts = unknown(bool)
            return
        targets = [mapping[name] for name in mapping]
        if not all([is_text(name) for name in targets]):
            state.texts = unknown(bool)
        state.gone = {name: True for name in state.gone if name not in targets} if known(state.gone) else {}
        for name in mapping:
            if name not in targets:
                state.gone[name] = True

    def _unnamed(self):
        """The same rows under column names that are not known."""
        return any_frame(self._s.rows, self._s.index)

    def add_prefix(self, prefix, axis=None):
        return self._renamed_by(prefix, "") if axis is None or certain(axis_number(axis) == 1) else self._kept()

    def add_suffix(self, suffix, axis=None):
        return self._renamed_by("", suffix) if axis is None or certain(axis_number(axis) == 1) else self._kept()

    def _renamed_by(self, before, after):
        if not is_text(before) or not is_text(after):
            return self._unnamed()
        new = self._kept()
        new._rename_columns(lambda name: before + str(name) + after, "ignore")
        return new

    def set_axis(self, labels, axis=0, inplace=False, copy=None):
        new = self._kept()
        if certain(axis_number(axis) == 1):
            new._set_columns(labels)
        else:
            from models.pandas.frame import check_labels
            new._s.index = check_labels(labels, new._s.rows)
        return self._result(new, inplace)

    def assign(self, **kwargs):
        new = self._kept()
        for name in kwargs:
            value = kwargs[name]
            if known(value) and callable(value) and not certain(hasattr(value, "_pandas")):
                value = value(new)
            new._set_column(name, value)
        return new

    def insert(self, loc, column, value, allow_duplicates=False):
        there = self._has(column)
        if certain(there) and no(allow_duplicates):
            raise ValueError("cannot insert " + str(column) + ", already exists")
        width = self._width()
        if is_whole_number(loc) and known(width):
            require(loc <= width, IndexError, "index " + str(loc) + " is out of bounds for axis 0 with size " + str(width))
            require(loc >= 0, ValueError, "unbounded slice")
        if not known(column) or not is_label(column) or not no(there):
            self._set_column(column, value) if is_label(column) else self._forget_names()
            return None
        names = self._in_order()
        self._set_column(column, value)
        if known(names):
            if is_whole_number(loc):
                names.insert(loc, column)
                cols = self._settled()
                self._s.cols = {name: cols[name] for name in names}
            else:
                self._s.double = unknown(bool)
        return None

    def pop(self, item):
        series = self[item]
        if is_pandas(series, "Series"):
            series = series._kept()
        if is_label(item):
            self._lose(item)
            self._s.views = {}
        else:
            self._become(self._some_columns())
        return series

    def set_index(self, keys, *old, drop=True, append=False, inplace=False, verify_integrity=False):
        old_style("DataFrame.set_index", 2, old)
        if len(old) > 0:
            havoc(self)
            return unknown()
        parts = keys if known(keys) and isinstance(keys, list) else [keys]
        if not known(length_of(parts)):
            return self._result(self._picked(self._s.rows, any_index(self._s.rows)), inplace)
        missing = [part for part in parts if is_label(part) and no(self._has(part))]
        if len(missing) > 0:
            raise KeyError("None of " + listed(missing) + " are in the columns")
        new = self._kept()
        for part in parts:
            if is_label(part):
                require(self._has(part), KeyError, listed([part]) + " are not in the columns")
                new._learn(part)
            elif known(part) and (isinstance(part, list) or is_pandas(part, "Series") or is_pandas(part, "Index")):
                n = index_length(part)
                require(n == self._s.rows, ValueError, lambda: "Length mismatch: Expected " + str(self._s.rows)
                        + " rows, received array of length " + str(n))
        new._s.index = self._key_index(parts, append)
        if not no(drop):
            sure = certain(drop)
            for part in parts:
                if is_label(part) and sure:
                    new._lose(part)
                elif is_label(part) or not known(part):
                    new._s.sure = False
        return self._result(new, inplace)

    def _key_index(self, parts, append):
        rows = self._s.rows
        if len(parts) == 1 and no(append) and is_label(parts[0]):
            return column_index(self._column(parts[0]), parts[0])
        index = any_index(rows)
        names = [part if is_label(part) else None for part in parts]
        if len(parts) > 1 and no(append):
            from models.pandas.indexes import multi_index
            return multi_index(rows, names)
        return index

    def reset_index(self, level=None, *old, drop=False, inplace=False, col_level=0, col_fill="", allow_duplicates=False,
                    names=None):
        old_style("DataFrame.reset_index", 2, old)
        if len(old) > 0:
            havoc(self)
            return unknown()
        index = self._s.index
        if not known(index) or level is not None or not known(drop) or names is not None:
            new = self._kept()
            new._s.index = range_index(new._s.rows) if level is None else any_index(new._s.rows)
            if not certain(drop):
                new._open_names()
            return self._result(new, inplace)
        if drop:
            return self._result(self._renumbered(), inplace)
        new = self._kept()
        added = self._index_columns(index)
        new._s.index = range_index(new._s.rows)
        if not known(added):
            new._open_names()
            return self._result(new, inplace)
        for name in added:
            if certain(self._has(name)) and no(allow_duplicates):
                raise ValueError("cannot insert " + str(name) + ", already exists")
        cols = new._settled()
        front = {name: added[name] for name in added}
        if not all([is_text(name) for name in added]):
            new._s.texts = unknown(bool)
        for name in added:
            cols[name] = added[name]
            new._s.fresh[name] = True
        if new._full():
            for name in cols:
                front[name] = cols[name]
            new._s.cols = front
        return self._result(new, inplace)

    def _open_names(self):
        """There may be columns now that were not there before."""
        state = self._s
        state.whole = False
        state.gone = {}
        state.width = unknown(int)
        state.texts = unknown(bool)

    def _index_columns(self, index):
        """The columns that the row labels become, by name; unknown if the names are."""
        names = index._level_names()
        if not known(names):
            return unknown(dict)
        rows = self._s.rows
        if len(names) == 1:
            name = names[0]
            if name is None:
                free = no(self._has("index"))
                if not free and not certain(self._has("index")):
                    return unknown(dict)
                name = "index" if free else "level_0"
            return {name: index._facts().with_shape((rows,))}
        return {names[i] if names[i] is not None else "level_" + str(i): Facts((rows,)) for i in range(len(names))}

    def reindex(self, labels=None, *, index=None, columns=None, axis=None, method=None, copy=None, level=None,
                fill_value=None, limit=None, tolerance=None):
        if labels is not None:
            if certain(axis_number(axis) == 1):
                columns = labels
            elif axis is None or certain(axis_number(axis) == 0):
                index = labels
            else:
                return any_frame()
        new = self._mapped(lambda f: Facts(f.shape)) if index is not None else self._kept()
        if index is not None:
            rows = index_length(index)
            new._s.rows = rows
            new._s.index = index_from(index, rows)
            new._s.trust = "none"
        if columns is not None:
            wanted = axis_labels(columns)
            if not known(wanted):
                return any_frame(new._s.rows, new._s.index)
            rows = new._s.rows
            full = {name: new._column(name) if certain(new._has(name)) else Facts((rows,)) for name in wanted}
            return new_frame(full, True, rows, new._s.index)
        return new

    def reindex_like(self, other, *args, **kwargs):
        return unknown()

    def filter(self, items=None, like=None, regex=None, axis=None):
        if axis is not None and not certain(axis_number(axis) == 1):
            return self._picked(unknown(int), self._s.index._some())
        names = self._names()
        wanted = list_of_labels(items) if items is not None else unknown(list)
        if known(names) and known(wanted):
            return self._take_columns([name for name in wanted if name in names])
        if known(names) and is_text(like):
            return self._take_columns([name for name in names if like in str(name)])
        return self._some_columns()

    def select_dtypes(self, include=None, exclude=None):
        if include is None and exclude is None:
            raise ValueError("at least one of include or exclude must be nonempty")
        names = self._names()
        wanted = kinds_of(include)
        unwanted = kinds_of(exclude)
        if not known(names) or not known(wanted) or not known(unwanted):
            return self._some_columns()
        chosen = []
        for name in names:
            dtype = self._column(name).dtype
            yes = is_of(dtype, wanted) if include is not None else True
            out = is_of(dtype, unwanted) if exclude is not None else False
            if not known(yes) or not known(out):
                return self._some_columns()
            if yes and not out:
                chosen.append(name)
        return self._take_columns(chosen)

    def astype(self, dtype, copy=None, errors="raise"):
        if known(dtype) and isinstance(dtype, dict):
            return self._astype_some(dtype, errors)
        if is_pandas(dtype, "Series") or not known(dtype):
            return self._mapped(lambda f: Facts(f.shape))
        return self._mapped(lambda f: astype(f, dtype, errors))

    def _astype_some(self, dtypes, errors):
        if not known(length_of(dtypes)):
            return self._mapped(lambda f: Facts(f.shape))
        new = self._kept()
        for name in dtypes:
            if no(self._has(name)):
                raise KeyError("Only a column name can be used for the key in a dtype mappings argument. '" + str(name)
                               + "' not found in columns.")
            new._learn(name)
            new._settled()[name] = astype(self._column(name), dtypes[name], errors)
            new._s.fresh[name] = True
        return new

    def get(self, key, default=None):
        found = self._has(key)
        if certain(found):
            return self[key]
        if no(found):
            return default
        return unknown()

    def keys(self):
        return self.columns

    def items(self):
        names = self._names()
        if known(names) and len(names) <= MOST:
            return [(name, self[name]) for name in names]
        from models.crane import many
        return many((self._any_name(), self._any_column()), unknown(int))

    def iteritems(self):
        if certain(version("pandas") >= "2.0"):
            raise AttributeError("'DataFrame' object has no attribute 'iteritems'")
        return self.items()

    def xs(self, key, axis=0, level=None, drop_level=True):
        if certain(axis_number(axis) == 1):
            return self[key]
        require(self._s.index._contains(key) if level is None else unknown(bool), KeyError, key)
        return unknown()

    def squeeze(self, axis=None):
        return unknown()


def without_labels(index, labels, n):
    """An index after its labels were dropped."""
    have = index._labels
    new = index._some(n)
    if known(have) and isinstance(have, list):
        new._labels = [label for label in have if label not in labels]
        new._exact = index._exact
    elif known(have):
        new._labels = Unordered([label for label in have.labels if label not in labels])
        new._exact = index._exact
    elif known(index._ranges) and len(labels) <= 50:
        ranges = index._ranges
        for label in labels:
            if is_whole_number(label):
                ranges = cut_ranges(ranges, label)
        new._ranges = ranges
        new._exact = index._exact
        new._kind = "Index"
    elif (not known(index._kind) or index._plain()) and len(labels) <= 50:
        # Every row with such a label went.
        new._gone = (index._gone if known(index._gone) else []) + [label for label in labels if is_scalar(label)]
    return new


def cut_ranges(ranges, label):
    result = []
    for first, last in ranges:
        if first <= label <= last:
            if first < label:
                result.append((first, label - 1))
            if label < last:
                result.append((label + 1, last))
        else:
            result.append((first, last))
    return result


def column_index(f, name):
    """The index that a column's values make."""
    rows = f.shape[0] if known(f.shape) and len(f.shape) > 0 else unknown(int)
    index = any_index(rows, name)
    index._dtype = f.dtype
    if certain(is_number(f.dtype)) or known(f.kinds) and f.kinds == ("str",) or certain(f.dtype == "str"):
        index._kind = "Index"
        if known(f.labels) and no(f.nan):
            index._labels = Unordered(f.labels)
            index._exact = True
            index._unique = f.unique == rows
        elif certain(is_number(f.dtype)) and f.dtype.startswith(("int", "uint")):
            if known(f.low) and known(f.high):
                index._ranges = [(f.low, f.high)]
        if known(f.unique) and known(rows):
            index._unique = f.unique == rows
    return index


GROUPS = {"number": ("int", "uint", "float", "complex", "timedelta", "Int", "UInt", "Float"),
          "object": ("object",), "category": ("category",), "bool": ("bool",), "boolean": ("boolean",),
          "datetime": ("datetime64[ns]", "datetime64[us]"), "datetime64": ("datetime64",), "str": ("str",),
          "string": ("string",), "floating": ("float",), "integer": ("int", "uint"), "timedelta": ("timedelta",)}


def kinds_of(wanted):
    """The prefixes of dtype names that an argument of `select_dtypes` stands for."""
    if wanted is None:
        return []
    if not known(wanted):
        return unknown(list)
    parts = wanted if isinstance(wanted, (list, tuple, set)) else [wanted]
    if not known(length_of(parts)):
        return unknown(list)
    prefixes = []
    for part in parts:
        if not known(part):
            return unknown(list)
        name = part if isinstance(part, str) else part.__name__ if isinstance(part, type) else dtype_name(part)
        if not known(name):
            return unknown(list)
        if name in ("O", "object_"):
            name = "object"
        if name in GROUPS:
            # Before pandas 4, "object" also takes columns of strings, with a warning.
            if name == "object" and not certain(version("pandas") < "3.0"):
                return unknown(list)
            prefixes.extend(GROUPS[name])
        else:
            full = {"int": "int64", "float": "float64", "bool_": "bool"}.get(name, name)
            if not full.startswith(("int", "uint", "float", "bool")):
                return unknown(list)
            prefixes.append(full)
    return prefixes


def is_of(dtype, prefixes):
    if not known(dtype):
        return unknown(bool)
    return dtype.startswith(tuple(prefixes))
