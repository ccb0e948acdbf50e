"""Names that layers, `compile` and metrics take as text."""

from models.crane import known
from models.keras._optimizers import Optimizer
from models.keras.versions import refuse

_ACTIVATIONS = ("elu", "exponential", "gelu", "hard_sigmoid", "hard_silu", "hard_swish", "leaky_relu", "linear", "log_softmax",
                "mish", "relu", "relu6", "selu", "sigmoid", "silu", "softmax", "softplus", "softsign", "swish", "tanh",
                "celu", "glu", "hard_tanh", "hard_shrink", "log_sigmoid", "soft_shrink", "sparse_plus", "sparsemax",
                "squareplus", "tanh_shrink", "threshold", "sparse_sigmoid", "hard_tanh")


_OPTIMIZERS = ("adadelta", "adafactor", "adagrad", "adam", "adamax", "adamw", "ftrl", "lamb", "lion", "lossscaleoptimizer", "muon", "nadam",
               "rmsprop", "schedulefreeadamw", "sgd", "tfoptimizer")


def optimizer(given):
    """Refuses what `compile` takes for no optimizer: a wrong name, a number, a class that was not called."""
    if not known(given):
        return
    if isinstance(given, str):
        if given.lower() not in _OPTIMIZERS:
            refuse(ValueError, ValueError, "Could not interpret optimizer identifier: " + given)
    elif isinstance(given, (int, float)) or isinstance(given, type) and issubclass(given, Optimizer):
        refuse(ValueError, ValueError, "Could not interpret optimizer identifier: " + (str(given) if isinstance(given, (int, float))
                                                                                      else "<class '" + given.__name__ + "'>"))


def activation(name):
    """Refuses text that names no activation. Own ones can be registered by custom-object scopes: those are not plain words."""
    if not known(name) or not isinstance(name, str) or name in _ACTIVATIONS:
        return
    if name.lower() in _ACTIVATIONS or name.lower().replace("_", "") in ("relu", "leakyrelu", "softmax", "prelu"):
        # A name that is written wrongly, not one of the user's.
        refuse(ValueError, None, "Could not interpret activation function identifier: " + name)
