"""`seaborn.axisgrid`: grids of plots."""

from models.crane import known, unknown
from models.seaborn import _variables

__pure__ = True


class Grid:
    """Keeps its data; what is drawn is not modelled."""

    _data = unknown()
    ax = unknown()
    axes = unknown()
    fig = unknown()
    figure = unknown()
    legend = unknown()

    def __getattr__(self, name):
        return self._same if not name.startswith("__") else self._none(name)

    def _none(self, name):
        raise AttributeError(name)

    def _same(self, *args, **kwargs):
        return unknown()


class FacetGrid(Grid):
    __real__ = "seaborn.axisgrid.FacetGrid"

    def __init__(self, *args, **kwargs):
        data, kwargs = _variables.bind("FacetGrid.__init__", args, kwargs, True)
        self._data = data
        if known(kwargs):
            _variables.check_keys(data, [kwargs.get(name) for name in ("row", "col", "hue")])

    def map(self, func, *args, **kwargs):
        if known(args) and known(self._data):
            gone = [a for a in args if _variables.missing(self._data, a)]
            if gone:
                raise KeyError(f"None of [Index({gone}, dtype='object')] are in the [columns]" if len(gone) == len(args) else
                               f"{gone} not in index")
        return self


class PairGrid(Grid):
    __real__ = "seaborn.axisgrid.PairGrid"

    def __init__(self, *args, **kwargs):
        self._data = unknown()


class JointGrid(Grid):
    __real__ = "seaborn.axisgrid.JointGrid"

    def __init__(self, *args, **kwargs):
        self._data = unknown()
