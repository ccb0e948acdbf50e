"""SciPy: lengths and shapes."""

from models.crane import unknown

__pure__ = True
__version__ = unknown(str)


def from_summary(summary):
    return unknown()
