"""What a loader makes of samples: the default collation."""

from models.crane import known, type_name, unknown
from models.torch import create, dtypes, shapes
from models.torch.base import Spec, is_tensor
from models.torch.create import is_array
from models.torch.tensor import Tensor

NOT_COLLATED = "default_collate: batch must contain tensors, numpy arrays, numbers, dicts or lists; found "


def batch_of(samples, size):
    """The batch that default_collate gives for samples, of which the first few may be known.

    `size`: number of samples. If fewer are given, the others are like any of them.
    """
    first = samples[0]
    kind = dtypes.number_kind(first)
    if kind is not None and all(dtypes.number_kind(s) == kind for s in samples):
        return create.made((size,), dtypes.float64 if kind == "float" else dtypes.of_scalar(first))
    if not all(known(s) for s in samples):
        return unknown()
    if is_unfit(first):
        raise TypeError(NOT_COLLATED + f"<class '{shown(first)}'>")
    if is_tensor(first):
        return tensors(samples, size)
    if is_array(first):
        if type_name(first) in ("Series", "DataFrame", "Index"):
            raise TypeError(NOT_COLLATED + f"<class 'pandas.{type_name(first)}'>")
        return arrays(samples, size)
    if isinstance(first, str):
        return unknown(list)
    if isinstance(first, dict):
        return {key: batch_of([s[key] for s in samples], size) for key in first}
    if isinstance(first, (list, tuple)):
        return sequences(samples, size)
    if first is None:
        raise TypeError(NOT_COLLATED + f"<class '{shown(first)}'>")
    return unknown()


def is_unfit(x):
    """Objects that certainly are no kind of batch element: images and modules."""
    return type_name(x) in ("Image", "JpegImageFile", "PngImageFile")


def shown(x):
    if x is None:
        return "NoneType"
    return "PIL.Image.Image" if type_name(x) == "Image" else type_name(x)


def tensors(samples, size):
    first = samples[0]
    for i in range(1, len(samples)):
        if is_tensor(samples[i]) and shapes.differ(first.dims, samples[i].dims):
            raise RuntimeError(f"stack expects each tensor to be equal size, but got [{shapes.text(first.dims)}] at entry 0 and "
                               f"[{shapes.text(samples[i].dims)}] at entry {i}")
    dims = first.dims
    for s in samples[1:]:
        dims = shapes.join(dims, s.dims) if is_tensor(s) else None
    if dims is not None:
        dims = (size,) + tuple(dims)
    return Tensor(spec=Spec(dims, first.dtype, first.device, first.requires_grad, None, True, first.value_facts))


def arrays(samples, size):
    made = [create.from_array(s) for s in samples if is_array(s)]
    return tensors(made, size)


def sequences(samples, size):
    first = samples[0]
    for s in samples[1:]:
        if isinstance(s, (list, tuple)) and len(s) != len(first):
            raise RuntimeError("each element in list of batch should be of equal size")
    if not all(isinstance(s, (list, tuple)) for s in samples):
        return unknown()
    return [batch_of([s[i] for s in samples], size) for i in range(len(first))]
