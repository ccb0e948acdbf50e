"""skimage.transform: pictures of another size."""

__pure__ = True
