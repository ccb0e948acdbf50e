"""`statsmodels.tsa`; what `sm.tsa` has stands in `api`."""

__pure__ = True
