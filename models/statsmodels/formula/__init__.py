"""`statsmodels.formula`."""

__pure__ = True
