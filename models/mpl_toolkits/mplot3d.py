"""mpl_toolkits.mplot3d: figures in space."""

__pure__ = True
