"""optuna.visualization: figures of a study."""

__pure__ = True
