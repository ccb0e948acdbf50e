"""Matplotlib, 3.4 to the newest: signatures, lengths, shapes of images and arrays of axes."""

from models.crane import unknown

__pure__ = True
__version__ = unknown(str)

rcParams = unknown(dict)


def use(backend, *, force=True):
    return None


def rc(group, **kwargs):
    return None


def rcdefaults():
    return None


def from_summary(summary):
    """Axes and figures as they were recorded; other artists are unknown."""
    name = summary.get("types", {}).get("type", "")
    if name in ("matplotlib.axes._axes.Axes", "matplotlib.axes._subplots.AxesSubplot"):
        from models.matplotlib.axes import Axes
        return Axes()
    if name == "matplotlib.figure.Figure":
        from models.matplotlib.figure import Figure
        return Figure()
    return unknown()
