"""humanize: numbers as text."""

__pure__ = True
