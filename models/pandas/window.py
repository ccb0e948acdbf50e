"""Rolling, expanding and exponentially weighted windows."""

from models.crane import certain, known, unknown, version
from models.data import Facts
from models.pandas.core import anything, is_pandas, no
from models.pandas.dtypes import bad_text, is_number, is_textual
from models.pandas.names import ROLLING


class Window:
    __callable__ = False

    def __init__(self, target, kind):
        self._target = target
        self._kind = kind

    def _reduce(self):
        target = self._target
        if target._pandas == "Series":
            f = target._facts
            if certain(is_textual(f.dtype)) and bad_text(f, f.float_text):
                from models.pandas.errors import DataError
                raise DataError("No numeric types to aggregate")
        return target._mapped(to_float)

    def _told(self, name, options):
        """Refuses a keyword that no window's method has, since pandas 2 (seen with 2.1 and 3.1)."""
        for option in options:
            if option not in ("numeric_only", "engine", "engine_kwargs", "ddof", "bias") and certain(version("pandas") >= "2.0"):
                raise TypeError(self._kind + "." + name + "() got an unexpected keyword argument '" + option + "'")
        return self._reduce()

    def mean(self, *args, **kwargs):
        return self._told("mean", kwargs)

    def sum(self, *args, **kwargs):
        return self._told("sum", kwargs)

    def std(self, *args, **kwargs):
        return self._told("std", kwargs)

    def var(self, *args, **kwargs):
        return self._told("var", kwargs)

    def min(self, *args, **kwargs):
        return self._told("min", kwargs)

    def median(self, *args, **kwargs):
        return self._told("median", kwargs)

    def max(self, *args, **kwargs):
        # It takes any.
        return self._reduce()

    def __getattr__(self, name):
        if name in ROLLING:
            return anything
        return unknown()


def to_float(f):
    return Facts(f.shape, "float64" if certain(is_number(f.dtype)) else None)
