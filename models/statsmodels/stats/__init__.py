"""`statsmodels.stats`."""

__pure__ = True
