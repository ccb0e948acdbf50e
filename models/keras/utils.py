"""keras.utils."""

from models.crane import known, unknown
from models.data import Facts, facts
from models.keras.dataset import image_dataset_from_directory, text_dataset_from_directory
from models.keras.sequence import pad_sequences

__pure__ = True


def to_categorical(x, num_classes=None, dtype=None):
    from models.numpy.nd import make
    shape = facts(x).shape
    width = num_classes if known(num_classes) and num_classes is not None else unknown(int)
    if known(shape) and len(shape) > 1 and known(shape[-1]) and shape[-1] == 1:
        shape = shape[:-1]
    return make(Facts(tuple(shape) + (width,) if known(shape) else unknown(), "float64"))


def plot_model(model, to_file="model.png", *args, **kwargs):
    # The first thing that Keras asks of it.
    model.built
    return unknown()


def set_random_seed(seed):
    return None
