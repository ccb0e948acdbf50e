"""plotly.subplots: figures of several parts."""

from models.plotly.express import _method

__pure__ = True


def make_subplots(*args, **kwargs):
    return _method(*args)
