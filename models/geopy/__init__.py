"""geopy: places."""

__pure__ = True
