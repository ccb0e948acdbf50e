"""missingno: shows where values are missing."""

__pure__ = True
