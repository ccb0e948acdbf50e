"""statannot: figures with statistics."""

__pure__ = True
