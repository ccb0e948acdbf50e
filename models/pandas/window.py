"""Rolling, expanding and exponentially weighted windows."""

from models.crane import certain, known, unknown
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

    def mean(self, *args, **kwargs):
        return self._reduce()

    sum = std = var = min = max = median = mean

    def __getattr__(self, name):
        if name in ROLLING:
            return anything
        return unknown()


def to_float(f):
    return Facts(f.shape, "float64" if certain(is_number(f.dtype)) else None)
