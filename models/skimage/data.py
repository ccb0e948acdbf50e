"""skimage.data: example pictures."""

__pure__ = True
