"""torchmetrics.classification: metrics of classes."""

__pure__ = True
