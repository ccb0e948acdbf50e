"""skimage.filters: what filters make of pictures."""

__pure__ = True
