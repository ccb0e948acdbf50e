"""torchmetrics.functional: metrics as functions."""

__pure__ = True
