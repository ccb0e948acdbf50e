"""mlxtend: its parts are modules of their own."""

__pure__ = True
