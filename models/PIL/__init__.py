"""Pillow."""

import models.PIL.Image

__pure__ = True
