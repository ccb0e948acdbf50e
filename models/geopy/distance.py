"""geopy.distance: how far places are."""

__pure__ = True
