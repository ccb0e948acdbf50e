"""Datasets from folders."""

from models.crane import known, unknown
from models._std import may_fail

__pure__ = True


def image_dataset_from_directory(directory, labels="inferred", label_mode="int", class_names=None, color_mode="rgb", batch_size=32,
                                 image_size=(256, 256), shuffle=True, seed=None, validation_split=None, subset=None, **kwargs):
    from models.tensorflow._tensor import EagerTensor
    from models.tensorflow.data import Dataset

    may_fail()
    if not known(subset) or subset == "both" or not known(batch_size) or not known(label_mode) or not known(color_mode):
        return unknown()
    channels = {"rgb": 3, "rgba": 4, "grayscale": 1}.get(color_mode)
    sides = tuple(image_size) if known(image_size) and isinstance(image_size, (tuple, list)) and len(image_size) == 2 else None
    if channels is None or sides is None:
        return unknown()
    batch = () if batch_size is None else (unknown(int),)
    images = EagerTensor(batch + sides + (channels,), "float32")
    if label_mode is None or labels is None:
        element = images
    elif label_mode == "int":
        element = (images, EagerTensor(batch, "int32"))
    elif label_mode == "binary":
        element = (images, EagerTensor(batch + (1,), "float32"))
    elif label_mode == "categorical":
        element = (images, EagerTensor(batch + (unknown(int),), "float32"))
    else:
        raise ValueError('`label_mode` argument must be one of "int", "categorical", "binary", or None. Received: label_mode=' + str(label_mode))
    # A folder without pictures is refused.
    return Dataset(element, None, True, True)


def text_dataset_from_directory(*args, **kwargs):
    may_fail()
    return unknown()
