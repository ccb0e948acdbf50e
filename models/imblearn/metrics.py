"""imblearn.metrics: measures, which change nothing."""

__pure__ = True
