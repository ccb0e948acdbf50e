"""sqlalchemy: what a database holds is never known."""

__pure__ = True
