"""One-hot targets, drawings of models."""

from models.crane import certain, known, possible, require, type_name, unknown
from models.data import Facts, facts
from models.keras.versions import is_three, refuse


class Sequence:
    """Base of the user's own batches."""

    __real__ = ("keras.src.trainers.data_adapters.py_dataset_adapter.PyDataset", "keras.utils.Sequence")

    def __init__(self, *args, **kwargs):
        pass

    def __getitem__(self, index):
        raise NotImplementedError

    def on_epoch_end(self):
        return None


def to_categorical(*args, **kwargs):
    """Keras 3 names the first argument `x` and has two, Keras 2 names it `y` and has `dtype` too."""
    if not known(kwargs):
        return unknown()
    if len(args) > 2 or "dtype" in kwargs:
        refuse(TypeError, None, "to_categorical() takes from 1 to 2 positional arguments but " + str(len(args)) + " were given")
    if "y" in kwargs and len(args) == 0:
        refuse(TypeError, None, "to_categorical() got an unexpected keyword argument 'y'")
    elif "x" in kwargs and len(args) == 0:
        refuse(None, TypeError, "to_categorical() got an unexpected keyword argument 'x'")
    elif len(args) == 0:
        raise TypeError("to_categorical() missing 1 required positional argument: 'x'")
    x = args[0] if len(args) > 0 else kwargs.get("x", kwargs.get("y"))
    classes = args[1] if len(args) > 1 else kwargs.get("num_classes")
    return _one_hot(x, classes, len(args) > 2 or "dtype" in kwargs)


def _one_hot(x, num_classes, typed):
    from models.numpy.nd import make
    about = facts(x)
    if known(about.kinds) and about.kinds == ("str",):
        if isinstance(x, list):
            bad = [w for w in x[:64] if known(w) and isinstance(w, str) and not w.strip().lstrip("-").isdigit()]
            require(len(bad) == 0, ValueError, "invalid literal for int() with base 10")
        require(not certain(about.int_text == "none") and not certain(about.int_text == "some"), ValueError,
                "invalid literal for int() with base 10")
    shape = about.shape
    width = num_classes if known(num_classes) and num_classes is not None else unknown(int)
    number = known(about.dtype) and about.dtype.startswith(("int", "uint", "float", "bool"))
    if number and certain(about.attained == True) and known(about.high) and isinstance(about.high, (int, float)):  # noqa: E712
        top = int(about.high)
        if known(width) and isinstance(width, int) and width > 0:
            require(top < width, IndexError, "index " + str(top) + " is out of bounds for axis 1 with size " + str(width))
        elif num_classes is None:
            width = top + 1
    if known(shape) and len(shape) > 1 and known(shape[-1]) and shape[-1] == 1:
        shape = shape[:-1]
    return make(Facts(tuple(shape) + (width,) if known(shape) else unknown(), unknown(str) if typed or not is_three() else "float64"))


def plot_model(model, to_file="model.png", show_shapes=False, show_dtype=False, show_layer_names=False, rankdir="TB",
               expand_nested=False, dpi=200, show_layer_activations=False, show_trainable=False, **kwargs):
    # The first thing that Keras asks of it.
    if known(model) and not certain(hasattr(model, "built")) and not possible(hasattr(model, "built")):
        raise AttributeError("'" + type_name(model) + "' object has no attribute 'built'")
    return unknown()


def set_random_seed(seed):
    if known(seed) and isinstance(seed, (float, str)):
        refuse(ValueError, None, "Expected `seed` argument to be an integer. Received: seed=" + str(seed))
    return None
