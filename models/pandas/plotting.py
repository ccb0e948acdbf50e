"""`.plot` of series and frames: what it refuses before Matplotlib draws."""

from models.crane import certain, known, require, unknown
from models.pandas.core import MOST, is_label, is_pandas, is_scalar, is_text, list_of_labels, no
from models.pandas.dtypes import is_number, is_textual

KINDS = ("line", "bar", "barh", "kde", "density", "area", "hist", "box", "pie", "scatter", "hexbin")


def not_numeric(dtype):
    """Whether a column is left out of a plot for certain: text, categories."""
    return certain(is_textual(dtype)) or certain(dtype == "category")


class PlotAccessor:
    __real__ = "pandas.plotting._core.PlotAccessor"

    def __init__(self, target):
        self._target = target

    def __call__(self, *args, **kwargs):
        kind = kwargs.get("kind", "line")
        x = kwargs.get("x")
        y = kwargs.get("y")
        if len(args) > 0 and self._target._pandas == "Series":
            kind = args[0]
        if self._target._pandas == "DataFrame":
            x = args[0] if len(args) > 0 else x
            y = args[1] if len(args) > 1 else y
            kind = args[2] if len(args) > 2 else kind
        if is_text(kind):
            require(kind in KINDS, ValueError, kind + " is not a valid plot kind Valid plot kinds: " + str(KINDS))
            self._check(kind, x, y, kwargs)
        return unknown()

    def _check(self, kind, x, y, kwargs):
        target = self._target
        if target._pandas == "Series":
            if kind in ("scatter", "hexbin"):
                raise ValueError("plot kind " + kind + " can only be used for data frames")
            if kind in ("line", "area", "kde", "density", "box", "bar", "barh", "pie", "hist") and not_numeric(target._facts.dtype):
                if certain(is_textual(target._facts.dtype)) and known(target._facts.kinds) and target._facts.kinds == ("str",):
                    raise TypeError("no numeric data to plot")
                if certain(target._facts.dtype == "str"):
                    raise TypeError("no numeric data to plot")
            return
        if kind == "pie":
            sub = kwargs.get("subplots", False)
            require(y is not None or not no(sub), ValueError, "pie requires either y column or 'subplots=True'")
        if kind in ("scatter", "hexbin"):
            require(x is not None and y is not None, ValueError, kind + " requires an x and y column")
        for part in (x, y):
            labels = list_of_labels(part) if part is not None else []
            if known(labels):
                for label in labels:
                    if is_text(label):
                        require(target._has(label), KeyError, label)
        names = target._names()
        if x is None and y is None and kind not in ("scatter", "hexbin") and known(names) and 0 < len(names) <= MOST:
            columns = [target._column(name) for name in names]
            if all(certain(f.dtype == "str") or (certain(f.dtype == "object") and known(f.kinds) and f.kinds == ("str",))
                   for f in columns):
                raise TypeError("no numeric data to plot")

    def line(self, x=None, y=None, **kwargs):
        return self(kind="line", x=x, y=y, **kwargs)

    def bar(self, x=None, y=None, **kwargs):
        return self(kind="bar", x=x, y=y, **kwargs)

    def barh(self, x=None, y=None, **kwargs):
        return self(kind="barh", x=x, y=y, **kwargs)

    def area(self, x=None, y=None, stacked=True, **kwargs):
        return self(kind="area", x=x, y=y, **kwargs)

    def scatter(self, x, y, s=None, c=None, **kwargs):
        return self(kind="scatter", x=x, y=y, **kwargs)

    def hexbin(self, x, y, C=None, reduce_C_function=None, gridsize=None, **kwargs):
        return self(kind="hexbin", x=x, y=y, **kwargs)

    def pie(self, y=None, **kwargs):
        return self(kind="pie", y=y, **kwargs) if self._target._pandas == "DataFrame" else self(kind="pie", **kwargs)

    def hist(self, by=None, bins=10, **kwargs):
        return unknown() if by is not None else self(kind="hist", **kwargs)

    def box(self, by=None, **kwargs):
        return unknown() if by is not None else self(kind="box", **kwargs)

    def kde(self, bw_method=None, ind=None, **kwargs):
        return self(kind="kde", **kwargs)

    density = kde

    def __getattr__(self, name):
        if name.startswith("_"):
            return unknown()
        raise AttributeError("'PlotAccessor' object has no attribute '" + name + "'")
