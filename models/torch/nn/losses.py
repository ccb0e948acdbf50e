"""Loss functions: what they ask of input and target."""

from models.crane import certain, known, type_name, unknown
from models.torch import dtypes, shapes
from models.torch.base import is_tensor, refuse, result
from models.torch.ops.index import bounds
from models.torch.ops.linalg import unlike
from models.torch.ops.pointwise import promoted, unsupported


def reduced(dims, dtype, inputs, reduction):
    """The loss: without dimensions, or of `dims` for reduction="none"."""
    if known(reduction) and reduction not in ("mean", "sum", "none", "batchmean", None):
        raise ValueError(f"{reduction} is not a valid value for reduction")
    if not known(reduction):
        return result(None, dtype, inputs, inputs, True)
    return result(dims if reduction == "none" else (), dtype, inputs, inputs, True)


def both(input, target, function):
    """Whether input and target are tensors; raises if one surely is not."""
    if not is_tensor(input):
        refuse(input, function, "input", 1)
        return False
    if not is_tensor(target):
        refuse(target, function, "target", 2)
        return False
    return True


def class_dtype(target):
    """Raises unless the target can hold class numbers."""
    if dtypes.is_dtype(target.dtype) and target.dtype.name not in ("int64", "uint8"):
        raise RuntimeError(f"expected scalar type Long but found {dtypes.scalar_name(target.dtype)}")


def floats(input, kernel="log_softmax_lastdim_kernel_impl"):
    if certain(dtypes.is_floating(input.dtype) == False):  # noqa: E712
        raise unsupported(f"\"{kernel}\" not implemented for '{dtypes.scalar_name(input.dtype)}'")


def class_weight(weight, classes):
    if is_tensor(weight) and weight.dims is not None and len(weight.dims) == 1 and unlike(weight.dims[0], classes):
        raise RuntimeError(f"weight tensor should be defined either for all {classes} classes or no classes but got weight tensor of shape: "
                           f"[{weight.dims[0]}]")


def cross_entropy(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction="mean", label_smoothing=0.0):
    if not both(input, target, "cross_entropy_loss"):
        return unknown()
    floats(input)
    a, b = input.dims, target.dims
    if a is None or b is None:
        return reduced(None, input.dtype, [input, target], reduction)
    if _sure_same(a, b) and len(a) > 0:
        if certain(dtypes.is_floating(target.dtype) == False):  # noqa: E712
            raise RuntimeError(f"Expected floating point type for target with class probabilities, got {dtypes.scalar_name(target.dtype)}")
        return reduced(tuple(a[:1]) + tuple(a[2:]), input.dtype, [input, target], reduction)
    if len(a) == len(b) and not shapes.differ(a, b):
        return reduced(None, input.dtype, [input, target], reduction)
    return nll(input, target, weight, ignore_index, reduction)


def _sure_same(a, b):
    return len(a) == len(b) and all(known(a[i]) and known(b[i]) and a[i] == b[i] for i in range(len(a)))


def nll_loss(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction="mean"):
    if not both(input, target, "nll_loss_nd"):
        return unknown()
    floats(input, "nll_loss_out_frame")
    if input.dims is None or target.dims is None:
        return reduced(None, input.dtype, [input, target], reduction)
    return nll(input, target, weight, ignore_index, reduction)


def nll(input, target, weight, ignore_index, reduction):
    """The checks of nll_loss, on which cross_entropy with class numbers ends."""
    a, b = input.dims, target.dims
    if len(a) == 0:
        return reduced(None, input.dtype, [input, target], reduction)
    classes = a[0] if len(a) == 1 else a[1]
    if len(a) > 1 and len(b) > 0 and unlike(a[0], b[0]):
        raise ValueError(f"Expected input batch_size ({a[0]}) to match target batch_size ({b[0]}).")
    if len(a) <= 2:
        if len(b) > 1:
            raise RuntimeError("0D or 1D target tensor expected, multi-target not supported")
    elif len(a) == 4 and len(b) != 3:
        raise RuntimeError(f"only batches of spatial targets supported (3D tensors) but got targets of dimension: {len(b)}")
    elif len(a) == len(b) + 1:
        for i in range(2, len(a)):
            if unlike(a[i], b[i - 1]):
                raise RuntimeError(f"size mismatch (got input: [{shapes.text(a)}] , target: [{shapes.text(b)}]")
    class_dtype(target)
    class_weight(weight, classes)
    if certain(ignore_index == -100):
        bounds(target, classes, "Target {} is out of bounds.", False, -100)
    return reduced(b, input.dtype, [input, target], reduction)


def binary_cross_entropy(input, target, weight=None, size_average=None, reduce=None, reduction="mean"):
    for x, name in ((input, "input"), (target, "target")):
        if known(x) and not is_tensor(x) and isinstance(x, (int, float, list, tuple, str)):
            raise AttributeError(f"'{type_name(x)}' object has no attribute 'size'")
    if not is_tensor(input) or not is_tensor(target):
        return unknown()
    if shapes.differ(input.dims, target.dims):
        raise ValueError(f"Using a target size ({shapes.size_text(target.dims)}) that is different to the input size "
                         f"({shapes.size_text(input.dims)}) is deprecated. Please ensure they have the same size.")
    if dtypes.differ(input.dtype, target.dtype):
        raise RuntimeError(f"Found dtype {dtypes.scalar_name(target.dtype)} but expected {dtypes.scalar_name(input.dtype)}")
    return reduced(input.dims, input.dtype, [input, target], reduction)


def binary_cross_entropy_with_logits(input, target, weight=None, size_average=None, reduce=None, reduction="mean", pos_weight=None):
    for x in (input, target):
        if known(x) and not is_tensor(x) and isinstance(x, (int, float, list, tuple, str)):
            raise AttributeError(f"'{type_name(x)}' object has no attribute 'size'")
    if not is_tensor(input) or not is_tensor(target):
        return unknown()
    if shapes.differ(input.dims, target.dims):
        raise ValueError(f"Target size ({shapes.size_text(target.dims)}) must be the same as input size ({shapes.size_text(input.dims)})")
    if certain(dtypes.is_floating(target.dtype) == False) and certain(dtypes.is_floating(input.dtype)):  # noqa: E712
        raise RuntimeError(f"result type Float can't be cast to the desired output type {dtypes.scalar_name(target.dtype)}")
    return reduced(input.dims, input.dtype, [input, target], reduction)


def compared(input, target, reduction):
    """Losses that broadcast their two tensors."""
    for x in (target, input):
        if known(x) and not is_tensor(x) and (x is None or isinstance(x, (int, float, list, tuple, str))):
            raise AttributeError(f"'{type_name(x)}' object has no attribute 'size'")
    if not is_tensor(input) or not is_tensor(target):
        return unknown()
    return reduced(shapes.broadcast(input.dims, target.dims), promoted(input, target), [input, target], reduction)


def mse_loss(input, target, size_average=None, reduce=None, reduction="mean", weight=None):
    return compared(input, target, reduction)


def l1_loss(input, target, size_average=None, reduce=None, reduction="mean", weight=None):
    return compared(input, target, reduction)


def smooth_l1_loss(input, target, size_average=None, reduce=None, reduction="mean", beta=1.0):
    return compared(input, target, reduction)


def huber_loss(input, target, reduction="mean", delta=1.0, weight=None):
    return compared(input, target, reduction)


def kl_div(input, target, size_average=None, reduce=None, reduction="mean", log_target=False):
    if not both(input, target, "kl_div"):
        return unknown()
    return reduced(shapes.broadcast(target.dims, input.dims), promoted(input, target), [input, target], reduction)


def three(a, b, c, reduction):
    """Losses of three tensors, whose shapes are not followed."""
    known_tensors = [x for x in (a, b, c) if is_tensor(x)]
    if len(known_tensors) == 0:
        return unknown()
    return reduced(None, unknown(), known_tensors, reduction)


def triplet_margin_loss(anchor, positive, negative, margin=1.0, p=2, eps=1e-6, swap=False, size_average=None, reduce=None, reduction="mean"):
    return three(anchor, positive, negative, reduction)


def cosine_embedding_loss(input1, input2, target, margin=0, size_average=None, reduce=None, reduction="mean"):
    return three(input1, input2, target, reduction)


def margin_ranking_loss(input1, input2, target, margin=0, size_average=None, reduce=None, reduction="mean"):
    return three(input1, input2, target, reduction)


def hinge_embedding_loss(input, target, margin=1.0, size_average=None, reduce=None, reduction="mean"):
    return three(input, target, None, reduction)


def ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, reduction="mean", zero_infinity=False):
    return three(log_probs, None, None, reduction)


def soft_margin_loss(input, target, size_average=None, reduce=None, reduction="mean"):
    return three(input, target, None, reduction)


def multilabel_soft_margin_loss(input, target, weight=None, size_average=None, reduce=None, reduction="mean"):
    return three(input, target, None, reduction)


def poisson_nll_loss(input, target, log_input=True, full=False, size_average=None, eps=1e-8, reduce=None, reduction="mean"):
    return three(input, target, None, reduction)


def gaussian_nll_loss(input, target, var, full=False, eps=1e-6, reduction="mean"):
    return three(input, target, var, reduction)
