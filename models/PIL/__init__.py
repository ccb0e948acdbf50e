"""Pillow."""

import models.PIL.Image
from models.PIL.Image import Image as _Image
from models.crane import unknown as _unknown

__pure__ = True


def from_summary(summary):
    """A recorded image: its size, as rows and columns, and its mode."""
    kind = summary.get("types", {}).get("type")
    if not isinstance(kind, str) or not (kind == "PIL.Image.Image" or kind.startswith("PIL.") and kind.endswith("ImageFile")):
        return _unknown()
    shape = summary.get("structure", {}).get("shape")
    size = (shape[1], shape[0]) if shape is not None and len(shape) == 2 else None
    return _Image(size, summary.get("types", {}).get("mode"))
