"""dateutil.parser: dates of text."""

__pure__ = True
