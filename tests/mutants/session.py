"""Runs a notebook cell by cell under the recorder, and at each cell the faulty versions in children.

A child is a fork of the session as it stood before the cell, so that each faulty cell costs only itself.
Libraries whose threads do not survive a fork (TensorFlow) are replayed instead: the child starts clean and
runs the cells above first.
"""

import ast
import contextlib
import io
import json
import os
import platform
import random
import select
import signal
import sys
import warnings

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "snapshot-agent"))

from crane_snapshot import __version__  # noqa: E402
from crane_snapshot.context import Limits  # noqa: E402
from crane_snapshot.recorder import Recorder, compact  # noqa: E402
from crane_snapshot.status import exception_name, failing_line  # noqa: E402

#: Outcomes that say nothing of the code.
UNFAIR = {"MemoryError", "SystemExit", "KeyboardInterrupt", "RecursionError"}


class Session:
    """One kernel's life: a namespace, what was recorded of it, and the cells as they are saved."""

    def __init__(self):
        self.space = {"__name__": "__main__", "__builtins__": __builtins__}
        limits = Limits()
        # Nobody waits at a prompt, and results are compared.
        limits.seconds = 2.0
        self.recorder = Recorder(self.space, hidden=dict(self.space), level="facts", limits=limits)
        self.runs, self.cells = [], []

    def run(self, name, source, record=True):
        """Runs and saves a cell; returns how it ended."""
        count = len(self.cells) + 1
        filename = f"<cell {count} of {id(self)}>"
        outcome, status, outputs = execute(source, self.space, filename)
        self.cells.append((name, source, outputs))
        if record:
            run = self.recorder.record(source, count, name, status, {filename: 0})
            run.pop("source")
            self.runs.append(run)
        return outcome

    def notebook(self, target, source):
        """What was recorded so far, as a notebook whose last cell was not run yet."""
        cells = [saved(name, text, number + 1, outputs) for number, (name, text, outputs) in enumerate(self.cells)]
        cells.append(saved(target, source, None, []))
        metadata = {
            "kernelspec": {"name": "python3", "language": "python", "display_name": "Python 3"},
            "language_info": {"name": "python", "version": platform.python_version()},
            "crane": {"version": 1, "agent": __version__, "environment": self.recorder.environment(), "runs": list(self.runs)},
        }
        return {"nbformat": 4, "nbformat_minor": 5, "metadata": metadata, "cells": cells}

    def follow(self, steps):
        """Runs the steps, (cell name, source), until one fails; the target is that one, or else the first.

        Returns the target's outcome and the notebook in which it is still to be run.
        """
        first = None
        for number, (name, source) in enumerate(steps):
            notebook = self.notebook(name, source)
            outcome = self.run(name, source, record=number + 1 < len(steps))
            if first is None:
                first = outcome, notebook, number
            if outcome["status"] != "ok":
                return outcome, notebook, number
        return first


def saved(name, source, count, outputs):
    return {"cell_type": "code", "id": name, "execution_count": count, "metadata": {}, "outputs": outputs, "source": source}


def execute(source, space, filename):
    """Runs a cell as IPython would: (outcome, status for the recorder, outputs)."""
    shown = io.StringIO()
    value = None
    try:
        tree = ast.parse(source, filename)
        last = None
        if tree.body and isinstance(tree.body[-1], ast.Expr) and not source.rstrip().endswith(";"):
            last = ast.Expression(tree.body.pop().value)
        with contextlib.redirect_stdout(shown), contextlib.redirect_stderr(io.StringIO()), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            exec(compile(tree, filename, "exec", dont_inherit=True), space)
            if last is not None:
                value = eval(compile(last, filename, "eval", dont_inherit=True), space)
            outputs = texts(shown.getvalue(), value)
    except BaseException as error:
        name = exception_name(type(error))
        line = failing_line(error, filename)
        ancestors = [cls.__name__ for cls in type(error).__mro__[1:-1]]
        outcome = {"status": "error", "exception": name, "ancestors": ancestors, "message": str(error)[:300], "line": line}
        error.__traceback__ = None
        return outcome, {"error": name} if line is None else {"error": name, "line": line}, texts(shown.getvalue(), None)
    return {"status": "ok"}, "ok", outputs


def texts(printed, value):
    outputs = []
    if printed:
        outputs.append({"output_type": "stream", "name": "stdout", "text": printed[:20000]})
    if value is not None:
        data = {"text/plain": repr(value)[:20000]}
        if hasattr(value, "_repr_html_"):
            with contextlib.suppress(Exception):
                data["text/html"] = value._repr_html_()
        data = {kind: text for kind, text in data.items() if isinstance(text, str)}
        outputs.append({"output_type": "execute_result", "execution_count": None, "metadata": {}, "data": data})
    return outputs


def in_child(work, seconds):
    """The JSON of what `work` returns, made in a forked child; None if it hangs or dies."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        status = 1
        try:
            random.seed(0)
            with os.fdopen(writer, "w") as out:
                out.write(compact(work()))
            status = 0
        finally:
            os._exit(status)
    os.close(writer)
    parts = []
    try:
        while True:
            ready, _, _ = select.select([reader], [], [], seconds)
            if not ready:
                os.kill(child, signal.SIGKILL)
                return None
            part = os.read(reader, 1 << 20)
            if not part:
                break
            parts.append(part)
    finally:
        os.close(reader)
        os.waitpid(child, 0)
    return json.loads(b"".join(parts)) if parts else None


def run_notebook(cells, plans, folder, replay=False, seconds=20.0):
    """Carries out the plans of a notebook, and yields (plan, outcome, notebook, number of the failing step).

    `cells`: (name, source); `plans`: their `cell` is where they branch off.
    """
    os.chdir(folder)
    if replay:
        yield from _replayed(cells, plans, seconds)
        return
    session = Session()
    for number in range(len(cells) + 1):
        for plan in plans:
            if plan.cell == number:
                result = in_child(lambda plan=plan: session.follow(plan.steps), seconds)
                if result is not None and result[0].get("exception") not in UNFAIR:
                    yield plan, *result
        if number < len(cells):
            outcome = session.run(*cells[number])
            if outcome["status"] != "ok":
                raise RuntimeError(f"{cells[number][0]}: {outcome['exception']}: {outcome['message']}")


def _replayed(cells, plans, seconds):
    for plan in plans:
        def work(plan=plan):
            session = Session()
            for cell in cells[:plan.cell]:
                outcome = session.run(*cell)
                if outcome["status"] != "ok":
                    return {"status": "broken", "message": f"{cell[0]}: {outcome['exception']}: {outcome['message']}"}, None, 0
            return session.follow(plan.steps)

        result = in_child(work, seconds * 4)
        if result is not None and result[0]["status"] == "broken":
            raise RuntimeError(result[0]["message"])
        if result is not None and result[0].get("exception") not in UNFAIR:
            yield plan, *result
