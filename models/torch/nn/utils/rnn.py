"""torch.nn.utils.rnn: padding and packing of sequences."""

from models.crane import certain, known, unknown
from models.torch import shapes
from models.torch.base import is_tensor, result


class PackedSequence:
    __real__ = "torch.nn.utils.rnn.PackedSequence"

    def __init__(self, data=None, batch_sizes=None, sorted_indices=None, unsorted_indices=None):
        self.data = data
        self.batch_sizes = unknown()
        self.sorted_indices = unknown()
        self.unsorted_indices = unknown()


def pad_sequence(sequences, batch_first=False, padding_value=0.0, padding_side="right"):
    if not known(sequences) or not isinstance(sequences, (list, tuple)):
        return unknown()
    items = [x for x in sequences if is_tensor(x)]
    if len(items) == 0 or len(items) != len(sequences):
        return unknown()
    if any(x.dims is None or len(x.dims) == 0 for x in items) or not known(batch_first):
        return result(None, items[0].dtype, items)
    rest = tuple(items[0].dims[1:])
    for x in items[1:]:
        shapes.broadcast(tuple(x.dims[1:]), rest)
    longest = items[0].dims[0]
    for x in items:
        longest = max(longest, x.dims[0]) if known(longest) and known(x.dims[0]) else unknown(int)
    dims = (len(items), longest) if batch_first else (longest, len(items))
    return result(dims + rest, items[0].dtype, items)


def pack_padded_sequence(input, lengths, batch_first=False, enforce_sorted=True):
    if known(lengths) and isinstance(lengths, (list, tuple)) and all(known(n) for n in lengths) and certain(enforce_sorted):
        for i in range(1, len(lengths)):
            if lengths[i] > lengths[i - 1]:
                raise RuntimeError("`lengths` array must be sorted in decreasing order when `enforce_sorted` is True. You can pass "
                                   "`enforce_sorted=False` to pack_padded_sequence and/or pack_sequence to sidestep this requirement if you "
                                   "do not need ONNX exportability.")
    if is_tensor(lengths) and known(lengths.device) and certain(lengths.device.type == "cuda"):
        raise RuntimeError("'lengths' argument should be a 1D CPU int64 tensor, but got 1D cuda:0 Long tensor")
    return PackedSequence(unknown())


def pad_packed_sequence(sequence, batch_first=False, padding_value=0.0, total_length=None):
    return (unknown(), unknown())


def pack_sequence(sequences, enforce_sorted=True):
    return PackedSequence(unknown())
