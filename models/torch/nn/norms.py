"""Normalisation layers."""

from models.crane import certain, known, unknown
from models.torch import create, dtypes, shapes
from models.torch.base import CPU, is_tensor, refuse
from models.torch.nn import functional as F
from models.torch.nn.layers import optional
from models.torch.nn.module import Module


class BatchNorm(Module):
    """What the BatchNorms share; `ranks` are the numbers of dimensions that are taken."""

    ranks = (2, 3)
    expected = "2D or 3D"

    def __init__(self, num_features, eps=1e-5, momentum=0.1, affine=True, track_running_stats=True, device=None, dtype=None):
        super().__init__()
        self.num_features = num_features
        self.affine = affine
        self.track_running_stats = track_running_stats
        self.weight = optional(affine, (num_features,), device, dtype)
        self.bias = optional(affine, (num_features,), device, dtype)
        tracks = certain(track_running_stats)
        self.register_buffer("running_mean", create.made((num_features,), dtype, device) if tracks else None)
        self.register_buffer("running_var", create.made((num_features,), dtype, device) if tracks else None)
        self.register_buffer("num_batches_tracked", create.made((), dtypes.int64, CPU) if tracks else None)

    def forward(self, input):
        if not is_tensor(input):
            return refuse(input, "batch_norm")
        if input.dims is not None and len(input.dims) not in self.ranks:
            raise ValueError(f"expected {self.expected} input (got {len(input.dims)}D input)")
        return F.batch_norm(input, self.running_mean, self.running_var, self.weight, self.bias, self.training)


class BatchNorm1d(BatchNorm):
    __real__ = "torch.nn.modules.batchnorm.BatchNorm1d"


class BatchNorm2d(BatchNorm):
    __real__ = "torch.nn.modules.batchnorm.BatchNorm2d"
    ranks = (4,)
    expected = "4D"


class BatchNorm3d(BatchNorm):
    __real__ = "torch.nn.modules.batchnorm.BatchNorm3d"
    ranks = (5,)
    expected = "5D"


class InstanceNorm(Module):
    ranks = (2, 3)
    expected = "2D or 3D"

    def __init__(self, num_features, eps=1e-5, momentum=0.1, affine=False, track_running_stats=False, device=None, dtype=None):
        super().__init__()
        self.num_features = num_features
        self.weight = optional(affine, (num_features,))
        self.bias = optional(affine, (num_features,))

    def forward(self, input):
        if not is_tensor(input):
            return refuse(input, "instance_norm")
        if input.dims is not None and len(input.dims) not in self.ranks:
            raise ValueError(f"expected {self.expected} input (got {len(input.dims)}D input)")
        if input.dims is not None and len(input.dims) == max(self.ranks) and certain(shapes.numel(tuple(input.dims[2:])) == 1):
            raise ValueError(f"Expected more than 1 spatial element when training, got input size {shapes.size_text(input.dims)}")
        return F.activated(input, "instance_norm")


class InstanceNorm1d(InstanceNorm):
    __real__ = "torch.nn.modules.instancenorm.InstanceNorm1d"


class InstanceNorm2d(InstanceNorm):
    __real__ = "torch.nn.modules.instancenorm.InstanceNorm2d"
    ranks = (3, 4)
    expected = "3D or 4D"


class InstanceNorm3d(InstanceNorm):
    __real__ = "torch.nn.modules.instancenorm.InstanceNorm3d"
    ranks = (4, 5)
    expected = "4D or 5D"


class LayerNorm(Module):
    __real__ = "torch.nn.modules.normalization.LayerNorm"

    def __init__(self, normalized_shape, eps=1e-5, elementwise_affine=True, bias=True, device=None, dtype=None):
        super().__init__()
        self.normalized_shape = unknown() if not known(normalized_shape) else as_shape(normalized_shape)
        dims = self.normalized_shape if known(self.normalized_shape) else None
        self.weight = optional(elementwise_affine, dims, device, dtype) if dims is not None else unknown()
        self.bias = optional(elementwise_affine and bias, dims, device, dtype) if dims is not None else unknown()

    def forward(self, input):
        return F.layer_norm(input, self.normalized_shape, self.weight, self.bias)


class RMSNorm(LayerNorm):
    __real__ = "torch.nn.modules.normalization.RMSNorm"

    def __init__(self, normalized_shape, eps=None, elementwise_affine=True, device=None, dtype=None):
        super().__init__(normalized_shape, 1e-5, elementwise_affine, False)


def as_shape(x):
    return tuple(x) if isinstance(x, (list, tuple)) else (x,)


class GroupNorm(Module):
    __real__ = "torch.nn.modules.normalization.GroupNorm"

    def __init__(self, num_groups, num_channels, eps=1e-5, affine=True, device=None, dtype=None):
        super().__init__()
        if certain(num_channels % num_groups != 0):
            raise ValueError(f"num_channels ({num_channels}) must be divisible by num_groups ({num_groups})")
        self.num_groups = num_groups
        self.num_channels = num_channels
        self.affine = affine
        self.weight = optional(affine, (num_channels,))
        self.bias = optional(affine, (num_channels,))

    def forward(self, input):
        return F.group_norm(input, self.num_groups, self.weight, self.bias)


class LocalResponseNorm(Module):
    __real__ = "torch.nn.modules.normalization.LocalResponseNorm"

    def __init__(self, size, alpha=1e-4, beta=0.75, k=1.0):
        super().__init__()

    def forward(self, input):
        return F.activated(input, "local_response_norm")
