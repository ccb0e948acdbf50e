"""mpl_toolkits: its parts are modules of their own."""

__pure__ = True
