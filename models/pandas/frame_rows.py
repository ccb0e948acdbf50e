"""Methods of `DataFrame` that choose or order rows, or show them."""

from models.crane import assume, certain, known, many, require, unknown, version
from models.data import Facts
from models.pandas.core import (MOST, any_frame, axis_number, index_text, is_label, is_name, is_pandas, is_scalar, is_text,
                                is_whole_number, length_of, list_of_labels, listed, new_frame, new_series, no, old_style)
from models.pandas.dtypes import is_number, is_textual
from models.pandas.errors import UndefinedVariableError
from models.pandas.index import any_index, bools, range_index, simple_index


class FrameRows:

    def _check_columns(self, names, message):
        """Raises KeyError for names that are surely missing; learns the others."""
        missing = self._missing(names)
        if len(missing) > 0 and not self._nested():
            raise KeyError(message(missing))
        for name in names:
            found = self._has(name)
            if not certain(found):
                require(found, KeyError, lambda: message([name]))
                if not self._nested():
                    self._learn(name)

    def dropna(self, *old, axis=0, how=None, thresh=None, subset=None, inplace=False, ignore_index=False):
        old_style("DataFrame.dropna", 1, old)
        if len(old) > 0:
            return self._unclear(inplace)
        if is_text(how):
            require(how in ("any", "all"), ValueError, "invalid how option: " + how)
            if thresh is not None and certain(version("pandas") >= "2.0"):
                raise TypeError("You cannot set both the how and thresh arguments at the same time.")
        axis = self._axis(axis)
        labels = list_of_labels(subset) if subset is not None else unknown(list)
        if certain(axis == 1):
            any_counts = (how is None or certain(how == "any")) and thresh is None and subset is None
            return self._result(self._dropna_columns(any_counts), inplace)
        if known(labels):
            self._check_columns(labels, listed)
        elif subset is not None and known(subset):
            require(unknown(bool), KeyError, "")
        simple = (how is None or certain(how == "any")) and thresh is None and certain(axis == 0)
        index = self._s.index
        if simple and subset is None and self._none_missing():
            new = self._kept()
        else:
            new = self._picked(unknown(int), index._some())
            if simple and subset is None and certain(self._s.double == False):  # noqa: E712
                new = new._mapped(present)
            elif simple and known(labels):
                cols = new._settled()
                for label in labels:
                    cols[label] = present(new._column(label))
                    new._s.fresh[label] = True
        if not no(ignore_index):
            new = new._renumbered()
        return self._result(new, inplace)

    def _none_missing(self):
        names = self._names()
        return known(names) and len(names) <= MOST and all(no(self._column(name).nan) for name in names)

    def _dropna_columns(self, any_counts):
        """`any_counts`: a column goes for one missing value; else it may stay with some."""
        names = self._names()
        if known(names) and any_counts:
            nans = [self._column(name).nan for name in names]
            if all(known(nan) for nan in nans):
                return self._take_columns([names[i] for i in range(len(names)) if not nans[i]])
        return self._some_columns()

    def drop_duplicates(self, subset=None, keep="first", inplace=False, ignore_index=False):
        labels = list_of_labels(subset) if subset is not None else []
        if known(labels) and certain(self._s.rows > 0):
            self._check_columns(labels, index_text)
        new = self._picked(unknown(int), self._s.index._some())
        if not no(ignore_index):
            new = new._renumbered()
        return self._result(new, inplace)

    def duplicated(self, subset=None, keep="first"):
        labels = list_of_labels(subset) if subset is not None else []
        if known(labels) and certain(self._s.rows > 0):
            self._check_columns(labels, index_text)
        return new_series(Facts((self._s.rows,), "bool", False, False), self._s.index)

    def sort_values(self, by, *old, axis=0, ascending=True, inplace=False, kind="quicksort", na_position="last",
                    ignore_index=False, key=None):
        old_style("DataFrame.sort_values", 2, old)
        if len(old) > 0:
            return self._unclear(inplace)
        labels = list_of_labels(by)
        if certain(axis_number(axis) == 1):
            return self._result(self._columns_reordered(), inplace)
        if known(labels):
            levels = self._s.index._level_names()
            here = [label for label in labels if not (known(levels) and label in levels and not certain(self._has(label)))]
            if not known(levels):
                here = labels
                if any(no(self._has(label)) for label in labels):
                    assume("no level of the index has the name of a missing column")
            if len(labels) > 1 and known(ascending) and isinstance(ascending, list):
                n = length_of(ascending)
                require(n == len(labels), ValueError, lambda: "Length of ascending (" + str(n) + ") != length of by ("
                        + str(len(labels)) + ")")
            if not certain(self._s.double == False):  # noqa: E712
                # A name that stands for several columns is refused before a later one is missed.
                here = here[:1]
            self._check_columns(here, first_of)
            if len(here) < len(labels) and not known(levels):
                # Names that are no columns may be those of index levels.
                require(unknown(bool), KeyError, lambda: first_of(labels))
            for label in here:
                check_order(self._column(label))
        elif known(by):
            require(unknown(bool), KeyError, "")
        return self._result(self._reordered(ignore_index), inplace)

    def _columns_reordered(self):
        return self._some_columns() if not self._full() else self._take_columns(self._names())

    def nlargest(self, n, columns, keep="first"):
        return self._extreme("nlargest", n, columns)

    def nsmallest(self, n, columns, keep="first"):
        return self._extreme("nsmallest", n, columns)

    def _extreme(self, method, n, columns):
        labels = list_of_labels(columns)
        if known(labels):
            self._check_columns(labels, first_of)
            for label in labels:
                dtype = self._column(label).dtype
                if certain(is_textual(dtype)):
                    raise TypeError("Column '" + str(label) + "' has dtype " + dtype + ", cannot use method '" + method
                                    + "' with this dtype")
        count = n if is_whole_number(n) and certain(self._s.rows >= n) else unknown(int)
        return self._picked(count, self._s.index._some(count))

    def query(self, expr, inplace=False, **kwargs):
        if is_text(expr) and len(kwargs) == 0:
            self._check_expression(expr)
            if not any([sign in expr for sign in ("<", ">", "==", "!=", "&", "|", "~", " in ", " and ", " or ", "not ", ".")]):
                # A number or a name picks a row or a column.
                return self._result(any_frame(), inplace) if certain(inplace) else unknown()
        return self._result(self._picked(unknown(int), self._s.index._some()), inplace)

    def eval(self, expr, inplace=False, **kwargs):
        if no(inplace):
            return unknown()
        self._forget_names()
        return None

    def _check_expression(self, expr):
        """Raises for a name in an expression that is no column."""
        levels = self._s.index._level_names()
        if not certain(self._s.whole) or self._nested() or not known(levels) or "`" in expr or len(expr) > 300 \
                or ("@" in expr and "(" in expr):
            return
        for name in names_in(expr):
            if no(self._has(name)) and name not in levels and name not in ("index", "columns", "ilevel_0"):
                raise UndefinedVariableError("name '" + name + "' is not defined")

    def info(self, verbose=None, buf=None, max_cols=None, memory_usage=None, show_counts=None, **kwargs):
        return None

    def describe(self, percentiles=None, include=None, exclude=None, **kwargs):
        width = self._width()
        require(width != 0 if known(width) else unknown(bool), ValueError, "Cannot describe a DataFrame without columns")
        names = self._names()
        if include is not None or exclude is not None or not known(names):
            labels = unknown(list)
        else:
            kinds = [describes_as_number(self._column(name).dtype) for name in names]
            numbers = [names[i] for i in range(len(names)) if certain(kinds[i])]
            labels = numbers if all(known(kind) for kind in kinds) and len(numbers) > 0 else unknown(list)
        if percentiles is None and known(labels):
            rows = ["count", "mean", "std", "min", "25%", "50%", "75%", "max"]
            if all(no(starts_with_date(self._column(name).dtype)) for name in labels):
                return new_frame({name: Facts((8,), "float64") for name in labels}, True, 8, simple_index(rows))
            return new_frame({name: Facts((8,)) for name in labels}, True, 8, any_index(8))
        new = self._some_columns()
        new._s.rows = unknown(int)
        new._s.index = any_index(unknown(int))
        new._s.trust = "none"
        return new

    def iterrows(self):
        row = self._one_row(unknown())
        labels = self._s.index._labels_in_order()
        if known(labels) and len(labels) <= 50:
            return [(label, self._one_row(label)) for label in labels]
        from models.pandas.dtypes import element_of
        return many((element_of(self._s.index._facts()), row), self._s.rows)

    def itertuples(self, index=True, name="Pandas"):
        return many(unknown(), self._s.rows)

    def isin(self, values):
        if is_scalar(values):
            raise TypeError("only list-like or dict-like objects are allowed to be passed to DataFrame.isin(), you "
                            "passed a '" + type(values).__name__ + "'")
        return self._mapped(lambda f: Facts(f.shape, "bool", False, False))

    def to_dict(self, orient="dict", *args, **kwargs):
        # pandas 1.5 took any text that begins as one of the names.
        if is_text(orient) and (certain(version("pandas") >= "2.0") or orient[:1] not in ("d", "l", "s", "r", "i")):
            require(orient in ("dict", "list", "series", "split", "records", "index", "tight", "d", "r", "s", "l", "i",
                               "sp", "rec", "ser"), ValueError, "orient '" + orient + "' not understood")
            if orient == "list" and known(self._names()):
                return {name: unknown(list) for name in self._names()}
        if orient == "records":
            return unknown(list)
        return unknown(dict)

    def explode(self, column, ignore_index=False):
        labels = list_of_labels(column)
        if known(labels):
            self._check_columns(labels, first_of)
        new = self._picked(unknown(int), any_index(unknown(int)))
        if known(labels):
            for label in labels:
                new._settled()[label] = Facts((unknown(int),))
        if not no(ignore_index):
            new._s.index = range_index(unknown(int))
        return new

    def take(self, indices, axis=0, **kwargs):
        if certain(axis_number(axis) == 0):
            return self.iloc[indices]
        return self._some_columns()


# Names that expressions know without a column.
RESERVED = ("and", "or", "not", "in", "is", "if", "else", "None", "True", "False", "nan", "inf", "sin", "cos", "exp", "log",
            "expm1", "log1p", "sqrt", "sinh", "cosh", "tanh", "arcsin", "arccos", "arctan", "arccosh", "arcsinh", "arctanh",
            "abs", "log10", "floor", "ceil", "arctan2", "lambda", "for", "tan", "str", "int", "float", "len", "list", "tuple")


def names_in(expr):
    """Names that stand free in an expression of `query`: not after a dot or @, not in quotes, not called."""
    pieces = expr.replace('"', "'").split("'")
    if len(pieces) % 2 == 0:
        return []
    text = " 0 ".join(pieces[0::2])
    for sign in "()[]<>=!&|~+-*/%,^:{}":
        text = text.replace(sign, " " + sign + " ")
    words = text.split()
    names = []
    for i in range(len(words)):
        word = words[i].split(".")[0]
        called = i + 1 < len(words) and words[i + 1] in ("(", "=", ":")
        if i + 2 < len(words) and words[i + 1] == "=" and words[i + 2] == "=":
            called = False
        if is_name(word) and word not in RESERVED and not (called and words[i] == word):
            names.append(word)
    return names


def present(f):
    """A column's facts where missing values were dropped."""
    new = f.select(f.shape)
    new.nan = False
    return new


def check_order(f):
    """Raises where values cannot be put in order: strings beside numbers."""
    if known(f.kinds) and len(f.kinds) > 1 and "str" in f.kinds and no(f.nan) and certain(f.dtype == "object"):
        if any(kind in ("int", "bool") for kind in f.kinds):
            raise TypeError("'<' not supported between instances of 'str' and 'int'")


def describes_as_number(dtype):
    """Whether `describe` takes the column by default: numbers and times, but not bools."""
    if not known(dtype):
        return unknown(bool)
    return dtype.startswith(("int", "uint", "float", "complex", "Int", "UInt", "Float", "datetime64", "timedelta64"))


def starts_with_date(dtype):
    if not known(dtype):
        return unknown(bool)
    return dtype.startswith(("datetime64", "timedelta64"))


def first_of(missing):
    return missing[0]
