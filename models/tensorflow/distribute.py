"""tf.distribute: what is inside a strategy's scope is as it would be outside."""

from models.tensorflow._distribute import (MirroredStrategy, MultiWorkerMirroredStrategy, OneDeviceStrategy, Strategy, TPUStrategy,
                                           experimental, get_strategy)

__pure__ = True
