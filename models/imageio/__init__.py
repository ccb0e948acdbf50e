"""imageio: pictures from files."""

__pure__ = True
