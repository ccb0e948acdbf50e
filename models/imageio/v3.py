"""imageio.v3: pictures from files."""

__pure__ = True
