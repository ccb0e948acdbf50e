"""lifelines: times until something happens."""

__pure__ = True
