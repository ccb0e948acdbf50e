"""Runs cells under the recorder without Jupyter.

python -m crane_snapshot.record cells.json            # a list of sources, or a list of such lists
python -m crane_snapshot.record script.py             # cells divided by `# %%`
python -m crane_snapshot.record --serve [--fork]      # one JSON list of sources a line, one result a line
"""

import argparse
import contextlib
import io
import json
import os
import re
import select
import signal
import sys
import traceback

from . import __version__
from .context import Limits
from .recorder import Recorder, compact
from .status import exception_name, failing_line


def record_cells(sources, level="facts", namespace=None, keep_going=True, ids=None, limits=None):
    """Runs the sources one after the other in one fresh namespace, each recorded as one run.

    Returns {"snapshot": …, "outcomes": […]}: the snapshot as docs/snapshot.md has it, and for each cell
    that ran {"status": "ok"} or {"status": "error", "exception", "qualified", "message", "line"}.
    `keep_going=False` stops at the first cell that fails. Output of the cells is dropped. IPython's magics
    and `await` outside of a function are not run: those need `crane-snapshot run`.
    """
    space = {"__name__": "__main__", "__builtins__": __builtins__} if namespace is None else namespace
    if limits is None:
        limits = Limits()
        # Nobody waits at a prompt, and results are compared.
        limits.seconds = 2.0
    recorder = Recorder(space, hidden=dict(space), level=level, limits=limits)
    runs, outcomes = [], []
    for i, source in enumerate(sources):
        filename = f"<cell {i + 1} of {id(recorder)}>"
        outcome, status = _run(source, space, filename)
        cell = ids[i] if ids else f"cell-{i}"
        runs.append(recorder.record(source, i + 1, cell, status, {filename: 0}))
        outcomes.append(outcome)
        if status != "ok" and not keep_going:
            break
    for run in runs:
        run.pop("source")
    snapshot = {"version": 1, "agent": __version__, "environment": recorder.environment(), "runs": runs}
    return {"snapshot": snapshot, "outcomes": outcomes}


def _run(source, space, filename):
    try:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            exec(compile(source, filename, "exec", flags=0, dont_inherit=True), space)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        name = exception_name(type(error))
        line = failing_line(error, filename)
        module = type(error).__module__
        outcome = {
            "status": "error",
            "exception": name,
            "qualified": name if module == "builtins" else f"{module}.{type(error).__qualname__}",
            "ancestors": [cls.__name__ for cls in type(error).__mro__[1:-1]],
            "message": _message(error),
            "line": line,
        }
        status = {"error": name} if line is None else {"error": name, "line": line}
        error.__traceback__ = None
        return outcome, status
    return {"status": "ok"}, "ok"


def _message(error):
    try:
        return str(error)[:2000]
    except Exception:
        return traceback.format_exception_only(type(error), error)[-1][:2000]


def cells_of(text):
    """Cells of a script, divided by lines that begin with `# %%`."""
    parts = re.split(r"(?m)^# ?%%.*\n?", text)
    return [part for part in parts if part.strip()]


def _serve(options):
    """One batch a line. With `--fork` each runs in a child, so that it may hang, exit or crash."""
    for line in sys.stdin:
        if line.strip():
            sys.stdout.write(_batch(json.loads(line), options) + "\n")
            sys.stdout.flush()


def _batch(sources, options):
    if options.preload:
        for name in options.preload.split(","):
            __import__(name)

    def work():
        return compact(record_cells(sources, level=options.level, keep_going=not options.stop))

    if not options.fork:
        return work()
    return _in_child(work, options.timeout)


def _in_child(work, timeout):
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        try:
            with os.fdopen(writer, "w") as out:
                out.write(work())
        finally:
            os._exit(0)
    os.close(writer)
    parts = []
    try:
        while True:
            ready, _, _ = select.select([reader], [], [], timeout)
            part = os.read(reader, 1 << 20) if ready else None
            if part is None:
                os.kill(child, signal.SIGKILL)
                return compact({"error": f"no result after {timeout} seconds"})
            if not part:
                break
            parts.append(part)
    finally:
        os.close(reader)
        _, code = os.waitpid(child, 0)
    text = b"".join(parts).decode()
    return text or compact({"error": f"the child ended without a result (wait status {code})"})


def main(arguments=None):
    parser = argparse.ArgumentParser(
        "python -m crane_snapshot.record", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("cells", nargs="?", help="a .json list of sources, or a .py script with `# %%%%` cells")
    parser.add_argument("--serve", action="store_true", help="read one JSON list of sources a line from standard input")
    parser.add_argument("--fork", action="store_true", help="run each list in a child process")
    parser.add_argument("--timeout", type=float, default=60.0, help="seconds for one list, with --fork")
    parser.add_argument("--preload", default="", help="modules to import once, before the children are made")
    parser.add_argument("--stop", action="store_true", help="stop a list at its first failing cell")
    parser.add_argument("--level", default="facts", choices=("structure", "types", "facts", "examples"))
    parser.add_argument("-o", "--output", help="file for the result; standard output otherwise")
    options = parser.parse_args(arguments)
    if options.serve:
        _serve(options)
        return 0
    if not options.cells:
        parser.error("give a file of cells, or --serve")
    with open(options.cells, encoding="utf-8") as file:
        text = file.read()
    cells = json.loads(text) if options.cells.endswith(".json") else cells_of(text)
    many = bool(cells) and all(isinstance(cell, list) for cell in cells)
    results = [_batch(batch, options) for batch in (cells if many else [cells])]
    result = "[" + ",\n".join(results) + "]" if many else results[0]
    if options.output:
        with open(options.output, "w", encoding="utf-8") as file:
            file.write(result + "\n")
    else:
        print(result)
    return 0


if __name__ == "__main__":
    sys.exit(main())
