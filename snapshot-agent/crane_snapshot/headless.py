"""Runs notebooks from the command line and records them: `crane-snapshot run`."""

import copy
import os
import sys
import time

from .files import write_atomically
from .hooks import KERNEL_ARGUMENTS, Collector


class CannotRun(Exception):
    """Why a notebook was not run or not recorded, for people."""


def run_notebook(path, output=None, keep_going=False, timeout=None, limit=None, kernel=None, progress=None):
    """Executes a notebook from top to bottom under the recorder and writes it back, or to `output`.

    `timeout` is seconds a cell, `limit` seconds a notebook. `progress(done, of)` is called after each cell.
    Returns the number of cells that failed. Raises CannotRun; cells that ran before are written all the same.
    """
    try:
        import nbformat
        from nbclient import NotebookClient
        from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError
    except ImportError as error:
        raise CannotRun(f"running notebooks needs nbclient: pip install 'crane-snapshot[run]' ({error})") from None
    try:
        with open(path, "rb") as file:
            content = file.read()
        original = content.decode("utf-8-sig")
        notebook = nbformat.reads(original, as_version=4)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise CannotRun(f"{path} could not be read: {error}") from None
    collector = Collector(notebook)
    total = sum(cell.cell_type == "code" and bool(cell.source.strip()) for cell in notebook.cells)
    state = {"done": 0, "failed": 0, "recorded": 0}
    deadline = None if limit is None else time.monotonic() + limit

    def executed(cell, cell_index, execute_reply):
        state["done"] += 1
        state["recorded"] += collector.executed(cell, execute_reply)
        state["failed"] += execute_reply["content"].get("status") == "error"
        if progress is not None:
            progress(state["done"], total)

    def remaining(cell):
        left = None if deadline is None else max(deadline - time.monotonic(), 0.1)
        candidates = [x for x in (timeout, left) if x is not None]
        return min(candidates) if candidates else None

    options = {"kernel_name": kernel} if kernel else {}
    client = NotebookClient(
        notebook,
        allow_errors=keep_going,
        timeout_func=remaining,
        on_cell_executed=executed,
        extra_arguments=list(KERNEL_ARGUMENTS),
        record_timing=False,
        resources={"metadata": {"path": os.path.dirname(os.path.abspath(path))}},
        **options,
    )
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.execution_count, cell.outputs = None, []
    problem = None
    try:
        client.execute()
    except CellExecutionError:
        pass
    except (CellTimeoutError, DeadKernelError) as error:
        problem = f"{path}: {str(error).strip().splitlines()[0]}"
    except Exception as error:
        if state["done"] == 0:
            raise CannotRun(f"{path}: the kernel could not be started: {error}") from None
        problem = f"{path}: {type(error).__name__}: {error}"
    if state["done"] and not state["recorded"]:
        problem = problem or (
            f"{path}: the kernel {notebook.metadata.get('kernelspec', {}).get('name', kernel or 'python3')!r} recorded nothing:"
            " install crane-snapshot where that kernel's Python is"
        )
    collector.finish()
    _write(output or path, path, notebook, original, nbformat)
    if problem:
        raise CannotRun(problem)
    return state["failed"]


def _write(target, path, notebook, original, nbformat):
    """Outputs and counts change, so the notebook is written anew, with its own indent and last newline."""
    import json

    from . import notebook_text

    written = nbformat.writes(copy.deepcopy(notebook), version=nbformat.NO_CONVERT)
    step = notebook_text._step(original)
    if step not in ("", " "):
        written = json.dumps(
            json.loads(written), indent=step, sort_keys=True, ensure_ascii=False, separators=(",", ": ")
        )
    if original.endswith("\n"):
        written += "\n"
    try:
        write_atomically(target, written.encode("utf-8", "surrogatepass"))
    except OSError as error:
        raise CannotRun(f"{target} was left as it was: {error.strerror or error}") from None


def bar(path):
    """Progress on standard error; a line that is overwritten on a terminal, nothing elsewhere."""
    if not sys.stderr.isatty():
        return None

    def progress(done, total):
        end = "\n" if done == total else ""
        sys.stderr.write(f"\r{path}: cell {done} of {total}{end}")
        sys.stderr.flush()

    return progress
