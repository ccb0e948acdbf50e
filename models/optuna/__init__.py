"""optuna: looks for parameters, by calling the notebook's functions."""

__pure__ = True
