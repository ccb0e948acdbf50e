"""plotly.colors: names of colours."""

__pure__ = True
