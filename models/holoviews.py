"""holoviews: figures; what is drawn changes nothing."""

__pure__ = True
