"""Which Keras is installed: 3, or the one of TensorFlow up to 2.15 (`tf.keras` 2)."""

from models._legacy import STATE
from models.crane import certain, known, unknown, version


def three():
    """Whether Keras is of version 3: True, False or unknown. TensorFlow has it from 2.16 on."""
    if not certain(STATE["keras"] == False):  # noqa: E712
        return unknown(bool)
    own = version("keras")
    if known(own):
        return own >= "3.0"
    outer = version("tensorflow")
    if known(outer):
        return True if outer >= "2.16" else False
    return unknown(bool)


def refuse(in_three, in_two, message):
    """Raises what the installed version raises (None: nothing); where that is unknown, only if both raise."""
    new = three()
    if not known(new):
        if in_three is not None and in_two is not None:
            raise in_three(message() if callable(message) else message)
    elif new:
        if in_three is not None:
            raise in_three(message() if callable(message) else message)
    elif in_two is not None:
        raise in_two(message() if callable(message) else message)


def refuse_keyword(in_three, in_two, message, ever=True):
    """As `refuse`, for a keyword: only if the version is known, since Keras 1 had others.

    `ever`: no version of Keras 3 takes it; else only the versions up to 3.5, which were looked through.
    """
    if known(three()) and (ever or not is_three() or certain(version("keras") < "3.6")):
        refuse(in_three, in_two, message)


#: Keywords of layers in Keras 1 and 2 that no version of Keras 3 takes.
GONE = ("batch_input_shape", "weights", "border_mode", "subsample", "init", "nb_row", "nb_col", "nb_filter", "filter_length", "W_regularizer",
        "b_regularizer", "W_constraint", "b_constraint", "dim_ordering", "time_major", "output_dim", "inner_init", "inner_activation",
        "forget_bias_init", "consume_less", "dropout_W", "dropout_U", "bias", "alpha", "kernel_layout", "bias_layout")


def is_three():
    return certain(three())


def is_two():
    return certain(three() == False)  # noqa: E712
