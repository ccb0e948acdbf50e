"""torchmetrics: what a metric computes is not known, nor does it change its arguments."""

__pure__ = True
