"""`statsmodels.tsa.seasonal`."""

from models.crane import certain, known, unknown, version
from models.data import facts
from models.statsmodels import _checks
from models.statsmodels.tsa._results import Decomposed, times_of

__pure__ = True


def seasonal_decompose(x, model="additive", filt=None, period=None, two_sided=True, extrapolate_trend=0):
    f = facts(x)
    new = certain(version("statsmodels") >= "0.14")
    if known(x) and x is None and new:
        raise TypeError("x must be array_like, not None")
    if known(period) and isinstance(period, str) and new:
        raise TypeError("'<' not supported between instances of 'int' and 'str'")
    if known(period) and isinstance(period, float) and new:
        raise TypeError("'float' object cannot be interpreted as an integer")
    if known(model) and isinstance(model, (int, float)) and certain(version("statsmodels") >= "0.15"):
        raise TypeError("model must be a string")
    if certain(f.nan == True):  # noqa: E712
        raise ValueError("This function does not handle missing values")
    if certain(version("statsmodels") >= "0.15") and known(model) and isinstance(model, str):
        if not model.startswith(("a", "m")):
            raise ValueError("model must be one of: 'additive', 'multiplicative', 'add', 'mul'")
    if known(period) and isinstance(period, int):
        rows = _checks.length_of(x)
        if certain(2 * period > rows):
            raise ValueError(f"x must have 2 complete cycles requires {2 * period} observations. x only has {rows} "
                             "observation(s)")
    return Decomposed(times_of(x))
