"""tf.linalg."""

from models.tensorflow.ops import matmul

__pure__ = True
