"""tf.math."""

from models.tensorflow.ops import (add, argmax, argmin, cos, exp, log, multiply, reduce_max, reduce_mean, reduce_min, reduce_prod,
                                   reduce_sum, sigmoid, sin, sqrt, square, subtract, tanh)
from models.tensorflow.ops import abs_ as abs
from models.tensorflow.ops import round_ as round

__pure__ = True
