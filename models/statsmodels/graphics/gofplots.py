"""Q-Q plots."""

from models.crane import known, unknown

__pure__ = True

LINES = ("45", "r", "s", "q")


def qqplot(data, dist=None, distargs=(), a=0, loc=0, scale=1, fit=False, line=None, ax=None, **plotkwargs):
    if known(line) and line is not None and line not in LINES:
        raise ValueError(f"{line} option for line not understood")
    return unknown()


def qqline(ax, line, x=None, y=None, dist=None, fmt="r-", **lineoptions):
    if known(line) and line not in LINES:
        raise ValueError(f"{line} option for line not understood")
    return None


def ProbPlot(data, dist=None, fit=False, distargs=(), a=0, loc=0, scale=1):
    return unknown()
