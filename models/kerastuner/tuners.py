"""kerastuner.tuners."""

from models.keras_tuner import BayesianOptimization, Hyperband, RandomSearch  # noqa: F401

__pure__ = True
