"""Which Keras is installed: 3, or the one of TensorFlow up to 2.15 (`tf.keras` 2)."""

from models.crane import certain, known, unknown, version


def three():
    """Whether Keras is of version 3: True, False or unknown. TensorFlow has it from 2.16 on."""
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


def is_three():
    return certain(three())


def is_two():
    return certain(three() == False)  # noqa: E712
