"""The model of Keras: shapes through layers and models, and what `fit` refuses.

From Keras 3.4 to 3.12 and tf.keras 2 (tf_keras 2.17); messages as Keras 3 writes them."""

import models.keras.applications as applications
import models.keras.callbacks as callbacks
import models.keras.layers as layers
import models.keras.models as models
import models.keras.opaque as activations
import models.keras.opaque as backend
import models.keras.opaque as constraints
import models.keras.datasets as datasets
import models.keras.opaque as initializers
import models.keras.opaque as losses
import models.keras.opaque as metrics
import models.keras.opaque as ops
import models.keras.opaque as regularizers
import models.keras.optimizers as optimizers
import models.keras.preprocessing as preprocessing
import models.keras.utils as utils
from models.keras._dense import Input
from models.keras.base import KerasTensor, Layer
from models.keras.network import Model
from models.keras.sequential import Sequential
from models.keras.snapshot import from_summary

__pure__ = True
