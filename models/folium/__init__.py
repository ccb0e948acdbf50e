"""folium: maps."""

__pure__ = True
