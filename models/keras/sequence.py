"""keras.preprocessing.sequence."""

from models.crane import known, unknown
from models.data import Facts

__pure__ = True


def pad_sequences(sequences, maxlen=None, dtype="int32", padding="pre", truncating="pre", value=0.0):
    from models.numpy.nd import make
    n = len(sequences) if known(sequences) and isinstance(sequences, list) else unknown(int)
    width = maxlen if known(maxlen) and maxlen is not None else unknown(int)
    return make(Facts((n, width), dtype if known(dtype) and isinstance(dtype, str) else unknown(str)))
