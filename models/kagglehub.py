"""kagglehub: data from the network."""

__pure__ = True
