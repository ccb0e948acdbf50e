"""The literate tests of the engine (`tests/engine/*.md`, read by `tests/engine.rs`), run in a real IPython.

A line marked `# error: [KeyError] …` must raise this exception there, with the text in its message; `# likely:` may
raise it, `# missed:` must, though crane does not see it; no other line may raise. Where an example imports `somewhere`, which stands for code that crane cannot see, a block
```` ```python somewhere ```` says what that code might be: the example must be true of it. Facts that an example says were
recorded must be among those that the recorder writes. An example is left out where its libraries are
not installed, where others of its `Versions:` are, where it imports `somewhere` without saying what it is, and
where a line begins with `Not run: `, which says why.
"""

import contextlib
import glob
import importlib.metadata
import importlib.util
import json
import os
import re
import signal
import sys
import tempfile
import types

import pytest

pytest.importorskip("IPython")

HERE = os.path.dirname(os.path.abspath(__file__))
PAGES = sorted(glob.glob(os.path.join(HERE, "..", "engine", "*.md")))
sys.path.insert(0, os.path.join(HERE, "..", "..", "snapshot-agent"))

#: Names of modules whose distributions have others.
DISTRIBUTIONS = {"sklearn": "scikit-learn", "cv2": "opencv-python-headless", "PIL": "pillow"}

MARK = re.compile(r"# (error|likely|missed): \[([\w. ]+)\] ?(.*)$")


#: An example that takes longer is a mistake, or belongs to those that are not run.
SECONDS = 60


class Cell:
    def __init__(self, source, count=None):
        self.source, self.count, self.run = source, count, None

    def marks(self):
        """{line: (mark, exceptions, text)}, lines from 1."""
        found = {}
        for number, line in enumerate(self.source.split("\n"), 1):
            mark = MARK.search(line)
            if mark:
                alone = not line[: mark.start()].strip()
                found[number + alone] = (mark[1], mark[2].split(" or "), mark[3].strip())
        return found


class Example:
    def __init__(self, page, heading):
        self.page, self.heading, self.cells, self.somewhere, self.not_run, self.versions = page, heading, [], [], None, {}

    def __str__(self):
        return f"{self.page}: {self.heading}"

    def imports(self):
        names = set()
        for source in [cell.source for cell in self.cells] + self.somewhere:
            for name in re.findall(r"^\s*(?:import|from) +(\w+)", source, re.M):
                names.add(name)
        return names


def examples(path):
    """The examples of a page; each cell, `somewhere` and mark as `tests/engine.rs` describes them."""
    found, block, body = [], None, []
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")
    for line in lines:
        if block is not None:
            if line != "```":
                body.append(line)
                continue
            source, example = "\n".join(body), found[-1] if found else None
            language, _, info = block.partition(" ")
            if example and language == "python" and info == "somewhere":
                example.somewhere.append(source)
            elif example and language == "python":
                example.cells.append(Cell(source, int(info[4:]) if info else None))
            elif example and language == "json":
                example.cells[-1].run = json.loads(source)
            block = None
        elif line.startswith("## "):
            found.append(Example(os.path.basename(path), line[3:]))
        elif line == "Its twin:" and found:
            found.append(Example(found[-1].page, found[-1].heading + ", the twin"))
        elif line.startswith("Versions: ") and found:
            found[-1].versions.update(pair.split(" ", 1) for pair in line[10:].split(", "))
        elif line.startswith("Not run: ") and found:
            found[-1].not_run = line[9:]
        elif line.startswith("```"):
            block, body = line[3:], []
    return [example for example in found if example.cells]


def missing(example):
    """Why an example is left out, or None."""
    if example.not_run:
        return example.not_run
    for name in sorted(example.imports() - {"somewhere"}):
        if importlib.util.find_spec(name) is None:
            return f"{name} is not installed"
    if "somewhere" in example.imports() and not example.somewhere:
        return "what `somewhere` is may be anything"
    for name, version in example.versions.items():
        real = ".".join(map(str, sys.version_info)) if name == "python" else importlib.metadata.version(DISTRIBUTIONS.get(name, name))
        if real.split(".")[:2] != version.split(".")[:2]:
            return f"{name} is {real}"
    return None


def apart(function):
    """What the function gives in a child of this process, which it may leave in any state. It runs in a folder with one file."""
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "one.txt"), "w", encoding="utf-8") as file:
            file.write("text")
        return _apart(function, folder)


def _apart(function, folder):
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        status = 1
        try:
            os.close(reader)
            os.chdir(folder)
            signal.alarm(SECONDS)
            with open(os.devnull, "w") as nothing, contextlib.redirect_stdout(nothing), contextlib.redirect_stderr(nothing):
                result = function()
            with os.fdopen(writer, "w") as pipe:
                json.dump(result, pipe)
            status = 0
        finally:
            os._exit(status)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        text = pipe.read()
    status = os.waitpid(child, 0)[1]
    assert status == 0, f"the example ended Python: {status}"
    return json.loads(text)


def shell():
    from IPython.core.interactiveshell import InteractiveShell
    from traitlets.config import Config

    os.environ["MPLBACKEND"] = "Agg"
    config = Config()
    config.HistoryManager.enabled = False
    shell = InteractiveShell.instance(config=config)
    # As Jupyter does it.
    shell.showtraceback = lambda *args, **kwargs: None
    return shell


def make_somewhere(source):
    if source is not None:
        module = types.ModuleType("somewhere")
        exec(source, module.__dict__)
        sys.modules["somewhere"] = module


def run(example, somewhere):
    """(line, name of the exception, message) of each cell, None for one that ended well."""
    make_somewhere(somewhere)
    python = shell()
    # Those that ran first, in their order: then those that are run next.
    order = sorted(range(len(example.cells)), key=lambda number: (example.cells[number].count or 10**6, number))
    outcomes = [None] * len(example.cells)
    for number in order:
        result = python.run_cell(example.cells[number].source, store_history=True)
        error = result.error_before_exec or result.error_in_exec
        if error is None:
            continue
        trace = error.__traceback__
        while trace is not None and trace.tb_frame.f_globals is not python.user_ns:
            trace = trace.tb_next
        line = trace.tb_lineno if trace else None
        if line and example.cells[number].source.startswith("%%"):
            # A cell magic runs what stands below its line.
            line += 1
        if isinstance(error, SyntaxError):
            line = error.lineno
        outcomes[number] = (line, type(error).__name__, str(error))
    return outcomes


def recorded(example):
    """What the recorder writes of the example's cells that ran."""
    make_somewhere(example.somewhere[0] if example.somewhere else None)
    from crane_snapshot.record import record_cells

    sources = [cell.source for cell in example.cells if cell.count is not None]
    return record_cells(sources)["snapshot"]["runs"]


def stands_in(part, whole):
    """Whether all that the first summary says is said by the second."""
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(key in whole and stands_in(value, whole[key]) for key, value in part.items())
    if isinstance(part, list) and isinstance(whole, list):
        # Of entries the first may be given, of a shape all.
        enough = len(part) <= len(whole) if part and isinstance(part[0], dict) else len(part) == len(whole)
        return enough and all(map(stands_in, part, whole))
    return part == whole


ALL = [example for path in PAGES for example in examples(path)]


def test_pages_are_read():
    assert len(ALL) > 100 and any(cell.marks() for example in ALL for cell in example.cells)
    for example in ALL:
        for cell in example.cells:
            assert all(line <= cell.source.count("\n") + 1 for line in cell.marks()), str(example)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="each example runs in a fork")
@pytest.mark.parametrize("example", ALL, ids=str)
def test_real_python_agrees(example):
    reason = missing(example)
    if reason:
        pytest.skip(reason)
    for somewhere in example.somewhere or [None]:
        outcomes = apart(lambda: run(example, somewhere))
        for number, (cell, outcome) in enumerate(zip(example.cells, outcomes), 1):
            marks = cell.marks()
            if outcome is None:
                sure = [line for line, mark in marks.items() if mark[0] != "likely"]
                assert not sure, f"cell {number}, line {sure} did not raise"
                continue
            line, exception, message = outcome
            assert line in marks, f"cell {number}, line {line} raised {exception}: {message}"
            _, exceptions, text = marks[line]
            right = exception == exceptions[0] and text in message or exception in exceptions[1:]
            assert right, f"cell {number}, line {line} raised {exception}: {message}"
    if any(cell.run for cell in example.cells):
        runs = apart(lambda: recorded(example))
        for cell, real in zip([cell for cell in example.cells if cell.count is not None], runs):
            said = (cell.run or {}).get("set", {})
            assert stands_in(said, real["set"]), f"recorded: {json.dumps(real['set'])}"
