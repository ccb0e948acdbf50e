"""pmdarima: forecasts, which are not known."""

__pure__ = True
