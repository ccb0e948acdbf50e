"""Results of time series: forecasts and parts, labelled as the series is."""

from models.crane import certain, known, unknown
from models.data import Facts, facts
from models.statsmodels import _attributes
from models.statsmodels._results import Summary, array


class Times:
    """A series' length, and whether it is one of pandas'."""

    def __init__(self, rows, pandas, index=None):
        self.rows = rows
        self.pandas = pandas
        self.index = index

    def values(self, count, same=False):
        """A series of as many numbers; `same`: with the series' own labels."""
        if not known(self.pandas):
            return unknown()
        if not self.pandas:
            return array((count,), unknown(str))
        from models.pandas.core import new_series
        from models.pandas.index import any_index
        index = self.index if same and self.index is not None else any_index(count)
        return new_series(Facts((count,), "float64"), index)


def times_of(x):
    if not known(x):
        return Times(unknown(int), unknown(bool))
    shape = facts(x).shape
    rows = shape[0] if known(shape) and len(shape) > 0 else unknown(int)
    if not known(shape) or len(shape) != 1:
        return Times(rows, unknown(bool))
    labelled = hasattr(x, "iloc")
    return Times(rows, labelled, x.index if labelled else None)


class ARIMAResults:
    __real__ = "statsmodels.tsa.arima.model.ARIMAResults"
    __callable__ = False
    _times = Times(unknown(int), unknown(bool))

    def __init__(self, times):
        self._times = times

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name in ("resid", "fittedvalues"):
            return self._times.values(self._times.rows, True)
        if name.startswith("_") or " " + name + " " in _attributes.ARIMA_RESULTS:
            return unknown()
        raise AttributeError(f"'ARIMAResults' object has no attribute {name!r}")

    def __getitem__(self, key):
        raise TypeError("'ARIMAResultsWrapper' object is not subscriptable")

    def summary(self, *args, **kwargs):
        return Summary()

    def forecast(self, steps=1, signal_only=False, **kwargs):
        if known(steps) and isinstance(steps, int) and steps < 0:
            raise ValueError("Prediction must have `end` after `start`.")
        # A date may stand for the number of steps.
        return self._times.values(steps if known(steps) and isinstance(steps, int) else unknown(int))

    def get_forecast(self, steps=1, signal_only=False, **kwargs):
        if known(steps) and isinstance(steps, int) and steps < 0:
            raise ValueError("Prediction must have `end` after `start`.")
        return unknown()

    def predict(self, start=None, end=None, dynamic=False, information_set="predicted", signal_only=False, **kwargs):
        return self._times.values(unknown(int))


class Decomposed:
    """`DecomposeResult`: parts of one length."""

    __callable__ = False

    def __init__(self, times):
        self._times = times

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name in ("trend", "seasonal", "resid", "observed"):
            return self._times.values(self._times.rows, True) if known(self._times) else unknown()
        if name.startswith("_") or " " + name + " " in _attributes.DECOMPOSED:
            return unknown()
        raise AttributeError(f"'DecomposeResult' object has no attribute {name!r}")

    def plot(self, *args, **kwargs):
        from models.matplotlib.figure import Figure
        return Figure()
