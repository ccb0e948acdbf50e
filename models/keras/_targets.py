"""What losses refuse: targets that do not fit the output."""

from models.crane import assume, certain, known, type_name, unknown
from models.keras.errors import InvalidArgumentError
from models.keras.shapes import broadcast, differ, is_open, shown
from models.keras.versions import refuse

_SPARSE = ("sparse_categorical_crossentropy", "SparseCategoricalCrossentropy")
_DENSE = ("categorical_crossentropy", "CategoricalCrossentropy")
_BINARY = ("binary_crossentropy", "BinaryCrossentropy")
_PLAIN = ("mse", "MSE", "mae", "MAE", "mean_squared_error", "mean_absolute_error", "MeanSquaredError", "MeanAbsoluteError",
          "huber", "Huber", "huber_loss", "mape", "msle", "mean_squared_logarithmic_error", "mean_absolute_percentage_error",
          "kl_divergence", "kld", "hinge", "squared_hinge", "log_cosh", "logcosh", "poisson")
#: Losses of Keras that convert text targets to numbers.
NUMBERS = _SPARSE + _DENSE + _BINARY + _PLAIN


def loss_name(loss):
    """A loss's name or class; unknown for what is the user's own."""
    if not known(loss):
        return unknown(str)
    if loss is None or isinstance(loss, str):
        return loss
    if isinstance(loss, (list, tuple)) and len(loss) == 1:
        return loss_name(loss[0])
    if isinstance(loss, (list, tuple, dict)):
        return unknown(str)
    return type_name(loss)


def check_loss(loss):
    if known(loss) and loss is not None and isinstance(loss, (int, float)):
        refuse(ValueError, None, "When there is only a single output, the `loss` argument must be a callable. Received instead:\n"
               + "loss=" + str(loss))


def _squeezed(target, output):
    """Both shapes after the last dimension of one is dropped where only one of the ranks is larger by one."""
    if len(target) == len(output) + 1 and certain(target[-1] == 1):
        if len(output) == 1:
            return target, output + (1,)
        return target[:-1], output
    if len(output) == len(target) + 1 and certain(output[-1] == 1):
        if len(target) == 1:
            return target + (1,), output
        return target, output[:-1]
    return target, output


def check_target(loss, target, output, high, first, late=False):
    """Refuses a target of a shape, whose largest value may be known, for the output of a model.

    `first`: size of the first batch, or None. `late`: shapes come from a generator, which Keras 2 sees only as it runs.
    """
    if not known(loss) or loss is None or not known(target) or not known(output) or len(target) == 0 or len(output) == 0:
        return
    target = (None,) + tuple(target[1:])
    output = (None,) + tuple(output[1:])
    two = InvalidArgumentError if late else ValueError
    text = lambda: " Received: target.shape=" + shown(target) + ", output.shape=" + shown(output)  # noqa: E731
    if loss in _SPARSE:
        _check_sparse(target, output, high)
    elif loss in _DENSE or loss in _BINARY:
        if late and loss in _BINARY:
            # Keras 2 broadcasts there.
            two = None
        given, made = _squeezed(target, output)
        if len(given) != len(made):
            refuse(ValueError, two if not late else None, lambda: "Arguments `target` and `output` must have the same rank (ndim)." + text())
        elif any([differ(given[i], made[i]) for i in range(1, len(given))]):
            refuse(ValueError, _two_broadcast(two, given, made, late),
                   lambda: "Arguments `target` and `output` must have the same shape." + text())
    elif loss in _PLAIN:
        given, made = _squeezed(target, output)
        if broadcast(given, made) is None:
            refuse(ValueError, None, lambda: "Dimensions must be equal." + text())
        elif len(given) == 1 and len(made) == 2 and certain(first is not None) and not is_open(first) and not is_open(made[1]) \
                and first not in (1, made[1]) and made[1] != 1:
            refuse(InvalidArgumentError, None, lambda: "Graph execution error: incompatible shapes: [" + str(first) + "] vs. ["
                   + str(first) + "," + str(made[1]) + "]")


def _two_broadcast(two, given, made, late):
    """As a generator's shapes are open, Keras 2 sees a difference only where the batch cannot be broadcast."""
    if not late or two is None:
        return two
    return two if broadcast(given, made) is None else None


def _check_sparse(target, output, high):
    target, output = _squeezed(target, output)
    if certain(target[-1] == 1) and len(target) >= len(output):
        target = target[:-1]
    if len(target) != len(output) - 1:
        refuse(ValueError, InvalidArgumentError if len(target) >= len(output) else None,
               lambda: "Argument `output` must have rank (ndim) `target.ndim - 1`. Received: target.shape=" + shown(target)
               + ", output.shape=" + shown(output))
        return
    if any([differ(target[i], output[i]) for i in range(1, len(target))]):
        refuse(ValueError, InvalidArgumentError, lambda: "Arguments `target` and `output` must have the same shape up until the "
               + "last dimension: target.shape=" + shown(target) + ", output.shape=" + shown(output))
    classes = output[-1]
    if not is_open(classes) and known(high) and isinstance(high, (int, float)) and high >= classes:
        assume("TensorFlow runs on the CPU, which refuses labels beyond the classes")
        raise InvalidArgumentError("Received a label value of " + str(int(high)) + " which is outside the valid range of [0, "
                                   + str(classes) + ").")
