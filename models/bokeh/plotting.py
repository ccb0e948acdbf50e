"""bokeh.plotting: figures."""

__pure__ = True
