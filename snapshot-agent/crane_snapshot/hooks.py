"""What everything that executes notebooks through nbclient shares: our runner, nbconvert, papermill."""

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
