"""skimage.feature: what pictures have."""

__pure__ = True
