"""keras.datasets: its datasets are modules of their own."""

__pure__ = True
