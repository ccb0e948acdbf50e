"""From the runs of a kernel to the object that stands in the notebook: pruned, without what the cells show."""

import base64
import json
import zlib

from . import __version__
from .context import Limits
from .recorder import compact, source_hash


def source_of(cell):
    """A cell's source as text; nbformat also writes lists of lines."""
    source = cell.get("source", "")
    return "".join(source) if isinstance(source, list) else source


def code_cells(notebook):
    return [c for c in notebook.get("cells", ()) if isinstance(c, dict) and c.get("cell_type") == "code"]


def assemble(recording, notebook, limit=Limits.notebook_bytes):
    """The snapshot of a notebook (a dict as nbformat reads it) from a kernel's recording.

    Sources stay only for runs whose cell is gone or was edited since; what exceeds the limit is left out
    from the oldest run on, and named as unknown.
    """
    shown = set()
    for cell in code_cells(notebook):
        digest = source_hash(source_of(cell))
        shown.add((cell.get("id"), digest))
        shown.add((None, digest))
    runs = []
    for run in live(recording["runs"]):
        run = dict(run)
        if (run.get("cell"), run.get("hash")) in shown:
            run.pop("source", None)
        runs.append(run)
    prune(runs, limit)
    return packed(
        {
            "version": 1,
            "agent": recording.get("agent") or __version__,
            "environment": recording.get("environment") or {},
            "runs": runs,
        }
    )


#: Characters, as Jupyter indents them, from which on the runs are compressed.
PACKED_FROM = 10_000


def packed(snapshot):
    """The snapshot with compressed runs, if it is long: Jupyter gives each number a line of its own."""
    if len(json.dumps(snapshot, indent=1)) < PACKED_FROM:
        return snapshot
    content = base64.b64encode(zlib.compress(compact(snapshot["runs"]).encode("utf-8", "surrogatepass"), 9))
    return dict({key: value for key, value in snapshot.items() if key != "runs"}, packed=content.decode())


def unpacked(snapshot):
    """The snapshot with its runs in plain sight. Raises ValueError where they cannot be unpacked."""
    if "packed" not in snapshot or "runs" in snapshot:
        return snapshot
    try:
        runs = json.loads(zlib.decompress(base64.b64decode(snapshot["packed"])).decode("utf-8", "surrogatepass"))
    except (zlib.error, TypeError) as error:
        raise ValueError(f"the packed runs cannot be read: {error}") from None
    return dict({key: value for key, value in snapshot.items() if key != "packed"}, runs=runs)


def live(runs):
    """The runs of the session that lives: counts rise within one, so what stands before a fall is dead."""
    start = 0
    for i in range(1, len(runs)):
        if runs[i]["count"] <= runs[i - 1]["count"]:
            start = i
    return runs[start:]


def prune(runs, limit):
    """Leaves out summaries that a later run replaced, then the largest, until the runs fit. In place."""
    sizes = [len(compact(run)) for run in runs]
    total = sum(sizes)
    if total <= limit:
        return
    last = {}
    for i, run in enumerate(runs):
        for name in run.get("set", {}):
            last[name] = i
    for i, run in enumerate(runs):
        if total <= limit:
            return
        old = [name for name in run.get("set", {}) if last[name] != i]
        total -= sizes[i] - _leave_out(run, old)
    remaining = sorted(
        ((len(compact(s)), i, name) for i, run in enumerate(runs) for name, s in run["set"].items()), reverse=True
    )
    for size, i, name in remaining:
        if total <= limit:
            return
        _leave_out(runs[i], [name])
        total -= size
    for run in runs:
        if total <= limit:
            return
        total -= len(compact(run.pop("source", "")))


def _leave_out(run, names):
    """Moves names from `set` to `unknown`; the run's size afterwards."""
    if names:
        run["set"] = {name: summary for name, summary in run["set"].items() if name not in names}
        run["unknown"] = sorted(set(run.get("unknown", ())) | set(names))
    return len(compact(run))


def overlap(recording, notebook):
    """How many cells of the notebook the recording's runs are of: by id and source, or by source and count."""
    cells = code_cells(notebook)
    ids = {(cell.get("id"), source_hash(source_of(cell))) for cell in cells if cell.get("id")}
    counts = {(source_hash(source_of(cell)), cell.get("execution_count")) for cell in cells}
    matched = {
        run["hash"]
        for run in recording["runs"]
        if (run.get("cell"), run["hash"]) in ids or (run.get("cell") is None and (run["hash"], run["count"]) in counts)
    }
    return len(matched)


def agreement(recording, notebook):
    """How many cells of the notebook stand there as they were run, with their execution counts."""
    ran = {(run["hash"], run["count"]): run.get("cell") for run in recording["runs"]}
    found = 0
    for cell in code_cells(notebook):
        key = (source_hash(source_of(cell)), cell.get("execution_count"))
        found += key in ran and ran[key] in (None, cell.get("id"))
    return found
