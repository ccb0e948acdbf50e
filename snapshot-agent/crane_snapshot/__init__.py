"""Records summaries of a notebook's variables, for `crane` to predict crashes from."""

__version__ = "0.1.0"


def load_ipython_extension(ip):
    """`%load_ext crane_snapshot`: records from now on."""
    from .shell import load

    load(ip)


def unload_ipython_extension(ip):
    from .shell import unload

    unload(ip)


def record_cells(sources, **options):
    """Runs cells under the recorder without Jupyter; see `crane_snapshot.record`."""
    from .record import record_cells

    return record_cells(sources, **options)


def _jupyter_server_extension_points():
    return [{"module": "crane_snapshot.server"}]
