"""plotly.express: figures of tables; every argument that is text names a column."""

from models.crane import certain as _certain
from models.crane import known as _known
from models.crane import version as _version
from models.data import facts as _facts
from models._std import may_fail as _may_fail
from models.plotly._figure import Figure
from models.plotly._figure import is_method as _is_method

__pure__ = True

#: Arguments that name a column (plotly 5 to 7: what `_chart_types.py` hands to `process_args_into_dataframe`).
_COLUMNS = ("x", "y", "z", "a", "b", "c", "r", "theta", "size", "color", "line_group", "line_dash", "symbol", "hover_name", "text",
            "facet_row", "facet_col", "error_x", "error_x_minus", "error_y", "error_y_minus", "error_z", "error_z_minus", "animation_frame",
            "animation_group", "names", "values", "parents", "ids", "locations", "lat", "lon", "x_start", "x_end", "pattern_shape")
#: Arguments that are lists of columns.
_LISTS = ("hover_data", "custom_data", "dimensions", "path")


def _columns_of(data):
    """The names that an argument may have; None where they are not known."""
    if not _known(data) or data is None:
        return None
    if isinstance(data, dict):
        return list(data.keys())
    if not hasattr(data, "iloc"):
        return None
    if hasattr(data, "to_frame"):
        # A series is a table of one column, with the series' name.
        return [data.name] if _known(data.name) and isinstance(data.name, str) else None
    if not hasattr(data, "columns"):
        return None
    names = _facts(data).columns
    return list(names) if _known(names) and names is not None else None


def _drawn(data, given):
    """Raises for a column that is surely missing; the figure otherwise."""
    given = {name: given[name] for name in given if given[name] is not None}
    if _known(data) and data is None:
        for name in given:
            if name in _COLUMNS and _known(given[name]) and isinstance(given[name], (str, int)):
                raise ValueError("String or int arguments are only possible when a DataFrame or an array is provided in the `data_frame` "
                                 f"argument. No DataFrame was provided, but argument '{name}' is of type {type(given[name])}.")
    for name in ("hole", "opacity"):
        if name in given and _known(given[name]) and isinstance(given[name], str):
            raise ValueError(f"Invalid value of type 'builtins.str' received for the '{name}' property")
    if "barmode" in given and _known(given["barmode"]) and isinstance(given["barmode"], str) and given["barmode"] not in (
            "stack", "group", "overlay", "relative"):
        raise ValueError("Invalid value of type 'builtins.str' received for the 'barmode' property of layout")
    if _known(data) and (isinstance(data, (int, float)) or _is_method(data)) and _certain(_version("plotly") >= "6.0"):
        raise NotImplementedError(f"Unable to convert data_frame of type {type(data)} to pandas DataFrame.")
    columns = _columns_of(data)
    if columns is None:
        _may_fail()
        return Figure()
    for name in ("x", "y"):
        # Several columns are melted first, which makes columns of other names.
        if name in given and not _certain(isinstance(given[name], (str, int))) and given[name] is not None:
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
    if _known(value) and isinstance(value, (str, int)) and not isinstance(value, bool) and _certain(value not in columns):
        raise ValueError(f"Value of '{name}' is not the name of a column in 'data_frame'. Expected one of {columns} but received: {value}")


def area(data_frame=None, x=None, y=None, line_group=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, x=x, y=y, line_group=line_group))


def bar(data_frame=None, x=None, y=None, color=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, x=x, y=y, color=color))


def bar_polar(data_frame=None, r=None, theta=None, color=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, r=r, theta=theta, color=color))


def box(data_frame=None, x=None, y=None, color=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, x=x, y=y, color=color))


def choropleth(data_frame=None, lat=None, lon=None, locations=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, lat=lat, lon=lon, locations=locations))


def choropleth_map(data_frame=None, geojson=None, featureidkey=None, locations=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, geojson=geojson, featureidkey=featureidkey, locations=locations))


def choropleth_mapbox(data_frame=None, lat=None, lon=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, lat=lat, lon=lon))


def density_contour(data_frame=None, x=None, y=None, z=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, x=x, y=y, z=z))


def density_heatmap(data_frame=None, x=None, y=None, z=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, x=x, y=y, z=z))


def density_map(data_frame=None, lat=None, lon=None, z=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, lat=lat, lon=lon, z=z))


def density_mapbox(data_frame=None, lat=None, lon=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, lat=lat, lon=lon))


def ecdf(data_frame=None, x=None, y=None, color=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, x=x, y=y, color=color))


def funnel(data_frame=None, x=None, y=None, color=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, x=x, y=y, color=color))


def funnel_area(data_frame=None, names=None, values=None, color=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, names=names, values=values, color=color))


def histogram(data_frame=None, x=None, y=None, color=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, x=x, y=y, color=color))


def icicle(data_frame=None, names=None, values=None, parents=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, names=names, values=values, parents=parents))


def line(data_frame=None, x=None, y=None, line_group=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, x=x, y=y, line_group=line_group))


def line_3d(data_frame=None, x=None, y=None, z=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, x=x, y=y, z=z))


def line_geo(data_frame=None, lat=None, lon=None, locations=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, lat=lat, lon=lon, locations=locations))


def line_map(data_frame=None, lat=None, lon=None, color=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, lat=lat, lon=lon, color=color))


def line_mapbox(data_frame=None, lat=None, lon=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, lat=lat, lon=lon))


def line_polar(data_frame=None, r=None, theta=None, color=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, r=r, theta=theta, color=color))


def line_ternary(data_frame=None, a=None, b=None, c=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, a=a, b=b, c=c))


def parallel_categories(data_frame=None, dimensions=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, dimensions=dimensions))


def parallel_coordinates(data_frame=None, dimensions=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, dimensions=dimensions))


def pie(data_frame=None, names=None, values=None, color=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, names=names, values=values, color=color))


def scatter(data_frame=None, x=None, y=None, color=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, x=x, y=y, color=color))


def scatter_3d(data_frame=None, x=None, y=None, z=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, x=x, y=y, z=z))


def scatter_geo(data_frame=None, lat=None, lon=None, locations=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, lat=lat, lon=lon, locations=locations))


def scatter_map(data_frame=None, lat=None, lon=None, color=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, lat=lat, lon=lon, color=color))


def scatter_mapbox(data_frame=None, lat=None, lon=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, lat=lat, lon=lon))


def scatter_matrix(data_frame=None, dimensions=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, dimensions=dimensions))


def scatter_polar(data_frame=None, r=None, theta=None, color=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, r=r, theta=theta, color=color))


def scatter_ternary(data_frame=None, a=None, b=None, c=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, a=a, b=b, c=c))


def strip(data_frame=None, x=None, y=None, color=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, x=x, y=y, color=color))


def sunburst(data_frame=None, names=None, values=None, parents=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, names=names, values=values, parents=parents))


def timeline(data_frame=None, x_start=None, x_end=None, y=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, x_start=x_start, x_end=x_end, y=y))


def treemap(data_frame=None, names=None, values=None, parents=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, names=names, values=values, parents=parents))


def violin(data_frame=None, x=None, y=None, color=None, *more, **kwargs):
    return _drawn(data_frame, dict(kwargs, x=x, y=y, color=color))


def imshow(img, *args, **kwargs):
    shape = _facts(img).shape
    if _known(shape) and len(shape) < 2:
        raise ValueError(f"px.imshow only accepts 2D single-channel, RGB or RGBA images. An image of shape {shape} was provided.")
    _may_fail()
    return Figure()
