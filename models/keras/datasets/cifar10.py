"""keras.datasets.cifar10."""

from models.keras.datasets._made import pictures as _pictures

__pure__ = True


def load_data():
    return _pictures(50000, 10000, (32, 32, 3), (1,), "uint8", 10)
