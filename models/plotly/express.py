"""plotly.express: figures of tables; every argument that is text names a column."""

from models.crane import certain as _certain
from models.crane import known as _known
from models.data import facts as _facts
from models._std import may_fail as _may_fail

__pure__ = True

#: Arguments that name a column (plotly 5 to 7: what `_chart_types.py` hands to `process_args_into_dataframe`).
_COLUMNS = ("x", "y", "z", "a", "b", "c", "r", "theta", "size", "color", "line_group", "line_dash", "symbol", "hover_name", "text",
            "facet_row", "facet_col", "error_x", "error_x_minus", "error_y", "error_y_minus", "error_z", "error_z_minus", "animation_frame",
            "animation_group", "names", "values", "parents", "ids", "locations", "lat", "lon", "x_start", "x_end", "pattern_shape")
#: Arguments that are lists of columns.
_LISTS = ("hover_data", "custom_data", "dimensions", "path")


class Figure:
    """What a chart is; that its methods change only the figure is all that is followed."""

    __real__ = "plotly.graph_objs._figure.Figure"

    def __getattr__(self, name):
        return _method


def _method(*args, **kwargs):
    _may_fail()
    return Figure()


def _columns_of(data):
    """The names that an argument may have; None where they are not known."""
    if not _known(data) or data is None:
        return None
    if isinstance(data, dict):
        return list(data.keys())
    if not hasattr(data, "iloc") or not hasattr(data, "columns"):
        return None
    names = _facts(data).columns
    return list(names) if _known(names) and names is not None else None


def _drawn(data, given):
    """Raises for a column that is surely missing; the figure otherwise."""
    columns = _columns_of(data)
    if columns is None:
        _may_fail()
        return Figure()
    for name in ("x", "y"):
        # Several columns are melted first, which makes columns of other names.
        if name in given and not _certain(isinstance(given[name], str)) and given[name] is not None:
            _may_fail()
            return Figure()
    for name in given:
        value = given[name]
        if name in _COLUMNS:
            _named(name, value, columns)
        elif name in _LISTS and _known(value) and isinstance(value, (list, tuple)):
            for i, part in enumerate(value):
                _named(f"{name}_{i}", part, columns)
    _may_fail()
    return Figure()


def _named(name, value, columns):
    if _known(value) and isinstance(value, str) and _certain(value not in columns):
        raise ValueError(f"Value of '{name}' is not the name of a column in 'data_frame'. Expected one of {columns} but received: {value}")


def _xy(data, x, y, given):
    if x is not None:
        given["x"] = x
    if y is not None:
        given["y"] = y
    return _drawn(data, given)


def scatter(data_frame=None, x=None, y=None, *more, **kwargs):
    return _xy(data_frame, x, y, kwargs)


line = bar = area = histogram = box = violin = strip = ecdf = funnel = density_heatmap = density_contour = scatter_3d = line_3d = scatter


def pie(data_frame=None, *more, **kwargs):
    return _drawn(data_frame, kwargs)


funnel_area = treemap = sunburst = icicle = scatter_matrix = parallel_coordinates = parallel_categories = timeline = pie
choropleth = choropleth_map = choropleth_mapbox = scatter_geo = scatter_map = scatter_mapbox = line_geo = line_map = line_mapbox = pie
density_map = density_mapbox = scatter_polar = line_polar = bar_polar = scatter_ternary = line_ternary = pie


def imshow(img, *args, **kwargs):
    shape = _facts(img).shape
    if _known(shape) and len(shape) < 2:
        raise ValueError(f"px.imshow only accepts 2D single-channel, RGB or RGBA images. An image of shape {shape} was provided.")
    _may_fail()
    return Figure()
