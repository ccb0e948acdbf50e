"""pathlib: nothing is known of its paths, but its calls do not change their arguments."""

__pure__ = True
