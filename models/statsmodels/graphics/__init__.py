"""`statsmodels.graphics`."""

__pure__ = True
