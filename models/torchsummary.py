"""torchsummary: shows what a network has."""

__pure__ = True
