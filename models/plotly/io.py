"""plotly.io: shows and writes figures."""

__pure__ = True
