"""Names that layers, `compile` and metrics take as text."""

from models.crane import known
from models.keras.versions import refuse, is_three

_ACTIVATIONS = ("elu", "exponential", "gelu", "hard_sigmoid", "hard_silu", "hard_swish", "leaky_relu", "linear", "log_softmax",
                "mish", "relu", "relu6", "selu", "sigmoid", "silu", "softmax", "softplus", "softsign", "swish", "tanh",
                "celu", "glu", "hard_tanh", "hard_shrink", "log_sigmoid", "soft_shrink", "sparse_plus", "sparsemax",
                "squareplus", "tanh_shrink", "threshold", "sparse_sigmoid", "hard_tanh")


def activation(name):
    """Refuses text that names no activation. Own ones can be registered by custom-object scopes: those are not plain words."""
    if not known(name) or not isinstance(name, str) or name in _ACTIVATIONS:
        return
    if name.lower() in _ACTIVATIONS or name.lower().replace("_", "") in ("relu", "leakyrelu", "softmax", "prelu"):
        # A name that is written wrongly, not one of the user's.
        refuse(ValueError, None, "Could not interpret activation function identifier: " + name)
