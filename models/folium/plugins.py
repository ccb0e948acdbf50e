"""folium.plugins: parts of maps."""

__pure__ = True
