"""packaging.version: versions, which can be compared."""

__pure__ = True
