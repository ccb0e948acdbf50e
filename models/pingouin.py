"""pingouin: statistics of tables."""

__pure__ = True
