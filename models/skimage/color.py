"""skimage.color: pictures in other colours."""

__pure__ = True
