"""Layers: linear, convolutions, pooling, normalisation, embedding, shape."""

from models.crane import certain, known, type_name, unknown
from models.torch import create, shapes
from models.torch.base import Device, is_tensor
from models.torch.nn import functional as F
from models.torch.nn.module import Module
from models.torch.nn.windows import conv, conv_transpose
from models.torch.tensor import Parameter


def weight(dims, device=None, dtype=None):
    """A new parameter of that shape."""
    for d in dims:
        if known(d) and isinstance(d, (float, str, list, tuple, Device)) or certain(d is None):
            raise TypeError("empty(): argument 'size' failed to unpack the object with error \"type must be tuple of ints,but got "
                            f"{type_name(d)}\"")
        if known(d) and isinstance(d, int) and d < 0:
            raise RuntimeError(f"Trying to create tensor with negative dimension {d}: [{shapes.text(dims)}]")
    made = Parameter(create.made(dims, dtype, device))
    # The layer's own start values were put there in place.
    made.version = 1
    return made


def optional(wanted, dims, device=None, dtype=None):
    """A bias, if there is one."""
    if not known(wanted):
        return unknown()
    return weight(dims, device, dtype) if wanted else None


class Identity(Module):
    __real__ = "torch.nn.modules.linear.Identity"

    def __init__(self, *args, **kwargs):
        super().__init__()

    def forward(self, input):
        return input


class Linear(Module):
    __real__ = "torch.nn.modules.linear.Linear"

    def __init__(self, in_features, out_features, bias=True, device=None, dtype=None):
        super().__init__()
        self.in_features = in_features
        self.out_features = out_features
        self.weight = weight((out_features, in_features), device, dtype)
        self.bias = optional(bias, (out_features,), device, dtype)

    def forward(self, input):
        return F.linear(input, self.weight, self.bias)


class Bilinear(Module):
    __real__ = "torch.nn.modules.linear.Bilinear"

    def __init__(self, in1_features, in2_features, out_features, bias=True, device=None, dtype=None):
        super().__init__()
        self.weight = weight((out_features, in1_features, in2_features), device, dtype)
        self.bias = optional(bias, (out_features,), device, dtype)

    def forward(self, input1, input2):
        return F.bilinear(input1, input2, self.weight, self.bias)


class ConvNd(Module):
    """What convolutions share; `set_up` makes the weights."""

    def set_up(self, n, in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias, padding_mode, transposed):
        if known(groups) and isinstance(groups, int):
            if groups <= 0:
                raise ValueError("groups must be a positive integer")
            if certain(in_channels % groups != 0):
                raise ValueError("in_channels must be divisible by groups")
            if certain(out_channels % groups != 0):
                raise ValueError("out_channels must be divisible by groups")
        if known(padding) and isinstance(padding, str):
            if padding not in ("same", "valid"):
                raise ValueError(f"Invalid padding string '{padding}', should be one of {{'same', 'valid'}}")
            if padding == "same" and any(certain(s != 1) for s in shapes.pair(stride, n) or ()):
                raise ValueError("padding='same' is not supported for strided convolutions")
        if known(padding_mode) and padding_mode not in ("zeros", "reflect", "replicate", "circular"):
            raise ValueError("padding_mode must be one of {'zeros', 'reflect', 'replicate', 'circular'}, but got padding_mode="
                             f"'{padding_mode}'")
        self.in_channels = in_channels
        self.out_channels = out_channels
        self.kernel_size = shapes.pair(kernel_size, n)
        self.stride = shapes.pair(stride, n)
        self.padding = padding if known(padding) and isinstance(padding, str) else shapes.pair(padding, n)
        self.dilation = shapes.pair(dilation, n)
        self.groups = groups
        self.padding_mode = padding_mode
        kernel = tuple([unknown(int) for _ in range(n)]) if self.kernel_size is None else self.kernel_size
        first = (in_channels, out_channels // groups) if transposed else (out_channels, in_channels // groups)
        self.weight = weight(first + kernel)
        self.bias = optional(bias, (out_channels,))


class Conv1d(ConvNd):
    __real__ = "torch.nn.modules.conv.Conv1d"

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, dilation=1, groups=1, bias=True, padding_mode="zeros",
                 device=None, dtype=None):
        super().__init__()
        self.set_up(1, in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias, padding_mode, False)

    def forward(self, input):
        return conv(input, self.weight, self.bias, self.stride, self.padding, self.dilation, self.groups, 1)


class Conv2d(ConvNd):
    __real__ = "torch.nn.modules.conv.Conv2d"

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, dilation=1, groups=1, bias=True, padding_mode="zeros",
                 device=None, dtype=None):
        super().__init__()
        self.set_up(2, in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias, padding_mode, False)

    def forward(self, input):
        return conv(input, self.weight, self.bias, self.stride, self.padding, self.dilation, self.groups, 2)


class Conv3d(ConvNd):
    __real__ = "torch.nn.modules.conv.Conv3d"

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, dilation=1, groups=1, bias=True, padding_mode="zeros",
                 device=None, dtype=None):
        super().__init__()
        self.set_up(3, in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias, padding_mode, False)

    def forward(self, input):
        return conv(input, self.weight, self.bias, self.stride, self.padding, self.dilation, self.groups, 3)


class ConvTranspose1d(ConvNd):
    __real__ = "torch.nn.modules.conv.ConvTranspose1d"

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, output_padding=0, groups=1, bias=True, dilation=1,
                 padding_mode="zeros", device=None, dtype=None):
        super().__init__()
        self.set_up(1, in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias, padding_mode, True)
        self.output_padding = output_padding

    def forward(self, input, output_size=None):
        extra = self.output_padding if certain(output_size is None) else unknown(int)
        return conv_transpose(input, self.weight, self.bias, self.stride, self.padding, extra, self.groups, self.dilation, 1)


class ConvTranspose2d(ConvNd):
    __real__ = "torch.nn.modules.conv.ConvTranspose2d"

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, output_padding=0, groups=1, bias=True, dilation=1,
                 padding_mode="zeros", device=None, dtype=None):
        super().__init__()
        self.set_up(2, in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias, padding_mode, True)
        self.output_padding = output_padding

    def forward(self, input, output_size=None):
        extra = self.output_padding if certain(output_size is None) else unknown(int)
        return conv_transpose(input, self.weight, self.bias, self.stride, self.padding, extra, self.groups, self.dilation, 2)


class ConvTranspose3d(ConvNd):
    __real__ = "torch.nn.modules.conv.ConvTranspose3d"

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, output_padding=0, groups=1, bias=True, dilation=1,
                 padding_mode="zeros", device=None, dtype=None):
        super().__init__()
        self.set_up(3, in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias, padding_mode, True)
        self.output_padding = output_padding

    def forward(self, input, output_size=None):
        extra = self.output_padding if certain(output_size is None) else unknown(int)
        return conv_transpose(input, self.weight, self.bias, self.stride, self.padding, extra, self.groups, self.dilation, 3)


class MaxPoolNd(Module):
    def __init__(self, kernel_size, stride=None, padding=0, dilation=1, return_indices=False, ceil_mode=False):
        super().__init__()
        self.kernel_size = kernel_size
        self.stride = kernel_size if certain(stride is None) else stride
        self.padding = padding
        self.dilation = dilation
        self.return_indices = return_indices
        self.ceil_mode = ceil_mode


class MaxPool1d(MaxPoolNd):
    __real__ = "torch.nn.modules.pooling.MaxPool1d"

    def forward(self, input):
        return F.max_pool1d(input, self.kernel_size, self.stride, self.padding, self.dilation, self.ceil_mode, self.return_indices)


class MaxPool2d(MaxPoolNd):
    __real__ = "torch.nn.modules.pooling.MaxPool2d"

    def forward(self, input):
        return F.max_pool2d(input, self.kernel_size, self.stride, self.padding, self.dilation, self.ceil_mode, self.return_indices)


class MaxPool3d(MaxPoolNd):
    __real__ = "torch.nn.modules.pooling.MaxPool3d"

    def forward(self, input):
        return F.max_pool3d(input, self.kernel_size, self.stride, self.padding, self.dilation, self.ceil_mode, self.return_indices)


class AvgPool1d(Module):
    __real__ = "torch.nn.modules.pooling.AvgPool1d"

    def __init__(self, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True):
        super().__init__()
        self.kernel_size = kernel_size
        self.stride = kernel_size if certain(stride is None) else stride
        self.padding = padding
        self.ceil_mode = ceil_mode

    def forward(self, input):
        return F.avg_pool1d(input, self.kernel_size, self.stride, self.padding, self.ceil_mode)


class AvgPool2d(Module):
    __real__ = "torch.nn.modules.pooling.AvgPool2d"

    def __init__(self, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None):
        super().__init__()
        self.kernel_size = kernel_size
        self.stride = kernel_size if certain(stride is None) else stride
        self.padding = padding
        self.ceil_mode = ceil_mode

    def forward(self, input):
        return F.avg_pool2d(input, self.kernel_size, self.stride, self.padding, self.ceil_mode)


class AvgPool3d(AvgPool2d):
    __real__ = "torch.nn.modules.pooling.AvgPool3d"

    def forward(self, input):
        return F.avg_pool3d(input, self.kernel_size, self.stride, self.padding, self.ceil_mode)


class AdaptivePool(Module):
    """The adaptive pools; each names its function."""

    def __init__(self, output_size):
        super().__init__()
        self.output_size = output_size


class AdaptiveAvgPool1d(AdaptivePool):
    __real__ = "torch.nn.modules.pooling.AdaptiveAvgPool1d"

    def forward(self, input):
        return F.adaptive_avg_pool1d(input, self.output_size)


class AdaptiveAvgPool2d(AdaptivePool):
    __real__ = "torch.nn.modules.pooling.AdaptiveAvgPool2d"

    def forward(self, input):
        return F.adaptive_avg_pool2d(input, self.output_size)


class AdaptiveAvgPool3d(AdaptivePool):
    __real__ = "torch.nn.modules.pooling.AdaptiveAvgPool3d"

    def forward(self, input):
        return F.adaptive_avg_pool3d(input, self.output_size)


class AdaptiveMaxPool(Module):
    def __init__(self, output_size, return_indices=False):
        super().__init__()
        self.output_size = output_size
        self.return_indices = return_indices


class AdaptiveMaxPool1d(AdaptiveMaxPool):
    __real__ = "torch.nn.modules.pooling.AdaptiveMaxPool1d"

    def forward(self, input):
        return F.adaptive_max_pool1d(input, self.output_size, self.return_indices)


class AdaptiveMaxPool2d(AdaptiveMaxPool):
    __real__ = "torch.nn.modules.pooling.AdaptiveMaxPool2d"

    def forward(self, input):
        return F.adaptive_max_pool2d(input, self.output_size, self.return_indices)


class AdaptiveMaxPool3d(AdaptiveMaxPool):
    __real__ = "torch.nn.modules.pooling.AdaptiveMaxPool3d"

    def forward(self, input):
        return F.adaptive_max_pool3d(input, self.output_size, self.return_indices)


class Flatten(Module):
    __real__ = "torch.nn.modules.flatten.Flatten"

    def __init__(self, start_dim=1, end_dim=-1):
        super().__init__()
        self.start_dim = start_dim
        self.end_dim = end_dim

    def forward(self, input):
        if not is_tensor(input):
            if known(input) and isinstance(input, (list, tuple, int, float, str)):
                raise AttributeError(f"'{type_name(input)}' object has no attribute 'flatten'")
            return unknown()
        return input.flatten(self.start_dim, self.end_dim)


class Unflatten(Module):
    __real__ = "torch.nn.modules.flatten.Unflatten"

    def __init__(self, dim, unflattened_size):
        super().__init__()
        self.dim = dim
        self.unflattened_size = unflattened_size

    def forward(self, input):
        return input.unflatten(self.dim, self.unflattened_size) if is_tensor(input) else unknown()


class Upsample(Module):
    __real__ = "torch.nn.modules.upsampling.Upsample"

    def __init__(self, size=None, scale_factor=None, mode="nearest", align_corners=None, recompute_scale_factor=None):
        super().__init__()
        self.size = size
        self.scale_factor = scale_factor
        self.mode = mode

    def forward(self, input):
        return F.interpolate(input, self.size, self.scale_factor, self.mode)


class PadNd(Module):
    """Padding on all sides of n dimensions."""

    n = 2
    mode = "constant"

    def __init__(self, padding, value=0.0):
        super().__init__()
        self.padding = unknown() if not known(padding) else shapes.pair(padding, 2 * self.n)

    def forward(self, input):
        return unknown() if not known(self.padding) or self.padding is None else F.pad(input, self.padding, self.mode)


class ZeroPad2d(PadNd):
    __real__ = "torch.nn.modules.padding.ZeroPad2d"


class ConstantPad2d(PadNd):
    __real__ = "torch.nn.modules.padding.ConstantPad2d"


class ConstantPad1d(PadNd):
    __real__ = "torch.nn.modules.padding.ConstantPad1d"
    n = 1


class ReflectionPad2d(PadNd):
    __real__ = "torch.nn.modules.padding.ReflectionPad2d"
    mode = "reflect"


class ReflectionPad1d(PadNd):
    __real__ = "torch.nn.modules.padding.ReflectionPad1d"
    n = 1
    mode = "reflect"


class ReplicationPad2d(PadNd):
    __real__ = "torch.nn.modules.padding.ReplicationPad2d"
    mode = "replicate"


class PixelShuffle(Module):
    __real__ = "torch.nn.modules.pixelshuffle.PixelShuffle"

    def __init__(self, upscale_factor):
        super().__init__()
        self.upscale_factor = upscale_factor

    def forward(self, input):
        return F.pixel_shuffle(input, self.upscale_factor)


class Embedding(Module):
    __real__ = "torch.nn.modules.sparse.Embedding"

    def __init__(self, num_embeddings, embedding_dim, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False,
                 _weight=None, _freeze=False, device=None, dtype=None):
        super().__init__()
        if known(padding_idx) and known(num_embeddings) and padding_idx is not None:
            if padding_idx >= num_embeddings or padding_idx < -num_embeddings:
                raise AssertionError("Padding_idx must be within num_embeddings")
        self.num_embeddings = num_embeddings
        self.embedding_dim = embedding_dim
        self.padding_idx = padding_idx
        self.weight = weight((num_embeddings, embedding_dim), device, dtype)

    @classmethod
    def from_pretrained(cls, embeddings, freeze=True, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False):
        if not is_tensor(embeddings):
            if known(embeddings):
                raise AttributeError(f"'{type_name(embeddings)}' object has no attribute 'dim'")
            return unknown()
        if embeddings.dims is None:
            return unknown()
        if len(embeddings.dims) != 2:
            raise AssertionError("Embeddings parameter is expected to be 2-dimensional")
        new = cls(embeddings.dims[0], embeddings.dims[1], padding_idx)
        new.weight.requires_grad = not freeze if known(freeze) else unknown(bool)
        new.weight.dtype = embeddings.dtype
        return new

    def forward(self, input):
        return F.embedding(input, self.weight)


class EmbeddingBag(Module):
    __real__ = "torch.nn.modules.sparse.EmbeddingBag"

    def __init__(self, num_embeddings, embedding_dim, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, mode="mean", sparse=False,
                 _weight=None, include_last_offset=False, padding_idx=None, device=None, dtype=None):
        super().__init__()
        self.num_embeddings = num_embeddings
        self.embedding_dim = embedding_dim
        self.weight = weight((num_embeddings, embedding_dim), device, dtype)

    def forward(self, input, offsets=None, per_sample_weights=None):
        r = F.embedding(input, self.weight)
        if not known(r) or r.dims is None:
            return unknown()
        if len(r.dims) == 3 and certain(offsets is None):
            return r.mean(1)
        return r.new_zeros((unknown(int), self.embedding_dim)) if len(r.dims) == 2 and is_tensor(offsets) else unknown()
