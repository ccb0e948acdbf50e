"""plotly.subplots: figures of several parts."""

from models._std import may_fail
from models.plotly._figure import Figure

__pure__ = True


def make_subplots(rows=1, cols=1, **kwargs):
    may_fail()
    return Figure()
