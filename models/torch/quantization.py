"""torch.quantization: dynamic quantisation replaces linear and recurrent layers."""

from models.crane import certain, known, unknown
from models.torch.nn.module import Module

__pure__ = True


class Quantized(Module):
    """A network after quantize_dynamic: what it computes is not followed, what cannot be done with it is."""

    def __init__(self, original):
        super().__init__()
        self.original_ = original

    def is_whole(self):
        return False

    def __getattr__(self, name):
        return unknown()

    def forward(self, *args, **kwargs):
        return unknown()


def quantize_dynamic(model, qconfig_spec=None, dtype=None, mapping=None, inplace=False):
    return Quantized(model) if known(model) and isinstance(model, Module) and not certain(inplace) else unknown()


def get_default_qconfig(backend="x86", version=0):
    return unknown()
