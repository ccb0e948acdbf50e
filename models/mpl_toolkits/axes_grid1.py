"""mpl_toolkits.axes_grid1: several parts of a figure."""

__pure__ = True
