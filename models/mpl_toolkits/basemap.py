"""mpl_toolkits.basemap: maps."""

__pure__ = True
