"""Hooks for everything that executes notebooks through nbclient: our runner, nbconvert, papermill.

For `jupyter nbconvert --execute --config FILE`, the file holds

    from crane_snapshot.hooks import configure
    configure(c)
"""

from . import __version__
from .assemble import assemble

#: Loads the extension in the kernel, which must have this package.
KERNEL_ARGUMENTS = ("--IPKernelApp.extra_extensions=crane_snapshot",)


class Collector:
    """Collects the records of one notebook (a NotebookNode) and keeps its metadata up to date."""

    def __init__(self, notebook):
        self.notebook = notebook
        self.recording = {"agent": __version__, "environment": {}, "runs": []}

    def executed(self, cell, execute_reply):
        """After a cell: takes the record from the reply; whether there was one."""
        record = (execute_reply.get("metadata") or {}).get("crane")
        if not isinstance(record, dict) or record.get("version") != 1:
            return False
        run = dict(record["run"])
        # These hosts send no cell id, and know the cell.
        run["cell"] = cell.get("id")
        self.recording["agent"] = record.get("agent", __version__)
        self.recording["environment"] = record.get("environment", {})
        self.recording["runs"].append(run)
        return True

    def finish(self):
        """Puts the snapshot into the notebook's metadata, if anything was recorded."""
        if self.recording["runs"]:
            self.notebook.setdefault("metadata", {})["crane"] = assemble(self.recording, self.notebook)


class _Hooks:
    """nbclient's hooks; nbconvert executes one notebook after the other with the same ones."""

    def __init__(self):
        self.collector = None

    def start(self, notebook):
        self.collector = Collector(notebook)

    def executed(self, cell, cell_index, execute_reply):
        if self.collector is not None and self.collector.executed(cell, execute_reply):
            self.collector.finish()


def configure(config):
    """Sets the hooks in a traitlets configuration object (`c` in a configuration file)."""
    hooks = _Hooks()
    config.NotebookClient.on_notebook_start = hooks.start
    config.NotebookClient.on_cell_executed = hooks.executed
    config.NotebookClient.extra_arguments = list(KERNEL_ARGUMENTS)
