"""networkx.algorithms: what graphs have."""

__pure__ = True
