"""networkx: graphs, whose nodes are not followed."""

__pure__ = True
