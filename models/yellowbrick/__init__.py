"""yellowbrick: figures of models."""

__pure__ = True
