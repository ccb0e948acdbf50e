"""What `x.to(…)`, `torch.Tensor(…)` and the names of typed tensors mean."""

from models.crane import known, type_name, unknown
from models.data import facts
from models.torch import dtypes
from models.torch.base import CPU, Base, Device, Spec, device_of, is_tensor, result


def moved_to(x, args, kwargs):
    """x.to(device), x.to(dtype), x.to(other), x.to(device, dtype)."""
    for arg in list(args) + [kwargs[k] for k in ("device", "dtype", "other") if k in kwargs]:
        if not known(arg):
            return _anywhere(x)
        if dtypes.is_dtype(arg):
            x = x.cast(arg)
        elif is_tensor(arg):
            x = x.cast(arg.dtype).on(arg.device)
        elif isinstance(arg, bool) or arg is None:
            continue
        elif isinstance(arg, (Device, str, int)):
            x = x.on(device_of(arg))
        elif isinstance(arg, (list, tuple, dict, float)):
            raise TypeError(f"to() received an invalid combination of arguments - got ({type_name(arg)}), but expected one of: (torch.device "
                            "device, torch.dtype dtype, …), (torch.dtype dtype, …), (Tensor tensor, …)")
        else:
            return _anywhere(x)
    return x


def _anywhere(x):
    r = result(x.dims, unknown(), [x])
    r.device = unknown()
    r.contiguous_ = unknown()
    return r


def legacy(args, dtype):
    """The Spec of torch.Tensor(2, 3), torch.Tensor([1, 2]), torch.Tensor(array), torch.Tensor()."""
    dims = None
    if len(args) == 0:
        dims = (0,)
    elif len(args) > 1 or (known(args[0]) and isinstance(args[0], int)):
        dims = tuple(args)
        for d in args:
            if known(d) and isinstance(d, (str, float, list)):
                raise TypeError(f"new() received an invalid combination of arguments - got ({', '.join([type_name(a) for a in args])})")
    elif known(args[0]):
        dims = _given(args[0])
    return Spec(dims, dtype, CPU, False, None, True, None)


def _given(x):
    if isinstance(x, Base):
        return x.dims
    if x is None or isinstance(x, (float, dict, str)):
        raise TypeError(f"new(): data must be a sequence (got {type_name(x)})")
    shape = facts(x).shape
    return shape if known(shape) else None


LEGACY = {"Float": dtypes.float32, "Double": dtypes.float64, "Half": dtypes.float16, "Long": dtypes.int64, "Int": dtypes.int32,
          "Short": dtypes.int16, "Byte": dtypes.uint8, "Char": dtypes.int8, "Bool": dtypes.bool_, "BFloat16": dtypes.bfloat16}


def legacy_dtype(kind):
    """The dtype of torch.LongTensor or "torch.LongTensor"."""
    name = kind if isinstance(kind, str) else getattr(kind, "legacy_name", "")
    name = name.replace("torch.", "").replace("cuda.", "").replace("Tensor", "")
    return LEGACY[name] if name in LEGACY else unknown()
