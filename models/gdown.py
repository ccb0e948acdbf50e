"""gdown: files from the network."""

__pure__ = True
