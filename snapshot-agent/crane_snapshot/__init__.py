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


def export(path=None):
    """The recording of this kernel's session as a dict, written to a JSON file if a path is given.

    For hosts that cannot write into the notebook: download the file and `crane-snapshot merge` it. Raises
    RuntimeError where recording is off, OSError where the file cannot be written.
    """
    from .shell import current

    agent = current()
    if agent is None:
        raise RuntimeError("nothing is recorded in this kernel: run %load_ext crane_snapshot first")
    snapshot = agent.snapshot()
    if path is not None:
        from .files import write_atomically
        from .recorder import compact

        write_atomically(path, compact(snapshot).encode("utf-8", "surrogatepass"))
    return snapshot


def _jupyter_server_extension_points():
    return [{"module": "crane_snapshot.server"}]
