"""torch.

Submodules are imported by name only: a `from` import of one would bind its name here before it is made.
"""

import models.torch.backends
import models.torch.cuda
import models.torch.jit
import models.torch.nn.functional
import models.torch.nn.init
import models.torch.nn.utils.rnn
import models.torch.optim.lr_scheduler
import models.torch.quantization
import models.torch.utils.data.dataloader
from models.crane import certain, known, unknown
from models.torch.autograd import enable_grad, inference_mode, is_grad_enabled, no_grad, set_grad_enabled
from models.torch.base import Base
from models.torch.base import Device as device
from models.torch.create import (arange, as_tensor, asarray, bernoulli, empty, empty_like, eye, from_numpy, full, full_like,
                                 get_default_dtype, linspace, logspace, multinomial, normal, ones, ones_like, rand, rand_like, randint,
                                 randint_like, randn, randn_like, randperm, set_default_device, set_default_dtype,
                                 set_default_tensor_type, tensor, zeros, zeros_like)
from models.torch.dtypes import (bfloat16, complex64, complex128, dtype, float16, float32, float64, int8, int16, int32, int64, qint8,
                                 quint8, uint8)
from models.torch.dtypes import bool_ as bool
from models.torch.dtypes import float16 as half
from models.torch.dtypes import float32 as float
from models.torch.dtypes import float64 as double
from models.torch.dtypes import int16 as short
from models.torch.dtypes import int32 as int
from models.torch.dtypes import int64 as long
from models.torch.legacy import BoolTensor, ByteTensor, DoubleTensor, FloatTensor, HalfTensor, IntTensor, LongTensor
from models.torch.nn.functional import (adaptive_avg_pool1d, avg_pool1d, batch_norm, conv1d, conv2d, conv3d, conv_transpose1d,
                                        conv_transpose2d, cosine_similarity, dropout, embedding, group_norm, layer_norm, max_pool1d,
                                        max_pool2d, pairwise_distance, pixel_shuffle, prelu, selu)
from models.torch.ops.index import (cat, gather, hstack, index_select, masked_fill, masked_select, scatter, stack, vstack)
from models.torch.ops.index import cat as concat
from models.torch.ops.index import cat as concatenate
from models.torch.ops.linalg import (addmm, baddbmm, bmm, cdist, dot, einsum, inverse, matmul, mm, mv, outer, tensordot, trace)
from models.torch.ops.pointwise import (abs, add, atan2, bitwise_and, bitwise_not, bitwise_or, ceil, clamp, clone, cos, div, eq, erf, exp,
                                        expm1, floor, floor_divide, fmod, ge, gt, isfinite, isinf, isnan, le, lerp, log, log1p, log2,
                                        log10, logical_and, logical_not, logical_or, logical_xor, lt, maximum, minimum, mul, nan_to_num, ne,
                                        neg, pow, reciprocal, relu, remainder, round, rsqrt, sigmoid, sign, sin, sqrt, square, sub, tan,
                                        tanh, trunc, where)
from models.torch.ops.pointwise import clamp as clip
from models.torch.ops.pointwise import div as divide
from models.torch.ops.pointwise import mul as multiply
from models.torch.ops.pointwise import sub as subtract
from models.torch.ops.reduce import all_ as all
from models.torch.ops.reduce import any_ as any
from models.torch.ops.reduce import (amax, amin, argmax, argmin, argsort, bincount, count_nonzero, cumprod, cumsum, kthvalue, log_softmax,
                                     logsumexp, mean, median, mode, nonzero, norm, prod, quantile, softmax, sort, std, topk, unique, var)
from models.torch.ops.reduce import max_ as max
from models.torch.ops.reduce import min_ as min
from models.torch.ops.reduce import sum_ as sum
from models.torch.ops.views import (chunk, detach, diag, flatten, flip, movedim, narrow, numel, permute, repeat_interleave, reshape, roll,
                                    split, squeeze, t, transpose, tril, triu, unbind, unflatten, unsqueeze)
from models.torch.snapshot import from_summary
from models.torch.tensor import Tensor

__pure__ = True

inf = 1e999
nan = inf - inf
pi = 3.141592653589793
e = 2.718281828459045

Size = tuple


def is_tensor(obj):
    return isinstance(obj, Base) if known(obj) else unknown(bool)


def manual_seed(seed):
    return unknown()


def seed():
    return unknown(int)


def allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    eq(input, other)
    return unknown(bool)


def equal(input, other):
    return unknown(bool)


def isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    return eq(input, other)


def meshgrid(*tensors, indexing=None):
    given = tensors[0] if len(tensors) == 1 and known(tensors[0]) and isinstance(tensors[0], (list, tuple)) else tensors
    if not known(given) or len(given) == 0 or not certain(indexing == "ij") and indexing is not None:
        return unknown(tuple)
    dims = []
    for x in given:
        if not known(x) or not isinstance(x, Base) or x.dims is None or len(x.dims) > 1:
            return unknown(tuple)
        dims.append(1 if len(x.dims) == 0 else x.dims[0])
    return tuple([x.make(tuple(dims), x.dtype) for x in given])


def save(obj, f, pickle_module=None, pickle_protocol=2, _use_new_zipfile_serialization=True):
    return None


def load(f, map_location=None, pickle_module=None, *, weights_only=None, mmap=None, **pickle_load_args):
    return unknown()


def compile(model=None, **kwargs):
    return model if model is not None else unknown()


def set_printoptions(*args, **kwargs):
    return None


def set_num_threads(n):
    return None


def use_deterministic_algorithms(mode, *, warn_only=False):
    return None


def set_float32_matmul_precision(precision):
    return None
