"""tf.experimental."""

import models.tensorflow.experimental.numpy as numpy

__pure__ = True
