"""tf.data."""

import models.tensorflow.opaque as experimental
from models.tensorflow.dataset import AUTOTUNE, Dataset

__pure__ = True
