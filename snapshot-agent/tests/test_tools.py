"""What other tools leave of a recording: the table in README.md, tried. Needs the tools, each test its own."""

import json
import pathlib
import subprocess
import sys

import pytest

from conftest import needs
from crane_snapshot.merge import merge_file
from crane_snapshot.recorder import source_hash

nbformat = pytest.importorskip("nbformat")

SOURCES = ("x = {  'a':1 }", "print( x )")


def tool(*arguments, **options):
    done = subprocess.run([sys.executable, "-m", *map(str, arguments)], capture_output=True, text=True, **options)
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def recorded(tmp_path):
    """A notebook with outputs and a recording, as Jupyter saves it."""
    path = tmp_path / "a.ipynb"
    cells = [nbformat.v4.new_code_cell(source, execution_count=i + 1) for i, source in enumerate(SOURCES)]
    for i, cell in enumerate(cells):
        cell["id"] = f"cell-{i}"
    cells[1]["outputs"] = [nbformat.v4.new_output("stream", text="{'a': 1}\n")]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    nbformat.write(nbformat.v4.new_notebook(cells=cells, metadata={"kernelspec": kernel}), path)
    runs = [
        {"cell": f"cell-{i}", "hash": source_hash(source), "count": i + 1, "status": "ok", "complete": True,
         "set": {"x": {"types": {"type": "dict"}, "structure": {"length": i}}}}
        for i, source in enumerate(SOURCES)
    ]  # fmt: skip
    assert merge_file(path, {"agent": "0.1.0", "environment": {"python": "3.12.1"}, "runs": runs})
    return path


def recording(path):
    return json.loads(pathlib.Path(path).read_text())["metadata"].get("crane")


@needs("nbstripout")
def test_nbstripout_keeps_it_unless_asked(recorded):
    before = recording(recorded)
    assert tool("nbstripout", recorded)[0] == 0
    stripped = json.loads(recorded.read_text())
    assert recording(recorded) == before and stripped["cells"][1]["outputs"] == []
    assert stripped["cells"][0]["execution_count"] is None
    assert tool("nbstripout", "--extra-keys", "metadata.crane", recorded)[0] == 0
    assert recording(recorded) is None


@needs("nbconvert")
def test_clearing_outputs_keeps_it_and_clearing_metadata_drops_it(recorded):
    before = recording(recorded)
    assert tool("nbconvert", "--clear-output", "--inplace", recorded)[0] == 0
    assert recording(recorded) == before
    options = ["--ClearMetadataPreprocessor.enabled=True", "--to", "notebook", "--inplace"]
    assert tool("nbconvert", *options, recorded)[0] == 0
    assert recording(recorded) is None


@needs("jupytext")
def test_jupytext_keeps_it_in_a_pair_and_drops_it_on_the_way_through_a_script(recorded):
    before = recording(recorded)
    assert tool("jupytext", "--set-formats", "ipynb,py:percent", recorded)[0] == 0
    script = recorded.with_suffix(".py")
    assert "crane" not in script.read_text().replace("crane_", "")
    script.write_text(script.read_text().replace("print( x )", "print(x)"))
    assert tool("jupytext", "--sync", recorded)[0] == 0
    assert recording(recorded) == before
    assert "print(x)" in recorded.read_text()
    alone = recorded.with_name("alone.ipynb")
    assert tool("jupytext", "--to", "ipynb", "--output", alone, script)[0] == 0
    assert recording(alone) is None


@needs("black", "tokenize_rt")
def test_black_keeps_it(recorded):
    before = recording(recorded)
    assert tool("black", "-q", recorded)[0] == 0
    assert recording(recorded) == before and 'x = {\\"a\\": 1}' in recorded.read_text()


@needs("ruff")
def test_ruff_keeps_it(recorded):
    before = recording(recorded)
    assert tool("ruff", "format", "--isolated", recorded)[0] == 0
    assert tool("ruff", "check", "--fix", "--isolated", recorded)[0] == 0
    assert recording(recorded) == before and 'x = {\\"a\\": 1}' in recorded.read_text()


@needs("nbdime")
def test_nbdime_reports_two_recordings_as_a_conflict_and_takes_either_side(recorded):
    base = recorded.read_text()
    paths = {}
    for name in ("base", "local", "remote"):
        notebook = json.loads(base)
        if name != "base":
            notebook["metadata"]["crane"]["runs"][1]["set"]["x"]["structure"]["length"] = len(name)
        paths[name] = recorded.with_name(f"{name}.ipynb")
        paths[name].write_text(json.dumps(notebook))
    sides = [paths[name] for name in ("base", "local", "remote")]
    code, said = tool("nbdime", "merge", *sides)
    assert code != 0 and "conflict" in said.lower()
    merged = recorded.with_name("merged.ipynb")
    code, said = tool("nbdime", "merge", "--merge-strategy", "use-local", "--out", merged, *sides)
    assert code == 0, said
    assert recording(merged) == recording(paths["local"])
    # One side alone ran: no conflict.
    code, said = tool("nbdime", "merge", "--out", merged, paths["base"], paths["base"], paths["remote"])
    assert code == 0 and recording(merged) == recording(paths["remote"]), said


@needs("nbdime")
def test_nbdime_can_be_told_to_leave_it_out_of_differences(recorded):
    other = recorded.with_name("b.ipynb")
    notebook = json.loads(recorded.read_text())
    notebook["metadata"]["crane"]["runs"][1]["set"] = {}
    other.write_text(json.dumps(notebook))
    assert "crane" in tool("nbdime", "diff", "--no-color", recorded, other)[1]
    assert "crane" not in tool("nbdime", "diff", "--no-color", "-M", recorded, other)[1].replace(str(recorded), "")
