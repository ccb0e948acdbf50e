"""plotly.tools: older helpers."""

__pure__ = True
