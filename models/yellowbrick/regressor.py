"""yellowbrick.regressor: figures of regressors."""

__pure__ = True
