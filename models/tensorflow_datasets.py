"""tensorflow_datasets: data from the network."""

__pure__ = True
