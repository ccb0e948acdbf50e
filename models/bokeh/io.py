"""bokeh.io: shows figures."""

__pure__ = True
