"""Figures and traces: which properties they take, and how many traces there are."""

from models.crane import certain, havoc, known, type_name, unknown, version
from models._std import may_fail
from models.plotly._traces import AXIS, LAYOUT, NEWEST, TRACES


def current():
    """Whether every property of the notebook's version is known."""
    return certain(version("plotly") <= NEWEST + ".99")


def require_properties(given, allowed, kind):
    """Raises for a property that no version has; `a_b` is property b of property a."""
    if not current():
        return
    for name in given:
        if not has_property(name, allowed):
            raise ValueError(f"Invalid property specified for object of type plotly.graph_objs.{kind}: '{name}'")


def is_method(x):
    """Whether x is a method that was not called."""
    return known(x) and type_name(x) in ("method", "builtin_function_or_method", "function")


def has_property(name, allowed):
    if name in allowed:
        return True
    plain = name.split("_")[0].rstrip("0123456789")
    if plain in allowed:
        return True
    return any(name.startswith(known_name + "_") for known_name in allowed if "_" in known_name)


#: What `plotly.io.to_html` takes.
HTML = ("config", "auto_play", "include_plotlyjs", "include_mathjax", "post_script", "full_html", "animation_opts", "default_width",
        "default_height", "validate", "div_id")


class Trace:
    __callable__ = False

    def __init__(self, arg=None, skip_invalid=False, **kwargs):
        kind = type(self).kind_
        if known(arg) and arg is not None and not isinstance(arg, dict) and (isinstance(arg, (list, tuple, str, int, float)) or type_name(arg) in (
                "ndarray", "Series", "DataFrame")):
            raise ValueError(f"The first argument to the plotly.graph_objs.{kind} constructor must be a dict or an instance of it")
        if certain(skip_invalid == False):  # noqa: E712
            require_properties(kwargs, TRACES[kind], kind)
            for name in kwargs:
                if is_method(kwargs[name]):
                    raise ValueError(f"Invalid value of type 'builtins.method' received for the '{name}' property of {kind.lower()}")
        may_fail()

    def __setitem__(self, key, value):
        may_fail()

    def __getitem__(self, key):
        return unknown()

    def update(self, dict1=None, overwrite=False, **kwargs):
        may_fail()
        return self


class Layout:
    __real__ = "plotly.graph_objs._layout.Layout"
    __callable__ = False

    def __init__(self, arg=None, **kwargs):
        require_properties(kwargs, LAYOUT, "Layout")
        may_fail()

    def __setitem__(self, key, value):
        may_fail()

    def __getitem__(self, key):
        return unknown()

    def __getattr__(self, name):
        return unknown()


class Figure:
    """`traces_` is a tuple, or None where it is not known what the figure holds."""

    __real__ = ("plotly.graph_objs._figure.Figure", "plotly.graph_objs._figurewidget.FigureWidget")
    __callable__ = False

    def __init__(self, data=None, layout=None, frames=None, skip_invalid=False, **kwargs):
        self.traces_ = None
        if known(data) and data is None:
            self.traces_ = ()
        elif known(data) and isinstance(data, (list, tuple)):
            self.traces_ = tuple(data)
        elif known(data) and isinstance(data, Trace):
            self.traces_ = (data,)
        for name in kwargs:
            if certain(skip_invalid == False) and name.split("_")[0] not in ("data", "layout", "frames"):  # noqa: E712
                raise TypeError(f"invalid Figure property: {name}")
        if known(layout) and isinstance(layout, dict):
            require_properties(layout, LAYOUT, "Layout")
        may_fail()

    @property
    def data(self):
        return unknown(tuple) if self.traces_ is None else self.traces_

    @property
    def layout(self):
        return Layout()

    @property
    def frames(self):
        return unknown(tuple)

    def __getitem__(self, key):
        if key is None or isinstance(key, (int, float)) is True:
            raise TypeError(f"object of type '{type_name(key)}' has no len()")
        if isinstance(key, str) is True and known(key) and key.replace("_", "a").isalnum() and not key.startswith(("data", "layout", "frames")):
            raise KeyError(key)
        return unknown()

    def __setitem__(self, key, value):
        may_fail()

    def __setattr__(self, name, value):
        if name == "data":
            super().__setattr__("traces_", None)
        elif name in ("layout", "frames"):
            may_fail()
        else:
            super().__setattr__(name, value)

    def place(self, row, col):
        if known(row) and known(col) and (row is None) != (col is None):
            one, other = ("row", "col") if col is None else ("col", "row")
            raise ValueError(f"Received {one} parameter but not {other}.\n{one} and {other} must be specified together")

    def add_trace(self, trace, row=None, col=None, secondary_y=None, exclude_empty_subplots=False):
        self.place(row, col)
        if known(trace) and (trace is None or isinstance(trace, (int, float, str, list, tuple, Figure))):
            raise ValueError("Invalid element(s) received for the 'data' property")
        self.traces_ = None if self.traces_ is None else self.traces_ + (trace,)
        may_fail()
        return self

    def append_trace(self, trace, row, col):
        return self.add_trace(trace, row, col)

    def add_traces(self, data, rows=None, cols=None, secondary_ys=None, exclude_empty_subplots=False):
        self.traces_ = None
        may_fail()
        return self

    def update_layout(self, dict1=None, overwrite=False, **kwargs):
        require_properties(kwargs, LAYOUT, "Layout")
        if isinstance(dict1, (int, float)) is True:
            raise TypeError(f"'{type_name(dict1)}' object is not iterable")
        if known(dict1) and isinstance(dict1, dict) and all(known(name) and isinstance(name, str) for name in dict1):
            require_properties(dict1, LAYOUT, "Layout")
        may_fail()
        return self

    def update_xaxes(self, patch=None, selector=None, overwrite=False, row=None, col=None, **kwargs):
        require_properties(kwargs, AXIS, "layout.XAxis")
        may_fail()
        return self

    def update_yaxes(self, patch=None, selector=None, overwrite=False, row=None, col=None, secondary_y=None, **kwargs):
        require_properties(kwargs, AXIS, "layout.YAxis")
        may_fail()
        return self

    def update_traces(self, patch=None, selector=None, row=None, col=None, secondary_y=None, overwrite=False, **kwargs):
        if isinstance(patch, (int, float)) is True:
            raise TypeError(f"'{type_name(patch)}' object is not iterable")
        may_fail()
        return self

    def update_annotations(self, patch=None, selector=None, row=None, col=None, secondary_y=None, **kwargs):
        may_fail()
        return self

    def update_coloraxes(self, patch=None, selector=None, overwrite=False, row=None, col=None, **kwargs):
        may_fail()
        return self

    def update(self, dict1=None, overwrite=False, **kwargs):
        self.traces_ = None
        may_fail()
        return self

    def for_each_trace(self, fn, selector=None, row=None, col=None, secondary_y=None):
        havoc(fn)
        may_fail()
        return self

    def for_each_annotation(self, fn, selector=None, row=None, col=None, secondary_y=None):
        havoc(fn)
        may_fail()
        return self

    def shape_(self, *args, **kwargs):
        may_fail()
        return self

    def add_hline(self, y, row="all", col="all", exclude_empty_subplots=True, annotation=None, **kwargs):
        return self.shape_()

    def add_vline(self, x, row="all", col="all", exclude_empty_subplots=True, annotation=None, **kwargs):
        return self.shape_()

    def add_hrect(self, y0, y1, row="all", col="all", exclude_empty_subplots=True, annotation=None, **kwargs):
        return self.shape_()

    def add_vrect(self, x0, x1, row="all", col="all", exclude_empty_subplots=True, annotation=None, **kwargs):
        return self.shape_()

    def add_annotation(self, arg=None, **kwargs):
        return self.shape_()

    def add_shape(self, arg=None, **kwargs):
        return self.shape_()

    def add_layout_image(self, arg=None, **kwargs):
        return self.shape_()

    def show(self, *args, **kwargs):
        may_fail()

    def to_html(self, *args, **kwargs):
        for name in kwargs:
            if current() and name not in HTML:
                raise TypeError(f"to_html() got an unexpected keyword argument '{name}'")
        return unknown(str)

    def to_json(self, *args, **kwargs):
        return unknown(str)

    def write_html(self, *args, **kwargs):
        may_fail()

    def write_image(self, *args, **kwargs):
        may_fail()
