"""mlflow: notes on runs, kept elsewhere."""

__pure__ = True
