"""Functions that make tensors from sizes, numbers and data."""

from models.crane import certain, known, type_name, unknown
from models.data import Facts, facts
from models.torch import dtypes, shapes
from models.torch.base import CPU, Base, Spec, device_of, is_tensor, plain, refuse
from models.torch.tensor import Tensor


class Default:
    """What torch.set_default_dtype and set_default_device have set."""

    def __init__(self):
        self.dtype = dtypes.float32
        self.device = CPU


DEFAULT = Default()


def set_default_dtype(d):
    DEFAULT.dtype = d


def get_default_dtype():
    return DEFAULT.dtype


def set_default_device(device):
    DEFAULT.device = device_of(device)


def set_default_tensor_type(t):
    DEFAULT.dtype = unknown()
    DEFAULT.device = unknown()


def made(dims, dtype, device=None, requires_grad=False, value_facts=None):
    """A new leaf."""
    kind = DEFAULT.dtype if known(dtype) and dtype is None else dtype
    if certain(requires_grad) and certain(dtypes.is_floating(kind) == False):  # noqa: E712
        raise RuntimeError("Only Tensors of floating point and complex dtype can require gradients")
    where = DEFAULT.device if known(device) and device is None else device_of(device)
    return Tensor(spec=Spec(dims, kind, where, requires_grad, None, True, value_facts))


def is_method(x):
    """Whether x is a method that was not called, as in `zeros(a.size)`."""
    return known(x) and type_name(x) in ("method", "builtin_function_or_method", "function")


def sized(size, function):
    """The dimensions of zeros(2, 3) or zeros((2, 3)); raises for what is none."""
    wanted = shapes.dims_of(size)
    if wanted is None:
        return None
    for d in wanted:
        if not known(d):
            continue
        if isinstance(d, (float, str)) or d is None:
            raise TypeError(f"{function}(): argument 'size' (position 1) must be tuple of ints, not {type_name(d)}")
        if isinstance(d, (list, tuple)):
            raise TypeError(f"{function}() received an invalid combination of arguments")
        if not isinstance(d, int):
            if is_method(d):
                raise TypeError(f"{function}(): argument 'size' (position 1) must be tuple of ints, not builtin_function_or_method")
            return None
        if d < 0:
            raise RuntimeError(f"{function}: Dimension size must be non-negative.")
    return wanted


def zeros(*dims, size=None, out=None, dtype=None, layout=None, device=None, requires_grad=False, names=None, pin_memory=False):
    return made(sized(dims if size is None else (size,), "zeros"), dtype, device, requires_grad)


def ones(*dims, size=None, out=None, dtype=None, layout=None, device=None, requires_grad=False, names=None, pin_memory=False):
    return made(sized(dims if size is None else (size,), "ones"), dtype, device, requires_grad)


def empty(*dims, size=None, out=None, dtype=None, layout=None, device=None, requires_grad=False, names=None, pin_memory=False, memory_format=None):
    return made(sized(dims if size is None else (size,), "empty"), dtype, device, requires_grad)


def rand(*dims, size=None, generator=None, out=None, dtype=None, layout=None, device=None, requires_grad=False, names=None, pin_memory=False):
    return made(sized(dims if size is None else (size,), "rand"), dtype, device, requires_grad)


def randn(*dims, size=None, generator=None, out=None, dtype=None, layout=None, device=None, requires_grad=False, names=None, pin_memory=False):
    return made(sized(dims if size is None else (size,), "randn"), dtype, device, requires_grad)


def full(size, fill_value, *, out=None, dtype=None, layout=None, device=None, requires_grad=False, names=None, pin_memory=False):
    kind = dtypes.of_scalar(fill_value) if known(dtype) and dtype is None else dtype
    return made(sized((size,) if not known(size) or isinstance(size, (list, tuple)) else _no_size(size), "full"), kind, device, requires_grad)


def _no_size(size):
    raise TypeError(f"full(): argument 'size' (position 1) must be tuple of ints, not {type_name(size)}")


def eye(n, m=None, *, out=None, dtype=None, layout=None, device=None, requires_grad=False):
    return made((n, n if certain(m is None) else m), dtype, device, requires_grad)


def randint(*args, low=None, high=None, size=None, generator=None, out=None, dtype=None, layout=None, device=None, requires_grad=False):
    given = list(args)
    if size is None and len(given) > 1:
        size = given.pop()
    if size is None or (known(size) and isinstance(size, (int, float))):
        raise TypeError("randint(): argument 'size' must be tuple of ints, not " + type_name(size))
    top = given[-1] if len(given) > 0 else high
    bottom = given[0] if len(given) > 1 else (0 if low is None else low)
    if known(top) and known(bottom) and isinstance(top, int) and isinstance(bottom, int) and bottom >= top:
        raise RuntimeError(f"random_ expects 'from' to be less than 'to', but got from={bottom} >= to={top}")
    kind = dtypes.int64 if known(dtype) and dtype is None else dtype
    return made(sized((size,), "randint"), kind, device, requires_grad, Facts(nan=False, inf=False, low=bottom, high=top, integral=True))


def randperm(n, *, generator=None, out=None, dtype=dtypes.int64, layout=None, device=None, requires_grad=False, pin_memory=False):
    f = Facts(nan=False, inf=False, low=0, high=n - 1, attained=True, integral=True)
    return made((n,), dtype, device, requires_grad, f if certain(n > 0) else None)


def arange(*args, start=None, end=None, step=1, out=None, dtype=None, layout=None, device=None, requires_grad=False):
    if len(args) == 1:
        end = args[0]
        start = 0 if start is None else start
    elif len(args) > 1:
        start = args[0]
        end = args[1]
        if len(args) > 2:
            step = args[2]
    start = 0 if start is None else start
    kind = dtype
    if known(dtype) and dtype is None:
        kind = dtypes.int64
        for x in (start, end, step):
            if not known(x):
                kind = unknown()
            elif isinstance(x, float) and known(kind):
                kind = DEFAULT.dtype
    if not all(known(x) and isinstance(x, (int, float)) for x in (start, end, step)):
        return made((unknown(int),), kind, device, requires_grad)
    if step == 0:
        raise RuntimeError("step must be nonzero")
    if (end - start) * step < 0:
        raise RuntimeError("upper bound and lower bound inconsistent with step sign")
    if not all(isinstance(x, int) for x in (start, end, step)):
        return made((unknown(int),), kind, device, requires_grad)
    count = len(range(start, end, step))
    f = None
    if count > 0:
        f = Facts(nan=False, inf=False, low=min(start, start + (count - 1) * step), high=max(start, start + (count - 1) * step),
                  attained=True, integral=True, unique=count)
    return made((count,), kind, device, requires_grad, f)


def linspace(start, end, steps, *, out=None, dtype=None, layout=None, device=None, requires_grad=False):
    return made((steps,), dtype, device, requires_grad)


def logspace(start, end, steps, base=10.0, *, out=None, dtype=None, layout=None, device=None, requires_grad=False):
    return made((steps,), dtype, device, requires_grad)


def like(input, dtype, device, requires_grad, function):
    if not is_tensor(input):
        return refuse(input, function)
    kind = input.dtype if known(dtype) and dtype is None else dtype
    r = made(input.dims, kind, None, requires_grad)
    r.device = input.device if known(device) and device is None else device_of(device)
    return r


def zeros_like(input, *, dtype=None, layout=None, device=None, requires_grad=False, memory_format=None):
    return like(input, dtype, device, requires_grad, "zeros_like")


def ones_like(input, *, dtype=None, layout=None, device=None, requires_grad=False, memory_format=None):
    return like(input, dtype, device, requires_grad, "ones_like")


def empty_like(input, *, dtype=None, layout=None, device=None, requires_grad=False, memory_format=None):
    return like(input, dtype, device, requires_grad, "empty_like")


def rand_like(input, *, dtype=None, layout=None, device=None, requires_grad=False, memory_format=None):
    return like(input, dtype, device, requires_grad, "rand_like")


def randn_like(input, *, dtype=None, layout=None, device=None, requires_grad=False, memory_format=None):
    return like(input, dtype, device, requires_grad, "randn_like")


def full_like(input, fill_value, *, dtype=None, layout=None, device=None, requires_grad=False, memory_format=None):
    return like(input, dtype, device, requires_grad, "full_like")


def randint_like(input, *args, dtype=None, layout=None, device=None, requires_grad=False, memory_format=None):
    return like(input, dtype, device, requires_grad, "randint_like")


NUMPY_DTYPES = ("bool", "uint8", "int8", "int16", "int32", "int64", "float16", "float32", "float64", "complex64", "complex128",
                "uint16", "uint32", "uint64")


def from_array(x):
    """A tensor with the shape, dtype and values of an array of NumPy or pandas."""
    f = facts(x)
    if known(f.dtype) and (f.dtype == "object" or f.dtype == "str" or f.dtype.startswith(("<U", "datetime", "timedelta", "category"))):
        name = "numpy.object_" if f.dtype == "object" else "numpy.str_" if f.dtype in ("str",) or f.dtype.startswith("<U") else f.dtype
        raise TypeError(f"can't convert np.ndarray of type {name}. The only supported types are: float64, float32, float16, complex64, "
                        "complex128, int64, int32, int16, int8, uint64, uint32, uint16, uint8, and bool.")
    return made(f.shape if known(f.shape) else None, dtypes.named(f.dtype), CPU, False, f)


def is_array(x):
    """Whether x is a NumPy array, a Series, … by its model."""
    return known(x) and hasattr(x, "__crane_array__") and not isinstance(x, Base)


def from_numpy(ndarray):
    if not known(ndarray):
        return made(None, unknown(), CPU)
    if not is_array(ndarray):
        raise TypeError(f"expected np.ndarray (got {type_name(ndarray)})")
    if type_name(ndarray) in ("Series", "DataFrame", "Index"):
        raise TypeError(f"expected np.ndarray (got {type_name(ndarray)})")
    return from_array(ndarray)


def tensor(data, *, dtype=None, device=None, requires_grad=False, pin_memory=False):
    kind = dtype
    free = known(dtype) and dtype is None
    f = None
    if not known(data):
        scalar = dtypes.number_kind(data) is not None
        return made(() if scalar else None, (scalar_dtype(data) if scalar else unknown()) if free else dtype, device, requires_grad)
    if isinstance(data, Base):
        dims = data.dims
        kind = data.dtype if free else dtype
        f = data.value_facts
    elif isinstance(data, (bool, int, float, complex)):
        dims = ()
        kind = scalar_dtype(data) if free else dtype
        if isinstance(data, int):
            f = Facts(low=data, high=data, attained=True, nan=False, inf=False, integral=True)
    elif isinstance(data, (list, tuple)):
        return from_list(data, dtype, device, requires_grad)
    elif is_array(data):
        if type_name(data) == "DataFrame":
            raise ValueError("could not determine the shape of object type 'DataFrame'")
        t = from_array(data)
        dims = t.dims
        kind = t.dtype if free else dtype
        f = t.value_facts
    elif data is None or isinstance(data, (dict, set)):
        raise RuntimeError(f"Could not infer dtype of {type_name(data)}")
    elif isinstance(data, str):
        raise TypeError("new(): invalid data type 'str'")
    else:
        return made(None, unknown() if free else dtype, device, requires_grad)
    return made(dims, kind, device, requires_grad, f)


def scalar_dtype(x):
    kind = dtypes.of_scalar(x)
    return DEFAULT.dtype if known(kind) and kind.name == "float32" else kind


class Seen:
    """What the leaves of a nested list are."""

    def __init__(self):
        self.kind = None
        self.numbers = []
        self.whole = True


def from_list(data, dtype, device, requires_grad):
    seen = Seen()
    dims = nested(data, 0, seen)
    kind = dtype
    if known(dtype) and dtype is None:
        kind = DEFAULT.dtype if seen.kind is None else seen.kind
    f = None
    if seen.whole and len(seen.numbers) > 0:
        f = Facts(nan=False, inf=False, low=min(seen.numbers), high=max(seen.numbers), attained=True, integral=True)
    return made(dims, kind, device, requires_grad, f)


def nested(data, depth, seen):
    """The shape of a nested list; collects into `seen`. None where it is not known."""
    if not known(data):
        seen.kind = unknown()
        seen.whole = False
        return None
    first = None
    for i in range(len(data)):
        item = data[i]
        shape = leaf(item, seen, depth)
        if i == 0:
            first = shape
        elif first is None or shape is None:
            first = None
        elif len(first) > 0 and len(shape) > 0 and known(first[0]) and known(shape[0]) and first[0] != shape[0]:
            raise ValueError(f"expected sequence of length {first[0]} at dim {depth + 1} (got {shape[0]})")
        elif len(first) != len(shape):
            return None
    if len(data) == 0:
        return (0,)
    return None if first is None else (len(data),) + first


def leaf(item, seen, depth):
    """The shape of one element of a list."""
    if not known(item) and dtypes.number_kind(item) is not None:
        seen.whole = False
        note(seen, scalar_dtype(item))
        return ()
    if not known(item):
        seen.kind = unknown()
        seen.whole = False
        return None
    if isinstance(item, (list, tuple)):
        return nested(item, depth + 1, seen)
    if isinstance(item, Base):
        count = shapes.numel(item.dims)
        if certain(count > 1) and item.dims is not None and len(item.dims) > 0:
            raise ValueError("only one element tensors can be converted to Python scalars")
        note(seen, item.dtype)
        seen.whole = False
        return () if item.dims is not None and len(item.dims) == 0 else None
    if isinstance(item, str):
        raise ValueError("too many dimensions 'str'")
    if item is None or isinstance(item, (dict, set)):
        raise RuntimeError(f"Could not infer dtype of {type_name(item)}")
    if isinstance(item, (bool, int, float, complex)):
        note(seen, scalar_dtype(item))
        if isinstance(item, int) and not isinstance(item, bool):
            seen.numbers.append(item)
        else:
            seen.whole = False
        return ()
    seen.whole = False
    seen.kind = unknown()
    f = facts(item)
    return f.shape if known(f.shape) else None


def note(seen, kind):
    if seen.kind is None:
        seen.kind = kind
    elif known(seen.kind):
        seen.kind = dtypes.promote(seen.kind, kind)


def as_tensor(data, dtype=None, device=None):
    if is_tensor(data):
        r = data if certain(dtype is None) else data.cast(dtype)
        return r if certain(device is None) else r.on(device_of(device))
    return tensor(data, dtype=dtype, device=device)


def asarray(obj, *, dtype=None, device=None, copy=None, requires_grad=False):
    return as_tensor(obj, dtype, device)


def bernoulli(input, *, generator=None, out=None):
    return plain(input, input.dims, input.dtype) if is_tensor(input) else refuse(input, "bernoulli")


def normal(mean, std=1.0, size=None, *, generator=None, out=None, dtype=None, device=None):
    if known(size) and size is not None:
        return made(sized((size,), "normal"), dtype, device)
    return plain(mean, mean.dims, mean.dtype) if is_tensor(mean) else unknown()


def multinomial(input, num_samples, replacement=False, *, generator=None, out=None):
    if not is_tensor(input):
        return refuse(input, "multinomial")
    if input.dims is not None and len(input.dims) not in (1, 2):
        raise RuntimeError("prob_dist must be 1 or 2 dim")
    if certain(dtypes.is_floating(input.dtype) == False):  # noqa: E712
        raise RuntimeError("multinomial only supports floating-point dtypes for input, got: " + dtypes.scalar_name(input.dtype))
    if input.dims is None:
        return plain(input, None, dtypes.int64)
    if certain(replacement == False) and certain(num_samples > input.dims[-1]):  # noqa: E712
        raise RuntimeError("cannot sample n_sample > prob_dist.size(-1) samples without replacement")
    return plain(input, tuple(input.dims[:-1]) + (num_samples,), dtypes.int64)
