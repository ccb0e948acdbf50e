"""`seaborn.axisgrid`: grids of plots."""

from models.crane import known, type_name, unknown
from models.seaborn import _names, _variables

__pure__ = True


class Grid:
    """Keeps its data; what is drawn is not modelled."""

    __callable__ = False

    _data = unknown()
    ax = unknown()
    axes = unknown()
    fig = unknown()
    figure = unknown()
    legend = unknown()

    _listed = ""

    def __getattr__(self, name):
        if name.startswith("__"):
            return self._none(name)
        if not name.startswith("_") and " " + name + " " not in self._listed:
            raise AttributeError(f"{type_name(self)!r} object has no attribute {name!r}")
        return self._same

    def __getitem__(self, key):
        raise TypeError(f"{type_name(self)!r} object is not subscriptable")

    def _none(self, name):
        raise AttributeError(name)

    def _same(self, *args, **kwargs):
        return unknown()


class FacetGrid(Grid):
    __real__ = "seaborn.axisgrid.FacetGrid"
    _listed = _names.FACETS

    def __init__(self, *args, **kwargs):
        data, kwargs = _variables.bind("FacetGrid.__init__", args, kwargs, True)
        self._data = data
        if known(kwargs):
            _variables.check_keys(data, [kwargs.get(name) for name in ("row", "col", "hue")])

    def map(self, func, *args, **kwargs):
        if known(func) and known(self._data) and self._data is not None and func is None:
            raise AttributeError("'NoneType' object has no attribute '__module__'")
        if known(args) and known(self._data):
            gone = [a for a in args if _variables.missing(self._data, a)]
            if gone:
                raise KeyError(f"None of [Index({gone}, dtype='object')] are in the [columns]" if len(gone) == len(args) else
                               f"{gone} not in index")
        return self


class PairGrid(Grid):
    __real__ = "seaborn.axisgrid.PairGrid"
    _listed = _names.PAIRS

    def __init__(self, *args, **kwargs):
        self._data = unknown()


class JointGrid(Grid):
    __real__ = "seaborn.axisgrid.JointGrid"
    _listed = _names.JOINT

    def __init__(self, *args, **kwargs):
        self._data = unknown()
