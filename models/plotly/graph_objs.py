"""plotly.graph_objs: figures of traces."""

__pure__ = True
