"""tf.random: drawn tensors."""

from models.tensorflow._tensor import EagerTensor as _EagerTensor
from models.tensorflow._tensor import dims_of as _dims_of
from models._std import may_fail as _may_fail

__pure__ = True


def set_seed(seed):
    return None


def _drawn(shape):
    _may_fail()
    return _EagerTensor(_dims_of(shape))


def normal(shape, *args, **kwargs):
    return _drawn(shape)


def uniform(shape, *args, **kwargs):
    return _drawn(shape)


def truncated_normal(shape, *args, **kwargs):
    return _drawn(shape)
