"""skimage: pictures."""

__pure__ = True
