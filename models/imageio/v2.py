"""imageio.v2: pictures from files."""

__pure__ = True
