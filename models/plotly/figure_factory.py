"""plotly.figure_factory: figures of special kinds."""

__pure__ = True
