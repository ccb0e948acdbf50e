"""skimage.metrics: how alike pictures are."""

__pure__ = True
