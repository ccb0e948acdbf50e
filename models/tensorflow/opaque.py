"""A module of which nothing is modelled."""

__pure__ = True
