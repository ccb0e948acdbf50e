"""Padding of sequences."""

from models.crane import known, require, unknown
from models.data import Facts, facts


def pad_sequences(sequences, maxlen=None, dtype="int32", padding="pre", truncating="pre", value=0.0):
    from models.numpy.nd import make
    if known(padding) and isinstance(padding, str):
        require(padding in ("pre", "post"), ValueError, "Padding type \"" + padding + "\" not understood")
    if known(truncating) and isinstance(truncating, str):
        require(truncating in ("pre", "post"), ValueError, "Truncating type \"" + truncating + "\" not understood")
    if known(maxlen) and isinstance(maxlen, float):
        raise TypeError("'float' object cannot be interpreted as an integer")
    if known(dtype) and isinstance(dtype, str) and dtype.startswith("int"):
        _check_numbers(sequences)
    named = dtype if known(dtype) and isinstance(dtype, str) else unknown(str)
    n, width, deep = unknown(int), unknown(int), False
    if known(sequences) and isinstance(sequences, (list, tuple)):
        n = len(sequences)
        first = sequences[0] if known(n) and n > 0 else unknown()
        if known(first) and (first is None or isinstance(first, (int, float))):
            raise ValueError("`sequences` must be a list of iterables. Found non-iterable: " + str(first))
        deep = _is_deep(first)
        if known(n) and n > 0 and n <= 64 and all([known(s) and isinstance(s, (list, tuple, str)) for s in sequences]):
            lengths = [len(s) for s in sequences]
            if all([known(i) for i in lengths]):
                width = max(lengths)
    else:
        shape = facts(sequences).shape
        if known(shape) and len(shape) > 0:
            n = shape[0]
            if len(shape) == 2:
                width = shape[1]
            elif len(shape) > 2:
                deep = True
    if known(maxlen) and maxlen is not None:
        width = maxlen
    elif not known(maxlen):
        width = unknown(int)
    if not known(deep) or deep:
        return make(Facts(unknown(), named))
    return make(Facts((n, width), named))


def _check_numbers(sequences):
    """Text that is no number has no place in an array of integers."""
    if not known(sequences) or not isinstance(sequences, (list, tuple)) or not known(len(sequences)) or len(sequences) > 64:
        return
    for s in sequences:
        if not known(s):
            continue
        words = [s] if isinstance(s, str) else (s if isinstance(s, (list, tuple)) and known(len(s)) else [])
        for word in words[:64]:
            if known(word) and isinstance(word, str) and not word.strip().isdigit():
                raise ValueError("invalid literal for int() with base 10: '" + word + "'")


def _is_deep(x):
    """Whether a sequence's elements are sequences; unknown if its elements are."""
    if not known(x):
        return unknown(bool)
    if isinstance(x, str):
        return False
    if isinstance(x, (list, tuple)):
        if not known(len(x)) or len(x) == 0:
            return unknown(bool) if not known(len(x)) else False
        return not isinstance(x[0], (int, float, str)) if known(x[0]) else unknown(bool)
    shape = facts(x).shape
    return len(shape) > 1 if known(shape) else unknown(bool)


class TimeseriesGenerator:
    def __init__(self, *args, **kwargs):
        pass

    def __getattr__(self, name):
        return unknown()
