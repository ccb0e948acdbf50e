"""Outputs as the installed libraries write them: what crane concludes from them, judged by running it.

Each case runs for real in a kernel: what is hidden from crane makes the values, a cell shows something of
them, and two cells follow: one that crashes and one that does not. crane gets a notebook in which nothing
tells the values but the output; it must find the crash, with its exception, and be silent about its twin.
"""

import json
import os
import pathlib
import re
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
CASES = pathlib.Path(__file__).parent / "cases"
#: What a file of cases needs, by its name.
NEEDS = {"pandas": ("pandas",), "numpy": ("numpy",), "torch": ("torch",), "keras": ("keras", "tensorflow"), "datasets": ("datasets",)}


def crane():
    return os.environ.get("CRANE_BINARY") or ROOT / "target" / "debug" / "crane"


def parts(path):
    """The cases of a file: blocks between lines `== name`, each of parts between lines `-- what`."""
    for block in re.split(r"(?m)^== ", path.read_text())[1:]:
        name, _, rest = block.partition("\n")
        found = dict.fromkeys(("hidden", "seen", "show"), "")
        found["crash"], found["fine"] = [], []
        for part in re.split(r"(?m)^-- ", rest)[1:]:
            what, _, source = part.partition("\n")
            if what in ("crash", "fine"):
                found[what].append(source.strip("\n"))
            else:
                found[what] = source.strip("\n")
        yield name.strip(), found


def run(sources):
    """The outputs of cells run in a new kernel, one after the other."""
    import nbclient
    import nbformat

    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source) for source in sources])
    client = nbclient.NotebookClient(notebook, timeout=600, allow_errors=True, kernel_name="python3")
    client.execute(env={**os.environ, "TF_CPP_MIN_LOG_LEVEL": "3"})
    return [cell["outputs"] for cell in json.loads(nbformat.writes(notebook))["cells"]]


def raised(outputs):
    return next((output["ename"] for output in outputs if output["output_type"] == "error"), None)


def saved(case, outputs, target):
    cells = [(1, case["seen"], []), (2, case["show"], outputs), (None, target, [])]
    cells = [{"cell_type": "code", "metadata": {}, "execution_count": count, "source": source, "outputs": found}
             for count, source, found in cells]
    return {"cells": cells, "metadata": {"kernelspec": {"name": "python3", "display_name": "", "language": "python"}},
            "nbformat": 4, "nbformat_minor": 4}


@pytest.mark.parametrize("path", sorted(CASES.glob("*.txt")), ids=lambda path: path.stem)
def test_what_outputs_tell(path, tmp_path):
    for library in NEEDS.get(path.stem, ()):
        pytest.importorskip(library)
    cases = list(parts(path))
    sources, places = [], []
    for name, case in cases:
        start = len(sources)
        # Each target starts from the values as they were shown.
        sources += [case["hidden"], case["show"]]
        for target in case["crash"] + case["fine"]:
            sources += [case["hidden"], target]
        places.append(start)
    outputs = run(sources)
    wrong = []
    expected = {}
    for (name, case), start in zip(cases, places):
        for setup in range(start, start + 2 + 2 * len(case["crash"] + case["fine"]), 2):
            assert raised(outputs[setup]) is None, (name, outputs[setup])
        assert raised(outputs[start + 1]) is None, (name, outputs[start + 1])
        for i, target in enumerate(case["crash"] + case["fine"]):
            truth = raised(outputs[start + 3 + 2 * i])
            crashes = i < len(case["crash"])
            if (truth is not None) != crashes:
                wrong.append(f"{name}: {target!r} gives {truth}")
            file = f"{len(expected):04}.ipynb"
            expected[file] = (name, target, truth, outputs[start + 1])
            (tmp_path / file).write_text(json.dumps(saved(case, outputs[start + 1], target)))
    done = subprocess.run([crane(), "lint", str(tmp_path), "--output-format", "json"], capture_output=True, text=True)
    assert done.returncode in (0, 1), done.stderr
    for report in json.loads(done.stdout)["notebooks"]:
        name, target, truth, shown = expected[pathlib.Path(report["path"]).name]
        found = [finding["exception"] for finding in report["findings"] if finding["cell"]["index"] == 3]
        if found != ([] if truth is None else [truth]):
            wrong.append(f"{name}: {target!r} gives {truth}, crane says {found} after {json.dumps(shown)[:400]}")
    assert not wrong, "\n".join([sys.version, *wrong])
