"""tf.random."""

from models.tensorflow.create import normal, uniform
from models.tensorflow.create import normal as truncated_normal

__pure__ = True


def set_seed(seed):
    return None
