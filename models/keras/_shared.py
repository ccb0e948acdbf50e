"""What Model and Sequential share: comparisons of shapes, and keywords of their methods."""

from models.crane import known, unknown
from models.keras.base import KerasTensor
from models.keras.shapes import differ, is_open
from models.keras.versions import refuse_keyword

#: Keywords of compile in either version.
COMPILE = ("metrics", "loss_weights", "weighted_metrics", "run_eagerly", "steps_per_execution", "jit_compile",
            "auto_scale_loss", "pss_evaluation_shards")
#: What `compile` of Keras 2 took besides.
OLD_COMPILE = ("sample_weight_mode", "target_tensors", "cloning", "distribute", "experimental_run_tf_function", "experimental_steps_per_execution")


def loosened(shape):
    """Sizes that a model leaves open are those of its data, whatever these are."""
    return tuple([unknown(int) if is_open(d) else d for d in shape]) if known(shape) else unknown()


def plain_shape(shape):
    return tuple(shape) if known(shape) else unknown()


def is_number_kind(dtype):
    if not known(dtype):
        return unknown(bool)
    return dtype.startswith(("int", "uint", "float", "bool"))


def check_older(method, older):
    """Keywords that Keras 2 took, and those of Keras 1."""
    if not known(older):
        return
    for key in older:
        if key in ("workers", "use_multiprocessing", "max_queue_size"):
            refuse_keyword(TypeError, None, method + "() got an unexpected keyword argument '" + key + "'")
        elif known(key):
            refuse_keyword(TypeError, TypeError, method + "() got an unexpected keyword argument '" + key + "'")


def ranks_fit(want, found):
    if len(want) == len(found):
        return True
    if len(found) == len(want) + 1:
        return not differ(found[-1], 1)
    if len(found) == len(want) - 1:
        return not differ(want[-1], 1)
    return False


def one_or_list(shapes):
    if not known(shapes) or not all([known(s) for s in shapes]):
        return unknown()
    return shapes[0] if len(shapes) == 1 else list(shapes)


def symbols_of(x):
    """(shapes, names) of symbolic tensors."""
    if not known(x):
        return unknown(), unknown()
    if isinstance(x, KerasTensor):
        return [x._dims], [x.name]
    if isinstance(x, (list, tuple)) and known(len(x)):
        if all([known(i) and isinstance(i, KerasTensor) for i in x]):
            return [i._dims for i in x], [i.name for i in x]
        return [i._dims if known(i) and isinstance(i, KerasTensor) else unknown() for i in x], [unknown(str) for i in x]
    return unknown(), unknown()
