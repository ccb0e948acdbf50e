"""vega_datasets: example tables."""

__pure__ = True
