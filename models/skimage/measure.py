"""skimage.measure: sizes of parts."""

__pure__ = True
