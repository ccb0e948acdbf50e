"""tensorflow_hub: models from the network."""

__pure__ = True
