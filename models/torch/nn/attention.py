"""MultiheadAttention and the Transformer layers."""

from models.crane import certain, known, unknown
from models.torch import shapes
from models.torch.base import is_tensor, refuse, result
from models.torch.nn import functional as F
from models.torch.nn.containers import ModuleList
from models.torch.nn.layers import Linear, optional, weight
from models.torch.nn.module import Module
from models.torch.nn.norms import LayerNorm
from models.torch.ops.linalg import unlike


class MultiheadAttention(Module):
    __real__ = "torch.nn.modules.activation.MultiheadAttention"

    def __init__(self, embed_dim, num_heads, dropout=0.0, bias=True, add_bias_kv=False, add_zero_attn=False, kdim=None, vdim=None,
                 batch_first=False, device=None, dtype=None):
        super().__init__()
        if certain(embed_dim <= 0) or certain(num_heads <= 0):
            raise ValueError(f"embed_dim and num_heads must be greater than 0, got embed_dim={embed_dim} and num_heads={num_heads} instead")
        if certain(embed_dim % num_heads != 0):
            raise AssertionError("embed_dim must be divisible by num_heads")
        self.embed_dim = embed_dim
        self.num_heads = num_heads
        self.kdim = embed_dim if certain(kdim is None) else kdim
        self.vdim = embed_dim if certain(vdim is None) else vdim
        self.batch_first = batch_first
        self.dropout = dropout
        self.head_dim = embed_dim // num_heads
        self.in_proj_weight = weight((3 * embed_dim, embed_dim))
        self.in_proj_bias = optional(bias, (3 * embed_dim,))
        self.out_proj = Linear(embed_dim, embed_dim, bias)

    def forward(self, query, key, value, key_padding_mask=None, need_weights=True, attn_mask=None, average_attn_weights=True, is_causal=False):
        for x in (query, key, value):
            if not is_tensor(x):
                return (unknown(), unknown())
        if query.dims is None or key.dims is None or value.dims is None or not known(self.batch_first):
            return (result(query.dims, query.dtype, [query, key, value]), unknown())
        if len(query.dims) not in (2, 3):
            raise AssertionError(f"query should be unbatched 2D or batched 3D tensor but received {len(query.dims)}-D query tensor")
        if unlike(query.dims[-1], self.embed_dim):
            raise AssertionError(f"was expecting embedding dimension of {self.embed_dim}, but got {query.dims[-1]}")
        self.check_keys(key, value)
        batched = len(query.dims) == 3
        at = 1 if batched and self.batch_first else 0
        length = query.dims[at]
        sources = key.dims[at] if len(key.dims) == len(query.dims) else unknown(int)
        self.check_mask(attn_mask, length, sources)
        inputs = [query, key, value, self.in_proj_weight]
        out = result(query.dims, query.dtype, inputs, inputs, True)
        if not certain(need_weights) or not certain(average_attn_weights):
            return (out, None if certain(need_weights == False) else unknown())  # noqa: E712
        attention = (query.dims[1 - at], length, sources) if batched else (length, sources)
        return (out, result(attention, query.dtype, inputs, inputs, True))

    def check_keys(self, key, value):
        if certain(self.kdim == self.embed_dim) and certain(self.vdim == self.embed_dim) and shapes.differ(key.dims, value.dims):
            raise AssertionError(f"key shape {shapes.size_text(key.dims)} does not match value shape {shapes.size_text(value.dims)}")

    def check_mask(self, mask, length, sources):
        if is_tensor(mask) and mask.dims is not None and len(mask.dims) == 2 and shapes.differ(mask.dims, (length, sources)):
            raise RuntimeError(f"The shape of the 2D attn_mask is {shapes.size_text(mask.dims)}, but should be ({shapes.text((length, sources))}).")


class TransformerEncoderLayer(Module):
    __real__ = "torch.nn.modules.transformer.TransformerEncoderLayer"

    def __init__(self, d_model, nhead, dim_feedforward=2048, dropout=0.1, activation=None, layer_norm_eps=1e-5, batch_first=False,
                 norm_first=False, bias=True, device=None, dtype=None):
        super().__init__()
        self.self_attn = MultiheadAttention(d_model, nhead, dropout, bias, batch_first=batch_first)
        self.linear1 = Linear(d_model, dim_feedforward, bias)
        self.linear2 = Linear(dim_feedforward, d_model, bias)
        self.norm1 = LayerNorm(d_model)
        self.norm2 = LayerNorm(d_model)

    def forward(self, src, src_mask=None, src_key_padding_mask=None, is_causal=False):
        if not is_tensor(src):
            return refuse(src, "transformer")
        self.self_attn(src, src, src, None, False, src_mask)
        return F.activated(src + self.linear1.weight.sum(), "transformer")


class TransformerDecoderLayer(Module):
    __real__ = "torch.nn.modules.transformer.TransformerDecoderLayer"

    def __init__(self, d_model, nhead, dim_feedforward=2048, dropout=0.1, activation=None, layer_norm_eps=1e-5, batch_first=False,
                 norm_first=False, bias=True, device=None, dtype=None):
        super().__init__()
        self.self_attn = MultiheadAttention(d_model, nhead, dropout, bias, batch_first=batch_first)
        self.multihead_attn = MultiheadAttention(d_model, nhead, dropout, bias, batch_first=batch_first)
        self.linear1 = Linear(d_model, dim_feedforward, bias)
        self.linear2 = Linear(dim_feedforward, d_model, bias)
        self.norm1 = LayerNorm(d_model)
        self.norm2 = LayerNorm(d_model)
        self.norm3 = LayerNorm(d_model)

    def forward(self, tgt, memory, tgt_mask=None, memory_mask=None, tgt_key_padding_mask=None, memory_key_padding_mask=None,
                tgt_is_causal=False, memory_is_causal=False):
        if not is_tensor(tgt):
            return refuse(tgt, "transformer")
        self.self_attn(tgt, tgt, tgt, None, False, tgt_mask)
        return F.activated(tgt + self.linear1.weight.sum(), "transformer")


class Stack(Module):
    """A layer several times, and a norm."""

    def __init__(self, layer, num_layers, norm=None):
        super().__init__()
        self.layers = ModuleList([layer for _ in range(num_layers)]) if known(num_layers) else unknown()
        self.num_layers = num_layers
        self.norm = norm
        self.first_ = layer

    def is_whole(self):
        """The layers are copies, which are not made here."""
        return False


class TransformerEncoder(Stack):
    __real__ = "torch.nn.modules.transformer.TransformerEncoder"

    def __init__(self, encoder_layer, num_layers, norm=None, enable_nested_tensor=True, mask_check=True):
        super().__init__(encoder_layer, num_layers, norm)

    def forward(self, src, mask=None, src_key_padding_mask=None, is_causal=None):
        return self.first_(src, mask)


class TransformerDecoder(Stack):
    __real__ = "torch.nn.modules.transformer.TransformerDecoder"

    def __init__(self, decoder_layer, num_layers, norm=None):
        super().__init__(decoder_layer, num_layers, norm)

    def forward(self, tgt, memory, tgt_mask=None, memory_mask=None, tgt_key_padding_mask=None, memory_key_padding_mask=None,
                tgt_is_causal=None, memory_is_causal=False):
        return self.first_(tgt, memory, tgt_mask)


class Transformer(Module):
    __real__ = "torch.nn.modules.transformer.Transformer"

    def __init__(self, d_model=512, nhead=8, num_encoder_layers=6, num_decoder_layers=6, dim_feedforward=2048, dropout=0.1, activation=None,
                 custom_encoder=None, custom_decoder=None, layer_norm_eps=1e-5, batch_first=False, norm_first=False, bias=True, device=None,
                 dtype=None):
        super().__init__()
        self.encoder = TransformerEncoder(TransformerEncoderLayer(d_model, nhead, dim_feedforward, batch_first=batch_first), num_encoder_layers)
        self.decoder = TransformerDecoder(TransformerDecoderLayer(d_model, nhead, dim_feedforward, batch_first=batch_first), num_decoder_layers)
        self.d_model = d_model
        self.nhead = nhead
        self.batch_first = batch_first

    def forward(self, src, tgt, src_mask=None, tgt_mask=None, memory_mask=None, src_key_padding_mask=None, tgt_key_padding_mask=None,
                memory_key_padding_mask=None, src_is_causal=None, tgt_is_causal=None, memory_is_causal=False):
        if not is_tensor(src) or not is_tensor(tgt) or src.dims is None or tgt.dims is None or not known(self.batch_first):
            return unknown()
        at = 0 if self.batch_first else 1
        if len(src.dims) == 3 and len(tgt.dims) == 3 and unlike(src.dims[at], tgt.dims[at]):
            raise RuntimeError("the batch number of src and tgt must be equal")
        if unlike(src.dims[-1], self.d_model) or unlike(tgt.dims[-1], self.d_model):
            raise RuntimeError("the feature number of src and tgt must be equal to d_model")
        return F.activated(tgt + self.decoder.first_.linear1.weight.sum(), "transformer")

    def generate_square_subsequent_mask(self, sz, device=None, dtype=None):
        return self.decoder.first_.linear1.weight.new_zeros((sz, sz))
