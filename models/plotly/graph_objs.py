"""plotly.graph_objs: figures of traces."""

from models.plotly.graph_objects import *  # noqa: F401, F403

__pure__ = True
