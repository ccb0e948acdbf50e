"""geopy.geocoders: places by name."""

__pure__ = True
