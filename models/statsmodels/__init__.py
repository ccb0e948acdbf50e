"""statsmodels, 0.13 to the newest: options, lags, shapes."""

from models.crane import unknown

__pure__ = True
__version__ = unknown(str)


def from_summary(summary):
    return unknown()
