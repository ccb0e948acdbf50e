"""prettytable: tables as text."""

__pure__ = True
