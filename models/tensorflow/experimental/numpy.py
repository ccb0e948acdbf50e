"""tf.experimental.numpy: only the switch that gives tensors NumPy's behaviour."""

from models.tensorflow.mode import MODE

__pure__ = True


def experimental_enable_numpy_behavior(prefer_float32=False, dtype_conversion_mode="legacy"):
    MODE["numpy"] = True
    return None
