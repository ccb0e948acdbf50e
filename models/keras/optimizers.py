"""keras.optimizers: their arguments."""

import models.keras.schedules as schedules
from models.keras._optimizers import (SGD, Adadelta, Adafactor, Adagrad, Adam, AdamW, Adamax, Ftrl, Lion, LossScaleOptimizer,
                                      Nadam, Optimizer, RMSprop, legacy)

__pure__ = True
