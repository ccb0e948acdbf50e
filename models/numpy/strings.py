"""numpy.strings: no call here changes its arguments, and nothing more is modelled."""

__pure__ = True
