"""The hooks in IPython: after each run one record, and nothing that the user could notice."""

import os
import re
import sys
import threading

from . import __version__, environment, settings, sidecar
from .context import Limits
from .recorder import Recorder
from .status import exception_name, failing_line

_ID = re.compile(r"^[a-zA-Z0-9_-]{1,64}$")
#: The agents of this process, by the identity of their shell.
_agents = {}


def load(ip):
    if id(ip) not in _agents:
        _agents[id(ip)] = Agent(ip)
        _agents[id(ip)].begin()


def unload(ip):
    agent = _agents.pop(id(ip), None)
    if agent is not None:
        agent.end()


def current():
    """The agent of this process, or None where recording is off."""
    return next(iter(_agents.values()), None)


_CAPTURE = re.compile(r"(?:\s*%%\w[^\n]*\n)*?\s*%%capture\b[^\n]*\n")


def lines_before(cell, inner):
    """Lines of a cell above the code that its `%%capture` ran; 0 where that is not what `inner` is."""
    found = _CAPTURE.match(cell)
    if found is None or not inner.strip() or not cell.rstrip().endswith(inner.strip()):
        return 0
    return cell.rstrip().count("\n") - inner.rstrip().count("\n")


def blank_lines(source):
    """Blank lines at the top, which IPython takes away before it compiles."""
    count = 0
    for line in source.splitlines():
        if line.strip():
            break
        count += 1
    return count


class Agent:
    def __init__(self, ip):
        chosen = settings.load()
        limits = Limits()
        limits.seconds = float(chosen["seconds"])
        limits.probe = chosen["probe"]
        self.ip = ip
        threads = {id(thread) for thread in threading.enumerate()}
        self.recorder = Recorder(ip.user_ns, ip.user_ns_hidden, chosen["level"], limits, threads)
        self.kernel = getattr(ip, "kernel", None)
        self.writer = None
        self.pending = None
        self.environment = {}
        #: The last run inside of another one: its source, how it ended, and the file name of its code.
        self.inner = None
        #: The address of the traceback that was shown last.
        self.shown = id(getattr(sys, "last_traceback", None))
        #: Without a kernel there is no file: what `export` gives.
        self.runs = []
        self._finish = None
        self._imported = None

    def begin(self):
        self.ip.events.register("post_run_cell", self._after)
        if self.kernel is None:
            return
        try:
            from ipykernel.connect import get_connection_file

            self.writer = sidecar.Writer(sidecar.path_for(get_connection_file()))
            sidecar.sweep(os.path.dirname(self.writer.path))
        except Exception:
            self.writer = None
        self._finish = self.kernel.finish_metadata
        self.kernel.finish_metadata = self._metadata

    def end(self):
        self.ip.events.unregister("post_run_cell", self._after)
        if self._finish is not None and self.kernel.__dict__.get("finish_metadata") == self._metadata:
            del self.kernel.finish_metadata

    def _metadata(self, parent, metadata, reply_content):
        metadata = self._finish(parent, metadata, reply_content)
        try:
            pending, self.pending = self.pending, None
            if pending is not None and parent["header"]["msg_type"] == "execute_request":
                metadata["crane"] = pending
        except Exception:
            pass
        return metadata

    def _after(self, result=None):
        # An exception here would show in the user's cell.
        try:
            self._record(result)
        except Exception:
            self.recorder.look_at_everything()

    def _record(self, result):
        info = getattr(result, "info", None)
        count = getattr(result, "execution_count", None)
        if info is None:
            return
        if not info.store_history and info.raw_cell:
            name = self._filename(info, count)
            self.inner = (info.raw_cell, self._ended(result, info, name), name)
        if type(count) is not int:
            self.recorder.look_at_everything()
            return
        if not info.store_history or info.silent:
            # Another tool's code, which is in no cell: what it did is seen at the next run.
            self.recorder.look_at_everything()
            return
        filename = self._filename(info, count)
        status = self._ended(result, info, filename)
        places = {filename: blank_lines(info.raw_cell)}
        inner, self.inner = self.inner, None
        skipped = lines_before(info.raw_cell, inner[0]) if inner is not None else 0
        if skipped:
            # `%%capture` runs the cell's code as a run of its own, and drops how that ended.
            places[inner[2]] = skipped + blank_lines(inner[0])
            if inner[1] != "ok":
                status = dict(inner[1])
                if "line" in status:
                    status["line"] += skipped
        run = self.recorder.record(info.raw_cell, count, self._cell(info), status, places)
        if len(sys.modules) != self._imported or not self.environment:
            self._imported = len(sys.modules)
            self.environment = environment.describe()
        else:
            self.environment = dict(self.environment, switches=environment.switches())
        self.pending = {"version": 1, "agent": __version__, "environment": self.environment, "run": run}
        self._store(run)

    def _store(self, run):
        if self.writer is None:
            self.runs.append(run)
            del self.runs[:-500]
            return
        try:
            self.writer.append(self.environment, run)
        except OSError:
            # The next record that reaches the disk must stand without this one.
            self.recorder.repeat(run)
            return
        notebook = self.ip.user_ns.get("__vsc_ipynb_file__")
        if type(notebook) is str:
            from .beside import write_beside

            write_beside(notebook, self.writer.path)

    def _cell(self, info):
        cell = getattr(info, "cell_id", None)
        if cell is None and self.kernel is not None:
            try:
                parent = self.kernel.get_parent("shell")
                cell = parent.get("metadata", {}).get("cellId") if hasattr(parent, "get") else None
            except Exception:
                cell = None
        # VS Code gives an address, which is no id of the file.
        return cell if type(cell) is str and _ID.match(cell) else None

    def _filename(self, info, count):
        known = getattr(self.ip.compile, "_filename_map", None)
        if type(known) is dict:
            for name in reversed(list(known)):
                if known[name] == count:
                    return name
        try:
            import linecache

            for name in reversed(list(linecache.cache)):
                if name.startswith(f"<ipython-input-{count}-"):
                    return name
            return self.ip.compile.get_code_name(info.raw_cell, info.raw_cell, count)
        except Exception:
            return None

    def _ended(self, result, info, filename):
        """How a run ended, also where `%%time` (before IPython 9.4) shows an error and counts it as success."""
        shown, self.shown = self.shown, id(getattr(sys, "last_traceback", None))
        status = self._status(result, info, filename)
        if status != "ok" or shown == self.shown or not info.raw_cell.lstrip().startswith("%%time"):
            return status
        error = getattr(sys, "last_value", None)
        return "ok" if failing_line(error, "<timed exec>") is None else self._status_of(error, info, None)

    def _status(self, result, info, filename):
        error = result.error_before_exec or result.error_in_exec
        return "ok" if error is None else self._status_of(error, info, filename)

    def _status_of(self, error, info, filename):
        status = {"error": exception_name(type(error))}
        above = blank_lines(info.raw_cell)
        if info.raw_cell.lstrip().startswith("%%"):
            # `%%time` and its kin compile the rest of the cell under a name of their own.
            line = failing_line(error, "<timed exec>")
            above += 1
            above += blank_lines("\n".join(info.raw_cell.splitlines()[above:]))
        else:
            line = failing_line(error, filename)
        if line is not None:
            status["line"] = line + above
        return status

    def snapshot(self):
        """Everything recorded in this session, as docs/snapshot.md has it."""
        found = sidecar.read(self.writer.path) if self.writer is not None else None
        runs = found["runs"] if found else self.runs
        return {"version": 1, "agent": __version__, "environment": self.environment, "runs": runs}
