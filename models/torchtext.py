"""torchtext: text for networks."""

__pure__ = True
