"""Imputers of missing values."""

from models.crane import certain, known, unknown
from models.data import Facts, facts
from models.sklearn import _inputs
from models.sklearn._estimator import rows_of
from models.sklearn._families import Transformer
from models.sklearn._results import array


class Imputer(Transformer):
    """Columns without any value are dropped, so the width is known only where no value is missing."""

    def _transformed(self, X):
        f = facts(X)
        if not known(self._output) or self._output is not None or _inputs.is_sparse(X):
            return unknown()
        whole = certain(f.nan == False) and certain(self.add_indicator == False)  # noqa: E712
        width = self._width if whole else unknown(int)
        usual = known(self.missing_values) and isinstance(self.missing_values, float)
        return array(Facts((rows_of(X), width), unknown(str), False if usual else unknown(bool)))


class Simple(Imputer):
    def _is_usual(self):
        missing = self.missing_values
        return certain(self._arguments_known) and known(missing) and isinstance(missing, float)

    def _needs_numbers(self):
        return certain(self.strategy == "mean") or certain(self.strategy == "median")

    def _flags(self):
        flags = Imputer._flags(self)
        return flags if self._needs_numbers() else [flag for flag in flags if flag not in ("text", "category")]

    def _check_numbers(self, X):
        f = facts(X)
        if self._needs_numbers() and certain(_inputs.has_text(f)) and f.dtype != "category":
            raise ValueError(f"Cannot use {self.strategy} strategy with non-numeric data:\n"
                             f"could not convert string to float: {_inputs.example_of(f)}")

    def _check_fit(self, X, y):
        self._check_numbers(X)
        Imputer._check_fit(self, X, y)

    def _check_call(self, X, method):
        if method == "transform" and certain(self._state):
            self._check_numbers(X)
        Imputer._check_call(self, X, method)

    def _call_flags(self, method):
        flags = Imputer._call_flags(self, method)
        return flags if self._needs_numbers() else [flag for flag in flags if flag != "text"]
