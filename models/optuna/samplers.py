"""optuna.samplers: how parameters are drawn."""

__pure__ = True
