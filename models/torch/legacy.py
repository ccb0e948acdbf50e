"""torch.FloatTensor and its kin."""

from models.torch import dtypes
from models.torch.conversions import legacy
from models.torch.tensor import Tensor


class FloatTensor(Tensor):
    legacy_name = "FloatTensor"

    def __init__(self, *data, device=None):
        self.fill(legacy(data, dtypes.float32))


class DoubleTensor(Tensor):
    legacy_name = "DoubleTensor"

    def __init__(self, *data, device=None):
        self.fill(legacy(data, dtypes.float64))


class LongTensor(Tensor):
    legacy_name = "LongTensor"

    def __init__(self, *data, device=None):
        self.fill(legacy(data, dtypes.int64))


class IntTensor(Tensor):
    legacy_name = "IntTensor"

    def __init__(self, *data, device=None):
        self.fill(legacy(data, dtypes.int32))


class ByteTensor(Tensor):
    legacy_name = "ByteTensor"

    def __init__(self, *data, device=None):
        self.fill(legacy(data, dtypes.uint8))


class BoolTensor(Tensor):
    legacy_name = "BoolTensor"

    def __init__(self, *data, device=None):
        self.fill(legacy(data, dtypes.bool_))


class HalfTensor(Tensor):
    legacy_name = "HalfTensor"

    def __init__(self, *data, device=None):
        self.fill(legacy(data, dtypes.float16))
