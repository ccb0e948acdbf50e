"""plotly.graph_objects: figures of traces."""

__pure__ = True
