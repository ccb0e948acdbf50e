"""plotly.offline: shows figures."""

__pure__ = True
