"""torchvision.utils."""

from models.crane import certain, known, type_name, unknown
from models.torch import create
from models.torch.base import is_tensor, plain
from models.torch.ops import index

__pure__ = True


def make_grid(tensor, nrow=8, padding=2, normalize=False, value_range=None, scale_each=False, pad_value=0.0):
    if known(tensor) and isinstance(tensor, (list, tuple)):
        tensor = index.stack(tensor, 0)
    elif known(tensor) and not is_tensor(tensor):
        raise TypeError(f"tensor or list of tensors expected, got <class '{type_name(tensor)}'>")
    if not is_tensor(tensor):
        return unknown()
    d = tensor.dims
    if d is not None and len(d) < 2:
        raise IndexError("Dimension out of range (expected to be in range of [-1, 0], but got 2)")
    if d is None or len(d) > 4 or not known(nrow) or not known(padding):
        return create.made(None, None)
    if len(d) == 2:
        d = (1, 1) + d
    elif len(d) == 3:
        d = (1,) + d
    channels = 3 if certain(d[1] == 1) else d[1] if known(d[1]) else unknown(int)
    if not known(d[0]):
        return plain(tensor, (channels, unknown(int), unknown(int)), tensor.dtype)
    if d[0] == 1:
        return plain(tensor, (channels, d[2], d[3]), tensor.dtype)
    across = min(nrow, d[0])
    down = (d[0] + across - 1) // across
    return plain(tensor, (channels, (d[2] + padding) * down + padding, (d[3] + padding) * across + padding), tensor.dtype)


def save_image(tensor, fp, format=None, **kwargs):
    make_grid(tensor)


def draw_bounding_boxes(image, boxes, labels=None, colors=None, fill=False, width=1, font=None, font_size=None):
    return plain(image, image.dims, image.dtype) if is_tensor(image) else unknown()
