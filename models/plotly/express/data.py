"""plotly.express.data: tables that come with the library."""

__pure__ = True
