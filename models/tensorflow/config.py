"""tf.config."""

from models.crane import unknown
from models.tensorflow.mode import MODE

__pure__ = True


def run_functions_eagerly(run_eagerly):
    MODE["eager"] = unknown(bool)


def list_physical_devices(device_type=None):
    return unknown(list)


def list_logical_devices(device_type=None):
    return unknown(list)


def experimental_connect_to_cluster(*args, **kwargs):
    return None


def set_visible_devices(*args, **kwargs):
    return None
