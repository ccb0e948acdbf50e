"""skimage.morphology: shapes of parts."""

__pure__ = True
