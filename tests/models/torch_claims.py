"""What is compared of tensors, real and modelled."""


def describe_torch(value):
    import torch

    from models.torch import dtypes
    from models.torch.base import Base

    if isinstance(value, torch.Tensor):
        return {"shape": tuple(value.shape), "dtype": str(value.dtype), "grad": value.requires_grad}
    if not isinstance(value, Base):
        return None
    claims = {}
    if value.dims is not None:
        claims["shape"] = tuple(value.dims)
    if dtypes.is_dtype(value.dtype):
        claims["dtype"] = str(value.dtype)
    if isinstance(value.requires_grad, bool):
        claims["grad"] = value.requires_grad
    return claims
