"""keras_tuner.tuners."""

from models.keras_tuner import BayesianOptimization, GridSearch, Hyperband, RandomSearch  # noqa: F401

__pure__ = True
