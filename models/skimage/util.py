"""skimage.util: kinds of pictures."""

__pure__ = True
