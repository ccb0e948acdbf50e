"""kneed: where a curve bends."""

__pure__ = True
