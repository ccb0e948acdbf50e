"""optuna.pruners: which trials are stopped."""

__pure__ = True
