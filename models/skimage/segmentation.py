"""skimage.segmentation: parts of pictures."""

__pure__ = True
