"""tf.nn."""

from models.tensorflow.ops import relu, sigmoid, softmax, tanh

__pure__ = True
