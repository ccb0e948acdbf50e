"""ydata_profiling: reports on tables."""

__pure__ = True
