"""sweetviz: reports on tables."""

__pure__ = True
