"""prophet.plot: figures of forecasts."""

__pure__ = True
