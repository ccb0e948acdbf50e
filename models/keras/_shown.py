"""What `model.summary()` shows of a model: the shapes that the code leaves open (docs/models.md)."""

from models.crane import known, possible, type_name, unknown
from models.keras.base import Layer


def learn(model, summary):
    """Takes over shapes that are not known; gives False, and changes nothing, where the table contradicts the model."""
    rows = summary.get("layers")
    if rows is None or len(rows) == 0:
        return False
    inputs = [row for row in rows if row["types"]["type"] == "InputLayer"]
    if type_name(model) == "Sequential":
        return _learn_stack(model, [row for row in rows if row["types"]["type"] != "InputLayer"], inputs)
    if not known(model._ins) or not known(model._outs) or len(model._outs) != 1:
        return False
    out = merged(model._outs[0], shape_of(rows[-1]))
    if out is None:
        return False
    if len(inputs) == 1 and len(model._ins) == 1:
        start = merged(model._ins[0], shape_of(inputs[0]))
        if start is None:
            return False
        model._ins = [start]
    model._outs = [out]
    return True


def _learn_stack(model, rows, inputs):
    stack = model._stack
    if known(stack):
        stack = [layer for layer in stack if not known(layer) or type_name(layer) != "InputLayer"]
    if known(stack) and (len(stack) != len(rows) or not all([_is_kind(stack[i], rows[i]) for i in range(len(rows))])):
        return False
    start = shape_of(inputs[0]) if len(inputs) > 0 else _start_of(stack, rows)
    if known(model._ins):
        start = merged(model._ins[0], start)
    out = merged(model._now if model._now is not None else unknown(), shape_of(rows[-1]))
    if start is None or out is None:
        return False
    if not known(start):
        if known(model._ins) and known(out):
            model._now = out
            model._outs = [out]
        return True
    if known(stack) and len(stack) > 0 and start[0] is None:
        model._now = None
        model._now_built_for(start)
        if known(model._now) and model._now is not None:
            out = merged(model._now, out)
            if out is None:
                return False
    model._ins = [start]
    model._now = out
    model._outs = [out] if known(out) else unknown()
    return True


def _is_kind(layer, row):
    if row["types"]["type"] == "?":
        return True
    return not known(layer) or not isinstance(layer, Layer) or type_name(layer) == row["types"]["type"] or _own(layer)


def _own(layer):
    from models.keras.base import is_own
    return is_own(layer)


def _start_of(stack, rows):
    """The shape of the input, where the weights of the first layer tell it."""
    if not known(stack) or len(stack) == 0:
        return unknown()
    first = stack[0]
    shape = shape_of(rows[0])
    weights = rows[0]["structure"].get("weights")
    if not known(first) or not known(shape) or weights is None or type_name(first) != "Dense" or not known(first.units):
        return unknown()
    if not known(first.use_bias) or first.units == 0 or weights % first.units != 0:
        return unknown()
    size = weights // first.units - (1 if first.use_bias else 0)
    return shape[:-1] + (size,)


def shape_of(row):
    """The shape of what a layer gives; unknown where none is shown."""
    shape = row["structure"].get("output_shape")
    return tuple(shape) if shape is not None else unknown()


def merged(mine, theirs):
    """A shape from what is known of it and what is shown; None where these contradict each other."""
    if not known(mine):
        return theirs
    if not known(theirs):
        return mine
    if len(mine) != len(theirs):
        return None
    if not all([not known(a) or possible(a == b) for a, b in zip(mine, theirs)]):
        return None
    return tuple([a if known(a) else b for a, b in zip(mine, theirs)])
