"""optuna.integration: studies of other libraries' models."""

__pure__ = True
