"""torch.utils.tensorboard: writes what it is given, and changes none of it."""

__pure__ = True
