"""Losses as modules."""

from models.crane import known
from models.torch.base import is_tensor
from models.torch.nn import losses
from models.torch.nn.module import Module


class Loss(Module):
    def __init__(self, size_average=None, reduce=None, reduction="mean"):
        super().__init__()
        self.reduction = settled(size_average, reduce, reduction)


def settled(size_average, reduce, reduction):
    """The reduction, after the two older arguments; their truth is asked, as torch does."""
    if is_tensor(size_average) or is_tensor(reduce):
        bool(size_average if is_tensor(size_average) else reduce)
    if not known(size_average) or not known(reduce):
        return size_average if not known(size_average) else reduce
    if size_average is None and reduce is None:
        return reduction
    if not (reduce is None or reduce):
        return "none"
    return "mean" if size_average is None or size_average else "sum"


class Weighted(Module):
    def __init__(self, weight=None, size_average=None, reduce=None, reduction="mean"):
        super().__init__()
        self.weight = weight
        self.reduction = settled(size_average, reduce, reduction)


class CrossEntropyLoss(Module):
    __real__ = "torch.nn.modules.loss.CrossEntropyLoss"

    def __init__(self, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction="mean", label_smoothing=0.0):
        super().__init__()
        self.weight = weight
        self.ignore_index = ignore_index
        self.reduction = settled(size_average, reduce, reduction)
        self.label_smoothing = label_smoothing

    def forward(self, input, target):
        return losses.cross_entropy(input, target, self.weight, None, self.ignore_index, None, self.reduction)


class NLLLoss(Module):
    __real__ = "torch.nn.modules.loss.NLLLoss"

    def __init__(self, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction="mean"):
        super().__init__()
        self.weight = weight
        self.ignore_index = ignore_index
        self.reduction = settled(size_average, reduce, reduction)

    def forward(self, input, target):
        return losses.nll_loss(input, target, self.weight, None, self.ignore_index, None, self.reduction)


class BCELoss(Weighted):
    __real__ = "torch.nn.modules.loss.BCELoss"

    def forward(self, input, target):
        return losses.binary_cross_entropy(input, target, self.weight, None, None, self.reduction)


class BCEWithLogitsLoss(Module):
    __real__ = "torch.nn.modules.loss.BCEWithLogitsLoss"

    def __init__(self, weight=None, size_average=None, reduce=None, reduction="mean", pos_weight=None):
        super().__init__()
        self.weight = weight
        self.pos_weight = pos_weight
        self.reduction = settled(size_average, reduce, reduction)

    def forward(self, input, target):
        return losses.binary_cross_entropy_with_logits(input, target, self.weight, None, None, self.reduction)


class MSELoss(Loss):
    __real__ = "torch.nn.modules.loss.MSELoss"

    def forward(self, input, target):
        return losses.mse_loss(input, target, None, None, self.reduction)


class L1Loss(Loss):
    __real__ = "torch.nn.modules.loss.L1Loss"

    def forward(self, input, target):
        return losses.l1_loss(input, target, None, None, self.reduction)


class SmoothL1Loss(Module):
    __real__ = "torch.nn.modules.loss.SmoothL1Loss"

    def __init__(self, size_average=None, reduce=None, reduction="mean", beta=1.0):
        super().__init__()
        self.reduction = settled(size_average, reduce, reduction)

    def forward(self, input, target):
        return losses.smooth_l1_loss(input, target, None, None, self.reduction)


class HuberLoss(Module):
    __real__ = "torch.nn.modules.loss.HuberLoss"

    def __init__(self, reduction="mean", delta=1.0):
        super().__init__()
        self.reduction = reduction

    def forward(self, input, target):
        return losses.huber_loss(input, target, self.reduction)


class KLDivLoss(Module):
    __real__ = "torch.nn.modules.loss.KLDivLoss"

    def __init__(self, size_average=None, reduce=None, reduction="mean", log_target=False):
        super().__init__()
        self.reduction = settled(size_average, reduce, reduction)

    def forward(self, input, target):
        return losses.kl_div(input, target, None, None, self.reduction)


class CosineEmbeddingLoss(Module):
    __real__ = "torch.nn.modules.loss.CosineEmbeddingLoss"

    def __init__(self, margin=0.0, size_average=None, reduce=None, reduction="mean"):
        super().__init__()
        self.reduction = settled(size_average, reduce, reduction)

    def forward(self, input1, input2, target):
        return losses.cosine_embedding_loss(input1, input2, target, 0, None, None, self.reduction)


class MarginRankingLoss(CosineEmbeddingLoss):
    __real__ = "torch.nn.modules.loss.MarginRankingLoss"


class TripletMarginLoss(Module):
    __real__ = "torch.nn.modules.loss.TripletMarginLoss"

    def __init__(self, margin=1.0, p=2.0, eps=1e-6, swap=False, size_average=None, reduce=None, reduction="mean"):
        super().__init__()
        self.reduction = settled(size_average, reduce, reduction)

    def forward(self, anchor, positive, negative):
        return losses.triplet_margin_loss(anchor, positive, negative, reduction=self.reduction)


class HingeEmbeddingLoss(Module):
    __real__ = "torch.nn.modules.loss.HingeEmbeddingLoss"

    def __init__(self, margin=1.0, size_average=None, reduce=None, reduction="mean"):
        super().__init__()
        self.reduction = settled(size_average, reduce, reduction)

    def forward(self, input, target):
        return losses.hinge_embedding_loss(input, target, reduction=self.reduction)


class SoftMarginLoss(Loss):
    __real__ = "torch.nn.modules.loss.SoftMarginLoss"

    def forward(self, input, target):
        return losses.soft_margin_loss(input, target, reduction=self.reduction)


class MultiLabelSoftMarginLoss(Weighted):
    __real__ = "torch.nn.modules.loss.MultiLabelSoftMarginLoss"

    def forward(self, input, target):
        return losses.multilabel_soft_margin_loss(input, target, reduction=self.reduction)


class CTCLoss(Module):
    __real__ = "torch.nn.modules.loss.CTCLoss"

    def __init__(self, blank=0, reduction="mean", zero_infinity=False):
        super().__init__()
        self.reduction = reduction

    def forward(self, log_probs, targets, input_lengths, target_lengths):
        return losses.ctc_loss(log_probs, targets, input_lengths, target_lengths, reduction=self.reduction)
