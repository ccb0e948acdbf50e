"""`statsmodels.tsa.seasonal`."""

from models.crane import certain, known, unknown, version
from models.data import facts
from models.statsmodels import _checks

__pure__ = True


def seasonal_decompose(x, model="additive", filt=None, period=None, two_sided=True, extrapolate_trend=0):
    f = facts(x)
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
    return unknown()
