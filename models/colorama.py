"""colorama: text in colours."""

__pure__ = True
