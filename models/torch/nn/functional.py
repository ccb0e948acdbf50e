"""torch.nn.functional."""

from models.crane import certain, known, type_name, unknown
from models.torch import dtypes, shapes
from models.torch.base import is_tensor, plain, refuse, result
from models.torch.nn.losses import (binary_cross_entropy, binary_cross_entropy_with_logits, cosine_embedding_loss, cross_entropy, ctc_loss,
                                    gaussian_nll_loss, hinge_embedding_loss, huber_loss, kl_div, l1_loss, margin_ranking_loss, mse_loss,
                                    multilabel_soft_margin_loss, nll_loss, poisson_nll_loss, smooth_l1_loss, soft_margin_loss,
                                    triplet_margin_loss)
from models.torch.nn.windows import (adaptive_avg_pool1d, adaptive_avg_pool2d, adaptive_avg_pool3d, adaptive_max_pool1d,
                                     adaptive_max_pool2d, adaptive_max_pool3d, avg_pool1d, avg_pool2d, avg_pool3d, conv1d, conv2d, conv3d,
                                     conv_transpose1d, conv_transpose2d, conv_transpose3d, interpolate, max_pool1d, max_pool2d, max_pool3d,
                                     pad, product)
from models.torch.ops import linalg, pointwise, reduce
from models.torch.ops.index import bounds
from models.torch.ops.linalg import shown, unlike


def linear(input, weight, bias=None):
    if not is_tensor(input):
        return refuse(input, "linear")
    if not is_tensor(weight):
        return unknown()
    a, b = input.dims, weight.dims
    if a is not None and len(a) == 0:
        raise RuntimeError("both arguments to linear need to be at least 1D, but they are 0D and 2D")
    if a is not None and b is not None and len(b) == 2 and unlike(a[-1], b[1]):
        rows = shapes.numel(tuple(a[:-1]))
        raise RuntimeError(f"mat1 and mat2 shapes cannot be multiplied ({shown(rows)}x{a[-1]} and {b[1]}x{shown(b[0])})")
    if dtypes.differ(input.dtype, weight.dtype):
        raise RuntimeError(f"mat1 and mat2 must have the same dtype, but got {dtypes.scalar_name(input.dtype)} and "
                           + dtypes.scalar_name(weight.dtype))
    if a is None or b is None or len(b) != 2:
        return product(None, input, weight, bias)
    return product(tuple(a[:-1]) + (b[0],), input, weight, bias)


def bilinear(input1, input2, weight, bias=None):
    if not is_tensor(input1) or not is_tensor(weight):
        return unknown()
    return product(None if input1.dims is None else tuple(input1.dims[:-1]) + (weight.dims[0],), input1, weight, bias)


def embedding(input, weight, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False):
    if not is_tensor(input):
        return refuse(input, "embedding", "indices", 2)
    if dtypes.is_dtype(input.dtype) and input.dtype.name not in ("int64", "int32"):
        raise RuntimeError("Expected tensor for argument #1 'indices' to have one of the following scalar types: Long, Int; but got "
                           f"torch.{dtypes.scalar_name(input.dtype)}Tensor instead (while checking arguments for embedding)")
    if not is_tensor(weight):
        return unknown()
    if weight.dims is None:
        return result(None, weight.dtype, [weight])
    bounds(input, weight.dims[0], "index out of range in self")
    return result(None if input.dims is None else tuple(input.dims) + (weight.dims[1],), weight.dtype, [weight])


def one_hot(tensor, num_classes=-1):
    if not is_tensor(tensor):
        return refuse(tensor, "one_hot", "self", 1)
    if dtypes.is_dtype(tensor.dtype) and tensor.dtype.name != "int64":
        raise RuntimeError("one_hot is only applicable to index tensor of type LongTensor.")
    if certain(num_classes > 0):
        _class_bounds(tensor, num_classes)
    last = num_classes if certain(num_classes > 0) else unknown(int)
    return plain(tensor, None if tensor.dims is None else tuple(tensor.dims) + (last,), dtypes.int64)


def _class_bounds(tensor, num_classes):
    f = tensor.value_facts
    if f is not None and certain(f.attained) and known(f.high) and f.high is not None and f.high >= num_classes:
        raise RuntimeError("Class values must be smaller than num_classes.")


def batch_norm(input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1, eps=1e-5):
    if not is_tensor(input):
        return refuse(input, "batch_norm")
    if input.dims is None:
        return result(None, input.dtype, [input] + [x for x in (weight, bias) if is_tensor(x)], [input], True)
    d = input.dims
    if certain(training) and len(d) > 1:
        count = shapes.numel(tuple([d[0]]) + tuple(d[2:]))
        if certain(count == 1):
            raise ValueError(f"Expected more than 1 value per channel when training, got input size {shapes.size_text(d)}")
    if is_tensor(running_mean) and running_mean.dims is not None and len(d) > 1 and unlike(d[1], running_mean.dims[0]):
        raise RuntimeError(f"running_mean should contain {d[1]} elements not {running_mean.dims[0]}")
    return result(d, input.dtype, [input] + [x for x in (weight, bias) if is_tensor(x)], [input], True)


def layer_norm(input, normalized_shape, weight=None, bias=None, eps=1e-5):
    if not is_tensor(input):
        return refuse(input, "layer_norm")
    if known(normalized_shape) and input.dims is not None and isinstance(normalized_shape, (list, tuple)):
        n = len(normalized_shape)
        short = len(input.dims) < n
        if short or shapes.differ(tuple(input.dims[len(input.dims) - n:]), tuple(normalized_shape)):
            inner = shapes.text(normalized_shape)
            raise RuntimeError(f"Given normalized_shape=[{inner}], expected input with shape [*, {inner}], but got input of "
                               f"size[{shapes.text(input.dims)}]")
    return result(input.dims, input.dtype, [input] + [x for x in (weight, bias) if is_tensor(x)], [input], True)


def group_norm(input, num_groups, weight=None, bias=None, eps=1e-5):
    if not is_tensor(input):
        return refuse(input, "group_norm")
    if input.dims is not None and len(input.dims) > 1 and is_tensor(weight) and weight.dims is not None and unlike(weight.dims[0], input.dims[1]):
        raise RuntimeError("Expected weight to be a vector of size equal to the number of channels in input, but got weight of shape "
                           f"[{weight.dims[0]}] and input of shape [{shapes.text(input.dims)}]")
    return result(input.dims, input.dtype, [input] + [x for x in (weight, bias) if is_tensor(x)], [input], True)


def probability(p):
    if known(p) and isinstance(p, (int, float)) and (p < 0 or p > 1):
        raise ValueError(f"dropout probability has to be between 0 and 1, but got {p}")


def dropout(input, p=0.5, training=True, inplace=False):
    probability(p)
    return pointwise.same(input) if is_tensor(input) else refuse(input, "dropout")


def dropout1d(input, p=0.5, training=True, inplace=False):
    return dropout(input, p)


def dropout2d(input, p=0.5, training=True, inplace=False):
    return dropout(input, p)


def dropout3d(input, p=0.5, training=True, inplace=False):
    return dropout(input, p)


def relu(input, inplace=False):
    return pointwise.relu(input)


def activated(input, name):
    """An activation of floats that keeps the shape."""
    if not is_tensor(input):
        return refuse(input, name)
    return result(input.dims, input.dtype, [input], [], True)


def relu6(input, inplace=False):
    return activated(input, "hardtanh")


def leaky_relu(input, negative_slope=0.01, inplace=False):
    return activated(input, "leaky_relu")


def elu(input, alpha=1.0, inplace=False):
    return activated(input, "elu")


def selu(input, inplace=False):
    return activated(input, "selu")


def celu(input, alpha=1.0, inplace=False):
    return activated(input, "celu")


def gelu(input, approximate="none"):
    return activated(input, "gelu")


def silu(input, inplace=False):
    return activated(input, "silu")


def mish(input, inplace=False):
    return activated(input, "mish")


def hardtanh(input, min_val=-1.0, max_val=1.0, inplace=False):
    return activated(input, "hardtanh")


def hardswish(input, inplace=False):
    return activated(input, "hardswish")


def hardsigmoid(input, inplace=False):
    return activated(input, "hardsigmoid")


def softplus(input, beta=1.0, threshold=20.0):
    return activated(input, "softplus")


def softsign(input):
    return activated(input, "softsign")


def logsigmoid(input):
    return activated(input, "log_sigmoid")


def tanh(input):
    return pointwise.tanh(input)


def sigmoid(input):
    return pointwise.sigmoid(input)


def prelu(input, weight):
    return activated(input, "prelu")


def softmax(input, dim=None, _stacklevel=3, dtype=None):
    return along(input, dim, dtype, "softmax")


def log_softmax(input, dim=None, _stacklevel=3, dtype=None):
    return along(input, dim, dtype, "log_softmax")


def softmin(input, dim=None, _stacklevel=3, dtype=None):
    return along(input, dim, dtype, "softmax")


def gumbel_softmax(logits, tau=1, hard=False, eps=1e-10, dim=-1):
    return along(logits, dim, None, "softmax")


def along(input, dim, dtype, name):
    if known(dim) and dim is None:
        dim = 0 if is_tensor(input) and input.dims is not None and len(input.dims) in (0, 1, 3) else unknown(int)
    if known(input) and not is_tensor(input) and isinstance(input, (int, float, list, tuple, str)):
        raise AttributeError(f"'{type_name(input)}' object has no attribute '{name}'")
    return reduce.softened(input, dim, dtype, name)


def glu(input, dim=-1):
    if not is_tensor(input):
        return refuse(input, "glu")
    if input.dims is None:
        return result(None, input.dtype, [input])
    d = shapes.axis(dim, len(input.dims))
    if not known(d):
        return result(None, input.dtype, [input])
    return result(tuple([input.dims[i] // 2 if i == d else input.dims[i] for i in range(len(input.dims))]), input.dtype, [input], [], True)


def normalize(input, p=2.0, dim=1, eps=1e-12, out=None):
    if not is_tensor(input):
        return refuse(input, "norm", "input", 1)
    if input.dims is not None:
        reduce.places(input, dim)
    return activated(input, "normalize")


def cosine_similarity(x1, x2, dim=1, eps=1e-8):
    if not linalg.pair_of(x1, x2, "cosine_similarity"):
        return unknown()
    dims = shapes.broadcast(x1.dims, x2.dims)
    if dims is None:
        return result(None, x1.dtype, [x1, x2], [x1, x2], True)
    d = shapes.axis(dim, len(dims))
    return result(shapes.without(dims, [d], False) if known(d) else None, x1.dtype, [x1, x2], [x1, x2], True)


def pairwise_distance(x1, x2, p=2.0, eps=1e-6, keepdim=False):
    if not linalg.pair_of(x1, x2, "pairwise_distance"):
        return unknown()
    dims = shapes.broadcast(x1.dims, x2.dims)
    if dims is None or len(dims) == 0 or not certain(keepdim == False):  # noqa: E712
        return result(None, x1.dtype, [x1, x2])
    return result(tuple(dims[:-1]), x1.dtype, [x1, x2], [x1, x2], True)


def scaled_dot_product_attention(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, scale=None, enable_gqa=False):
    if not is_tensor(query) or not is_tensor(key) or not is_tensor(value):
        return unknown()
    if query.dims is None or value.dims is None or len(query.dims) < 2 or len(value.dims) < 2:
        return result(None, query.dtype, [query, key, value])
    return result(tuple(query.dims[:-1]) + (value.dims[-1],), query.dtype, [query, key, value], [query, key, value], True)


def pixel_shuffle(input, upscale_factor):
    if not is_tensor(input):
        return refuse(input, "pixel_shuffle")
    if input.dims is None or len(input.dims) < 3 or not known(upscale_factor):
        return result(None, input.dtype, [input])
    c, h, w = input.dims[-3], input.dims[-2], input.dims[-1]
    square = upscale_factor * upscale_factor
    if known(c) and c % square != 0:
        raise RuntimeError("pixel_shuffle expects its input's 'channel' dimension to be divisible by the square of upscale_factor, but "
                           f"input.size(-3)={c} is not divisible by {square}")
    return result(tuple(input.dims[:-3]) + (c // square, h * upscale_factor, w * upscale_factor), input.dtype, [input])


def grid_sample(input, grid, mode="bilinear", padding_mode="zeros", align_corners=None):
    if not is_tensor(input) or not is_tensor(grid):
        return unknown()
    if input.dims is None or grid.dims is None or len(input.dims) != len(grid.dims):
        return result(None, input.dtype, [input, grid])
    return result(tuple(input.dims[:2]) + tuple(grid.dims[1:-1]), input.dtype, [input, grid])


def unfold(input, kernel_size, dilation=1, padding=0, stride=1):
    return result(None, input.dtype, [input]) if is_tensor(input) else refuse(input, "unfold")


def fold(input, output_size, kernel_size, dilation=1, padding=0, stride=1):
    return result(None, input.dtype, [input]) if is_tensor(input) else refuse(input, "fold")
