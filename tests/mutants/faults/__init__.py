"""The mistakes that people make, as operators over a cell's source."""

from . import calls, cells, names, statements, values  # noqa: F401
from .cell import FAULTS, Cell

__all__ = ["FAULTS", "Cell"]
