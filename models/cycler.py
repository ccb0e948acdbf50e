"""cycler: colours in turn."""

__pure__ = True
