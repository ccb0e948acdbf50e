"""geopandas: tables of shapes, which are not followed."""

__pure__ = True
