"""Datasets from folders and arrays."""

from models._std import may_fail
from models.crane import certain, known, require, unknown
from models.keras.shapes import is_open


def image_dataset_from_directory(directory, labels="inferred", label_mode="int", class_names=None, color_mode="rgb", batch_size=32,
                                 image_size=(256, 256), shuffle=True, seed=None, validation_split=None, subset=None,
                                 interpolation="bilinear", follow_links=False, crop_to_aspect_ratio=False, **newer):
    may_fail()
    channels = {"rgb": 3, "rgba": 4, "grayscale": 1}
    if known(color_mode) and isinstance(color_mode, str):
        require(color_mode in channels, ValueError, "`color_mode` must be one of {\"rgb\", \"rgba\", \"grayscale\"}. Received: color_mode="
                + color_mode)
    if known(label_mode) and label_mode is not None:
        require(label_mode in ("int", "categorical", "binary"), ValueError, lambda: "`label_mode` argument must be one of \"int\", "
                "\"categorical\", \"binary\", or None. Received: label_mode=" + str(label_mode))
    _check_split(validation_split, subset)
    if known(newer) and "data_format" in newer:
        return unknown()
    size = tuple(image_size) if known(image_size) and isinstance(image_size, (tuple, list)) and len(image_size) == 2 else (None, None)
    deep = channels.get(color_mode) if known(color_mode) else None
    return _labelled(size + (deep,), "float32", labels, label_mode, class_names, batch_size, subset)


def text_dataset_from_directory(directory, labels="inferred", label_mode="int", class_names=None, batch_size=32, max_length=None,
                                shuffle=True, seed=None, validation_split=None, subset=None, follow_links=False, **newer):
    may_fail()
    if known(label_mode) and label_mode is not None:
        require(label_mode in ("int", "categorical", "binary"), ValueError, lambda: "`label_mode` argument must be one of \"int\", "
                "\"categorical\", \"binary\", or None. Received: label_mode=" + str(label_mode))
    _check_split(validation_split, subset)
    return _labelled((), "string", labels, label_mode, class_names, batch_size, subset)


def timeseries_dataset_from_array(*args, **kwargs):
    may_fail()
    return unknown()


def audio_dataset_from_directory(*args, **kwargs):
    may_fail()
    return unknown()


def _check_split(split, subset):
    if known(split) and known(subset):
        require((split is None or split == 0) == (subset is None), ValueError,
                "If `subset` is set, `validation_split` must be set, and inversely.")


def _labelled(shape, dtype, labels, mode, names, batch_size, subset):
    from models.tensorflow.dataset import made
    from models.tensorflow.tensor import tensor
    if not known(subset) or certain(subset == "both"):
        return unknown()
    batched = None if batch_size is None else True
    head = (unknown(int),) if batched else ()
    x = tensor(head + tuple([unknown(int) if is_open(d) else d for d in shape]), dtype)
    if labels is None or mode is None:
        return made(x, unknown(int), True)
    if not known(mode) or not known(labels):
        return made(unknown(), unknown(int), True)
    classes = len(names) if known(names) and isinstance(names, (list, tuple)) else unknown(int)
    if mode == "int":
        y = tensor(head, "int32")
    elif mode == "categorical":
        y = tensor(head + (classes,), "float32")
    else:
        y = tensor(head + (1,), "float32")
    result = made((x, y), unknown(int), True)
    result.class_names = names if known(names) and isinstance(names, list) else unknown(list)
    result.file_paths = unknown(list)
    return result
