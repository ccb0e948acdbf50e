"""torch.nn.init: fills a tensor in place."""

from models.crane import known, type_name, unknown
from models.torch.base import is_tensor


def filled(tensor, method):
    if known(tensor) and not is_tensor(tensor):
        raise AttributeError(f"'{type_name(tensor)}' object has no attribute '{method}'")
    if is_tensor(tensor):
        tensor.version = tensor.version + 1
        tensor.value_facts = None
    return tensor


def fanned(tensor, method):
    """Those that need rows and columns."""
    if is_tensor(tensor) and tensor.dims is not None and len(tensor.dims) < 2:
        raise ValueError("Fan in and fan out can not be computed for tensor with fewer than 2 dimensions")
    return filled(tensor, method)


def uniform_(tensor, a=0.0, b=1.0, generator=None):
    return filled(tensor, "uniform_")


def normal_(tensor, mean=0.0, std=1.0, generator=None):
    return filled(tensor, "normal_")


def trunc_normal_(tensor, mean=0.0, std=1.0, a=-2.0, b=2.0, generator=None):
    return filled(tensor, "uniform_")


def constant_(tensor, val):
    return filled(tensor, "fill_")


def zeros_(tensor):
    return filled(tensor, "zero_")


def ones_(tensor):
    return filled(tensor, "fill_")


def eye_(tensor):
    return filled(tensor, "ndimension")


def xavier_uniform_(tensor, gain=1.0, generator=None):
    return fanned(tensor, "dim")


def xavier_normal_(tensor, gain=1.0, generator=None):
    return fanned(tensor, "dim")


def kaiming_uniform_(tensor, a=0, mode="fan_in", nonlinearity="leaky_relu", generator=None):
    return fanned(tensor, "dim")


def kaiming_normal_(tensor, a=0, mode="fan_in", nonlinearity="leaky_relu", generator=None):
    return fanned(tensor, "dim")


def orthogonal_(tensor, gain=1, generator=None):
    if is_tensor(tensor) and tensor.dims is not None and len(tensor.dims) < 2:
        raise ValueError("Only tensors with 2 or more dimensions are supported")
    return filled(tensor, "ndimension")


def calculate_gain(nonlinearity, param=None):
    return unknown(float)
