"""bokeh.models: parts of figures."""

__pure__ = True
