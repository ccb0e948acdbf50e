"""graphviz: pictures of graphs."""

__pure__ = True
