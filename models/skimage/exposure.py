"""skimage.exposure: brightness of pictures."""

__pure__ = True
