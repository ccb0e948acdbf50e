"""Layers and models of the notebook's own: their `build` and `call` run, as Keras runs them."""

from models.crane import certain, havoc, known, type_name, unknown
from models.data import facts
from models.keras.base import KerasTensor
from models.keras.shapes import is_open
from models.keras.versions import is_three, is_two, refuse


def check_started(layer):
    """Refuses a layer whose constructor does not call that of its base."""
    if certain(layer._started == False):  # noqa: E712
        raise RuntimeError("In layer '" + type_name(layer) + "', you forgot to call `super().__init__()` as the first statement in the "
                           "`__init__()` method. Go add it!")


def run(layer, args, kwargs):
    """What a layer gives of what it is called with: a symbolic tensor of a symbolic one, else what `call` gives."""
    if _is_model(layer):
        if not certain(layer._started):
            return unknown()
    else:
        check_started(layer)
    if not known(args) or not known(kwargs) or len(args) == 0:
        havoc(layer)
        return unknown()
    inputs, symbols = [], []
    for x in args:
        inputs.append(_given(x, symbols))
    if any([i is None for i in inputs]):
        havoc(layer)
        return unknown()
    if len(inputs) > 1 and not certain(layer.built == True) and not _plain_build(layer):  # noqa: E712
        # What shapes `build` is given depends on its signature.
        havoc(layer)
        return unknown()
    for x in symbols:
        x._uses.append(None)
    fresh = certain(layer._fresh)
    layer._fresh = False
    layer._calling = fresh
    done = _build(layer, inputs[0])
    if not done:
        havoc(layer)
        return unknown()
    result = call(layer, inputs, kwargs)
    layer._calling = False
    return _symbolic(result, layer, symbols) if len(symbols) > 0 else result


def _given(x, symbols):
    """An argument as `call` gets it; None where that is not known. Symbolic tensors are collected."""
    from models.tensorflow.create import convert
    from models.tensorflow.tensor import Tensor, tensor
    if not known(x):
        return None
    if isinstance(x, KerasTensor):
        if not x._sure:
            return None
        symbols.append(x)
        dims = tuple([unknown(int) if is_open(d) else d for d in x._dims]) if known(x._dims) else unknown()
        return tensor(dims, unknown(str), True)
    if isinstance(x, (list, tuple)):
        if not known(len(x)) or len(x) == 0 or len(x) > 16:
            return None
        items = [_given(i, symbols) for i in x]
        return None if any([i is None for i in items]) else items if isinstance(x, list) else tuple(items)
    if isinstance(x, Tensor):
        return x
    if isinstance(x, (dict, str, int, float)) or x is None or not hasattr(x, "__crane_array__"):
        return None
    dtype = facts(x).dtype
    if not known(dtype) or not dtype.startswith(("float", "int", "uint")):
        return None
    new = convert(x)
    if dtype == "float64":
        new._about.dtype = "float32"
    return new


def _is_model(layer):
    from models.keras.network import Model
    return isinstance(layer, Model)


def _plain_build(layer):
    from models.keras.base import Layer
    return type(layer).build is Layer.build


def _build(layer, x):
    """Runs `build` once; whether that is known to be done."""
    if certain(layer.built == True):  # noqa: E712
        return True
    if not certain(layer.built == False):  # noqa: E712
        return False
    if _plain_build(layer):
        layer.built = True
        return True
    shape = _shape_of(x)
    if not known(shape):
        return False
    layer.build(shape)
    layer.built = True
    return True


def _shape_of(x):
    """What `build` is given: a tuple in Keras 3, a TensorShape in Keras 2."""
    from models.tensorflow.tensor import Shape
    if isinstance(x, (list, tuple)):
        return unknown()
    dims = facts(x).shape
    if not known(dims):
        return unknown()
    if is_three():
        return tuple(dims)
    return Shape(tuple(dims)) if is_two() else unknown()


def call(layer, inputs, kwargs):
    """What `call` gives. Keras hands over `training` and `mask` where it takes them."""
    from models.keras.base import Layer
    if type(layer).call is Layer.call:
        if type(layer)._shape is not Layer._shape and not _is_model(layer):
            # Of one of Keras' own kinds.
            return unknown()
        raise NotImplementedError("Layer " + type_name(layer) + " does not have a `call` method implemented.")
    more = {k: kwargs[k] for k in kwargs}
    if "training" not in more:
        more["training"] = unknown()
    problem = ""
    try:
        return layer.call(*inputs, **more)
    except TypeError as error:
        text = str(error)
        problem = text if known(text) and "'training'" in text and "unexpected keyword" in text else ""
        if problem == "":
            if not known(text) or "'mask'" in text:
                return unknown()
            raise
    return layer.call(*inputs, **kwargs)


def _symbolic(x, layer, symbols):
    """The symbolic tensors of what `call` gave."""
    from models.tensorflow.tensor import Tensor
    if not known(x):
        return unknown()
    if isinstance(x, list):
        return [_symbolic(i, layer, symbols) for i in x]
    if isinstance(x, tuple):
        return tuple([_symbolic(i, layer, symbols) for i in x])
    if isinstance(x, Tensor):
        dims = x._about.shape
        # The number of rows may be open.
        dims = tuple([d if known(d) else unknown() for d in dims]) if known(dims) else unknown()
        return KerasTensor(dims, None, layer, list(symbols))
    return None if x is None else unknown()


def shape_after(layer, shape):
    """Shape of what an own layer gives of one symbolic tensor of a shape."""
    if not known(shape):
        return unknown()
    result = run(layer, [KerasTensor(tuple(shape))], {})
    return result._dims if known(result) and isinstance(result, KerasTensor) else unknown()


def check_own(model, x, targets, trains):
    """Runs an own model's `call` on the shapes of data, as the traced step does, and compares what it gives with the target.
    `targets`: the Facts of them."""
    from models.keras._targets import check_target
    from models.keras.network import Model
    from models.tensorflow.mode import MODE
    from models.tensorflow.tensor import Tensor
    kind = type(model)
    if not certain(model._traced) or kind.train_step is not Model.train_step or kind.test_step is not Model.test_step \
            or kind.predict_step is not Model.predict_step or not is_three() or not certain(MODE["eager"] == False):  # noqa: E712
        return
    inside = _given(x, [])
    if inside is None:
        return
    result = run(model, [_traced(inside)], {})
    if trains and len(targets) == 1 and known(result) and isinstance(result, Tensor):
        dims = result._about.shape
        if known(dims):
            check_target(model._loss, targets[0].shape, tuple(dims), None, None)


def check_loss_function(model):
    """Calls a loss of the notebook's own with what the traced step hands over: the shape of the target is not known."""
    from models.tensorflow.mode import MODE
    from models.tensorflow.tensor import tensor
    if not certain(model._traced) or not is_three() or not certain(MODE["eager"] == False):  # noqa: E712
        return
    out = model._output()
    dims = tuple([unknown(int) if is_open(d) else d for d in out]) if known(out) else unknown()
    model._loss_function(tensor(unknown(), "float32", True), tensor(dims, "float32", True))


def _traced(x):
    """Data as the symbolic tensors that a traced step is given: any number of rows."""
    from models.tensorflow.tensor import tensor
    if isinstance(x, list):
        return [_traced(i) for i in x]
    if isinstance(x, tuple):
        return tuple([_traced(i) for i in x])
    shape = x._about.shape
    dims = (unknown(int),) + tuple(shape[1:]) if known(shape) and len(shape) > 0 else unknown()
    return tensor(dims, x._about.dtype, True)


def mapped(function, x, given=None):
    """What a Lambda's function gives of x, with the settings `given`."""
    symbols = []
    inside = _given(x, symbols)
    if inside is None:
        return unknown()
    settings = given if known(given) and isinstance(given, dict) else {}
    if len(symbols) == 0:
        return function(inside, **settings)
    for s in symbols:
        s._uses.append(None)
    if not is_three():
        return _symbolic(function(inside, **settings), None, symbols)
    problem = None
    try:
        result = function(inside, **settings)
    except Exception as error:
        problem = str(error)
        problem = problem if known(problem) else ""
    if problem is not None or known(result) and (result is None or isinstance(result, (int, float, str))):
        raise NotImplementedError("We could not automatically infer the shape of the Lambda's output. Please specify the `output_shape` "
                                  "argument for this Lambda layer. " + (problem if problem is not None else ""))
    return _symbolic(result, None, symbols)
