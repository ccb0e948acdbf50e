"""kerastuner: the older name of keras_tuner."""

from models.keras_tuner import BayesianOptimization, Hyperband, HyperModel, HyperParameters, Objective, RandomSearch, Tuner  # noqa: F401

__pure__ = True
