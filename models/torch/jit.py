"""torch.jit."""

from models.crane import certain, known, unknown
from models.torch.nn.attention import MultiheadAttention
from models.torch.nn.module import Module
from models.torch.quantization import Quantized

__pure__ = True


def script(obj, optimize=None, _frames_up=0, _rcb=None, example_inputs=None):
    if known(obj) and isinstance(obj, Quantized) and has_attention(obj.original_):
        # MultiheadAttention reads `out_proj.weight`, which a quantised layer has as a method.
        raise RuntimeError("method cannot be used as a value: … return F.multi_head_attention_forward(…, self.out_proj.weight, …)")
    return unknown()


def has_attention(model):
    """Whether a MultiheadAttention is certainly in the tree."""
    if not known(model) or not isinstance(model, Module):
        return False
    return any(isinstance(pair[1], MultiheadAttention) or certain(getattr(pair[1], "attends_", False)) for pair in model.tree())


def trace(func, example_inputs=None, *args, **kwargs):
    return unknown()


def load(f, map_location=None, *args, **kwargs):
    return unknown()


def save(m, f, *args, **kwargs):
    return None
