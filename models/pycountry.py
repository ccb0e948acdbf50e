"""pycountry: names of countries."""

__pure__ = True
