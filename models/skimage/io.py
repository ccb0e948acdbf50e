"""skimage.io: pictures from files."""

__pure__ = True
