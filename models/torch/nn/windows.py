"""Convolutions and poolings: the functions behind the layers."""

from models.crane import certain, known, type_name, unknown
from models.torch import dtypes, shapes
from models.torch.base import device_type, is_tensor, refuse, result
from models.torch.ops.linalg import shown


def spatial(input, n, message):
    """Raises unless input has n spatial dimensions after channels and perhaps a batch."""
    if input.dims is not None and len(input.dims) not in (n + 1, n + 2):
        raise RuntimeError(message)


def batched_text(input, n):
    """The shape as messages show it, with the batch of one that an unbatched input gets."""
    return shapes.text(input.dims) if len(input.dims) == n + 2 else "1, " + shapes.text(input.dims)


def combination(input, function):
    """For an input that is no tensor."""
    if known(input) and not certain(hasattr(input, "__torch_function__")):
        shown_type = "torch.device" if type_name(input) == "Device" else type_name(input)
        raise TypeError(f"{function}() received an invalid combination of arguments - got ({shown_type}, Parameter, Parameter, tuple, tuple, "
                        "tuple, int), but expected one of: (Tensor input, Tensor weight, Tensor bias = None, …)")
    return unknown()


def same_type(input, weight, bias, n):
    """The checks of dtype and device that a convolution makes."""
    kind = "bias" if is_tensor(bias) else "weight"
    if dtypes.differ(input.dtype, weight.dtype):
        raise RuntimeError(f"Input type ({_c_long(input.dtype)}) and {kind} type ({_c_long(weight.dtype)}) should be the same")
    a = device_type(input.device)
    b = device_type(weight.device)
    if known(a) and known(b) and a != b and "meta" not in (a, b):
        raise RuntimeError(f"Input type ({_tensor_type(input, a)}) and weight type ({_tensor_type(weight, b)}) should be the same")


def _c_long(d):
    return "long int" if d.name == "int64" else dtypes.C_NAMES[d.name]


def _tensor_type(x, device):
    name = dtypes.scalar_name(x.dtype) if dtypes.is_dtype(x.dtype) else "?"
    return f"torch.{'cuda.' if device == 'cuda' else ''}{name}Tensor"


def conv(input, weight, bias, stride, padding, dilation, groups, n):
    name = f"conv{n}d"
    if not is_tensor(input):
        return combination(input, name)
    if not is_tensor(weight):
        return unknown()
    if input.dims is not None:
        spatial(input, n, f"Expected {n + 1}D (unbatched) or {n + 2}D (batched) input to {name}, but got input of size: "
                f"[{shapes.text(input.dims)}]")
    same_type(input, weight, bias, n)
    if input.dims is None or weight.dims is None:
        return product(None, input, weight, bias)
    have = input.dims[-n - 1]
    want = weight.dims[1] * groups
    if known(have) and known(want) and have != want:
        raise RuntimeError(f"Given groups={groups}, weight of size [{shapes.text(weight.dims)}], expected input[{batched_text(input, n)}] to have "
                           f"{want} channels, but got {have} channels instead")
    size = slid(input.dims[-n:], weight.dims[2:], stride, padding, dilation, n)
    return product(tuple(input.dims[:-n - 1]) + (weight.dims[0],) + size, input, weight, bias)


def product(dims, input, weight, bias):
    """A result that needs input and weight for backward."""
    inputs = [input, weight]
    if is_tensor(bias):
        inputs.append(bias)
    saved = [weight] if certain(input.requires_grad) else []
    if certain(weight.requires_grad):
        saved.append(input)
    return result(dims, input.dtype, inputs, saved, len(saved) > 0)


def slid(sizes, kernel, stride, padding, dilation, n):
    """The spatial sizes after a convolution; raises where the kernel does not fit."""
    if known(padding) and isinstance(padding, str):
        if padding == "same":
            return tuple(sizes)
        padding = 0
    steps = shapes.pair(stride, n)
    pads = shapes.pair(padding, n)
    holes = shapes.pair(dilation, n)
    if steps is None or pads is None or holes is None:
        return tuple([unknown(int) for _ in sizes])
    wide = [sizes[i] + 2 * pads[i] for i in range(n)]
    reach = [holes[i] * (kernel[i] - 1) + 1 for i in range(n)]
    for i in range(n):
        if certain(steps[i] <= 0):
            raise RuntimeError("non-positive stride is not supported")
        if certain(wide[i] < reach[i]):
            raise RuntimeError(f"Calculated padded input size per channel: ({' x '.join([shown(x) for x in wide])}). Kernel size: "
                               f"({' x '.join([shown(x) for x in reach])}). Kernel size can't be greater than actual input size")
    return tuple([shapes.window(sizes[i], kernel[i], steps[i], pads[i], holes[i]) for i in range(n)])


def conv_transpose(input, weight, bias, stride, padding, output_padding, groups, dilation, n):
    name = f"conv_transpose{n}d"
    if not is_tensor(input):
        return combination(input, name)
    if not is_tensor(weight):
        return unknown()
    if input.dims is not None:
        spatial(input, n, f"Expected {n + 1}D (unbatched) or {n + 2}D (batched) input to {name}, but got input of size: "
                f"[{shapes.text(input.dims)}]")
    same_type(input, weight, bias, n)
    if input.dims is None or weight.dims is None:
        return product(None, input, weight, bias)
    have = input.dims[-n - 1]
    want = weight.dims[0]
    if known(have) and known(want) and have != want:
        raise RuntimeError(f"Given transposed=1, weight of size [{shapes.text(weight.dims)}], expected input[{batched_text(input, n)}] to have "
                           f"{want} channels, but got {have} channels instead")
    s, p, o, d = shapes.pair(stride, n), shapes.pair(padding, n), shapes.pair(output_padding, n), shapes.pair(dilation, n)
    size = []
    for i in range(n):
        if s is None or p is None or o is None or d is None:
            size.append(unknown(int))
        else:
            size.append((input.dims[i - n] - 1) * s[i] - 2 * p[i] + d[i] * (weight.dims[2 + i] - 1) + o[i] + 1)
    return product(tuple(input.dims[:-n - 1]) + (weight.dims[1] * groups,) + tuple(size), input, weight, bias)


def conv1d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    return conv(input, weight, bias, stride, padding, dilation, groups, 1)


def conv2d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    return conv(input, weight, bias, stride, padding, dilation, groups, 2)


def conv3d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    return conv(input, weight, bias, stride, padding, dilation, groups, 3)


def conv_transpose1d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    return conv_transpose(input, weight, bias, stride, padding, output_padding, groups, dilation, 1)


def conv_transpose2d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    return conv_transpose(input, weight, bias, stride, padding, output_padding, groups, dilation, 2)


def conv_transpose3d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    return conv_transpose(input, weight, bias, stride, padding, output_padding, groups, dilation, 3)


RANKS = {1: "Expected 2D or 3D (batch mode) tensor with optional 0 dim batch size for input, but got:[{}]",
         2: "non-empty 3D or 4D (batch mode) tensor expected for input",
         3: "non-empty 4D or 5D (batch mode) tensor expected for input"}


def pool(input, kernel_size, stride, padding, dilation, ceil_mode, n, name):
    if not is_tensor(input):
        return refuse(input, name)
    if input.dims is None:
        return result(None, input.dtype, [input])
    spatial(input, n, f"{name}: " + RANKS[n].format(shapes.text(input.dims)) if n == 1 else RANKS[n])
    k = shapes.pair(kernel_size, n)
    s = k if known(stride) and (stride is None or stride == []) else shapes.pair(stride, n)
    p = shapes.pair(padding, n)
    d = shapes.pair(dilation, n)
    if k is None or s is None or p is None or d is None:
        return result(tuple(input.dims[:-n]) + tuple([unknown(int) for _ in range(n)]), input.dtype, [input])
    for i in range(n):
        if certain(p[i] * 2 > d[i] * (k[i] - 1) + 1):
            raise RuntimeError(f"pad should be at most half of effective kernel size, but got pad={p[i]}, kernel_size={shown(k[i])} and "
                               f"dilation={d[i]}")
    sizes = input.dims[-n:]
    size = tuple([shapes.window(sizes[i], k[i], s[i], p[i], d[i], ceil_mode) for i in range(n)])
    channels = shown(input.dims[-n - 1])
    for x in size:
        if certain(x < 1):
            if n == 1:
                raise RuntimeError(f"{name}() Invalid computed output size: {x}")
            before = "x".join([channels] + [shown(y) for y in sizes])
            after = "x".join([channels] + [shown(y) for y in size])
            raise RuntimeError(f"Given input size: ({before}). Calculated output size: ({after}). Output size is too small")
    return result(tuple(input.dims[:-n]) + size, input.dtype, [input])


def max_pool1d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    return indexed(pool(input, kernel_size, stride, padding, dilation, ceil_mode, 1, "max_pool1d"), return_indices)


def max_pool2d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    return indexed(pool(input, kernel_size, stride, padding, dilation, ceil_mode, 2, "max_pool2d"), return_indices)


def max_pool3d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    return indexed(pool(input, kernel_size, stride, padding, dilation, ceil_mode, 3, "max_pool3d"), return_indices)


def indexed(r, return_indices):
    if not known(return_indices) or not known(r):
        return unknown()
    return (r, r.make(r.dims, dtypes.int64)) if return_indices else r


def avg_pool1d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True):
    return pool(input, kernel_size, stride, padding, 1, ceil_mode, 1, "avg_pool1d")


def avg_pool2d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None):
    if is_tensor(input) and input.dims is not None and len(input.dims) < 3:
        raise IndexError("Dimension out of range (expected to be in range of [-2, 1], but got -3)")
    return pool(input, kernel_size, stride, padding, 1, ceil_mode, 2, "avg_pool2d")


def avg_pool3d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None):
    return pool(input, kernel_size, stride, padding, 1, ceil_mode, 3, "avg_pool3d")


def adaptive(input, output_size, n, name):
    if not is_tensor(input):
        return refuse(input, name)
    if input.dims is None or not known(output_size):
        return result(None, input.dtype, [input])
    wanted = list(output_size) if isinstance(output_size, (list, tuple)) else [output_size for _ in range(n)]
    if len(wanted) != n:
        if len(wanted) == 1:
            wanted = [wanted[0] for _ in range(n)]
        else:
            raise RuntimeError(f"{name}: output_size must be {n}")
    if len(input.dims) < n and all(certain(w == 1) for w in wanted):
        return result(None, input.dtype, [input])
    if len(input.dims) < n:
        raise RuntimeError(f"{name}(): Expected {n + 1}D or {n + 2}D tensor, but got [{shapes.text(input.dims)}]")
    sizes = tuple([input.dims[i - n] if certain(wanted[i] is None) else wanted[i] for i in range(n)])
    return result(tuple(input.dims[:-n]) + sizes, input.dtype, [input])


def adaptive_avg_pool1d(input, output_size):
    return adaptive(input, output_size, 1, "adaptive_avg_pool1d")


def adaptive_avg_pool2d(input, output_size):
    return adaptive(input, output_size, 2, "adaptive_avg_pool2d")


def adaptive_avg_pool3d(input, output_size):
    return adaptive(input, output_size, 3, "adaptive_avg_pool3d")


def adaptive_max_pool1d(input, output_size, return_indices=False):
    return indexed(adaptive(input, output_size, 1, "adaptive_max_pool1d"), return_indices)


def adaptive_max_pool2d(input, output_size, return_indices=False):
    return indexed(adaptive(input, output_size, 2, "adaptive_max_pool2d"), return_indices)


def adaptive_max_pool3d(input, output_size, return_indices=False):
    return indexed(adaptive(input, output_size, 3, "adaptive_max_pool3d"), return_indices)


def pad(input, pad, mode="constant", value=None):
    if not is_tensor(input):
        return refuse(input, "pad")
    if input.dims is None or not known(pad) or not isinstance(pad, (list, tuple)):
        return result(None, input.dtype, [input])
    if len(pad) % 2 != 0:
        raise RuntimeError("Padding length must be divisible by 2")
    if len(pad) > 2 * len(input.dims):
        raise RuntimeError("Padding length should be less than or equal to two times the input dimension but got padding length "
                           f"{len(pad)} and input of dimension {len(input.dims)}")
    dims = list(input.dims)
    for i in range(len(pad) // 2):
        place = len(dims) - 1 - i
        new = dims[place] + pad[2 * i] + pad[2 * i + 1]
        if certain(mode == "reflect") and (certain(pad[2 * i] >= dims[place]) or certain(pad[2 * i + 1] >= dims[place])):
            raise RuntimeError("Argument #4: Padding size should be less than the corresponding input dimension, but got: padding "
                               f"({shown(pad[2 * i])}, {shown(pad[2 * i + 1])}) at dimension {place} of input [{shapes.text(input.dims)}]")
        dims[place] = new
    return result(tuple(dims), input.dtype, [input])


def interpolate(input, size=None, scale_factor=None, mode="nearest", align_corners=None, recompute_scale_factor=None, antialias=False):
    if not is_tensor(input):
        return refuse(input, "interpolate")
    if certain(size is None) and certain(scale_factor is None):
        raise ValueError("either size or scale_factor should be defined")
    if input.dims is None:
        return result(None, input.dtype, [input])
    n = len(input.dims) - 2
    if n < 1:
        raise NotImplementedError(f"Input Error: Only 3D, 4D and 5D input Tensors supported (got {len(input.dims)}D)")
    need = {"linear": 3, "bilinear": 4, "bicubic": 4, "trilinear": 5}
    if known(mode) and mode in need and need[mode] != len(input.dims):
        raise NotImplementedError(f"Got {len(input.dims)}D input, but {mode} mode needs {need[mode]}D input")
    spread = input.dims[2:]
    if known(size) and size is not None:
        wanted = list(size) if isinstance(size, (list, tuple)) else [size for _ in range(n)]
        if len(wanted) != n:
            raise ValueError(f"Input and output must have the same number of spatial dimensions, but got input with spatial dimensions of "
                             f"[{shapes.text(spread)}] and output size of {size}.")
    elif known(scale_factor) and isinstance(scale_factor, (int, list, tuple)):
        factors = list(scale_factor) if isinstance(scale_factor, (list, tuple)) else [scale_factor for _ in range(n)]
        wanted = [spread[i] * factors[i] if known(factors[i]) and isinstance(factors[i], int) else unknown(int) for i in range(n)]
    elif known(scale_factor) and isinstance(scale_factor, float) and scale_factor == int(scale_factor):
        wanted = [d * int(scale_factor) for d in spread]
    else:
        wanted = [unknown(int) for _ in range(n)]
    return result(tuple(input.dims[:2]) + tuple(wanted), input.dtype, [input])
